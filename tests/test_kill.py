"""The server is killed (signal 9) at any moment of a game; the game goes on as if it had not been.

A script of actions is played twice: by one server to the end, and by servers that are killed and
started again, sometimes between two answers and sometimes in the middle of one.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx2 as httpx
import pytest

State = dict[str, Any]
ACTIONS = 120
SOAK = "HARPAN_SOAK" in os.environ
SERVER = """
import sys
from pathlib import Path
from harpan.server import run
run(port=0, data=Path(sys.argv[1]), on_ready=lambda address: print(address, flush=True))
"""


class Played(NamedTuple):
    """A game that is played and killed."""

    wanted: State
    automatic: str
    last: str
    """The action that ends the script."""
    kills: int


PLAYED = {
    "vegas-draw-3": Played(
        {"number": "20", "options": {"passes": "unlimited"}}, "never", "finish", 200 if SOAK else 8
    ),
    # Its automatic moves make several events of one action: they are kept all or none.
    "freecell": Played({"number": "5"}, "all", "restart", 50 if SOAK else 3),
}


class Server(NamedTuple):
    process: subprocess.Popen[str]
    client: httpx.Client

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def serving(data: Path) -> Iterator[Server]:
    """The real server in a process of its own."""
    command = [sys.executable, "-c", SERVER, str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, "the server ended before it was ready"
        try:
            with httpx.Client(base_url=address, timeout=60) as client:
                yield Server(process, client)
        finally:
            process.kill()


def deal(server: Server, game: str) -> State:
    """The game of the script, in a bank where it is one of Las Vegas."""
    wanted = {"game": game, **PLAYED[game].wanted}
    state: State = server.client.post("/api/games", json=wanted).json()
    if state["score"]["kind"] == "vegas":
        open_bank(server, state)
        state = server.client.post("/api/games", json=wanted).json()
    return state


def act(server: Server, state: State, action: str) -> httpx.Response:
    """Do what the script says: a move, or the name of something else."""
    move = {"move": action, "automatic": PLAYED[state["game"]].automatic}
    path, body = (action, {}) if action.isalpha() else ("moves", move)
    sent = {"ply": state["ply"], "elapsed": 0, **body}
    return server.client.post(f"/api/games/{state['id']}/{path}", json=sent)


def any_action(state: State, rng: random.Random) -> str:
    others = [name for name in ("undo", "redo") if state[f"can_{name}"]]
    if others and (rng.random() < 0.2 or not state["legal"]):
        return rng.choice(others)
    if rng.random() < 0.02:
        return "restart"
    return str(rng.choice(state["legal"]))


def comparable(state: State) -> State:
    return {**state, "id": "", "bank": None}


def books(server: Server, state: State) -> list[object]:
    """What the log, the bank and the statistics say, without ids and wall times."""
    log = server.client.get("/api/log").json()["games"]
    form = {name: state[name] for name in ("game", "rules", "scoring")}
    known = server.client.get("/api/statistics", params=form).json()["statistics"]
    counts = [known[kind] and (known[kind]["played"], known[kind]["open"]) for kind in KINDS]
    lines = [{name: game[name] for name in LOGGED} for game in log]
    return [lines, counts, ledger(server, state)]


KINDS = ("totals", "practice")
LOGGED = ("outcome", "results", "practice", "aids", "points", "up", "moves")


def ledger(server: Server, state: State) -> object:
    if state["score"]["kind"] != "vegas":
        return None
    form = {name: state[name] for name in ("rules", "scoring")}
    accounts = server.client.get("/api/banks", params=form).json()
    return [
        (account["balance"], account["deals"], [row["line"]["points"] for row in account["ledger"]])
        for account in accounts
    ]


def open_bank(server: Server, state: State) -> None:
    """Open a bank for the form of a game of Las Vegas; the next deal is in it."""
    bank = {"id": "b" * 32, "start": 100, "rules": state["rules"], "scoring": state["scoring"]}
    server.client.post("/api/banks", json=bank)


class Script(NamedTuple):
    """A whole game: what was done in each version of it, and each version."""

    game: str
    actions: dict[int, str]
    states: dict[int, State]
    books: dict[int, list[object]]

    @property
    def end(self) -> int:
        return max(self.states)


@pytest.fixture(scope="module", params=PLAYED)
def script(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Script:
    """The game as one server plays it to the end."""
    game: str = request.param
    rng = random.Random(game)
    actions: dict[int, str] = {}
    with serving(tmp_path_factory.mktemp("uninterrupted")) as server:
        state = deal(server, game)
        states, booked = {0: comparable(state)}, {0: books(server, state)}
        for turn in range(ACTIONS):
            action = any_action(state, rng) if turn < ACTIONS - 1 else PLAYED[game].last
            answer = act(server, state, action)
            assert answer.status_code == 200, answer.text
            actions[state["ply"]], state = action, answer.json()
            states[state["ply"]] = comparable(state)
            booked[state["ply"]] = books(server, state)
    assert {"undo", "redo", "restart", PLAYED[game].last} <= set(actions.values())
    assert (len(states) < state["ply"]) == (PLAYED[game].automatic != "never")
    return Script(game, actions, states, booked)


def test_a_killed_server_loses_nothing_and_books_once(tmp_path: Path, script: Script) -> None:
    rng = random.Random(1)
    places = sorted(rng.choices(list(script.actions), k=PLAYED[script.game].kills))
    with serving(tmp_path) as server:
        game_id = deal(server, script.game)["id"]
    ply = 0
    for place in [*places, script.end]:
        with serving(tmp_path) as server:
            state = server.client.get(f"/api/games/{game_id}").json()
            assert state["ply"] in allowed_after(script, ply), "an answered action is gone"
            assert books(server, state) == script.books[state["ply"]]
            while state["ply"] < place:
                assert comparable(state) == script.states[state["ply"]]
                state = act(server, state, script.actions[state["ply"]]).json()
            ply = state["ply"]
            assert comparable(state) == script.states[ply]
            assert books(server, state) == script.books[ply]
            if rng.random() < 0.5:
                kill_amid(server, state, script, rng.uniform(0, 0.004))
            else:
                server.kill()
    assert ply == script.end


def allowed_after(script: Script, ply: int) -> list[int]:
    """The version that was answered, or the one after the whole action that was under way."""
    return [ply, *sorted(later for later in script.states if later > ply)[:1]]


def kill_amid(server: Server, state: State, script: Script, delay: float) -> None:
    """Kill the server while it works on the next action, whose answer nobody waits for."""
    if state["ply"] < script.end:
        action = script.actions[state["ply"]]
        asking = threading.Thread(target=ask_in_vain, args=(server, state, action))
        asking.start()
        time.sleep(delay)
        server.kill()
        asking.join()


def ask_in_vain(server: Server, state: State, action: str) -> None:
    with suppress(httpx.HTTPError):
        act(server, state, action)
