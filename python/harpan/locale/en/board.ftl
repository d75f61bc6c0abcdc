### The board: what is written on it, what a screen reader says of it, and its keys.

board-label = Board

## Under the stock

board-caption = { $count } · { $pass }
board-pass = Pass { $pass }
board-pass-of = Pass { $pass } of { $passes }
board-order = { $text } · show
board-order-shown = { $text } · hide
board-rows =
    { $rows ->
        [0] No deals left
        [one] { $rows } deal left
       *[other] { $rows } deals left
    }

## Empty places

board-mark-king = K
board-mark-ace = A

## The piles as they are spoken. $left is the pass or the deals that are left.

board-stock =
    { $count ->
        [0] Stock, empty. { $left }
        [one] Stock, { $count } card. { $left }
       *[other] Stock, { $count } cards. { $left }
    }
board-stock-open =
    { $count ->
        [1] Stock, { $card }. { $left }
       *[other] Stock, { $count } cards, { $card } on top. { $left }
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
board-home =
    { $suit ->
        [S] Foundation { $number }, a run of spades
        [H] Foundation { $number }, a run of hearts
        [D] Foundation { $number }, a run of diamonds
       *[C] Foundation { $number }, a run of clubs
    }
board-home-empty = Foundation { $number }, empty
board-cell = Free cell { $cell }, { $card }
board-cell-empty = Free cell { $cell }, empty
board-discard =
    { $count ->
        [0] Discard, empty
        [1] Discard, { $card }
       *[other] Discard, { $count } cards, { $card } on top
    }
board-pyramid = { $card }, place { $place } in row { $row }
board-pyramid-covered = { $card }, covered, place { $place } in row { $row }
board-column =
    { $hidden ->
        [0] Column { $column }, { $card } on top
        [one] Column { $column }, one hidden card, { $card } on top
       *[other] Column { $column }, { $hidden } hidden, { $card } on top
    }
board-column-empty = Column { $column }, empty
board-card-next = { $card }, number { $place } in turn
board-card-place = { $card }, card { $place } of { $size }
board-hidden-card = hidden card
board-fits = { $pile }. Fits here
board-row = Row { $row }: { $cards }
board-placed = { $card } in place { $place }
board-moves =
    { $count ->
        [0] No move can be made.
        [one] One move can be made: { $moves }.
       *[other] { $count } moves can be made: { $moves }.
    }

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
board-key-draw = Draw from the stock, turn it over, or deal
board-key-d = D
board-key-columns = Columns 1–9, then 10–13
board-key-digits = 1–9 0 A B C
board-key-waste = The waste
board-key-w = W
board-key-foundation = The foundation
board-key-f = F
board-key-cell = Put the card in a free cell
board-key-c = C
board-key-cell-card = The card in a free cell, such as cell 2
board-key-c-digit = C 2
board-key-pyramid = A card of the pyramid: its row and its place, such as row 5 place 3
board-key-two-digits = 5 3
board-key-discard = Discard the card
board-key-x = X
board-key-stock = The top card of the stock, when it lies open
board-key-s = S
board-key-order = Show the order of the stock, when every card is open
board-key-typed = Type a move, such as column 3 to column 5
board-key-example = 3 5
