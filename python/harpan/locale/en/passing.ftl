### What goes along when a deal is passed on: number, link, text.

## The page of the deal

deal-about = The number, the code and the link lead to the same cards. The code has a check character, so that a typing error shows.
deal-about-own = The deal came as text. It has no number, so there is no link to it. Whoever wants to play the same deal needs the text.
deal-by-number-label = Deal number
deal-by-code-label = Deal code
deal-by-link-label = Link
deal-by-line-label = Link with the moves
deal-copy = Copy: { $what }
deal-copied = Copied
deal-copy-failed = Could not be copied

## A deal as text

deck-label = The text with the deal
deck-file = Open a file
deck-drop = Text and files can also be dropped or pasted onto the table.
deck-too-large = The file is too large: at most { $most } kB.
deck-not-text = The file is no text in UTF-8.
deck-line = Line { $line }
deck-named = Line { $line }: { $name }
deck-pick = Deal in the text
deck-several =
    { $count ->
        [one] The text has { $count } deal. Choose which.
       *[other] The text has { $count } deals. Choose which.
    }
deck-several-first =
    { $count ->
        [one] The text has { $count } deal. Choose among the first { $shown }.
       *[other] The text has { $count } deals. Choose among the first { $shown }.
    }
deck-order = Order
deck-order-dealing = as the cards are dealt, row by row, then the stock in the order it is drawn
deck-order-columns = column by column, bottom to top, then the stock in the order it is drawn

## A challenge

challenge-about = Send the link to whom you want to challenge. It carries the deal, the rules and your game.
challenge-about-open = Send the link to whom you want to challenge. It carries the deal, the rules and your game as far as it is played. End it first if all of it is to be there.
challenge-about-hidden = Whoever opens the link gets the same deal, and sees how you did when their own game has ended. On a computer with a Harpan of its own the link is pasted onto the table. Then a link comes back to you.
challenge-link = Link with the challenge
challenge-copy = Copy the link
challenge-invited = Someone challenges you with this deal:
challenge-until-end = How the other player did you see when your own game has ended. The game counts as practice.
challenge-accept = Take up the challenge
challenge-aside = The game on the table is put aside. It stays in the game log.
challenge-open = You are challenged in this game. How the other player did you see when it has ended.
challenge-go-on = To the game
challenge-give-up = Give up and compare
challenge-give-up-about = The game then ends as it lies.
challenge-back = Send your result back
challenge-back-link = Link back with your result

sides-caption = Both results
sides-mine = You
sides-theirs = The other
sides-outcome = End
sides-won = won
sides-plus = plus
sides-finished = finished
sides-left = given up
sides-stuck = stuck
sides-playing = not ended
sides-no-aids = none

## What is wrong in a text

problem-bad-card-at = Line { $line }, character { $column }: “{ $got }” is not a card. Cards are written by rank and suit: 9D or TH.
problem-bad-position-at = Line { $line }, character { $column }: “{ $got }” does not belong there on the table.
problem-text-empty-at = There is no deal in the text.
problem-text-too-long-at = The text is too long: at most { $most } characters.
problem-text-encoding-at = Line { $line }, character { $column }: the byte { $got } is no UTF-8. Save the file as UTF-8.
problem-format-unknown-at = Line { $line }, character { $column }: “{ $got }” begins no deal in a format that Harpan knows.
problem-game-not-named-at = Line { $line }, character { $column }: the text does not say which game it is of. Name the game.
problem-game-of-other-format-at = Line { $line }, character { $column }: the format is for other games: { $allowed }.
problem-unexpected-word-at = Line { $line }, character { $column }: “{ $got }” does not belong there. It should be { $wanted }.
problem-deck-size-at =
    { $expected ->
        [one] Line { $line }, character { $column }: the deal must have { $expected } card, not { $got }.
       *[other] Line { $line }, character { $column }: the deal must have { $expected } cards, not { $got }.
    }
problem-card-surplus-at =
    { $most ->
        [0] Line { $line }, character { $column }: there is no { $got } in the deck.
        [1] Line { $line }, character { $column }: { $got } is there twice.
       *[other] Line { $line }, character { $column }: { $got } is there more than { $most } times.
    }
problem-cards-missing-at = Line { $line }, character { $column }: { $missing } missing.
problem-deck-cards-at =
    { $missing ->
        [none] Line { $line }, character { $column }: too much: { $surplus }.
       *[other] Line { $line }, character { $column }: missing: { $missing }. Too much: { $surplus ->
            [none] nothing
           *[other] { $surplus }
        }.
    }
problem-pile-count-at =
    { $what ->
        [cells] Line { $line }, character { $column }: the number of free cells in the game is { $expected }, not { $got }.
       *[columns] Line { $line }, character { $column }: the number of columns in the game is { $expected }, not { $got }.
    }
problem-pile-unknown-at = Line { $line }, character { $column }: the game has no pile “{ $what }”.
problem-foundation-cards-at = Line { $line }, character { $column }: a foundation has one suit from the ace up, and the game has no more foundations of a suit than decks.
problem-impossible-table-at = Line { $line }, character { $column }: the table that begins there cannot occur in the game.
problem-game-under-way-at = Line { $line }, character { $column }: the text is a game under way. Only a deal from its start can be played.
problem-bad-order-at = The cards are written in the order they are dealt (dealing); only Klondike decks can be written column by column (columns).
problem-bad-number-at = Line { $line }, character { $column }: the deal number must be a whole number from { $least } to { $largest }.
problem-pysol-game-at = Line { $line }, character { $column }: PySol FC has no numbers for the game with those columns. Choose among { $allowed }, with their usual columns.
problem-bad-code-at = Line { $line }, character { $column }: “{ $got }” is not a deal code. A deal code looks like this: 1A-G.
problem-code-check-at = Line { $line }, character { $column }: the deal code “{ $got }” does not agree with its check character, so one of its characters is wrong.
problem-broken-json-at = Line { $line }, character { $column }: the JSON is broken there.
problem-field-missing-at = Line { $line }, character { $column }: the field “{ $name }” is missing.
problem-field-unknown-at = Line { $line }, character { $column }: there is no field “{ $got }”. Choose among { $allowed }.
problem-field-twice-at = Line { $line }, character { $column }: the field “{ $name }” is there twice.
problem-field-type-at = Line { $line }, character { $column }: in the field “{ $name }” there are lists of cards, such as "10h".

## What is wrong with a challenge

problem-challenge-broken = The link with the challenge has been cut or damaged. Ask for it again.
problem-challenge-version = The challenge was played by another version of the rules, so the results cannot be compared.
problem-challenge-too-long = The game is too long for a link.
problem-challenge-typed = The deal came as text and has no number, so nobody can be challenged with it.
problem-challenge-differs =
    { $what ->
        [game] The two are different games, so the results cannot be compared.
        [options] The two were played by different rules, so the results cannot be compared.
       *[deal] The two are different deals, so the results cannot be compared.
    }
problem-challenge-own = The link leads to your own game. Send it to whom you want to challenge.
