### What is wrong with a text, with the choices or with what was sent. The id is the error's code with hyphens.
### $got is what was written, $allowed what can be chosen.

## Cards, deals and moves

problem-bad-card = “{ $got }” is not a card. Cards are written by rank and suit: 9D or TH.
problem-bad-pile = “{ $got }” is not a pile. The piles are called s, w and d, f1, t1, c1 and p1 and so on.
problem-bad-move = “{ $got }” is not a move. Moves are written like this: w-t3 or t3-t5:4.
problem-which-foundation = It cannot be known which foundation is meant. Write f1, f2 and so on.
problem-bad-deck = { $got } is not a deck. Every card is written by rank and suit: 9D TH and so on.
problem-deck-size =
    { $expected ->
        [one] The deck must have { $expected } card, not { $got }.
       *[other] The deck must have { $expected } cards, not { $got }.
    }
problem-deck-cards =
    { $missing ->
        [none] Too much in the deck: { $surplus }.
       *[other] Missing from the deck: { $missing }. Too much: { $surplus ->
            [none] nothing
           *[other] { $surplus }
        }.
    }
problem-bad-order = The cards are written in the order they are dealt (dealing); only Klondike decks can be written column by column (columns).
problem-bad-number = The deal number must be a whole number from { $least } to { $largest }.
problem-pysol-game = PySol FC has no numbers for the game with those columns. Choose among { $allowed }, with their usual columns.
problem-bad-code = “{ $got }” is not a deal code. A deal code looks like this: 1A-G.
problem-code-check = The deal code “{ $got }” does not agree with its check character, so one of its characters is wrong.
problem-bad-position = The table cannot be read.
problem-bad-automatic = There is no such choice of automatic moves: “{ $got }”. Choose among { $allowed }.
problem-bad-depth = The depth must be zero or more.

## Deals in the formats of other programs

problem-unsayable = The format { $format } has no words for this deal.

## Games and rules

problem-unknown-game = There is no game “{ $name }”. Choose among { $allowed }.
problem-unknown-option = The game has no rule “{ $name }” to choose. Choose among { $allowed }.
problem-unknown-value = { $name } cannot be “{ $value }”. Choose among { $allowed }.
problem-unknown-family = There are no rules “{ $name }”. Choose among { $allowed }.
problem-unknown-scoring = There is no scoring “{ $name }”. Choose among { $allowed }.
problem-scoring-of-family = The game cannot be scored by { $name }. Choose among { $allowed }.
problem-bad-option = “{ $got }” must be written name=value.
problem-option-twice = { $name } is there twice.
problem-needs-three-passes = Draw 3→2→1 always has three passes.
problem-bad-columns = The number of columns does not go together with the other rules: at least { $least } and at most { $most }, not { $got }.
problem-unknown-player = There is no player “{ $name }”. Choose among { $allowed }.
problem-player-family = The player { $player } does not know the game.

## What was sent to the server

problem-bad-request = The server did not understand the page. Reload the page and try again.
problem-bad-json = The server did not understand the page. Reload the page and try again.
problem-not-json = The server did not understand the page. Reload the page and try again.
problem-not-found = The server has no such thing. Reload the page and try again.
problem-method-not-allowed = The server has no such thing. Reload the page and try again.
problem-refused = The server did not take it. Reload the page and try again.
problem-too-large = That is too much text for the server.
problem-foreign-host = The server does not answer to the name in the address.
problem-foreign-origin = The server answers its own pages only.
problem-no-such-game = The game is not on the server.
problem-no-such-bank = The server has no such bank.
problem-no-bank = Only Las Vegas has a bank.
problem-no-archive = The file was not saved by Harpan. Nothing has changed.
problem-archive-newer = The file was saved by a newer version of Harpan. Nothing has changed.
problem-archive-cut = The file is not whole: its end is missing. Nothing has changed.
problem-archive-line = Line { $line } of the file cannot be read. Nothing has changed.
problem-no-such-search = The search for a deal is not there any more. Search again.
problem-no-such-trial = That trial is no longer there.
problem-nothing-found = The search has found no deal.
problem-solver-busy = The server is already searching as much as it can. Try again in a while.
problem-record-unreadable = The game cannot be read: it is damaged or was saved by another version of Harpan.
problem-no-daily-deal = This game has no daily deal on that day.
problem-not-yet = That day’s deal is not dealt yet.
problem-store-failed = The server cannot read or save the games.
problem-internal = Something went wrong in the server.

## The server, when it starts

problem-no-address = There is no address “{ $host }”.
problem-bad-host = “{ $host }” is not the name of a computer.
problem-bad-port = The port must be a number from 0 to 65535, not { $port }.
problem-cannot-listen = It is not possible to listen on { $host }, port { $port }. The computer says: “{ $reason }”.
problem-bad-database = The database { $name } cannot be used. The computer says: “{ $reason }”.
problem-busy-database = Another program has been writing to the database { $name } all the time. Try again when it has finished.
problem-damaged-database = The games in { $name } are damaged. The file has been left as it is; move it away to start afresh, or restore a copy.
problem-foreign-database = { $name } is a database of some other program. It has been left as it is.
problem-newer-database = The database { $name } was written by a newer version of Harpan. It has been left as it is.
