"""What is proven, over the wire: verdicts, facit and winnable deals, and the marks they leave.

A search that never ends stands in for a long one: `HARD` is a deal that no search decides soon, and
limits without seconds let it run until somebody calls it off. So nothing here is timed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2 as httpx
import msgspec
import pytest
from starlette.testclient import TestClient

import harpan
from harpan.levels import LEVELS, Level
from harpan.server import create_app
from harpan.server.searches import Searches
from harpan.server.solver import BusyError, Limits, Solver, Task
from harpan.server.verdicts import Proofs, Verdicts, start_of
from harpan.server.wire import Facit, Failure, GameState, SearchState, VerdictState
from harpan.store import Store
from samples import ADDRESS

State = dict[str, Any]
FOREVER = 10.0**6
PATIENT = Limits(seconds=FOREVER, deal_seconds=FOREVER, search_seconds=FOREVER)
HARD = {"game": "spider-4", "number": "122"}
LOST = {"game": "freecell", "number": "11982"}
"""Microsoft's deal that nobody can win."""
WON = {"game": "klondike-draw-3", "number": "3"}
WAY = ["t7-f4", "t3-t6", "t5-t7", "t1-t3"]
MISTAKE = "t3-t1:2"
"""A winnable deal, moves of a way to win it, and a move after them that loses it."""
SOON = 10


@contextmanager
def serving(store: Store, limits: Limits | None = None) -> Iterator[tuple[TestClient, Solver]]:
    solver = Solver(limits)
    try:
        # One loop for all requests, as in a server: a handler that waits must let others through.
        with TestClient(create_app(store, solver=solver), ADDRESS) as client:
            yield client, solver
    finally:
        solver.close()


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with serving(store) as (client, _):
        yield client


def new(client: TestClient, **wanted: object) -> State:
    answer = client.post("/api/games", json=wanted)
    assert answer.status_code == 201, answer.text
    return state_of(answer)


def state_of(answer: httpx.Response) -> State:
    assert answer.status_code < 300, answer.text
    msgspec.json.decode(answer.content, type=GameState)
    state: State = answer.json()
    return state


def act(client: TestClient, state: State, action: str, **body: object) -> State:
    path = f"/api/games/{state['id']}/{action}"
    return state_of(client.post(path, json={"ply": state["ply"], **body}))


def move(client: TestClient, state: State, *moves: str) -> State:
    for text in moves:
        state = act(client, state, "moves", move=text, automatic="never")
    return state


def told(client: TestClient, state: State, of: str = "verdict", wait: float = SOON) -> str:
    """The verdict on the game, which is about the version that is played."""
    answer = client.get(f"/api/games/{state['id']}/{of}", params={"wait": wait})
    assert answer.status_code == 200, answer.text
    verdict = msgspec.json.decode(answer.content, type=VerdictState)
    assert verdict.ply == state["ply"]
    return verdict.verdict


def facit(client: TestClient, state: State) -> Facit:
    answer = client.get(f"/api/games/{state['id']}/facit", params={"wait": SOON})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Facit)


def failed(answer: httpx.Response, status: int, code: str) -> dict[str, str]:
    assert answer.status_code == status, answer.text
    problem = msgspec.json.decode(answer.content, type=Failure).error
    assert problem.code == code
    return problem.args


# Verdicts


def test_a_verdict_leaves_a_mark_and_is_not_given_without(client: TestClient) -> None:
    """E10: statistics know who has looked."""
    state = new(client, **WON)
    assert state["aids"] == []
    path = f"/api/games/{state['id']}/verdict"
    assert failed(client.get(path), 422, "aid_not_taken") == {"aid": "verdict"}
    assert failed(client.get(f"/api/games/{state['id']}/deal-verdict"), 422, "aid_not_taken")
    state = act(client, state, "verdict")
    assert (state["aids"], state["ply"], state["last"]) == (["verdict"], 1, None)
    assert told(client, state) == "winnable"


def test_to_look_starts_neither_the_clock_nor_the_game(client: TestClient) -> None:
    state = new(client, game="klondike")
    state = act(client, state, "verdict", elapsed=5)
    assert (state["started"], state["moves"], state["elapsed"]) == (False, 0, 0)
    assert (state["practice"], state["can_undo"]) == (False, False)
    assert move(client, state, "s-w")["started"] is True


