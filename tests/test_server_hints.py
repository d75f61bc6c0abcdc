"""Hints over the wire: four levels, and only a shown move is help (B7, E8, E10)."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

State = dict[str, Any]


def new(client: TestClient, **wanted: object) -> State:
    answer = client.post("/api/games", json=wanted)
    assert answer.status_code == 201, answer.text
    state: State = answer.json()
    return state


def hint(client: TestClient, state: State, level: int) -> State:
    wanted = {"ply": state["ply"], "level": level}
    answer = client.post(f"/api/games/{state['id']}/hint", json=wanted)
    assert answer.status_code == 200, answer.text
    told: State = answer.json()
    return told


def test_each_level_tells_a_little_more(client: TestClient) -> None:
    state = new(client, game="freecell", number="1")
    told = [hint(client, state, level) for level in (1, 2)]
    told += [hint(client, told[-1]["state"], 3)]
    told += [hint(client, told[-1]["state"], 4)]
    assert [one["useful"] for one in told] == ["yes"] * 4
    assert [one["level"] for one in told] == [1, 2, 3, 4]
    assert [one["source"] is not None for one in told] == [False, True, True, True]
    assert [len(one["cards"]) > 0 for one in told] == [False, True, True, True]
    assert [one["move"] is not None for one in told] == [False, False, True, True]
    assert [one["gain"] is not None for one in told] == [False, False, False, True]
    last = told[-1]
    assert last["move"] == told[2]["move"] in state["legal"]
    assert last["gain"] == "goes_up"
    assert last["moves"] >= 1


def test_the_other_card_of_a_pair_is_told_with_the_move(client: TestClient) -> None:
    state = new(client, game="pyramid", number="1")
    told = [hint(client, state, level) for level in (2, 3)]
    assert [len(one["cards"]) for one in told] == [1, 2]
    assert told[0]["cards"] == told[1]["cards"][:1]


def test_only_a_shown_move_counts_as_help_and_once_in_a_position(client: TestClient) -> None:
    state = new(client, game="klondike", number="1")
    for level in (1, 2, 1):
        told = hint(client, state, level)["state"]
        assert (told["aids"], told["ply"]) == ([], 0)
    shown = hint(client, state, 3)["state"]
    assert (shown["aids"], shown["ply"], shown["last"]) == (["hint"], 1, None)
    again = hint(client, shown, 4)["state"]
    assert again["ply"] == 1
    assert (again["practice"], again["started"]) == (state["practice"], False)


def test_the_stock_is_a_hint(client: TestClient) -> None:
    told = hint(client, new(client, game="klondike", number="5"), 4)
    while told["move"] != "s-w":
        played = {"ply": told["state"]["ply"], "move": told["move"], "automatic": "never"}
        moves = f"/api/games/{told['state']['id']}/moves"
        told = hint(client, client.post(moves, json=played).json(), 4)
    assert (told["source"], told["cards"], told["gain"]) == ("s", [], "shows")


def test_a_hint_for_an_older_version_is_a_conflict(client: TestClient) -> None:
    state = new(client, game="klondike", number="1")
    played = client.post(f"/api/games/{state['id']}/moves", json={"ply": 0, "move": "s-w"})
    assert played.status_code == 200
    answer = client.post(f"/api/games/{state['id']}/hint", json={"ply": 0, "level": 1})
    assert answer.status_code == 409
    assert answer.json()["state"]["ply"] == played.json()["ply"]


@pytest.mark.parametrize("level", [0, 5, "2"])
def test_there_are_four_levels(client: TestClient, level: object) -> None:
    state = new(client, game="klondike", number="1")
    answer = client.post(f"/api/games/{state['id']}/hint", json={"ply": 0, "level": level})
    assert answer.status_code == 400


@pytest.mark.parametrize(("number", "useful"), [("3", "none"), ("10", "unknown")])
def test_nothing_useful_left_counts_as_no_help(
    client: TestClient, number: str, useful: str
) -> None:
    """B7, E1, E3: hints are followed to their end, where nothing useful is left."""
    state = new(client, game="vegas", number=number)
    told = hint(client, state, 3)
    while told["useful"] == "yes":
        played = {"ply": told["state"]["ply"], "move": told["move"], "automatic": "never"}
        state = client.post(f"/api/games/{state['id']}/moves", json=played).json()
        told = hint(client, state, 3)
    assert told["level"] == 1
    assert told["useful"] == useful
    assert (state["status"] == "stuck") == (useful == "none")
    assert told["state"]["ply"] == state["ply"]
