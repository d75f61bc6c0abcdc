### The web page around the board.

page-title = { $game } – Harpan

## The bar on top

bar-label = The game
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-label = Points
moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
time-label = Time
deal-number = Deal { $number }
deal-own = Own deal
deal-own-open = Own deal: it has no number
deal-open = Deal { $number }: number, code and link
rules-open = Rules: { $rules }
vegas-rule = stake { $stake }, 5 a card

## Buttons

actions-label = Play
action-new = New deal
action-undo = Undo
action-redo = Redo
action-restart = Restart
action-finish = Finish and take the points
action-sweep = Finish for me
action-sweep-away = Remove the rest
action-clear = Clear
action-menu = Menu
action-choose = Choose game
action-challenge = Challenge
action-daily = Daily deal
action-rules = Rules
action-laboratory = Laboratory
action-keys = Keys
action-lines = Lines
action-settings = Settings
action-find = Find a card
action-playable-off = Show cards that can be moved
action-playable-on = No longer show which cards can be moved
action-help = Help
action-vegas = About Vegas
action-statistics = Statistics
action-log = Game log
action-bank = Bank
action-archive = Your games
action-watch = Look at the game
action-close = Close
action-copy = Copy
action-redeal = Redeal ({ $left } left)
action-back = Back
with-key = { $action } ({ $key })
language = Language
language-sv = Svenska
language-en = English

## Leaving a game

leave-question = Leave the game as it is?
leave-yes = New deal
leave-no = Play on
redeal-question = Redeal? The old cards do not come back.
redeal-yes = Redeal

## Finishing

finish-question-quiet = Finish and take the points?
finish-question = Finish with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }?

## The server

sheet-away = The page could not be fetched. Try again when the server answers.
resynced = The game was changed in another window and is now shown as it is.
link-refused = The link does not lead to a deal that can be played.
link-no-game = The link names no game: there is no “{ $got }”.
link-no-number = The link names no deal number: “{ $got }” is not a whole number.
link-without-number = The link names a game but no deal number.

## What happened

