### Why a move is refused. The id is the error's code with hyphens.
### $card, $onto and $next are spoken card names, $pile a pile's name.

refusal-no-such-pile = Illegal move: there is no pile called { $pile }.
refusal-empty-pile = Illegal move: { $pile } is empty.
refusal-same-pile = Illegal move: the card is there already.
refusal-not-a-move = Illegal move: the card may not go there.
refusal-face-down = Illegal move: only cards that lie face up may move.
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
refusal-game-over =
    { $status ->
        [won] The game is won and over.
       *[finished] The game is finished.
    }
refusal-nothing-to-undo = There is no move to undo.
refusal-nothing-to-redo = There is no move to redo.
refusal-finish-not-offered = Only a game with Vegas scoring can be finished for its points.
refusal-not-started = No card has been moved yet.
refusal-unknown = That did not work.
