### The laboratory: experiments on many deals.

## Help

cli-help-lab =
    Measures how often games are won, by whom and under which rules. An experiment is
    a small file; see docs/lab.md.

    Usage
      harpan lab run FILE …         run experiments, each from where it ended last
      harpan lab list               show the experiments that have ended
      harpan lab report FILE …      write the results as a page and a table
      harpan lab scheduler          share work out to many machines
      harpan lab worker ADDRESS     take on work
      harpan lab COMMAND --help     say more about a command

    Options
      --lang LANGUAGE  sv or en
      --help           show this text

cli-help-lab-run =
    Runs experiments. Break off at any time with Ctrl-C: what is measured is kept, and
    the same command goes on from there.

    Usage
      harpan lab run FILE … [options]

    Options
      --workers N      threads on this machine (otherwise 1)
      --scheduler A    have a cluster do the work: the address of harpan lab scheduler
      --scale X        so many times as many deals (otherwise 1)
      --shard N        deals in each task (otherwise as many as take a few seconds)
      --out FOLDER     folder of the results (otherwise in your own data folder)
      --summaries FOLDER  put the summaries into a folder too, as NAME.json
      --lang LANGUAGE  sv or en
      --help           show this text

    Examples
      harpan lab run experiments/vegas-thoughtful.toml --workers 2
      harpan lab run experiments/pyramid.toml --scale 100 --scheduler tcp://10.0.0.1:8786

cli-help-lab-list =
    Shows the experiments that have ended, the newest first, and where their results are.

    Usage
      harpan lab list [options]

    Options
      --out FOLDER     folder of the results (otherwise in your own data folder)
      --summaries FOLDER  put the summaries into a folder too, as NAME.json
      --lang LANGUAGE  sv or en
      --help           show this text

    Examples
      harpan lab list

cli-help-lab-report =
    Writes what came of an experiment as a web page that needs nothing beside it, and as
    a table (CSV).

    Usage
      harpan lab report FILE … [options]

    A file is the summary.json of a folder of results, or the folder itself.

    Options
      --to FOLDER      folder to write to (otherwise where you are)
      --lang LANGUAGE  sv or en
      --help           show this text

    Examples
      harpan lab report python/harpan/lab/results/freecell.json --to reports

cli-help-lab-scheduler =
    Shares work out to the machines that have come with harpan lab worker. Whoever reaches
    the address can run anything on them, so listen only where you trust the network.

    Usage
      harpan lab scheduler [options]

    Options
      --host ADDRESS   address to listen at (otherwise 127.0.0.1, this machine alone)
      --port N         port to listen at (otherwise 8786; 0 for a free one)
      --lang LANGUAGE  sv or en
      --help           show this text

    Examples
      harpan lab scheduler --host 10.0.0.1

cli-help-lab-worker =
    Takes on work from a scheduler. If the connection is lost it is looked for again.

    Usage
      harpan lab worker ADDRESS [options]

    Options
      --workers N      tasks at once (otherwise 1)
      --lang LANGUAGE  sv or en
      --help           show this text

    Examples
      harpan lab worker tcp://10.0.0.1:8786 --workers 8

## The run

lab-bar = { $done }/{ $total }  { $rate }/s  { $left } left  { $arm }: { $low }–{ $high } %
lab-interrupted = Interrupted. What is measured is kept; the same command goes on from there.
lab-kept = The results are in { $folder }
lab-scheduler-ready = Sharing work out at { $address }
lab-worker-ready = Working for { $address }

## The results

lab-heading = { $title }, deal numbers { $first }–{ $last }
lab-line-won =
    { $open ->
        [0] { $arm }: { $column } { $value } % ({ $low }–{ $high }), n = { $total }
       *[other] { $arm }: { $column } { $value } % ({ $low }–{ $high }), n = { $total }, of which { $open } unknown
    }
lab-line-mean = { $arm }: mean { $column } { $value } ({ $low }–{ $high }), n = { $total }
lab-line-gain =
    { $open ->
        [0] { $arm } against { $base }: { $column } { $value } percentage points ({ $low }–{ $high }), n = { $total }
       *[other] { $arm } against { $base }: { $column } { $value } percentage points ({ $low }–{ $high }), n = { $total }, of which { $open } unknown
    }
lab-line-difference = { $arm } against { $base }: { $column } { $value } more ({ $low }–{ $high }), n = { $total }

## The report

lab-check = By a second method
lab-pair = The same deals
lab-only-first = Only the first
lab-only-second = Only the second
lab-chance = p
lab-report-histogram = { $arm }: { $column }
lab-report-method = How it was measured
lab-report-intervals = Shares have Wilson’s interval, and Clopper and Pearson’s as the second method. Means have Student’s t, and resampling as the second method. Comparisons are made on the same deals: of shares with Agresti and Min’s interval, and p is McNemar’s exact one. A deal that neither a solution nor its absence was proven for is not left out; the interval holds whichever way it would go.
lab-report-version = The deals are the numbered ones, and the chance of a player depends on the deal, the player and the move alone. Harpan { $version }.
lab-report-repeat = How to repeat it
lab-by-player = Player: { $player }.
lab-by-win =
    { $nodes ->
        [one] The solver, with { $nodes } position at most for each deal: can it be won?
       *[other] The solver, with { $nodes } positions at most for each deal: can it be won?
    }
lab-by-most =
    { $nodes ->
        [one] The solver, with { $nodes } position at most for each deal: how many cards can be up?
       *[other] The solver, with { $nodes } positions at most for each deal: how many cards can be up?
    }
lab-information-all-cards = Every card is known.
lab-information-open = Every card lies open from the start.
lab-information-seen = Only open cards are known, and those that have been seen. The waste lies fanned, so the whole stock is known after one pass.

## Errors

problem-lab-package = The laboratory needs { $name }. Type: { $command }
problem-lab-unreadable = The file cannot be read: { $reason }.
problem-lab-toml = The file is not TOML: { $reason }
problem-lab-running = Another run is under way in { $folder }.
problem-lab-cannot-listen = Cannot listen at { $host }. The computer says: “{ $reason }”.
problem-lab-no-scheduler = Nobody shares work out at { $address }.
problem-lab-scheduler-lost = The connection to { $address } was lost. What is measured is kept; the same command goes on from there.
problem-lab-unknown-key = { $key } means nothing. Choose among { $allowed }.
problem-lab-unknown-key-near = { $key } means nothing. Did you mean { $suggestion }?
problem-lab-missing-key = { $key } is missing.
problem-lab-kind =
    { $kind ->
        [list] { $key } must be a list, not { $got }.
        [table] { $key } must be a table, not { $got }.
        [tables] { $key } must be a list of tables, not { $got }.
       *[text] { $key } must be a text, not { $got }.
    }
problem-lab-name = { $key } must be small letters, digits and hyphens, not { $got }.
problem-lab-twice = { $key } is there twice: { $got }.
problem-lab-choice = { $key } must be one of { $allowed }, not { $got }.
problem-lab-whole = { $key } must be a whole number from { $least } to { $largest }, not { $got }.
problem-lab-deals = { $key } must be the first and the last deal number, such as 1-1000, from { $least } to { $largest }, not { $got }.
problem-lab-one-of = Give one of player and solver.
problem-lab-only-with = { $key } goes with { $other }, which is not here.
problem-lab-mixed = The arms in { $key } must be of one kind: players, or the same question to the solver.
problem-lab-player = { $key }: the player { $got } does not know that game.
problem-lab-summary = { $got } is no result of an experiment.
