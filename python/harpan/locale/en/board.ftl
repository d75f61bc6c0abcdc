### The board: what is written on it, what a screen reader says of it, and its keys.

board-label = Board

## Under the stock

board-caption = { $count } · { $pass }
board-pass = Pass { $pass }
board-pass-of = Pass { $pass } of { $passes }

## Empty places

board-mark-king = K

## The piles as they are spoken

board-stock =
    { $count ->
        [0] Stock, empty. { $pass }
        [one] Stock, { $count } card. { $pass }
       *[other] Stock, { $count } cards. { $pass }
    }
board-waste =
    { $count ->
        [0] Waste, empty
        [1] Waste, { $card }
       *[other] Waste, { $count } cards, { $card } on top
    }
board-foundation = Foundation, { $card } on top
board-foundation-empty =
    { $suit ->
        [S] Foundation for spades, empty
        [H] Foundation for hearts, empty
        [D] Foundation for diamonds, empty
       *[C] Foundation for clubs, empty
    }
board-column =
    { $hidden ->
        [0] Column { $column }, { $card } on top
        [one] Column { $column }, one hidden card, { $card } on top
       *[other] Column { $column }, { $hidden } hidden, { $card } on top
    }
board-column-empty = Column { $column }, empty
board-card-place = { $card }, card { $place } of { $size }
board-hidden-card = hidden card
board-fits = { $pile }. Fits here

## The keys

board-key-move = Walk between cards and piles
board-key-arrows = ← ↑ ↓ →
board-key-pick = Take the card or put it down
board-key-enter = Enter
board-key-space = Space
board-key-send = Send the card where it fits
board-key-enter-twice = Enter twice
board-key-run = Take more or fewer cards of the column
board-key-up-down = ↑ ↓
board-key-cancel = Let the card go
board-key-escape = Esc
board-key-draw = Draw from the stock, or turn it over
board-key-d = D
board-key-columns = Columns 1–9, then 10–13
board-key-digits = 1–9 0 A B C
board-key-waste = The waste
board-key-w = W
board-key-foundation = The foundation
board-key-f = F
board-key-typed = Type a move, such as column 3 to column 5
board-key-example = 3 5