def test_a_mark_is_made_once_and_nothing_takes_it_away(store: Store) -> None:
    """E10: not undo, restart, a reload, or the end of the server."""
    with serving(store) as (client, _):
        state = act(client, new(client, game="klondike"), "verdict")
        again = act(client, state, "verdict")
        assert again["ply"] == state["ply"]
        state = act(client, again, "facit")
        for action in ("moves", "undo", "moves", "restart"):
            body = {"move": "s-w"} if action == "moves" else {}
            state = act(client, state, action, **body)
            assert (state["aids"], state["practice"]) == (["verdict", "facit"], True)
    with serving(store) as (client, _):
        state = client.get(f"/api/games/{state['id']}").json()
        assert (state["aids"], state["practice"]) == (["verdict", "facit"], True)


def test_a_mark_for_an_old_version_is_not_made(client: TestClient) -> None:
    state = new(client, game="klondike")
    now = move(client, state, "s-w")
    answer = client.post(f"/api/games/{state['id']}/facit", json={"ply": state["ply"]})
    assert answer.status_code == 409
    assert answer.json()["state"]["aids"] == now["aids"] == []


def test_after_the_end_everybody_may_know(client: TestClient) -> None:
    state = move(client, new(client, game="vegas"), "s-w")
    state = act(client, state, "finish")
    assert told(client, state, "deal-verdict") in ("winnable", "unwinnable", "unknown")
    assert client.get(f"/api/games/{state['id']}/facit").status_code == 200
    assert client.get(f"/api/games/{state['id']}").json()["aids"] == []


def test_a_mistake_is_told_and_an_undo_is_known_at_once(store: Store) -> None:
    with serving(store) as (client, solver):
        state = act(client, move(client, new(client, **WON), *WAY), "verdict")
        assert told(client, state) == "winnable"
        state = move(client, state, MISTAKE)
        assert told(client, state) == "no_longer_winnable"
        # From now on nothing can be searched: what is answered was remembered.
        solver.cancel()
        for _ in range(len(WAY) + 1):
            state = act(client, state, "undo")
            assert told(client, state, wait=0) == "winnable"
        state = act(client, state, "redo")
        assert told(client, state, wait=0) == "winnable"


def test_what_is_lost_stays_lost_without_a_search(store: Store) -> None:
    with serving(store) as (client, solver):
        state = act(client, move(client, new(client, **WON), *WAY, MISTAKE), "verdict")
        assert told(client, state) == "no_longer_winnable"
        solver.cancel()
        for _ in range(5):
            state = move(client, state, state["legal"][0])
            assert told(client, state, wait=0) == "no_longer_winnable"


def test_moves_along_the_line_that_is_known_need_no_search(store: Store) -> None:
    with serving(store) as (client, solver):
        state = act(client, new(client, **WON), "facit")
        line = facit(client, state).moves
        solver.cancel()
        for place, step in enumerate(line):
            assert facit(client, state).moves == line[place:]
            state = move(client, state, step.move)
        assert state["status"] == "won"


def test_an_impossible_deal_is_called_so_from_anywhere(client: TestClient) -> None:
    """C9"""
    state = act(client, new(client, **LOST), "verdict")
    assert told(client, state, "deal-verdict") == "unwinnable"
    state = move(client, state, state["legal"][0])
    assert told(client, state) == told(client, state, "deal-verdict") == "unwinnable"


def test_the_deal_has_its_label_when_the_game_is_lost(client: TestClient) -> None:
    """C9"""
    state = act(client, move(client, new(client, **WON), *WAY, MISTAKE), "verdict")
    assert told(client, state, "deal-verdict") == "winnable"
    assert told(client, state) == "no_longer_winnable"


@pytest.mark.parametrize(
    "limits",
    [Limits(nodes=0), Limits(seconds=0), Limits(table_bytes=2**10)],
    ids=["nodes", "seconds", "memory"],
)
def test_what_a_limit_leaves_open_is_unknown(store: Store, limits: Limits) -> None:
    """C8, C9: never winnable, never impossible."""
    with serving(store, limits) as (client, _):
        state = act(client, new(client, **HARD), "facit")
        state = act(client, state, "verdict")
        assert told(client, state) == told(client, state, "deal-verdict") == "unknown"
        assert facit(client, state).moves == []


