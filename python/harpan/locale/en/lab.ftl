### The laboratory: experiments on many deals.

## Help

cli-help-lab =
    Measures how often games are won, by whom and under which rules. An experiment is
    a small file; see docs/lab.md.

    Usage
      harpan lab run FILE …         run experiments, each from where it ended last
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
      --lang LANGUAGE  sv or en
      --help           show this text

    Examples
      harpan lab run experiments/vegas-thoughtful.toml --workers 2
      harpan lab run experiments/pyramid.toml --scale 100 --scheduler tcp://10.0.0.1:8786

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
lab-share =
    { $open ->
        [0] { $arm }: { $share } % won ({ $low }–{ $high }), n = { $total }
       *[other] { $arm }: { $share } % won ({ $low }–{ $high }), n = { $total }, of which { $open } unknown
    }
lab-mean = { $arm }: mean { $column } { $mean } ({ $low }–{ $high }), n = { $total }
lab-pair = { $second } against { $first }: { $difference } percentage points ({ $low }–{ $high }); only { $first } { $only_first }, only { $second } { $only_second }, p = { $chance }
lab-column-least = cards up, proven
lab-column-most = cards up, at the most
lab-column-up = cards up
lab-column-score = score

## Errors

problem-lab-package = The laboratory needs { $name }. Type: { $command }
problem-lab-unreadable = The file cannot be read: { $reason }.
problem-lab-toml = The file is not TOML: { $reason }
problem-lab-running = Another run is under way in { $folder }.
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
