"""Random games by the core and by the slow rules at once: everything agrees at every move.

``HARPAN_SOAK=1000000`` (``make soak``) plays so many games instead of a few hundred, from the seed
``HARPAN_SOAK_FROM`` on.
"""

from __future__ import annotations

import random

import pytest

import reference
from samples import Pair, differential_seeds, random_case, wander

SHARDS = 8
STUCK_EVERY = 7 if len(differential_seeds()) > 10_000 else 1
"""Games from one to the next in which "stuck" is proven slowly, at the cost of all else."""


@pytest.mark.parametrize("shard", range(SHARDS))
def test_random_games_agree(shard: int) -> None:
    for seed in differential_seeds()[shard::SHARDS]:
        rng = random.Random(seed)
        pair = Pair(*random_case(rng))
        try:
            pair.compare()
            for event, _ in enumerate(wander(pair, rng, rng.choice([20, 60, 120]))):
                compare(pair, rng, event)
                if event % 16 == 0 and seed % STUCK_EVERY == 0:
                    compare_stuck(pair)
        except AssertionError as error:
            raise AssertionError(f"game {seed}: {pair.core!r}\n{pair.core.position}") from error


def compare(pair: Pair, rng: random.Random, event: int) -> None:
    """The table at every event; what takes longer now and then."""
    pair.compare_table()
    if event % 5 == 0:
        pair.compare(seconds=rng.choice([0, 9.99, 30, 31, rng.uniform(0, 5000)]))


def compare_stuck(pair: Pair) -> None:
    """A proof of the core must hold; where the slow proof ends soon, the two are equal."""
    stuck = pair.core.is_stuck
    slow = reference.is_stuck(pair.slow, limit=5000 if stuck else 300)
    assert slow is None or slow == stuck
