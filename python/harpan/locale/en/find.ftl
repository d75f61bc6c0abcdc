### Finding a card on the table.

find-label = Find a card
find-text = Card, for example h Q
find-card = Card
find-suit = Suit
find-rank = Rank
find-any-suit = suit
find-any-rank = rank
find-close = Stop looking

find-rank-name =
    { $rank ->
        [A] ace
        [T] 10
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    }

## What can be typed, set apart by spaces

find-typed-S = s spade spades ♠
find-typed-H = h heart hearts ♥
find-typed-C = c club clubs ♣
find-typed-D = d diamond diamonds ♦
find-typed-A = a 1 ace
find-typed-T = 10 t ten
find-typed-J = j jack
find-typed-Q = q queen
find-typed-K = k king

## Where it lies

find-hint = Type suit and rank, for example h Q for the queen of hearts. One of them alone will do as well.
find-unknown = “{ $text }” is no card. Type suit and rank, for example h Q.
find-none = No such card is seen on the table.
find-none-card = { $card } is not seen on the table.
find-at-column = { $card } in column { $number }, card { $place } of { $size }
find-at-waste = { $card } on the waste
find-at-stock = { $card } in the stock
find-at-cell = { $card } in free cell { $number }
find-at-foundation = { $card } on the foundation
find-at-discard = { $card } among the discarded
find-at-pyramid = { $card } at place { $place } in row { $row }