def test_lost_with_a_start_that_nobody_knows_is_lost_from_here() -> None:
    """C9: what is proven is said, and no more."""
    solver = Solver(Limits())
    game = harpan.deal(WON["game"], number=int(WON["number"]))
    start = game.copy()
    for text in (*WAY, MISTAKE):
        game.play(text)
    verdicts = Verdicts(solver)
    verdicts.proofs.remember(start, "unknown")
    verdicts.proofs.remember(game, "unwinnable")
    assert verdicts.known(game) == "unwinnable_from_here"
    assert verdicts.known(game, is_winnable=True) == "no_longer_winnable"
    assert verdicts.known(start) == "unknown"
    verdicts.proofs.remember(start, "unwinnable")
    assert verdicts.known(game) == "unwinnable"
    solver.close()


def test_the_proofs_are_few_and_the_oldest_go(client: TestClient) -> None:
    proofs = Proofs(size=3)
    games = [harpan.deal("klondike", number=number) for number in range(1, 6)]
    for game in games:
        proofs.remember(game, "unknown")
        assert proofs.of(games[0])
    kept = [number for number, game in enumerate(games, 1) if proofs.of(game)]
    assert (len(proofs), kept) == (3, [1, 4, 5])


def test_what_is_proven_is_not_forgotten_for_an_unknown() -> None:
    proofs, game = Proofs(), harpan.deal("klondike", number=1)
    for verdict in ("unknown", "unwinnable", "unknown"):
        proofs.remember(game, verdict)
    known = proofs.of(game)
    assert known
    assert known.verdict == "unwinnable"


def test_the_same_cards_under_other_rules_are_another_position(client: TestClient) -> None:
    proofs = Proofs()
    one, three = (harpan.deal("klondike", draw=draw, number=1) for draw in (1, 3))
    proofs.remember(one, "unwinnable")
    assert one.position == three.position
    assert proofs.of(three) is None


# Long searches


def running() -> int:
    return sum(thread.name.startswith("solver") for thread in threading.enumerate())


def test_a_move_is_answered_while_a_search_goes_on(store: Store) -> None:
    with serving(store, PATIENT) as (client, solver):
        hard = act(client, new(client, **HARD), "verdict")
        assert told(client, hard, wait=0) == "thinking"
        (search,) = solver.tasks
        other = new(client, **WON)
        for text in WAY:
            other = move(client, other, text)
        hard = move(client, hard, hard["legal"][0])
        assert not search.done.done()
        assert not search.stop.is_set()
        assert told(client, hard, wait=0) == "thinking"
        assert search.stop.is_set()


def test_a_newer_position_calls_the_search_for_the_older_off(store: Store) -> None:
    with serving(store, PATIENT) as (client, solver):
        state = act(client, new(client, **HARD), "verdict")
        assert told(client, state, wait=0) == "thinking"
        (older,) = solver.tasks
        state = move(client, state, state["legal"][0])
        assert told(client, state, wait=0) == "thinking"
        older.done.result(timeout=60)
        (newer,) = solver.tasks
        assert not newer.stop.is_set()
        # Asked again it is the same search.
        assert told(client, state, wait=0) == "thinking"
        assert solver.tasks == {newer}


def test_a_search_that_was_called_off_proves_nothing(store: Store) -> None:
    with serving(store, PATIENT) as (client, solver):
        state = act(client, new(client, **HARD), "verdict")
        told(client, state, wait=0)
        (search,) = solver.tasks
        search.cancel()
        search.done.result(timeout=60)
        assert told(client, state, wait=0) == "thinking"
        assert len(solver.tasks) == 1


def test_a_search_for_a_deal_is_not_called_off_by_a_move(store: Store) -> None:
    with serving(store, PATIENT) as (client, solver):
        state = act(client, new(client, **HARD), "verdict")
        assert told(client, state, "deal-verdict", wait=0) == "thinking"
        (search,) = solver.tasks
        state = move(client, state, state["legal"][0])
        told(client, state, wait=0)
        assert not search.stop.is_set()