status-label = Latest event
card-name =
    { $rank ->
        [A] ace
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [T] ten
        [J] jack
        [Q] queen
       *[K] king
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
pile-stock = the stock
pile-waste = the waste
pile-foundation = the foundation
pile-cell = cell { $number }
pile-discard = the discarded cards
pile-column = column { $number }
pile-pyramid = place { $place } in row { $row }
suit-name =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

status-moved = Moved { $card } to { $pile }.
status-moved-run = Moved { $card } with its run, { $count } cards, to { $pile }.
status-foundation = Played { $card } to the foundation.
status-taken-back = Took back { $card } to { $pile }.
status-turned = Turned up { $card }, card { $place } of { $size } in column { $column }.
status-turned-place = Turned up { $card }, place { $place } in row { $row }.
status-emptied = Column { $column } is empty.
status-drew =
    { $count ->
        [1] Drew { $cards }.
        [2] Drew two cards: { $cards }.
        [3] Drew three cards: { $cards }.
       *[other] Drew { $count } cards: { $cards }.
    }
status-playable = { $card } can be played.
status-top = { $card } is on top.
status-stock =
    { $left ->
        [0] The stock is used up, { $pass }.
        [one] { $left } card left in the stock, { $pass }.
       *[other] { $left } cards left in the stock, { $pass }.
    }
pass = pass { $pass }
pass-of = pass { $pass } of { $passes }
status-recycled =
    { $count ->
        [one] Turned over the stock: { $count } card, { $pass }.
       *[other] Turned over the stock: { $count } cards, { $pass }.
    }
status-row =
    { $count ->
        [one] Dealt { $count } card, { $left }: { $cards }.
       *[other] Dealt { $count } cards, { $left }: { $cards }.
    }
rows-left =
    { $rows ->
        [0] the stock is used up
        [one] { $rows } deal left
       *[other] { $rows } deals left
    }
status-rows = { $left }: tap the stock for a row.
status-home =
    { $count ->
        [one] A complete run of { $suits } went home, { $home } of { $all }.
       *[other] { $count } complete runs went home, of { $suits }, { $home } of { $all }.
    }
status-filled = Column { $column } was filled with { $card }.
status-gone = Removed { $card }.
status-pair = Removed { $card } and { $other }.
status-pyramid =
    { $left ->
        [0] The pyramid is gone.
        [one] { $left } card left in the pyramid.
       *[other] { $left } cards left in the pyramid.
    }
status-discarded = Discarded { $card }.
status-cleared =
    { $count ->
        [one] Discarded { $count } card: { $cards }.
       *[other] Discarded { $count } cards: { $cards }.
    }
status-automatic =
    { $count ->
        [one] { $cards } went up by itself.
       *[other] { $count } cards went up by themselves: { $cards }.
    }
status-swept = Finished the rest.
status-swept-away = Removed the rest.
status-undone = Undone.
status-undone-move = Undone: { $card } is back in { $pile }.
status-undone-move-on = Undone: { $card } is back on { $pile }.
status-undone-draw =
    { $count ->
        [one] Undone: { $count } card back in the stock.
       *[other] Undone: { $count } cards back in the stock.
    }
status-undone-recycle = Undone: the stock is the waste again.
status-undone-row = Undone: the row is back in the stock.
status-undone-gone = Undone: { $card } is back in its place.
status-undone-pair = Undone: { $card } and { $other } are back in their places.
status-undone-many =
    { $count ->
        [one] Undone: { $count } card is back in its place.
       *[other] Undone: { $count } cards are back in their places.
    }
status-undone-automatic =
    { $count ->
        [one] The card that went up by itself came along.
       *[other] The { $count } cards that went up by themselves came along.
    }
status-redone = Redone.
status-restarted = The same deal from the start.
status-jumped =
    { $moves ->
        [0] Back at the deal.
        [one] Back after { $moves } move.
       *[other] Back after { $moves } moves.
    }
status-bookmarked = Bookmark set.
status-unmarked = Bookmark removed.
status-dealt = New deal: { $game }.
status-dealt-number = New deal: { $game }, deal number { $number }.
status-resumed =
    { $moves ->
        [one] { $game }, the game goes on after { $moves } move.
       *[other] { $game }, the game goes on after { $moves } moves.
    }
status-score =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
status-won = The game is won.
status-stuck = Stuck: no move leads any further.
status-playable-on = Cards that can be moved now have a line around them.
status-playable-off = Cards that can be moved no longer have a line.
status-left = The game has been left.
status-finished =
    { $up ->
        [one] The game is finished with { $up } card up.
       *[other] The game is finished with { $up } cards up.
    }

## The end

result-label = Result
result-won = The game is won
result-stuck = Stuck
result-stuck-why = No move can turn a card, play one from the stock or raise a foundation.
result-stuck-why-hidden = No move can win the game or show a card that you have not seen any more.
result-stuck-why-open = No move can win the game any more.
loss-again = Once more
loss-way = Show how it is won
loss-question = Work out whether the deal could be won? If it could, the moves are shown in a new game, which is practice.
loss-yes = Work it out
loss-unwinnable = Proven: however it is played, this deal is never won.
loss-unknown = The computer could not prove in time that the deal can be won, nor that it cannot.
result-left = The game has been left
result-finished = The game is finished
result-points = Points for the cards
result-penalty = Taken away for time
result-bonus = Time bonus
result-bonus-formula = 700,000 ÷ { $seconds } s
result-casino-bonus = Casino bonus
result-total = Total
result-moves = Moves
result-automatic = Moves by themselves
result-time = Time
result-up = Cards up
result-up-of = { $up } of { $cards }
result-gone = Cards gone
result-spider-points = Points
result-spider-formula = 500 − { $moves } + 100 × { $runs }
result-spider-undos = Taken away for undone moves
result-runs = Complete runs
result-vegas-formula = −{ $stake } + { $gain } × { $up }
result-plus = Plus
result-plus-yes = yes, at least { $least } cards
result-plus-no = no, it takes { $least } cards
result-out = All out
result-out-yes = yes, all { $cards } cards
result-out-no =
    { $missing ->
        [one] no, { $missing } card was missing
       *[other] no, { $missing } cards were missing
    }

## The page of the deal

deal-title = The deal

## Choosing a game and a deal

challenge-title = Challenge
choose-title = Choose game
choose-game = Game
group-klondike = Klondike
group-thoughtful = Thoughtful Klondike
group-vegas = Vegas Klondike
group-double = Two decks
group-spider = Spider
group-freecell = FreeCell
group-pyramid = Pyramid
group-aces-up = Aces Up
form-klondike = draw 1
form-klondike-draw-3 = draw 3
form-thoughtful = all cards face up
form-vegas = 1 pass
form-vegas-draw-3 = draw 3, 3 passes
form-vegas-321 = draw 3→2→1
form-double-klondike = Double Klondike
form-gargantua = Gargantua
form-stora-harpan = Stora Harpan
form-spider-1 = 1 suit
form-spider-2 = 2 suits
form-spider-4 = 4 suits
form-aces-up = move to an empty column
form-aces-up-filled = filled from the stock
choose-options = Rules for the deal
choose-deal = Deal
choose-fixed-passes = Draw 3→2→1 always has three passes.
deal-by-random = Random deal
deal-by-random-about = The computer shuffles, and the deal gets a number that can be shared.
deal-by-number = Deal number or code
deal-by-number-about = The same number gives the same cards, on every computer and whatever the rules.
deal-number-label = Number or code
deal-number-hint = For example 42 or 1A-G
deal-number-hint-freecell = The numbers are Microsoft’s, for example 617 or 11982
deal-by-deck = Deal as text
deal-by-deck-about = Paste, drop or open a deal. The cards are written by rank and suit (AS TH QD), or as Solvitaire, PySol FC, fc-solve and other programs write them.
number-bad = “{ $text }” is neither a deal number nor a deal code.
number-range = The game has deals numbered from { $least } to { $largest }, but not { $text }.
deal-button = New deal
deal-leaves = The game on the table is left as it is.

## The daily deal

daily-title = Daily deal
daily-about = One deal a day in each game, the same for everyone, and proven winnable. The day changes at midnight UTC.
daily-play = { $mark ->
    [won] { $day }: won, look at it
    [begun] { $day }: play on
   *[none] Play the deal of { $day }
  }
daily-calendar = Days
daily-earlier = Earlier month
daily-later = Later month
daily-day = { $mark ->
    [won] { $day }, won
    [begun] { $day }, begun
   *[none] { $day }
  }
daily-won = won
daily-begun = begun
daily-away = The days could not be fetched. Close the page and open it again.

## Rules

rules-title = Rules
rules-in-force = How the deal on the table is played
rules-deal = The deal
rules-cells = The cells
rules-pairs = The pairs
rules-discard = Discarding
rules-home = The runs
rules-goal = The aim
rules-columns = The columns
rules-stock = The stock
rules-foundations = The foundations
rules-scoring = The points
rules-aim = The game is won when all { $cards } cards are on the foundations.
rules-build = The columns are built down in alternating colours: a red seven on a black eight.
rules-run = A face-up run moves whole or in part, if its leading card fits.
rules-foundation-build = The foundations are built up in suit from ace to king, with the last card of a column or the top of the waste.
rules-stuck = Stuck is said only when it is proven from what you have seen yourself.
rules-spider-deal = Four columns get six cards and six get five, 54 in all, with only the last card face up; the rest are the stock.
rules-spider-build = A card goes on any card that is one rank higher, whatever the suit.
rules-spider-run = Only a run of one suit moves as a unit, whole or in part.
rules-spider-empty = An empty column takes any card, alone or with its run, and a king can move to an empty column only.
rules-spider-turn = A hidden card that is uncovered turns up by itself.
rules-spider-row = The stock deals a row, one card to each column, five times in all.
rules-spider-home = A complete run from king to ace of one suit, with all its cards face up, goes to a foundation by itself, also when a row completes it.
rules-spider-aim = The game is won when all eight runs are home.
rules-freecell-deal = Eight columns share the 52 cards, seven in each of the first four and six in the others, all face up.
rules-freecell-run = A run in alternating colours moves at once as far as it could be moved card by card: one card more than there are free cells.
rules-freecell-foundation = The foundations are built up in suit from ace to king, with the last card of a column or the card in a cell.
rules-freecell-number = The deal numbers are Microsoft’s, so the same number gives the same deal as there.
rules-pyramid-deal = 28 cards are laid in seven rows, where each card except in the lowest row is covered by two of the row below; the rest, 24 cards, are the stock.
rules-pyramid-free = A card of the pyramid is free when no card covers it, not even the one that it would pair with.
rules-pyramid-pair = Two free cards that add up to 13 are removed: the ace counts 1, the jack 11 and the queen 12.
rules-pyramid-king = A king is 13 and is removed alone.
rules-aces-up-deal = Four cards are dealt first, one to each of four columns; the rest, 48 cards, are the stock.
rules-aces-up-row = The stock deals a card to each column when you like, as long as it lasts.
rules-aces-up-discard = The last card of a column is discarded when another column ends with a higher card of its suit.
rules-aces-up-ace = The ace is high and is never discarded.
rules-aces-up-aim = The game is won when only the four aces are left.
rules-playing = How to move
rules-drag = Drag the card to where it goes, with mouse or finger.
rules-tap = Or tap the card and then the place; nothing needs dragging.
rules-tap-once = Or tap the card, and it goes where it fits.
rules-double-once = Tap it again to send it on.
rules-double-foundation = Double-click or double-tap to send the card to the foundation, or to a column if it does not fit there. Tap it again to send it on.
rules-double-column = Double-click or double-tap to send the card to a column, or to the foundation if it does not fit there. Tap it again to send it on.
rules-draw = Tap the stock to draw, and the empty stock to turn over the waste.
rules-tap-row = Tap the stock to deal a row.
rules-tap-pair = Tap two cards to remove them, or drag one to the other; a king is removed by a single tap.
rules-tap-discard-once = A card that can be discarded goes at a tap; Clear discards all that can go.
rules-tap-discard = Double-click or double-tap a card to discard it; Clear discards all that can go.
rules-pledge = Moves can be undone, and the deal restarted, any number of times.

## Vegas

vegas-score = The stake is { $stake } points, one for each card of the deck. Each card on a foundation returns { $gain }, and a card taken back takes its { $gain } with it. Nothing else counts.
vegas-formula = The points are always −{ $stake } + { $gain } × the number of cards on the foundations.
vegas-plus = Plus means at least { $least } cards, which give { $points }. All out means all { $cards }, which give { $full }. These are two different results.
vegas-table = Cards up and points
vegas-table-up = Cards
vegas-table-points = Points
vegas-stop = You may finish when you like. The cards that are up stay up, so there is no risk in playing on.
vegas-undo = Undo is free and restores the points exactly.
vegas-money = These are points, never money. Nothing can be bought, won or lost.
vegas-help = If gambling for money has become a problem, there is help in Sweden:
vegas-helpline = Stödlinjen, 020-81 91 00, free and anonymous
vegas-block = Spelpaus, a block on gambling for money in Sweden

## Help

help-title = Help
help-loading = Fetching the help
help-away = The help could not be fetched.
help-klondike-title = Klondike
help-vegas-title = Vegas Klondike
help-thoughtful-title = Thoughtful Klondike
help-double-title = Two decks
help-spider-title = Spider
help-freecell-title = FreeCell
help-pyramid-title = Pyramid
help-aces-up-title = Aces Up
help-history-title = The history of the games
rules-help = Pictures and advice: { $topic }

## Games played

statistics-title = Statistics
log-title = Game log
bank-title = Bank
archive-title = Your games
history-loading = Loading
history-away = The server does not answer. Try again in a while.

## Keys

laboratory-title = Laboratory
keys-title = Keys
keys-game = The game
keys-board = The table
keys-or = or
key-undo = Undo
key-redo = Redo
key-new = New deal
key-sweep = Finish for me, when it can be done
key-clear = Clear in Aces Up
key-menu = Menu
key-choose = Choose game
key-daily = Daily deal
key-statistics = Statistics
key-help = Help
key-keys = This list
key-verdict = Can the deal be won?
key-hint = Hint: a step more with each press
key-facit-move = Solution: next move, and play it
key-lines = Lines
key-bookmark = Set or remove a bookmark
key-find = Find a card
key-playable = Show which cards can be moved, and stop it
key-settings = Settings
key-ask-pile = Hear what lies in the pile where you are
key-ask-table = Hear the whole table
key-ask-moves = Hear which moves can be made
key-restart = Restart
key-redeal = Redeal, where the rules allow it
key-finish = Finish and take the points, in Vegas
key-rules = Rules
key-facit = Solution
key-log = Log of games
key-deal = Number, code and link of the deal
key-close = Close
key-name-ctrl = Ctrl
key-name-shift = Shift
key-name-escape = Esc

## Lines

lines-title = Lines
lines-about = When you go back and play on, what you played before is kept. Press a move to go to the position after it.
lines-none = No move has been made yet.
lines-away = The lines could not be fetched. Try again when the server answers.
lines-over = The game is over, so the lines are for looking only.
lines-marks = Bookmarks
lines-mark = Set a bookmark here
lines-unmark = Remove the bookmark here
lines-marked = { $text }, bookmark
lines-deal = The deal
lines-name = Line { $line }
lines-from =
    { $moves ->
        [0] from the deal
       *[other] after move { $moves } of line { $line }
    }
lines-length =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
lines-won = won
lines-stuck = stuck
lines-up =
    { $up ->
        [one] { $up } card up
       *[other] { $up } cards up
    }
lines-gone =
    { $up ->
        [one] { $up } card gone
       *[other] { $up } cards gone
    }
lines-here = you are here
lines-automatic =
    { $count ->
        [0] { $move }
        [one] { $move }, and one card by itself
       *[other] { $move }, and { $count } cards by themselves
    }

## The menu

menu-title = Menu
menu-play = Play
menu-game = This game
menu-played = Played games
menu-read = Rules, help and settings
settings-title = Settings

## A number by itself

number = { $number }
