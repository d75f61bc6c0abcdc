### Statistics, game log, bank and a file of everything. Fetched when one of the pages is opened.

again = Try again
form = { $game }: { $rules }
form-label = Game and rules
form-played =
    { $played ->
        [0] { $form }
        [one] { $form } ({ $played } game)
       *[other] { $form } ({ $played } games)
    }
percent = { $percent }%
duration = { $hours } h { $minutes } min

## Statistics

share =
    { $of ->
        [one] { $count } of { $of } game, { $percent }
       *[other] { $count } of { $of } games, { $percent }
    }
share-none = –
share-about-won =
    { $played ->
        [one] { $count } of { $played } game won. The true share lies between { $low } and { $high }, with 95 percent confidence.
       *[other] { $count } of { $played } games won. The true share lies between { $low } and { $high }, with 95 percent confidence.
    }
share-about-plus =
    { $played ->
        [one] { $count } of { $played } game gave a plus. The true share lies between { $low } and { $high }, with 95 percent confidence.
       *[other] { $count } of { $played } games gave a plus. The true share lies between { $low } and { $high }, with 95 percent confidence.
    }
curve-share-won = The share of games won, from game { $from } to game { $to }, now { $percent }.
curve-share-plus = The share of games that gave a plus, from game { $from } to game { $to }, now { $percent }.
game-number = Game { $number }
none-ended = There is nothing to show until a game with these rules has ended.
older-rules = These games were played by an earlier version of the rules.
practice =
    { $played ->
        [one] Practice apart: { $played } game, { $won } won.
       *[other] Practice apart: { $played } games, { $won } won.
    }
statistics-about = A deal counts from its first move and only once, when it is won, finished or left for another. Days go by your own clock.
to-log = Game log

figure-played = Games ended
figure-won = Won
figure-won-out = Won, all cards
figure-plus = Plus
figure-open = Going on
figure-wins-in-a-row = Wins in a row
figure-days-in-a-row = Days in a row with a win
streak = now { $now }, at most { $longest }
figure-best-points = Best points, all games
figure-mean-points = Mean points, all games
figure-best-up = Most cards up, all games
figure-mean-up = Mean cards up, all games
figure-fewest-moves = Fewest moves, wins
figure-mean-moves = Mean moves, wins
figure-fastest = Fastest win
figure-mean-time-won = Mean time, wins
figure-mean-time = Mean time, all games
figure-total-time = Time played in all
figure-helped = Games with help shown
figure-won-alone = Wins without help

## A win

news-first-win = The first win with these rules.
news-best-points = A new record of points: { $value }.
news-fastest = The fastest win so far: { $value }.
news-fewest-moves =
    { $value ->
        [one] The fewest moves so far: { $value } move.
       *[other] The fewest moves so far: { $value } moves.
    }
news-longest-streak =
    { $value ->
        [one] { $value } win in a row, the most so far.
       *[other] { $value } wins in a row, the most so far.
    }
news-share =
    { $played ->
        [one] { $value } of { $played } game won, { $percent }.
       *[other] { $value } of { $played } games won, { $percent }.
    }

## Game log

log-filter = Show
log-all = All games
log-tally =
    { $games ->
        [one] { $games } game: { $won } won, { $open } going on. Practice is included.
       *[other] { $games } games: { $won } won, { $open } going on. Practice is included.
    }
log-empty = It is empty so far. A game comes here with its first move.
log-more = Show more
log-action = { $action }: { $game }, { $date }
watch = Look
go-on = Play on
play-again = Same deal again
outcome-open = Going on
outcome-won = Won
outcome-finished = Finished
outcome-left = Left
outcome-plus = Plus
aid = help: { $aid }

## A game move by move

replay-title = { $game }, move by move
replay-place = { $place } of { $last }
replay-slider = Place in the game
replay-buttons = Go through the game
replay-first = Deal
replay-back = Back
replay-on = On
replay-last = End
replay-run = Play
replay-stop = Stop

## Bank

bank-about = In the bank the points go along from deal to deal. The stake is taken at the first move, and what the cards give is added when the deal has ended or is left. The bank is off until you open it.
bank-open = Open the bank
bank-start = Starting balance
bank-start-hint = Points to begin with, from 0 to { $most }.
bank-start-bad = The starting balance is a whole number from 0 to { $most }.
bank-deals =
    { $deals ->
        [one] { $deals } deal booked, { $plus } with plus.
       *[other] { $deals } deals booked, { $plus } with plus.
    }
curve-bank = The balance from { $start } to { $balance }.
bank-curve-start = Start
bank-curve-now = Now
bank-is-on = Book new deals
bank-is-on-about = From the next deal on. The balance stays while the bank is off.
bank-reset = Begin anew
bank-reset-question = Open a new bank? The old one stays below, with all that was booked in it.
bank-reset-yes = Open a new bank
bank-earlier = Earlier banks
bank-earlier-line =
    { $deals ->
        [one] Opened { $date }: from { $start } to { $balance } in { $deals } deal.
       *[other] Opened { $date }: from { $start } to { $balance } in { $deals } deals.
    }
bank-rules = Only random deals are booked. A number or deck of your own, a deal played again, a deal chosen as winnable, the solution and being told whether the deal can be won are practice. The deals of the bank are not dealt anew, and an untouched deal stays until it is played.
ledger = Deals booked
ledger-deal = Deal
ledger-up = Cards up
ledger-change = Change
ledger-balance = Balance
ledger-empty = No deal is booked yet.

## A file of everything

archive-about = All games, the statistics, the banks and your settings are on the computer that Harpan runs on, and nowhere else.
archive-save-title = Save
archive-save-about = Everything in one file, to put away or to move to another computer.
archive-save = Save everything in a file
archive-load-title = Read in
archive-load-about = The games of the file are added to those that are here. What is here already does not come in again.
archive-load = Read a file in
archive-reading = Reading
archive-taken = New games: { $games }. Gone on: { $grown }. Here already: { $known }. New banks: { $banks }.
archive-preferences = Use the settings of the file too
archive-delete-title = Delete
archive-delete-about = All games, the statistics, the banks and the settings will be gone.
archive-delete = Delete everything
archive-delete-question = Delete all games, the statistics, the banks and the settings? It cannot be undone. Save a file first if you are not sure.
archive-delete-yes = Delete everything
archive-delete-no = Leave it
