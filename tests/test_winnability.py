"""Shares of winnable deals agree with the published ones.

Few deals in CI; ``HARPAN_SOAK_DEALS=10000`` (``make soak``) takes so many. Sources: C. Blake and
I. P. Gent, The Winnability of Klondike Solitaire and Many Other Patience Games, JAIR 85:21, 2026;
for Pyramid a run of another solver over 100 million deals. Nothing of the kind is published for
the other games.
"""

from __future__ import annotations

import math
import os
from typing import Any, NamedTuple

import pytest

import harpan

DEALS = int(os.environ.get("HARPAN_SOAK_DEALS", "200"))
SIGMAS = 4.0
"""So far may a share lie from the published one, in its standard errors."""


class Published(NamedTuple):
    game: str
    options: dict[str, Any]
    share: float
    error: float = 0.0
    """Its standard error."""
    nodes: int = 200_000
    """For each deal; they leave few open."""


PUBLISHED = [
    Published("klondike", {}, 0.90480, 0.0006),
    Published("klondike", {"draw": 2}, 0.88620, 0.0007),
    Published("klondike", {"draw": 3}, 0.81945, 0.0004),
    Published("klondike", {"draw": 1, "taking_back": False}, 0.90204, 0.0006),
    Published("klondike", {"draw": 3, "taking_back": False}, 0.81524, 0.0004),
    Published("klondike", {"draw": 3, "empty_column": "any"}, 0.94959, 0.0004),
    Published("freecell", {}, 0.99998881, 0.000001),
    Published("freecell", {"cells": 3}, 0.99358),
    Published("freecell", {"cells": 2}, 0.7954),
    Published("freecell", {"cells": 1}, 0.1935),
    Published("freecell", {"cells": 0}, 0.002137),
    Published("pyramid", {"passes": 1, "stock_top_playable": True}, 0.0902, nodes=1_000_000),
]


@pytest.mark.parametrize("published", PUBLISHED, ids=lambda case: f"{case.game}-{case.options}")
def test_the_share_of_winnable_deals_is_the_published_one(published: Published) -> None:
    won, undecided = counted(published)
    lowest, highest = won / DEALS, (won + undecided) / DEALS
    chance = math.sqrt(published.share * (1 - published.share) / DEALS)
    margin = SIGMAS * math.hypot(chance, published.error) + 1 / DEALS
    assert lowest - margin <= published.share <= highest + margin
    assert undecided <= 0.05 * DEALS, "so few that the bracket says something"


def counted(published: Published) -> tuple[int, int]:
    """How many deals are proven winnable, and how many stay open."""
    numbers = range(1_000_001, 1_000_001 + DEALS)
    games = (harpan.deal(published.game, number=n, **published.options) for n in numbers)
    verdicts = harpan.solve_many(games, nodes=published.nodes).verdicts
    return verdicts.count("winnable"), verdicts.count("unknown")
