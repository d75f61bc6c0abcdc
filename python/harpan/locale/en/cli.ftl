### The command line.

cli-name = Harpan { $version }

## Help

cli-help-harpan =
    Harpan: patience played properly, in the browser and in the terminal.

    Usage
      harpan [options]             starts the game and opens the browser
      harpan deal [GAME] …         deals a game and shows the table
      harpan solve [GAME] …        says whether deals can be won
      harpan lab …                 measure how often the games are won
      harpan perft [GAME] …        counts every line of moves to a given depth
      harpan COMMAND --help        tells more about a command

    Options
      --port N         port to listen on (otherwise a free one)
      --host ADDRESS   address to listen on (otherwise 127.0.0.1, this computer only)
      --data FOLDER    folder where games are saved (otherwise your own data folder)
      --seconds S      seconds for what is asked of a game: whether it can be won,
                       its solution (otherwise 10)
      --memory M       mebibytes that the search may use for it (otherwise 256)
      --no-browser     do not open the browser
      --lang LANGUAGE  sv or en; otherwise HARPAN_LANG or the language of the computer
      --version        show the version
      --help           show this text

    Examples
      harpan
      harpan --port 8000 --no-browser
      harpan --lang sv
      harpan deal vegas --number 42

    Stop with Ctrl-C. Every move is saved already.

cli-help-deal =
    Deals a game and shows the table, the deal number and the rules in force.

    Usage
      harpan deal [GAME] [NAME=VALUE …] [options]

    Options
      --number N       deal number, 0 to 18446744073709551615 (otherwise a random one);
                       in FreeCell Microsoft's numbers, 1 to 8589934591;
                       pysol:N is the deal that PySol FC has under the number
      --code CODE      deal code, as another player wrote it
      --deck CARDS     every card, rank and suit (AS TH QD …);
                       a minus sign reads them from standard input
      --order ORDER    how the cards of --deck are written: dealing (row by row, then
                       the stock in the order it is drawn) or columns (column by column,
                       for Klondike)
      --winnable       a random deal that is proven winnable
      --level LEVEL    a random deal that is easy (the simplest simulated player wins
                       it), medium (not that one, but those who think ahead) or hard
                       (none of them, but it is proven winnable)
      --format NAME    write the deal in a format, for another program
    { $formats }
      --lang LANGUAGE  sv or en
      --help           show this text

    Games
    { $games }

    Rules, written as NAME=VALUE
    { $options }

    Examples
      harpan deal
      harpan deal vegas --number 42
      harpan deal klondike draw=3 passes=3 --code 1A-G
      harpan deal spider-2 --number 7
      harpan deal freecell --number 11982
      harpan deal klondike --number pysol:240000
      harpan deal vegas --winnable
      harpan deal klondike --level easy
      harpan deal pyramid passes=1 stock_top_playable=yes
      harpan deal freecell --number 11982 --format fc-solve

cli-help-solve =
    Says what is proven about a deal when every card is known: winnable, with a
    line that the rules engine has played; unwinnable, when every line was
    searched; unknown, when a limit was reached first.

    Usage
      harpan solve [GAME] [NAME=VALUE …] [options]
      harpan solve FILE … [GAME] [NAME=VALUE …] [options]

    A file has one deal or many, in a format that Harpan tells by itself; a minus sign
    reads standard input. Name the game where the file does not tell it.

    Options
      --number N       deal number (otherwise 1); pysol:N is PySol FC's
      --numbers A-B    every deal from A to B; pysol:A-B are PySol FC's
      --deck CARDS     every card, in dealing order (AS TH QD …);
                       a minus sign reads them from standard input
      --order ORDER    how plain cards are written: dealing or columns
      --format NAME    the format of the files
    { $formats }
      --seconds S      seconds for each deal (otherwise 10)
      --nodes N        positions for each deal; the same answer on every machine
      --memory M       mebibytes for each deal (otherwise 1024)
      --json           a line of JSON for each deal
      --lang LANGUAGE  sv or en
      --help           show this text

    Exit status: 0 winnable, 10 unwinnable, 20 unknown; of many deals 0 when all
    were decided, otherwise 20.

    Examples
      harpan solve klondike draw=3 --number 42
      harpan solve vegas --numbers 1-20
      harpan solve freecell --number 617
      harpan solve klondike --numbers pysol:32000-32005
      harpan solve board.txt
      harpan solve pyramid deals.txt --json

cli-help-perft =
    Counts every line of moves from a deal, depth by depth. The count is the
    fingerprint of the rules engine: the same deal, rules and depth always give
    the same count.

    Usage
      harpan perft [GAME] [NAME=VALUE …] [options]

    Options
      --number N       deal number (otherwise 1)
      --depth N        moves in a line, 1 to { $deepest } (otherwise 5)
      --lang LANGUAGE  sv or en
      --help           show this text

    Examples
      harpan perft klondike --number 42 --depth 6
      harpan perft vegas-draw-3 taking_back=no
      harpan perft freecell cells=2

## The server

cli-ready = Harpan is played at { $address }
cli-stop = Stop with Ctrl-C. Every move is saved.

## The deal

cli-deal-number = deal number { $number }, code { $code }
cli-deal-typed = your own deal
cli-rules = Rules
cli-stock =
    { $count ->
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
cli-waste = Waste: { $cards }
cli-cells = Free cells: { $cards }
cli-foundations = Foundations: { $cards }
cli-discard =
    { $count ->
        [one] Discarded: { $count } card
       *[other] Discarded: { $count } cards
    }
cli-rank-1 = A
cli-rank-11 = J
cli-rank-12 = Q
cli-rank-13 = K

## Solving

cli-solve-winnable = winnable
cli-solve-unwinnable = unwinnable
cli-solve-unknown = unknown
cli-solve-verdict = { $deal }: { $verdict } ({ $nodes } nodes, { $seconds } s)
cli-solve-line =
    { $count ->
        [one] { $count } move: { $moves }
       *[other] { $count } moves: { $moves }
    }

## Perft

cli-perft-game = { $game }, deal number { $number }: { $rules }
cli-perft-depth =
    { $nodes ->
        [one] Depth { $depth }: { $nodes } line, { $rate } million a second
       *[other] Depth { $depth }: { $nodes } lines, { $rate } million a second
    }

## Errors

cli-error = harpan: { $message }
cli-suggestion = Did you mean { $suggestion }?
cli-error-command = There is no command “{ $name }”. Choose among { $allowed }.
cli-error-option = There is no option “{ $name }”. See harpan --help.
cli-error-option-use = Option { $name } is written wrongly: a value is missing or is one too many.
cli-error-usage = The command cannot be understood: { $reason }
cli-error-language = There is no language “{ $name }”. Choose among { $allowed }.
cli-error-number = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
cli-error-positive = { $name } must be a number above zero, such as 10 or 0.5, not “{ $value }”.
cli-error-choice = { $name } must be one of { $allowed }, not “{ $value }”.
cli-error-two-deals = Give only one of { $given }.
cli-error-setting = “{ $text }” must be written NAME=VALUE, such as draw=3.
cli-error-twice = { $name } is there twice.
cli-error-level = No deal of the level { $level } was found. Try again, or choose another level.
cli-error-winnable = No deal was proven winnable. Try again.
cli-error-port = Port { $port } is taken. Choose another, or none at all.
cli-error-file = The file { $file } cannot be read. The computer says: “{ $reason }”.
cli-error-in-file = { $file }: { $problem }
