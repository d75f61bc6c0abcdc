### Why a move is refused. The id is the error's code with hyphens.
### $card, $onto and $next are spoken card names, $pile a pile's name.

refusal-no-such-pile = Illegal move: there is no pile called { $pile }.
refusal-empty-pile = Illegal move: { $pile } is empty.
refusal-same-pile = Illegal move: the card is there already.
refusal-not-a-move = Illegal move: the card may not go there.
refusal-stays = No place for { $card }.
refusal-face-down = Illegal move: only cards that have been turned up may move.
refusal-one-at-a-time = Illegal move: one card at a time.
refusal-same-colour = Illegal move: { $card } does not fit on { $onto }, same colour.
refusal-wrong-rank = Illegal move: { $card } does not fit on { $onto }, it must be one rank lower.
refusal-needs-king = Illegal move: { $card } may not go to an empty column, only a king.
refusal-foundation-suit = Illegal move: this foundation is for another suit than { $card }.
refusal-foundation-order =
    { $next ->
        [none] Illegal move: the foundation is full.
       *[other] Illegal move: the foundation waits for { $next }, not { $card }.
    }
refusal-taking-back-forbidden = Illegal move: { $card } stays on its foundation, there is no taking back in this game.
refusal-stock-empty = The stock is used up.
refusal-draw-count =
    { $expected ->
        [one] Illegal move: { $expected } card is drawn from the stock, not { $got }.
       *[other] Illegal move: { $expected } cards are drawn from the stock, not { $got }.
    }
refusal-stock-not-empty = Illegal move: the stock is turned over only when it is used up.
refusal-no-passes-left =
    { $passes ->
        [one] The stock is used up: the only pass is over.
       *[other] The stock is used up: all { $passes } passes are over.
    }
refusal-waste-empty = The waste is empty, there is nothing to turn over.
refusal-empty-columns =
    { $columns ->
        [one] Illegal move: no row is dealt as long as a column is empty.
       *[other] Illegal move: no row is dealt as long as { $columns } columns are empty.
    }
refusal-too-few-cards =
    { $got ->
        [one] No row can be dealt: it takes { $expected } cards in the columns, and there is { $got }. There can only be fewer.
       *[other] No row can be dealt: it takes { $expected } cards in the columns, and there are { $got }. There can only be fewer.
    }
refusal-not-one-suit = Illegal move: only a run of one suit moves as a unit.
refusal-not-a-run = Illegal move: only a run in alternating colours moves as a unit.
refusal-too-many =
    { $expected ->
        [one] Illegal move: at most { $expected } card can move there now, not { $got }.
       *[other] Illegal move: at most { $expected } cards can move there now, not { $got }.
    }
refusal-cell-taken = Illegal move: { $onto } is in that cell already.
refusal-not-from-stock = Illegal move: a card of the stock is drawn before it can be played.
refusal-covered =
    { $card ->
        [none] Illegal move: the card is covered by { $by }.
       *[other] Illegal move: { $card } is covered by { $by }.
    }
refusal-covered-one = { $card }
refusal-covered-two = { $card } and { $other }
refusal-covered-hidden = a hidden card
refusal-covered-others = other cards
refusal-not-thirteen = Illegal move: { $card } and { $onto } make { $sum }, not 13.
refusal-needs-partner =
    Illegal move: { $card } does not go alone but with { $rank ->
        [1] an ace
        [2] a two
        [3] a three
        [4] a four
        [5] a five
        [6] a six
        [7] a seven
        [8] an eight
        [9] a nine
        [10] a ten
        [11] a jack
       *[12] a queen
    }.
refusal-no-waste-pairs = Illegal move: two cards of the waste may not pair in this game.
refusal-ace-stays = Illegal move: { $card } stays, an ace is never discarded.
refusal-not-beaten = Illegal move: { $card } stays, no other column ends with a higher card of its suit.
refusal-column-not-empty = Illegal move: { $card } may move to an empty column only.
refusal-filled-from-stock = Illegal move: empty columns are filled from the stock only.
refusal-needs-ace = Illegal move: { $card } may not move to an empty column, only an ace.
refusal-game-over =
    { $status ->
        [won] The game is won and over.
       *[finished] The game is finished.
    }
refusal-nothing-to-undo = There is no move to undo.
refusal-nothing-to-redo = There is no move to redo.
refusal-redeal-not-offered = There is no redeal in this game.
refusal-no-redeals-left =
    { $redeals ->
        [one] The only redeal has been made.
       *[other] All { $redeals } redeals have been made.
    }
refusal-redeal-in-bank = The deals of a bank are not dealt anew.
refusal-redeal-too-late = A new deal is dealt only as long as no card has gone to a foundation.
refusal-finish-not-offered = Only a game with Vegas scoring can be finished for its points.
refusal-not-started = No card has been moved yet.
refusal-challenge-open = How the other player did is shown when your own game has ended.
refusal-sweep-not-certain = It is not certain yet that the game wins itself.
refusal-nothing-to-clear = No card can be discarded now.
refusal-no-such-position = The game has not been in that position.
refusal-line-broken = Move { $place } of the link, { $move }, cannot be made. The moves before it have been made.
refusal-aid-not-taken =
    { $aid ->
        [facit] The solution is shown only when you have asked for it, because the game then counts as practice.
       *[verdict] Whether the deal can be won is told only when you have asked for it, because that marks the game.
    }
refusal-unknown = That did not work.
