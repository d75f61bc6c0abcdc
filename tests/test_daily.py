"""The daily deals: one for every day, the same for everyone, proven winnable, begun once."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from datetime import date, timedelta

import msgspec
import pytest
from starlette.testclient import TestClient

import harpan
from harpan.daily import NoDailyDealError, calendar, daily_number, day_of
from harpan.presets import find
from harpan.server import api, create_app, dealing
from harpan.server.dailies import daily_state
from harpan.server.wire import DailyState
from harpan.store import Store
from harpan.store.games import Daily
from samples import ADDRESS
from test_server import failed, moved, new

TODAY = date(2026, 11, 30)
SAMPLE = 10_000 if "HARPAN_SOAK" in os.environ else 2
WAIT = 60


@pytest.fixture
def client(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    for module in (api, dealing):
        monkeypatch.setattr(module, "today", lambda: TODAY)
    with TestClient(create_app(store), ADDRESS) as client:
        yield client


def days(client: TestClient, game: str = "klondike") -> dict[str, str]:
    answer = client.get("/api/daily")
    assert answer.status_code == 200
    state = msgspec.json.decode(answer.content, type=DailyState)
    assert state.today == str(TODAY)
    return next(dict(daily.days) for daily in state.games if daily.game == game)


def test_every_game_has_a_deal_on_each_day_for_years() -> None:
    for game, numbers in calendar().items():
        assert find(game).id == game
        first, last = min(numbers), max(numbers)
        assert first == date(2026, 11, 1)
        assert last >= date(2028, 12, 31)
        assert len(numbers) == (last - first).days + 1


def test_a_number_tells_its_day() -> None:
    for numbers in calendar().values():
        assert all(day_of(number) == day for day, number in numbers.items())
    for number in (0, 42, 2026133004, 10**12):
        with pytest.raises(NoDailyDealError, match="expected a day and two digits"):
            day_of(number)


@pytest.mark.parametrize("game", sorted(calendar()))
def test_the_deals_are_winnable(game: str) -> None:
    numbers = calendar()[game]
    for day in random.Random(game).sample(sorted(numbers), min(SAMPLE, len(numbers))):
        solution = harpan.solve(harpan.deal(game, number=numbers[day]), seconds=WAIT)
        assert solution.verdict == "winnable", (game, day)


def test_what_has_no_deal_is_said() -> None:
    with pytest.raises(NoDailyDealError, match=r"game: expected one of klondike, .* got 'vegas'"):
        daily_number("vegas", TODAY)
    with pytest.raises(NoDailyDealError, match=r"day: expected 2026-11-01 to .*, got 2026-10-31"):
        daily_number("klondike", date(2026, 10, 31))


def test_a_daily_deal_is_the_same_for_everyone_and_counts(client: TestClient) -> None:
    state = new(client, game="klondike", daily="2026-11-30")
    number = str(daily_number("klondike", TODAY))
    assert (state["deal"]["number"], state["deal"]["origin"]) == (number, "daily")
    assert not state["practice"]
    assert state["piles"] == new(client, game="klondike", number=number)["piles"]


def test_a_day_is_begun_once_and_marked_when_it_is(client: TestClient) -> None:
    state = new(client, game="klondike", daily="2026-11-30")
    client.post(f"/api/games/{state['id']}/bookmark", json={"ply": 0})
    assert days(client) == {}
    state = moved(client, state | {"ply": 1}, state["legal"][0])
    assert days(client) == {"2026-11-30": "begun"}
    again = new(client, game="klondike", daily="2026-11-30")
    assert (again["id"], again["ply"]) == (state["id"], state["ply"])
    assert days(client, "freecell") == {}
    earlier = new(client, game="klondike", daily="2026-11-29")
    assert earlier["id"] != state["id"]


def test_a_day_that_was_won_is_marked_so_and_stays(client: TestClient, store: Store) -> None:
    state = new(client, game="freecell", daily="2026-11-28")
    number = daily_number("freecell", date(2026, 11, 28))
    for move in harpan.solve(harpan.deal("freecell", number=number)).moves:
        state = moved(client, state, str(move))
    assert state["status"] == "won"
    assert days(client, "freecell") == {"2026-11-28": "won"}
    answer = client.post("/api/games", json={"replay_of": state["id"]})
    assert (answer.json()["deal"]["origin"], answer.json()["practice"]) == ("replay", True)
    assert days(client, "freecell") == {"2026-11-28": "won"}


def test_a_day_that_two_machines_have_begun_is_won_when_one_has() -> None:
    number = daily_number("klondike", TODAY)
    for wins in ((True, False), (False, True)):
        state = daily_state([Daily("klondike", number, is_won) for is_won in wins], TODAY)
        marks = {daily.game: daily.days for daily in state.games}
        assert marks["klondike"] == {str(TODAY): "won"}


def test_a_number_that_is_of_no_day_marks_none() -> None:
    state = daily_state([Daily("klondike", 5, is_won=True)], TODAY)
    assert not any(daily.days for daily in state.games)


def test_a_day_is_put_aside_for_another_game_and_found_again(client: TestClient) -> None:
    state = new(client, game="klondike", daily="2026-11-30")
    state = moved(client, state, state["legal"][0])
    new(client, game="freecell", leaves=state["id"])
    again = new(client, game="klondike", daily="2026-11-30")
    assert (again["id"], again["status"], again["ply"]) == (state["id"], "playing", state["ply"])


def test_a_day_on_the_table_is_not_left_for_itself(client: TestClient) -> None:
    state = new(client, game="klondike", daily="2026-11-30")
    state = moved(client, state, state["legal"][0])
    again = new(client, game="klondike", daily="2026-11-30", leaves=state["id"])
    assert (again["id"], again["status"], again["ply"]) == (state["id"], "playing", state["ply"])


def test_asked_for_twice_under_an_id_it_is_dealt_once(client: TestClient) -> None:
    wanted = {"game": "pyramid", "daily": "2026-11-30", "id": "a" * 22}
    assert new(client, **wanted)["id"] == new(client, **wanted)["id"] == "a" * 22


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"daily": "2026-12-01"}, "not_yet"),
        ({"daily": "2026-10-31"}, "no_daily_deal"),
        ({"daily": "today"}, "bad_request"),
        ({"daily": "2026-02-30"}, "bad_request"),
        ({"daily": "2026-11-30", "game": "vegas"}, "no_daily_deal"),
        ({"daily": "2026-11-30", "game": "chess"}, "no_daily_deal"),
        ({"daily": "2026-11-30", "options": {"draw": "3"}}, "bad_request"),
        ({"daily": "2026-11-30", "number": "5"}, "bad_request"),
    ],
)
def test_what_is_no_daily_deal_is_refused(
    client: TestClient, wanted: dict[str, object], code: str
) -> None:
    failed(client.post("/api/games", json={"game": "klondike", **wanted}), 400, code)
    assert days(client) == {}


def test_a_day_begins_at_midnight_in_utc(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tomorrow = TODAY + timedelta(1)
    wanted = {"game": "klondike", "daily": str(tomorrow)}
    failed(client.post("/api/games", json=wanted), 400, "not_yet")
    monkeypatch.setattr(dealing, "today", lambda: tomorrow)
    assert new(client, **wanted)["deal"]["number"] == str(daily_number("klondike", tomorrow))
