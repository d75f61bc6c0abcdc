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
deal-typed = Own deal
deal-copy = Copy a link to deal { $number }
deal-copied = The link to deal { $number } has been copied.
deal-copy-failed = The link could not be copied. The deal number is { $number }.
rules-open = Rules: { $rules }
vegas-rule = stake { $stake }, 5 a card

## Buttons

actions-label = Play
action-new = New deal
action-undo = Undo
action-redo = Redo
action-restart = Restart
action-finish = Finish and take the points
action-menu = Menu
action-choose = Choose game
action-rules = Rules
action-keys = Keys
action-vegas = About Vegas
action-close = Close
action-back = Back
with-key = { $action } ({ $key })
language = Language
language-sv = Svenska
language-en = English

## Leaving a game

leave-question = Leave the game as it is?
leave-yes = New deal
leave-no = Play on

## Finishing

finish-question = Finish with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }?

## The server

offline = No contact with the server. Trying again; no move is lost.
resynced = The game was changed in another window and is now shown as it is.
failed = The server could not answer: { $message }
link-refused = The link does not lead to a deal that can be played.
loading = Fetching the game

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
pile-column = column { $column }

status-moved = Moved { $card } to { $pile }.
status-moved-run = Moved { $card } with its run, { $count } cards, to { $pile }.
status-foundation = Played { $card } to the foundation.
status-taken-back = Took back { $card } to { $pile }.
status-turned = Turned up { $card }, card { $place } of { $size } in column { $column }.
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
status-undone = Undone.
status-undone-move = Undone: { $card } is back in { $pile }.
status-undone-move-on = Undone: { $card } is back on { $pile }.
status-undone-draw =
    { $count ->
        [one] Undone: { $count } card back in the stock.
       *[other] Undone: { $count } cards back in the stock.
    }
status-undone-recycle = Undone: the stock is the waste again.
status-redone = Redone.
status-restarted = The same deal from the start.
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
status-finished =
    { $up ->
        [one] The game is finished with { $up } card up.
       *[other] The game is finished with { $up } cards up.
    }

## The end

result-label = Result
result-won = The game is won
result-stuck = Stuck
result-stuck-why = No moves can turn up a card, play one from the stock or raise a foundation any more. That holds however the hidden cards lie.
result-finished = The game is finished
result-points = Points for the cards
result-penalty = Taken away for time
result-bonus = Time bonus
result-bonus-formula = 700,000 ÷ { $seconds } s
result-casino-bonus = Casino bonus
result-total = Total
result-moves = Moves
result-time = Time
result-up = Cards up
result-up-of = { $up } of { $cards }
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

## Choosing a game and a deal

choose-title = Choose game
choose-game = Game
choose-options = Rules for the deal
choose-deal = Deal
choose-fixed-passes = Draw 3→2→1 always has three passes.
deal-by-random = Random deal
deal-by-random-about = The computer shuffles, and the deal gets a number that can be shared.
deal-by-number = Deal number or code
deal-by-number-about = The same number gives the same cards, on every computer.
deal-number-label = Number or code
deal-number-hint = For example 42 or 1A-G
deal-by-deck = Type in a deck
deal-by-deck-about = All { $cards } cards by rank and suit: AS is the ace of spades, TH the ten of hearts, QD the queen of diamonds.
deck-label = The deck
deck-order = Order
deck-order-dealing = as the cards are dealt, row by row, then the stock in the order it is drawn
deck-order-columns = column by column, bottom to top, then the stock in the order it is drawn
deck-count =
    { $count ->
        [one] { $count } card of { $cards }
       *[other] { $count } cards of { $cards }
    }
deck-bad-card = Card { $place }, “{ $text }”, is not a card.
deck-twice = Card { $place }, { $card }, is already in place { $first }.
deck-few =
    { $missing ->
        [one] { $missing } card is missing: { $cards }.
       *[other] { $missing } cards are missing: { $cards }.
    }
number-bad = “{ $text }” is neither a deal number nor a deal code.
code-bad = The deal code “{ $text }” does not agree with its check character.
rules-refused = These choices do not go together: { $message }
deal-button = New deal
deal-leaves = The game on the table is left as it is.

## Rules

rules-title = Rules
rules-in-force = How the deal on the table is played
rules-deal = The deal
rules-columns = The columns
rules-stock = The stock
rules-foundations = The foundations
rules-scoring = The points
rules-aim = The game is won when all { $cards } cards are on the foundations.
rules-build = The columns are built down in alternating colours: a red seven on a black eight.
rules-run = A face-up run moves whole or in part, if its leading card fits.
rules-foundation-build = The foundations are built up in suit from ace to king, with the last card of a column or the top of the waste.
rules-stuck = Stuck is said only when it is proven from what you have seen yourself.
rules-playing = How to move
rules-drag = Drag the card to where it goes, with mouse or finger.
rules-tap = Or tap the card and then the place; nothing needs dragging.
rules-double = Double-click or double-tap to send the card to the foundation, or to a column if it does not fit there.
rules-draw = Tap the stock to draw, and the empty stock to turn over the waste.
rules-pledge = A deal can be undone and restarted any number of times.

## Vegas

vegas-title = About Vegas
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

## Keys

keys-title = Keys
keys-game = The game
keys-board = The table
keys-or = or
key-undo = Undo
key-redo = Redo
key-new = New deal
key-menu = Menu
key-choose = Choose game
key-keys = This list
key-close = Close
key-name-ctrl = Ctrl
key-name-shift = Shift
key-name-escape = Esc

## The menu

menu-title = Menu

## A number by itself

number = { $number }
