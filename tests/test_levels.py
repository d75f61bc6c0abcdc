"""How hard deals are: the definition, the same everywhere, stopped, and what is offered."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Sequence

import pytest

import harpan
from harpan.levels import (
    LEVELS,
    NODES,
    PATIENCE,
    SIMPLE,
    TABLE_BYTES,
    Level,
    Share,
    deal_of_level,
    is_of_level,
    level,
    offered,
    shares,
    thinkers,
)
from harpan.stopping import Deadline

KNOWN: dict[str, str] = {
    "klondike": "easy - easy medium medium easy easy easy hard easy",
    "freecell": "medium medium medium medium medium medium medium medium medium easy",
    "spider-1": "hard easy hard hard easy easy easy medium hard hard",
}
"""The levels of the deals from 700001 on. They may change only when a player or the rules do."""
FIRST = 700_001


def named(found: Sequence[Level | None]) -> str:
    return " ".join(name or "-" for name in found)


@pytest.mark.parametrize("game", KNOWN)
def test_a_deal_has_the_same_level_everywhere(game: str) -> None:
    numbers = range(FIRST, FIRST + 10)
    assert named([level(game, number) for number in numbers]) == KNOWN[game]


def test_a_level_depends_on_no_other_deal_and_no_process() -> None:
    program = (
        f"import harpan; numbers = range({FIRST}, {FIRST} + 10);"
        "print(*(harpan.level('klondike', n) or '-' for n in reversed(numbers)))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout.split()[::-1] == KNOWN["klondike"].split()


@pytest.mark.parametrize("game", harpan.variants)
def test_a_level_is_what_its_definition_says(game: str) -> None:
    numbers = range(FIRST, FIRST + 2)
    simply = harpan.play_many(game, numbers, player=SIMPLE).won
    players = thinkers(harpan.variants[game].rules)
    thoughtfully = [harpan.play_many(game, numbers, player=player).won for player in players]
    games = [harpan.deal(game, number) for number in numbers]
    proven = harpan.solve_many(games, nodes=NODES, table_bytes=TABLE_BYTES).verdicts
    for place, number in enumerate(numbers):
        is_by_most = 2 * sum(won[place] for won in thoughtfully) > len(players)
        holds = [simply[place], is_by_most, proven[place] == "winnable"]
        expected = LEVELS[holds.index(True)] if any(holds) else None
        assert level(game, number) == expected
        assert [name for name in LEVELS if is_of_level(name, harpan.variants[game], number)] == (
            [expected] if expected else []
        )


def test_the_thinkers_have_luck_of_their_own() -> None:
    players = thinkers(harpan.variants["vegas-draw-3"].rules)
    assert len(players) == 3
    moves = [harpan.play_many("vegas-draw-3", range(1, 21), player=p).moves for p in players]
    assert len({tuple(columns) for columns in moves}) == 3


@pytest.mark.parametrize("game", ["thoughtful", "freecell"])
def test_one_game_says_it_all_where_chance_has_no_part(game: str) -> None:
    (player,) = thinkers(harpan.variants[game].rules)
    others = (f"monte-carlo:samples={samples}" for samples in (11, 12))
    won = [harpan.play_many(game, range(1, 4), player=p).won for p in (player, *others)]
    assert won[0] == won[1] == won[2]


def test_options_count() -> None:
    draws = {
        draw: named([level("klondike", n, draw=draw) for n in range(1, 11)]) for draw in (1, 3)
    }
    assert draws[1] != draws[3]
    assert draws[3] == named([level("klondike-draw-3", n) for n in range(1, 11)])


class After:
    """A stop that is set when it has been asked so often."""

    def __init__(self, questions: int) -> None:
        self.left = questions

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


@pytest.mark.parametrize(
    ("number", "known"), [(FIRST, "easy"), (FIRST + 3, "medium"), (FIRST + 8, "hard")]
)
def test_who_was_stopped_has_not_lost(number: int, known: Level) -> None:
    assert level("klondike", number) == known
    found = [level("klondike", number, stop=After(questions)) for questions in range(20)]
    assert found[0] is None
    assert set(found) <= {None, known}
    assert level("klondike", number, stop=After(10**9)) == known


def test_a_stop_ends_a_search_that_would_never_find() -> None:
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    assert deal_of_level("easy", "freecell", attempts=10**9, stop=stop, cells=0) is None
    assert stop.is_set()


def test_a_deadline_is_a_stop_with_a_time() -> None:
    stop = threading.Event()
    assert Deadline(stop, time.monotonic()).is_set()
    later = Deadline(stop, time.monotonic() + 10**6)
    assert not later.is_set()
    stop.set()
    assert later.is_set()


@pytest.mark.parametrize("wanted", LEVELS)
def test_a_deal_of_a_level_is_one(wanted: Level) -> None:
    game = deal_of_level(wanted, "vegas-draw-3")
    assert game is not None
    assert game.number is not None
    assert level("vegas-draw-3", game.number) == wanted
    assert deal_of_level(wanted, "vegas", attempts=0) is None


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(harpan.OptionError, match="option level: expected easy, medium or hard"):
        deal_of_level("impossible")  # type: ignore[arg-type]
    with pytest.raises(harpan.OptionError, match="no game 'poker'"):
        level("poker", 1)
    with pytest.raises(harpan.NotationError, match="expected a deal number from 1"):
        level("freecell", 0)
    with pytest.raises(harpan.RulesError):
        level("klondike", 1, draw=9)


def test_every_game_was_counted() -> None:
    assert list(shares()) == [(game, name) for game in harpan.variants for name in LEVELS]
    for share in shares().values():
        assert 0 <= share.found <= share.deals
        assert share.seconds > 0


def test_a_level_is_offered_where_it_is_found_in_good_time() -> None:
    assert Share("", "easy", 10, 1000, 0.01).wait == pytest.approx(1)
    assert Share("", "easy", 0, 1000, 0.01).wait == float("inf")
    for game in harpan.variants:
        quick = [name for name in LEVELS if shares()[game, name].wait <= PATIENCE]
        assert list(offered(game)) == quick
    assert offered("klondike") == LEVELS
    assert offered("poker") == ()