def test_too_many_searches_are_refused_and_the_moves_are_not(store: Store) -> None:
    limits = Limits(seconds=FOREVER, waiting=2)
    with serving(store, limits) as (client, solver):
        games = [act(client, new(client, **HARD, id=f"{n:032}"), "verdict") for n in range(3)]
        paths = [f"/api/games/{game['id']}/verdict" for game in games]
        assert [client.get(path).status_code for path in paths[:2]] == [200, 200]
        assert failed(client.get(paths[2]), 429, "solver_busy") == {}
        move(client, games[2], games[2]["legal"][0])
        tasks = list(solver.tasks)
        for task in tasks:
            task.cancel()
        for task in tasks:  # One that waits ends in its turn.
            task.done.result(timeout=60)
        assert client.get(paths[2]).json()["verdict"] == "thinking"


def test_the_end_of_the_server_ends_every_search(store: Store) -> None:
    with serving(store, PATIENT) as (client, solver):
        for number in (1, 2):
            state = act(client, new(client, **HARD, id=f"{number:032}"), "verdict")
            told(client, state, wait=0)
        tasks = list(solver.tasks)
        assert running() == 1
    assert running() == 0
    assert [task.done.done() for task in tasks] == [True, True]
    with pytest.raises(BusyError):
        solver.start(Task(), lambda: False)


def test_an_application_ends_the_searches_of_its_own(store: Store) -> None:
    with TestClient(create_app(store), ADDRESS) as client:
        state = act(client, new(client, **HARD), "verdict")
        assert told(client, state, wait=0) == "thinking"
        assert running() == 1
    assert running() == 0


SERVER = """
import sys
from pathlib import Path
from harpan.server import run
from harpan.server.solver import Limits
print_address = lambda address: print(address, flush=True)
run(port=0, data=Path(sys.argv[1]), limits=Limits(seconds=1e6), on_ready=print_address)
"""


def test_who_waits_is_answered_when_the_server_is_told_to_end(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        address = process.stdout.readline().strip()
        with httpx.Client(base_url=address, timeout=60) as client:
            game = client.post("/api/games", json=HARD).json()
            path = f"/api/games/{game['id']}/verdict"
            client.post(path, json={"ply": 0})
            with closing(HTTPConnection(urlsplit(address).netloc, timeout=60)) as waiting:
                waiting.request("GET", f"{path}?wait={SOON}")
                # What is asked later is answered, so the server has heard who waits.
                assert client.get(path).json()["verdict"] == "thinking"
                assert client.get(path).json()["verdict"] == "thinking"
                process.terminate()
                assert json.load(waiting.getresponse())["verdict"] == "thinking"
        process.wait(timeout=60)


def test_moves_are_played_while_more_is_searched_than_there_are_threads(store: Store) -> None:
    """A game is played to its win under load, and not one search has ended for it."""
    line = harpan.solve(harpan.deal(WON["game"], number=int(WON["number"]))).moves
    with serving(store, replace(PATIENT, threads=2)) as (client, solver):
        for number in range(6):
            game = act(client, new(client, **HARD, id=f"{number:032}"), "verdict")
            assert told(client, game, wait=0) == "thinking"
        client.post("/api/searches", json={"game": "spider-4"})
        searches = set(solver.tasks)
        assert len(searches) == 7
        state = move(client, new(client, **WON), *map(str, line))
        assert state["status"] == "won"
        assert not any(task.done.done() or task.stop.is_set() for task in searches)


@pytest.mark.parametrize("table_bytes", [2**20, 2**22])
def test_a_search_keeps_to_its_memory(table_bytes: int) -> None:
    """Without a limit of time: what ends it is the memory."""
    solver = Solver(Limits(table_bytes=table_bytes))
    game = harpan.deal(HARD["game"], number=int(HARD["number"]))
    solution = solver.solve(game, Task(), FOREVER)
    assert solution.verdict == "unknown"
    assert 0 < solution.table_bytes <= table_bytes
    solver.close()


def test_work_that_fails_ends_its_task() -> None:
    solver, task = Solver(), Task()

    def fail() -> bool:
        raise RuntimeError("no proof")

    solver.start(task, fail)
    task.done.result(timeout=60)
    assert solver.tasks == set()
    solver.close()


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a priority on Linux only")
def test_the_threads_that_search_give_way() -> None:
    solver, task, found = Solver(), Task(), []

    def look() -> bool:
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return False

    solver.start(task, look)
    task.done.result(timeout=60)
    solver.close()
    own = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    assert found[0] > own or own >= 10


@pytest.mark.parametrize("wait", ["-1", "11", "nan", "soon", ""])
def test_a_wait_that_is_none_is_refused(client: TestClient, wait: str) -> None:
    state = act(client, new(client, **WON), "verdict")
    path = f"/api/games/{state['id']}/verdict"
    failed(client.get(path, params={"wait": wait}), 400, "bad_request")


# Facit


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "klondike", "number": "1"},
        {"game": "freecell", "number": "617"},
        {"game": "spider-1", "number": "1"},
        {"game": "pyramid", "number": "1"},
        {
            "game": "pyramid",
            "number": "1",
            "options": {"stock_top_playable": "yes", "waste_pairs": "yes"},
        },
        {"game": "aces-up", "number": "1"},
        {"game": "double-klondike", "number": "1"},
    ],
    ids=str,
)
def test_the_whole_line_of_facit_wins(client: TestClient, wanted: dict[str, Any]) -> None:
    state = act(client, new(client, **wanted), "facit")
    assert (state["practice"], state["aids"]) == (True, ["facit"])
    found = facit(client, state)
    assert found.verdict == "winnable"
    for step in found.moves:
        before = state["piles"]
        state = move(client, state, step.move)
        assert step.cards == cards_of(step.move, before, state["piles"])
    assert state["status"] == "won"


