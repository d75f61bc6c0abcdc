"""The page Laboratoriet over the wire: what was found, and trials of advice and options."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import harpan
from harpan.lab import jobs, lanes, running
from harpan.server import create_app
from harpan.server.solver import Solver
from harpan.server.wire import LaboratoryInfo, TrialState
from harpan.store import open_store, sqlite_url
from harpan.words import LANGUAGES, words
from lab_samples import small
from samples import ADDRESS


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store, solver = open_store(sqlite_url(tmp_path)), Solver()
    with TestClient(create_app(store, solver=solver), ADDRESS) as client:
        yield client
    solver.close()
    store.close()


def begun(client: TestClient, **wanted: Any) -> TrialState:
    answer = client.post("/api/trials", json={"game": "vegas", "deals": 200, **wanted})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TrialState)


def ended(client: TestClient, trial: TrialState) -> TrialState:
    while trial.status == "running":
        answer = client.get(f"/api/trials/{trial.id}?wait=10")
        trial = msgspec.json.decode(answer.content, type=TrialState)
    return trial


def test_a_trial_compares_the_game_with_what_is_changed(client: TestClient) -> None:
    trial = ended(client, begun(client, changes={"passes": "3"}, advice=["hidden", "aces"]))
    assert (trial.done, trial.total) == (200, 200)
    found = trial.found
    assert found is not None
    vegas = harpan.variants["vegas"]
    changed = vegas.with_options(passes=3)
    ways = ((vegas, ()), (changed, ("hidden", "aces")))
    games = [
        harpan.play_many(variant, range(1, 201), player=jobs.adviser(variant, followed))
        for variant, followed in ways
    ]
    assert [found.first.won, found.second.won] == [sum(game.won) for game in games]
    assert found.points == pytest.approx((sum(games[1].points) - sum(games[0].points)) / 200)


def test_a_trial_of_nothing_finds_no_difference(client: TestClient) -> None:
    found = ended(client, begun(client, deals=50)).found
    assert found is not None
    assert (found.only_first, found.only_second, found.points) == (0, 0, 0)


def test_a_game_without_advice_can_be_tried_by_its_options(client: TestClient) -> None:
    wanted = {"game": "freecell", "changes": {"cells": "2"}, "deals": 20}
    found = ended(client, begun(client, **wanted)).found
    assert found is not None
    assert found.deals == 20


def test_a_trial_that_is_stopped_is_gone(client: TestClient) -> None:
    trial = begun(client, deals=jobs.MOST_DEALS)
    assert client.delete(f"/api/trials/{trial.id}").status_code == 200
    answer = client.get(f"/api/trials/{trial.id}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_trial")


def test_a_trial_that_is_asked_for_twice_is_begun_once(client: TestClient) -> None:
    name = "t" * 32
    first = ended(client, begun(client, id=name))
    again = begun(client, id=name)
    assert (again.status, again.done, again.found) == ("done", 200, first.found)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "poker"}, "unknown_game"),
        ({"changes": {"moon": "full"}}, "unknown_option"),
        ({"changes": {"draw": "4"}}, "unknown_value"),
        ({"advice": ["cheat"]}, "unknown_option"),
        ({"game": "freecell", "advice": ["hidden"]}, "unknown_option"),
        ({"deals": 3}, "bad_request"),
        ({"deals": jobs.MOST_DEALS + 1}, "bad_request"),
        ({"moon": 1}, "bad_request"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(
    client: TestClient, wanted: dict[str, Any], code: str
) -> None:
    answer = client.post("/api/trials", json={"game": "vegas", "deals": 200, **wanted})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)


def test_the_laboratory_tells_what_can_be_tried_and_what_was_found(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lanes.threads(1) as where:
        running.run(small(), tmp_path / "lab", where)
    monkeypatch.setattr("harpan.lab.storage.default_root", lambda: tmp_path / "lab")
    told = msgspec.json.decode(client.get("/api/laboratory").content, type=LaboratoryInfo)
    assert told.finished[0].name == "small"
    assert told.finished[0].title == {"sv": "Varv", "en": "Passes"}
    assert told.finished[0].deals == (1, 30)
    assert [figure.kind for figure in told.finished[0].figures] == ["won", "won", "gain"]
    assert told.advice["freecell"] == []
    assert {"look", "points"} <= set(told.advice["vegas"])
    assert "points" not in told.advice["klondike"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_advice_has_words(language: str) -> None:
    spoken = words(language)
    tried = {name for variant in harpan.variants.values() for name in jobs.advice(variant)}
    assert tried == {option.name for option in harpan.players["rules"].options}
    assert len({spoken(f"advice-{name}") for name in tried}) == len(tried)
