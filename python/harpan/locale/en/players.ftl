### The simulated players and their options.

player-random = Random
about-player-random = Makes any legal move, each with equal chance.
player-greedy = Greedy
about-player-greedy = Makes the best move by a fixed order: to the foundations, turning cards, from the stock, and only then what makes one of these possible.
player-monte-carlo = Monte Carlo
about-player-monte-carlo = Plays every candidate to its end in the same imagined deals, by the greedy order, and makes the one that fares best.
player-rules = Rule list
about-player-rules = Follows the advice of rule pages, each piece with its weight; each can be switched off.
player-bandit = Bandit
about-player-bandit = Lists the moves that cannot be undone, tries each in the same imagined deals by a short search, and spends samples on those that are close.

player-option-samples = Imagined deals a candidate
player-option-stopping = Which candidates are tried in all of them
player-option-nodes = Positions that a short search may look at