def cards_of(text: str, before: State, after: State) -> list[str]:
    """The cards of a move, by what could be seen before it and after."""
    (source, target), count = text.partition(":")[0].split("-"), int(text.partition(":")[2] or 1)
    if (source, target) == ("s", "w"):
        cards: list[str] = after["w"][-count:]
        return cards
    if (source == "s" and target[0] == "t") or (target == "s" and not before["s"]):
        return []
    cards = before[source][-count:]
    pair = "p" in (source[0], target[0]) or "s" in (source, target)
    return cards + (before[target][-1:] if pair and target != "d" else [])


def test_facit_shows_nothing_to_who_has_not_asked(client: TestClient) -> None:
    """E10: a verdict is no facit."""
    state = act(client, new(client, game="klondike", number="1"), "verdict")
    assert told(client, state) == "winnable"
    answer = client.get(f"/api/games/{state['id']}/facit", params={"wait": SOON})
    assert failed(answer, 422, "aid_not_taken") == {"aid": "facit"}


def test_a_random_game_is_practice_from_the_facit_on(client: TestClient) -> None:
    """E10"""
    state = new(client, game="klondike")
    assert state["practice"] is False
    assert act(client, state, "verdict")["practice"] is False
    assert act(client, {**state, "ply": 1}, "facit")["practice"] is True


def test_facit_of_what_is_lost_says_so_and_has_no_line(client: TestClient) -> None:
    state = act(client, move(client, new(client, **WON), *WAY, MISTAKE), "facit")
    found = facit(client, state)
    assert (found.verdict, found.moves) == ("no_longer_winnable", [])


# Facit of a Vegas that does not go out: the most cards up

LOST_VEGAS = {"game": "vegas", "number": "2"}
"""A deal that brings 34 cards up at most."""


def most_up(told: Facit) -> tuple[int, int]:
    assert told.most_up
    return told.most_up.least, told.most_up.most


def test_facit_of_a_lost_vegas_brings_the_most_cards_up(store: Store) -> None:
    with serving(store) as (client, solver):
        state = act(client, new(client, **LOST_VEGAS), "facit")
        assert (state["practice"], state["aids"]) == (True, ["facit"])
        told = facit(client, state)
        assert (told.verdict, most_up(told)) == ("unwinnable", (34, 34))
        line = told.moves
        # From now on nothing can be searched: the line is known from everywhere on its way.
        solver.cancel()
        for place, step in enumerate(line):
            assert facit(client, state).moves == line[place:]
            state = move(client, state, step.move)
        assert (state["score"]["up"], state["status"]) == (34, "stuck")
        told = facit(client, state)
        assert (told.moves, most_up(told)) == ([], (34, 34))
        state = act(client, state, "finish")
        assert (state["status"], state["score"]["total"]) == ("finished", 34 * 5 - 52)


