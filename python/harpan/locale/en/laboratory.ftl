### The page of the laboratory, and the words that it shares with the reports.

lab-about = Advice and rules are tried on many deals here, and here stands what experiments have shown.

## Try the advice

lab-trial = Try the advice
lab-trial-about = The same deals are played twice, by a player that sees only what a person sees: first by the rules of your game and no advice, then with what is chosen here.
lab-advice = Advice
lab-no-advice = There is no advice to try for this game, only rules. The greedy player plays it.
lab-options = Rules
lab-deals = Deals
lab-deals-number = { $deals }
lab-start = Try
lab-stop = Stop
lab-goes =
    { $total ->
        [one] { $done } of { $total } deal
       *[other] { $done } of { $total } deals
    }
lab-stopped =
    { $done ->
        [one] Stopped after { $done } deal.
       *[other] Stopped after { $done } deals.
    }
lab-waiting = Fetching what has been measured …
lab-away = The laboratory cannot be reached just now.

advice-look = Look through the stock once before anything is played
advice-hidden = Turn hidden cards first, where most are hidden
advice-shortest = Empty the shortest columns first
advice-aces = Put up aces, twos and threes at once
advice-hold = Hold fives and higher until both cards that can lie on them are up
advice-kings = Move no king to an empty column without a queen to take
advice-shuffles = Make no shuffles that turn nothing up
advice-ahead = Aim for what lets a card be turned
advice-points = Always take the points
advice-broad = Attack broadly: turn where least has been turned
advice-keep = Never take a card back
advice-empty = Empty columns first
advice-suits = Join the same suit first

## What came of it

lab-plain = Without
lab-changed = With
lab-gain = Difference
lab-row-won = Won, %
lab-row-points = Mean points
lab-with-interval = { $value } ({ $low } to { $high })
lab-only = Only without: { $first }. Only with: { $second }. If it made no difference, as much or more would part them in { $chance } % of cases.
lab-same = No deal ended differently.
lab-interval-about = The intervals are 95 per cent ones, and hold for the deals that have been played.
lab-finished = Experiments
lab-no-finished = No experiment has ended.
lab-figure = What
lab-value = Value
lab-interval = 95 %
lab-n = Deals
lab-open = Unknown
lab-span = { $low } to { $high }
lab-number = { $value }
lab-range = Deal numbers { $first } to { $last }

lab-name-won = { $arm }: { $column }, %
lab-name-mean = { $arm }: mean { $column }
lab-name-gain = { $arm } against { $base }: { $column }, percentage points
lab-name-difference = { $arm } against { $base }: { $column }, difference
lab-name-pair = { $first } and { $second }
lab-column-won = Won
lab-column-least = cards up, proven
lab-column-most = cards up, at the most
lab-column-up = cards up
lab-column-points = points
lab-column-points-of-won = points of won games
