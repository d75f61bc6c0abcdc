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
KILLS = 200 if "HARPAN_SOAK" in os.environ else 12
ACTIONS = 120
NUMBER = "20"
SERVER = """
import sys
from pathlib import Path
from harpan.server import run
run(port=0, data=Path(sys.argv[1]), on_ready=lambda address: print(address, flush=True))
"""


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


def deal(server: Server) -> State:
    wanted = {"game": "vegas-draw-3", "number": NUMBER, "options": {"passes": "unlimited"}}
    state: State = server.client.post("/api/games", json=wanted).json()
    return state


def act(server: Server, state: State, action: str) -> httpx.Response:
    """Do what the script says: a move, or the name of something else."""
    path, body = (action, {}) if action.isalpha() else ("moves", {"move": action})
    sent = {"ply": state["ply"], "elapsed": 0, **body}
    return server.client.post(f"/api/games/{state['id']}/{path}", json=sent)


def any_action(state: State, rng: random.Random) -> str:
    others = [name for name in ("undo", "redo") if state[f"can_{name}"]]
    if others and rng.random() < 0.2:
        return rng.choice(others)
    if rng.random() < 0.02:
        return "restart"
    return str(rng.choice(state["legal"]))


def comparable(state: State) -> State:
    return {**state, "id": ""}


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[State]]:
    """The script, and the state before and after each of its actions."""
    rng = random.Random(NUMBER)
    with serving(tmp_path_factory.mktemp("uninterrupted")) as server:
        states, script = [deal(server)], []
        for _ in range(ACTIONS - 1):
            script.append(any_action(states[-1], rng))
            answer = act(server, states[-1], script[-1])
            assert answer.status_code == 200, answer.text
            states.append(answer.json())
        script.append("finish")
        states.append(act(server, states[-1], "finish").json())
    assert states[-1]["status"] == "finished"
    assert {"undo", "redo", "restart", "finish"} <= set(script)
    return script, [comparable(state) for state in states]


def test_a_killed_server_loses_nothing(
    tmp_path: Path, uninterrupted: tuple[list[str], list[State]]
) -> None:
    script, expected = uninterrupted
    rng = random.Random(1)
    places = sorted(rng.choices(range(ACTIONS), k=KILLS))
    with serving(tmp_path) as server:
        game_id = deal(server)["id"]
    ply = 0
    for place in [*places, None]:
        with serving(tmp_path) as server:
            state = server.client.get(f"/api/games/{game_id}").json()
            assert state["ply"] in (ply, ply + 1), "an answered action is gone"
            while state["ply"] < (ACTIONS if place is None else max(place, state["ply"])):
                assert comparable(state) == expected[state["ply"]]
                state = act(server, state, script[state["ply"]]).json()
            ply = state["ply"]
            assert comparable(state) == expected[ply]
            if rng.random() < 0.5:
                kill_amid(server, state, script, rng.uniform(0, 0.004))
            else:
                server.kill()
    assert ply == ACTIONS


def kill_amid(server: Server, state: State, script: list[str], delay: float) -> None:
    """Kill the server while it works on the next action, whose answer nobody waits for."""
    if state["ply"] < ACTIONS:
        asking = threading.Thread(target=ask_in_vain, args=(server, state, script[state["ply"]]))
        asking.start()
        time.sleep(delay)
        server.kill()
        asking.join()


def ask_in_vain(server: Server, state: State, action: str) -> None:
    with suppress(httpx.HTTPError):
        act(server, state, action)