def test_the_most_cards_are_those_from_where_the_game_stands(client: TestClient) -> None:
    state = act(client, new(client, **LOST_VEGAS), "facit")
    game = harpan.deal("vegas", number=2)
    for _ in range(40):
        state = move(client, state, state["legal"][-1])
        game.play(state["last"]["move"])
    told = facit(client, state)
    harvest = harpan.most_up(game)
    assert most_up(told) == (harvest.least, harvest.most)
    for step in told.moves:
        game.play(step.move)
    assert game.score == 5 * harvest.least - 52


def test_a_deal_that_brings_nothing_up_says_so(client: TestClient) -> None:
    state = act(client, new(client, game="vegas", number="7"), "facit")
    told = facit(client, state)
    assert (told.verdict, told.moves, most_up(told)) == ("unwinnable", [], (0, 0))


def test_what_a_limit_leaves_open_of_the_most_cards_is_a_bracket(store: Store) -> None:
    with serving(store, Limits(nodes=30)) as (client, _):
        state = act(client, new(client, **LOST_VEGAS), "facit")
        told = facit(client, state)
        assert told.verdict == "unknown"
        least, most = most_up(told)
        assert least < 34 < most
        for step in told.moves:
            state = move(client, state, step.move)
        assert state["score"]["up"] == least


def test_only_a_vegas_that_is_not_winnable_is_about_the_most_cards(client: TestClient) -> None:
    wins = facit(client, act(client, new(client, game="vegas", number="1"), "facit"))
    assert (wins.verdict, wins.most_up) == ("winnable", None)
    lost = facit(client, act(client, new(client, **LOST), "facit"))
    assert (lost.verdict, lost.most_up) == ("unwinnable", None)
    plain = {"game": "klondike", "number": "2", "options": {"passes": "1"}}
    told = facit(client, act(client, new(client, **plain), "facit"))
    assert (told.verdict, told.moves, told.most_up) == ("unwinnable", [], None)


