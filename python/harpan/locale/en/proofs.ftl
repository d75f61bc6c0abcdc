### What is proven about the deal when all cards are counted: winnable or not, solution, winnable deals.

## The verdict beside the board

verdict-label = Can the game be won?
verdict-thinking = Thinking …
verdict-winnable = Winnable
verdict-no-longer-winnable = No longer winnable
verdict-unwinnable = Unwinnable
verdict-unwinnable-from-here = Unwinnable from here
verdict-unknown = Unknown

## The page on whether the deal can be won

action-verdict = Can the deal be won?
verdict-title = Can the deal be won?
verdict-ask-about = The computer counts every card, hidden ones too. It says only what is proven, not how to play. The game is marked as one in which you found out, but it counts as usual.
verdict-ask = Find out
verdict-of-deal = The deal from its start
verdict-of-position = As the cards lie now
verdict-winnable-about = Proven: the rules of the game have tried a line of moves all the way to the win.
verdict-no-longer-winnable-about = Proven: the deal could be won, but no move leads there from here. Undo until it is winnable again.
verdict-unwinnable-about = Proven: however it is played, this deal is never won.
verdict-unwinnable-from-here-about = Proven: from here the game is not won. Whether the deal could be won from its start is unknown.
verdict-unknown-about = The computer could not prove anything in time. The deal may be winnable or not.
verdict-thinking-about = It may take a few seconds. You can play on meanwhile.
verdict-found-winnable = The deal was chosen among those that are proven winnable.
verdict-found-easy = The deal was chosen among the easy ones: the simplest simulated player wins it.
verdict-found-medium = The deal was chosen among those of medium difficulty: simulated players that think ahead mostly win it.
verdict-found-hard = The deal was chosen among the hard ones: the simulated players lose it, but it is proven winnable.

## The solution

action-facit = Solution
action-facit-move = Solution: next move
action-facit-play = Play the move
facit-title = Solution
facit-question = Show the solution? The game then counts as practice.
facit-yes = Show it
facit-no = No
facit-ask-about = The solution counts every card, hidden ones too, and shows a line of moves that is proven to win.
facit-ask-about-vegas = If the game cannot be won it shows the moves that bring the most cards up.
facit-ask-practice = The game then counts as practice, not in the statistics.
facit-thinking = Working out the solution …
facit-next =
    { $left ->
        [one] Solution: { $move }. It is the last move.
       *[other] Solution: { $move }. { $left } moves to the win.
    }
facit-next-most =
    { $left ->
        [one] Solution: { $move }. It is the last move.
       *[other] Solution: { $move }. { $left } moves left.
    }
facit-most =
    { $least ->
        [0] No card can go up.
       *[other] Most cards that can go up: { $least }.
    }
facit-most-between = Most cards that can go up: at least { $least }, at most { $most }.
facit-most-reached =
    { $least ->
        [one] { $least } is up already.
       *[other] { $least } are up already.
    }
facit-winnable = The game is won already.
facit-no-longer-winnable = Solution: from here the game can no longer be won. Undo a move and ask again.
facit-unwinnable = Solution: the deal is unwinnable, however it is played.
facit-unwinnable-from-here = Solution: from here the game cannot be won.
facit-unknown = Solution: unknown. The computer could not prove anything in time.
facit-line =
    { $left ->
        [one] One move to the win:
       *[other] { $left } moves to the win:
    }
facit-line-most =
    { $left ->
        [one] One move to there:
       *[other] { $left } moves to there:
    }
facit-left =
    { $left ->
        [one] One move left
       *[other] { $left } moves left
    }
facit-play-next = Play the next move
facit-play-all = Play to the end
facit-stop = Stop

## A move of the solution

line-draw = draw { $cards }
line-draw-unseen = draw from the stock
line-recycle = recycle the stock
line-row = deal a row from the stock
line-pair = remove { $card } and { $other }
line-gone = remove { $cards }
line-foundation = { $card } to the foundation
line-move = { $card } to { $pile }
line-run = { $card } with its run to { $pile }

## Which deals the computer chooses among

wish-label = Difficulty
wish-any = Any
wish-winnable = Winnable
wish-easy = Easy
wish-medium = Medium
wish-hard = Hard
wish-any-about = Any deal at all, even one that cannot be won.
wish-winnable-about = The computer searches for a deal that it proves can be won.
wish-easy-about = Measured: the simplest simulated player wins the deal. It sees only what you see, and does not think ahead.
wish-medium-about = Measured: the simplest simulated player loses the deal, but those that think ahead mostly win it. They see no hidden cards either.
wish-hard-about = Measured: the simulated players lose the deal, but the computer proves that it can be won.
wish-stays = The choice is for this game, and is remembered.
wish-kind =
    { $wish ->
        [easy] easy
        [medium] of medium difficulty
        [hard] hard
       *[winnable] winnable
    }
search-begun = Searching for a deal that is { wish-kind }. You can play on meanwhile.
search-label = The search
search-goes =
    { $tried ->
        [0] Searching for a deal that is { wish-kind } …
       *[other] Searching for a deal that is { wish-kind } … ({ $tried } tried)
    }
search-none =
    { $tried ->
        [0] The search had no time to try a deal.
        [one] No deal found that is { wish-kind }, in { $seconds } s ({ $tried } tried).
       *[other] No deal found that is { wish-kind }, in { $seconds } s ({ $tried } tried).
    }
search-cancel = Cancel
search-again = Search on
search-any = Take any deal

## Marks on the game

mark-practice = practice
mark-winnable = winnable
mark-easy = easy
mark-medium = medium
mark-hard = hard
mark-bank-booked = in the bank
mark-bank-practice = not booked
result-practice = Counts
result-practice-no = no, practice
result-aids = Help
aid-hint = hint
aid-verdict = whether the deal can be won
aid-facit = solution
deal-is-winnable = The deal is winnable: it was chosen among those that are proven.
deal-is-easy = The deal is easy: the simplest simulated player wins it.
deal-is-medium = The deal is of medium difficulty: the simplest simulated player loses it, but those that think ahead mostly win it.
deal-is-hard = The deal is hard: the simulated players lose it, but it is proven winnable.
deal-is-practice = The game counts as practice: you may have known the cards, or have seen the solution.
deal-has-aids = Help in this game: { $aids }.
