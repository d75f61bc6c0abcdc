"""The solvers, seen from Python: verdicts of others, lines, limits, cancelling, many at once."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

import harpan
import reference
from samples import PRESETS, Pair, Preset

DATA = Path(__file__).parent / "data"
FEW_NODES = 2000
"""They decide most deals."""


def known_deals() -> list[dict[str, str]]:
    """Klondike deals with verdicts of another program."""
    text = (DATA / "klondike-deals.tsv").read_text()
    head, *rows = [row.split("\t") for row in text.splitlines() if not row.startswith("#")]
    return [dict(zip(head, row, strict=True)) for row in rows]


@pytest.mark.parametrize("draw", [1, 3])
def test_verdicts_are_those_of_others(draw: int) -> None:
    words = {"winnable": "winnable", "impossible": "unwinnable"}
    deals = known_deals()
    games = [
        harpan.deal("klondike", draw=draw, deck=deal["deck"], order="columns") for deal in deals
    ]
    found = harpan.solve_many(games, nodes=FEW_NODES).verdicts
    decided = {
        deal["id"]: (verdict, words[deal[f"draw{draw}"]])
        for deal, verdict in zip(deals, found, strict=True)
        if verdict != "unknown"
    }
    assert len(decided) > 0.85 * len(deals)
    assert {name: pair for name, pair in decided.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_line_wins_by_the_slow_rules_too(preset: Preset) -> None:
    for number in range(1, 400):
        pair = Pair(preset.rules, preset.scoring, number)
        solution = harpan.solve(pair.core, nodes=20_000)
        assert (solution.verdict == "winnable") == bool(solution.moves)
        for move in solution.moves:
            pair.slow.play(reference.move_from_text(str(move)))
        assert reference.is_won(pair.slow.position) == bool(solution.moves)
        if solution.moves:
            return
    pytest.fail("no deal was won")


def test_each_pass_counts_for_the_solver() -> None:
    """D18: a deal that needs so many passes is won with them and lost with one less."""
    needed = set()
    for number in range(1, 40):
        games = (harpan.deal("vegas-draw-3", number=number, passes=passes) for passes in (1, 2, 3))
        found = list(harpan.solve_many(games).verdicts)
        assert found == sorted(found), "one pass more loses nothing"
        needed.add(found.count("unwinnable"))
    assert needed == {0, 1, 2, 3}


@pytest.mark.parametrize("nodes", [0, 1, 20, 5000])
@pytest.mark.parametrize(
    "preset", ["vegas", "vegas-draw-3", "vegas-321", "double-klondike", "aces-up"]
)
def test_the_most_cards_are_brought_by_the_line(preset: str, nodes: int) -> None:
    for number in range(1, 6):
        game = harpan.deal(preset, number=number)
        harvest = harpan.most_up(game, nodes=nodes)
        up = sum(game.play(move) is not None for move in harvest.moves)
        assert up == len(harvest.moves)
        assert harvest.least <= harvest.most
        if preset.startswith("vegas"):
            assert game.score == 5 * harvest.least - 52
            assert (harvest.least == 52) == game.is_won


def test_the_most_is_asked_of_klondike_and_aces_up() -> None:
    with pytest.raises(ValueError, match="expected a game of Klondike or Aces Up, got freecell"):
        harpan.most_up(harpan.deal("freecell", number=1))


def test_limits_in_nodes_make_answers_repeatable() -> None:
    for nodes in (0, 1, 100):
        game = harpan.deal("klondike", draw=3, number=29)
        first, second = (harpan.solve(game, nodes=nodes) for _ in range(2))
        assert first.nodes == second.nodes <= nodes
        assert first.verdict == second.verdict


def test_a_search_goes_on_from_any_point() -> None:
    game = harpan.deal("klondike", draw=3, number=1)
    line = harpan.solve(game).moves
    for move in line[:-1]:
        game.play(move)
    assert harpan.solve(game).moves == line[-1:]
    game.play(line[-1])
    assert (harpan.solve(game).verdict, harpan.solve(game).moves) == ("winnable", [])


def test_little_memory_makes_the_answer_unknown_at_most() -> None:
    for number in range(1, 15):
        game = harpan.deal("klondike", draw=3, number=number)
        free, tight = harpan.solve(game, nodes=20_000), harpan.solve(game, table_bytes=2**14)
        assert tight.verdict in (free.verdict, "unknown")
        assert tight.table_bytes <= 2**14


def hard_game() -> harpan.Game:
    """One that no search ends soon."""
    return harpan.deal("spider-4", number=122)


def test_a_search_can_be_stopped_and_tells_its_progress() -> None:
    stop, met = threading.Event(), []

    def progress(nodes: int) -> None:
        met.append(nodes)
        if len(met) == 3:
            stop.set()

    assert harpan.solve(hard_game(), stop=stop, progress=progress).verdict == "unknown"
    assert len(met) == 3
    assert met == sorted(met)


def test_time_ends_a_search() -> None:
    assert harpan.solve(hard_game(), seconds=0).verdict == "unknown"


def test_other_threads_run_while_a_search_does() -> None:
    stop = threading.Event()
    searching = threading.Thread(target=harpan.solve, args=[hard_game()], kwargs={"stop": stop})
    searching.start()
    stop.set()
    searching.join(timeout=60)
    assert not searching.is_alive()


def test_an_error_in_progress_comes_through() -> None:
    def progress(nodes: int) -> None:
        raise RuntimeError(f"after {nodes}")

    with pytest.raises(RuntimeError, match="after"):
        harpan.solve(hard_game(), progress=progress)


def test_many_are_the_same_by_one_thread_or_two() -> None:
    def columns(threads: int) -> harpan.Solutions:
        games = [harpan.deal("freecell", number=number) for number in range(1, 21)]
        return harpan.solve_many(games, threads=threads, nodes=FEW_NODES)

    one, two = columns(1), columns(2)
    assert one.verdicts == two.verdicts == ["winnable"] * 20
    assert (one.nodes, one.moves) == (two.nodes, two.moves)


@pytest.mark.parametrize("search", [harpan.solve, harpan.most_up])
@pytest.mark.parametrize("name", ["nodes", "seconds", "table_bytes"])
@pytest.mark.parametrize("limit", [-1, -0.5, "x", True, float("nan")])
def test_a_limit_that_is_none_is_refused(search: Any, name: str, limit: object) -> None:
    with pytest.raises(ValueError, match=rf"^{name}: expected a .*, got {limit!r}$"):
        search(harpan.deal(number=1), **{name: limit})


@pytest.mark.parametrize("name", ["nodes", "table_bytes"])
@pytest.mark.parametrize("limit", [2**64, 1.5])
def test_a_count_is_a_whole_number_of_64_bits(name: str, limit: object) -> None:
    limits: dict[str, Any] = {name: limit}
    with pytest.raises(ValueError, match=rf"^{name}: expected a whole number"):
        harpan.solve(harpan.deal(number=1), **limits)


def test_no_threads_are_refused() -> None:
    with pytest.raises(ValueError, match="threads: expected 1 or more, got 0"):
        harpan.solve_many([], threads=0)