def test_the_search_for_the_most_cards_may_decide_the_verdict(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the search for a win has reached its limit, and this one does not."""

    def in_vain(game: harpan.Game, **_: object) -> harpan.Solution:
        return harpan.solve(game, nodes=0)

    monkeypatch.setattr("harpan.server.solver.solve", in_vain)
    for number, verdict in (("2", "unwinnable"), ("1", "winnable")):
        with serving(store) as (client, _):
            state = act(client, new(client, game="vegas", number=number), "facit")
            told = facit(client, state)
            assert told.verdict == verdict
            for step in told.moves:
                state = move(client, state, step.move)
            assert (state["status"] == "won") == (verdict == "winnable")


def test_a_verdict_that_is_known_lets_facit_search_on() -> None:
    solver = Solver(PATIENT)
    with closing(solver):
        verdicts, game = Verdicts(solver), harpan.deal("vegas", number=2)
        verdicts.proofs.remember(game, "unwinnable")
        gate = threading.Event()
        solver.start(Task(), lambda: gate.wait(60) and False)
        assert verdicts.of("one", game, wants_most=True) == "thinking"
        search = verdicts.task("one")
        assert search
        assert verdicts.of("one", game) == "unwinnable"
        assert verdicts.task("one") is search
        assert not search.stop.is_set()
        gate.set()
        search.done.result(timeout=60)
        assert verdicts.of("one", game, wants_most=True) == "unwinnable"


# Winnable deals


def search(client: TestClient, wait: float = 0, **wanted: object) -> SearchState:
    answer = client.post("/api/searches", json=wanted)
    assert answer.status_code == 201, answer.text
    return look(client, answer.json()["id"], wait)


def look(client: TestClient, search_id: str, wait: float = 0) -> SearchState:
    answer = client.get(f"/api/searches/{search_id}", params={"wait": wait})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=SearchState)


@pytest.mark.parametrize("game", ["klondike-draw-3", "vegas", "freecell", "pyramid"])
def test_a_winnable_deal_is_proven_by_a_line_that_is_replayed(
    client: TestClient, game: str
) -> None:
    """C8"""
    found = search(client, SOON, game=game)
    assert (found.status, found.tried > 0) == ("found", True)
    state = new(client, search=found.id)
    assert state["deal"]["origin"] == "winnable"
    assert (state["practice"], state["aids"]) == (False, [])
    replayed = harpan.deal(game, number=int(state["deal"]["number"]))
    for text in facit(client, act(client, state, "facit")).moves:
        replayed.play(text.move)
    assert replayed.is_won


def test_a_winnable_deal_is_known_as_such_after_a_restart(store: Store) -> None:
    """C8: the record says that it was proven, though the proof is searched for anew."""
    with serving(store) as (client, _):
        found = search(client, SOON, game="klondike")
        state = act(client, new(client, search=found.id), "verdict")
    with serving(store, Limits(nodes=0)) as (client, solver):
        assert client.get(f"/api/games/{state['id']}").json()["deal"]["origin"] == "winnable"
        assert told(client, state, "deal-verdict") == "winnable"
        assert solver.tasks == set()
        assert told(client, state) == "winnable"


def test_the_options_go_along(client: TestClient) -> None:
    found = search(client, SOON, game="klondike", options={"draw": "3", "passes": "3"})
    state = new(client, search=found.id)
    assert state["rules"] == "klondike:draw=3,passes=3"


@pytest.mark.parametrize(
    "limits",
    [Limits(nodes=0, search_seconds=0.2), Limits(search_seconds=0)],
    ids=["undecided", "no time"],
)
def test_what_is_unknown_is_never_sold_as_winnable(store: Store, limits: Limits) -> None:
    """C8"""
    with serving(store, limits) as (client, _):
        found = search(client, SOON, game="spider-4")
        assert found.status == "none"
        answer = client.post("/api/games", json={"search": found.id})
        failed(answer, 400, "nothing_found")


def test_a_search_is_called_off(store: Store) -> None:
    """C8: the way out."""
    with serving(store, PATIENT) as (client, solver):
        client.post("/api/searches", json={"game": "spider-4", "id": "a" * 32})
        begun = look(client, "a" * 32)
        assert begun.status == "searching"
        (task,) = solver.tasks
        assert client.delete("/api/searches/" + "a" * 32).status_code == 200
        task.done.result(timeout=60)
        failed(client.get("/api/searches/" + "a" * 32), 404, "no_such_search")
        failed(client.delete("/api/searches/" + "a" * 32), 404, "no_such_search")
        failed(client.post("/api/games", json={"search": "a" * 32}), 404, "no_such_search")


@pytest.mark.parametrize("level", LEVELS)
def test_a_deal_of_a_level_is_found_and_known_as_such(store: Store, level: Level) -> None:
    with serving(store) as (client, _):
        found = search(client, SOON, game="klondike", level=level)
        assert (found.status, found.tried > 0) == ("found", True)
        state = new(client, search=found.id)
        assert state["deal"]["origin"] == level
        assert (state["practice"], state["aids"]) == (False, [])
        assert harpan.level("klondike", int(state["deal"]["number"])) == level
    with serving(store, Limits(nodes=0)) as (client, solver):
        state = act(client, client.get(f"/api/games/{state['id']}").json(), "verdict")
        assert state["deal"]["origin"] == level
        assert told(client, state, "deal-verdict") == "winnable"
        assert solver.tasks == set()


def test_the_options_go_along_with_a_level(client: TestClient) -> None:
    options = {"draw": "3", "passes": "3"}
    found = search(client, SOON, game="klondike", options=options, level="easy")
    state = new(client, search=found.id)
    assert state["rules"] == "klondike:draw=3,passes=3"
    number = int(state["deal"]["number"])
    assert harpan.level("klondike", number, draw=3, passes=3) == "easy"


ENDLESS: dict[str, Any] = {"game": "freecell", "options": {"cells": "0"}, "level": "easy"}
"""A level that none of 200,000 deals had."""


def test_a_level_that_is_not_there_is_not_found(store: Store) -> None:
    with serving(store, Limits(search_seconds=0.2)) as (client, _):
        found = search(client, SOON, **ENDLESS)
        assert (found.status, found.tried > 0) == ("none", True)
        failed(client.post("/api/games", json={"search": found.id}), 400, "nothing_found")


def test_a_long_game_of_a_simulated_player_ends_at_the_limit(store: Store) -> None:
    with serving(store, Limits(search_seconds=0.2)) as (client, solver):
        found = search(
            client, SOON, game="gargantua", options={"passes": "unlimited"}, level="hard"
        )
        assert found.status == "none"
        assert solver.tasks == set()


def test_a_search_for_a_level_holds_up_no_move_and_is_called_off(store: Store) -> None:
    with serving(store, PATIENT) as (client, solver):
        begun = search(client, **ENDLESS)
        (task,) = solver.tasks
        state = new(client, **WON)
        for text in WAY:
            state = move(client, state, text)
        assert look(client, begun.id).status == "searching"
        assert client.delete(f"/api/searches/{begun.id}").status_code == 200
        task.done.result(timeout=60)
        failed(client.get(f"/api/searches/{begun.id}"), 404, "no_such_search")


def test_a_long_game_is_broken_off_when_its_search_is_called_off() -> None:
    solver = Solver(PATIENT)
    searches = Searches(solver, Proofs())
    begun = searches.start(harpan.variants["gargantua"], level="hard")
    searches.drop(begun.id)
    begun.done.result(timeout=60)
    assert begun.number is None
    solver.close()


def test_a_deal_that_is_not_found_yet_is_not_dealt(store: Store) -> None:
    with serving(store, PATIENT) as (client, _):
        begun = search(client, game="spider-4")
        failed(client.post("/api/games", json={"search": begun.id}), 400, "nothing_found")
        assert look(client, begun.id).status == "searching"


def test_a_search_that_is_asked_for_twice_is_one(store: Store) -> None:
    with serving(store, PATIENT) as (client, solver):
        for _ in range(2):
            search(client, game="spider-4", id="b" * 32)
        assert len(solver.tasks) == 1


def test_a_found_deal_that_is_asked_for_twice_is_dealt_once(client: TestClient) -> None:
    found = search(client, SOON, game="klondike")
    game_id = "c" * 32
    first = new(client, search=found.id, id=game_id)
    assert new(client, search=found.id, id=game_id) == first
    failed(client.post("/api/games", json={"search": found.id}), 404, "no_such_search")


def test_long_searches_take_turns(store: Store) -> None:
    """One thread: the search for a deal goes to the end of the queue after each deal it tries."""
    limits = Limits(nodes=0, search_seconds=FOREVER)
    solver = Solver(limits)
    searches = Searches(solver, Proofs())
    endless = searches.start(harpan.variants["spider-4"])
    task = Task()
    solver.start(task, lambda: False)
    task.done.result(timeout=60)
    assert endless.status == "searching"
    searches.drop(endless.id)
    endless.done.result(timeout=60)
    solver.close()


def test_only_so_many_searches_are_kept() -> None:
    solver = Solver(Limits(nodes=0, search_seconds=FOREVER, waiting=1000))
    searches = Searches(solver, Proofs())
    first, *_ = [searches.start(harpan.variants["spider-4"]) for _ in range(65)]
    first.done.result(timeout=60)
    assert first.stop.is_set()
    solver.close()


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "poker"}, "unknown_game"),
        ({"game": "vegas", "options": {"draw": "4"}}, "unknown_value"),
        ({}, "bad_request"),
        ({"game": "vegas", "id": "short"}, "bad_request"),
        ({"game": "vegas", "level": "impossible"}, "bad_request"),
        ({"game": "vegas", "number": "1"}, "bad_request"),
    ],
    ids=str,
)
def test_a_search_that_makes_no_sense_is_refused(
    client: TestClient, wanted: dict[str, Any], code: str
) -> None:
    failed(client.post("/api/searches", json=wanted), 400, code)


def test_a_search_brings_its_own_game(client: TestClient) -> None:
    wanted = {"search": "x", "game": "vegas"}
    failed(client.post("/api/games", json=wanted), 400, "bad_request")


def test_the_start_of_a_game_leaves_it_where_it_is() -> None:
    game = harpan.deal("klondike", number=1)
    first = game.position
    game.play("s-w")
    assert (start_of(game).position, game.ply) == (first, 1)
