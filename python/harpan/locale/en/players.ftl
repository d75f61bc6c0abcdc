### The simulated players and their options.

player-random = Random
about-player-random = Makes any legal move, each with equal chance.
player-greedy = Greedy
about-player-greedy = Makes the best move by a fixed order: to the foundations, turning cards, from the stock, and only then what makes one of these possible.
player-monte-carlo = Monte Carlo
about-player-monte-carlo = Plays every candidate to its end in the same imagined deals, by the greedy order, and makes the one that fares best.

player-option-samples = Imagined deals a candidate
player-option-stopping = Which candidates are tried in all of them
