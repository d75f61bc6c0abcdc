"""What the server tells of games that were played: statistics, log, replay, bank, the whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from starlette.testclient import TestClient

from harpan import variants
from harpan.archive import TakenIn
from harpan.banking import Account
from harpan.server import archives
from harpan.server.tales import LogPage, Replay, StatisticsState
from harpan.server.wire import Failure
from harpan.statistics import News
from harpan.store import Store

State = dict[str, Any]
FIRST, SECOND = "a" * 32, "b" * 32
VEGAS = {"rules": variants["vegas"].rules.text, "scoring": "vegas"}
FREECELL_300 = (Path(__file__).parent / "e2e/lines/freecell-300.txt").read_text()


def told(answer: httpx.Response, kind: Any) -> Any:
    """The body, checked against the type that the web's types are made from."""
    assert answer.status_code in (200, 201), answer.text
    msgspec.json.decode(answer.content, type=kind)
    return answer.json()


def failed(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    assert msgspec.json.decode(answer.content, type=Failure).error.code == code


def new(client: TestClient, game: str = "klondike", **wanted: object) -> State:
    answer = client.post("/api/games", json={"game": game, **wanted})
    assert answer.status_code == 201, answer.text
    state: State = answer.json()
    return state


def done(client: TestClient, state: State, action: str, **body: object) -> State:
    path = f"/api/games/{state['id']}/{action}"
    answer = client.post(path, json={"ply": state["ply"], "elapsed": 0, **body})
    assert answer.status_code == 200, answer.text
    after: State = answer.json()
    return after


def played(client: TestClient, state: State, *moves: str) -> State:
    for move in moves or [state["legal"][0]]:
        state = done(client, state, "moves", move=move, automatic="never")
    return state


def won(client: TestClient, **wanted: object) -> State:
    """A won game of FreeCell, dealt at random as far as the books know."""
    lines = [line.partition("#")[0] for line in FREECELL_300.splitlines()]
    game, number, *moves = " ".join(lines).split()
    state = played(client, new(client, game, number=number, **wanted), *moves)
    return done(client, state, "sweep") if state["can_sweep"] else state


def latest(client: TestClient) -> State:
    state: State = client.get("/api/games/latest").json()
    return state


# Leaving


def test_a_new_deal_leaves_the_game_on_the_table(client: TestClient) -> None:
    state = played(client, new(client, id=FIRST))
    after = new(client, id=SECOND, leaves=FIRST, elapsed=3)
    assert client.get(f"/api/games/{FIRST}").json()["status"] == "left"
    assert latest(client)["id"] == after["id"]
    late = client.post(f"/api/games/{FIRST}/undo", json={"ply": state["ply"]})
    failed_conflict = late.json()
    assert (late.status_code, failed_conflict["state"]["status"]) == (409, "left")


def test_a_game_that_has_gone_on_elsewhere_is_not_left(client: TestClient, store: Store) -> None:
    """Another window may show it untouched, and ask nothing before it deals."""
    seen = new(client, id=FIRST)
    state = played(client, seen)
    wanted = {"game": "klondike", "id": SECOND, "leaves": FIRST, "ply": seen["ply"]}
    stale = client.post("/api/games", json=wanted)
    assert (stale.status_code, stale.json()["state"]["ply"]) == (409, state["ply"])
    assert not store.has(SECOND)
    assert new(client, **wanted | {"ply": state["ply"]})["id"] == SECOND
    assert new(client, **wanted | {"ply": state["ply"]})["id"] == SECOND
    assert client.get(f"/api/games/{FIRST}").json()["status"] == "left"


def test_a_deal_whose_answer_was_lost_leaves_once(client: TestClient, store: Store) -> None:
    played(client, new(client, id=FIRST))
    for _ in range(3):
        assert new(client, id=SECOND, leaves=FIRST)["id"] == SECOND
    kinds = [event.kind for event in store.load(FIRST).events]
    assert kinds == ["move", "leave"]
    assert told(client.get("/api/log"), LogPage)["games"][0]["outcome"] == "left"


def test_an_untouched_or_ended_or_forgotten_game_needs_no_leaving(client: TestClient) -> None:
    new(client, id=FIRST)
    new(client, id=SECOND, leaves=FIRST)
    new(client, leaves="c" * 32)
    assert client.get(f"/api/games/{FIRST}").json()["status"] == "playing"
    ended = won(client)
    new(client, leaves=ended["id"] if len(ended["id"]) >= 22 else None)
    assert client.get(f"/api/games/{ended['id']}").json()["status"] == "won"


def test_a_deal_that_cannot_be_dealt_leaves_nothing(client: TestClient) -> None:
    played(client, new(client, id=FIRST))
    failed(
        client.post("/api/games", json={"game": "klondike", "code": "nonsense", "leaves": FIRST}),
        400,
        "bad_code",
    )
    assert client.get(f"/api/games/{FIRST}").json()["status"] == "playing"


# Statistics and news


def test_statistics_of_nothing(client: TestClient) -> None:
    state = told(client.get("/api/statistics"), StatisticsState)
    assert state == {"forms": [], "form": None, "statistics": None}


def test_statistics_open_on_the_form_that_is_asked_for(client: TestClient) -> None:
    played(client, new(client, id=FIRST))
    played(client, new(client, "spider-1", id=SECOND, leaves=FIRST))
    new(client, leaves=SECOND)
    state = told(client.get("/api/statistics?zone=Europe/Stockholm"), StatisticsState)
    assert [form["game"] for form in state["forms"]] == ["spider-1", "klondike"]
    assert state["form"]["game"] == "spider-1"
    query = {"game": "klondike-draw-3", "rules": "klondike:draw=3", "scoring": "standard"}
    state = told(client.get("/api/statistics", params=query), StatisticsState)
    assert (state["form"]["options"]["draw"], state["form"]["played"]) == ("3", 0)
    assert state["statistics"]["totals"] is None
    query = {"game": "klondike", "rules": "klondike", "scoring": "standard"}
    state = told(client.get("/api/statistics", params=query), StatisticsState)
    assert (state["statistics"]["totals"]["played"], state["statistics"]["totals"]["won"]) == (1, 0)
    assert state["statistics"]["share"][0] == 0


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("rules=poker", "unknown_family"),
        ("rules=klondike&scoring=poker", "unknown_scoring"),
        ("rules=klondike&scoring=standard&game=poker", "unknown_game"),
        ("rules=klondike&scoring=standard&game=klondike&version=x", "bad_request"),
    ],
)
def test_statistics_of_what_is_not_there(client: TestClient, query: str, code: str) -> None:
    failed(client.get(f"/api/statistics?{query}"), 400, code)


def test_a_practice_win_is_no_news(client: TestClient) -> None:
    state = won(client)
    assert (state["status"], state["practice"]) == ("won", True)
    assert told(client.get(f"/api/games/{state['id']}/news"), list[News]) == []


def test_a_win_is_news(client: TestClient, store: Store) -> None:
    state = won(client)
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE results SET practice = 0")
    told_news = told(client.get(f"/api/games/{state['id']}/news"), list[News])
    assert [item["kind"] for item in told_news] == ["first_win", "share"]


# The log and a game in it


def test_the_log_goes_on_part_by_part(client: TestClient) -> None:
    ids = []
    for _ in range(53):
        state = played(client, new(client))
        ids.append(state["id"])
    first = told(client.get("/api/log"), LogPage)
    rest = told(client.get("/api/log", params={"before": first["before"]}), LogPage)
    assert (len(first["games"]), len(rest["games"]), rest["before"]) == (50, 3, None)
    assert {game["id"] for page in (first, rest) for game in page["games"]} == set(ids)


def listed(client: TestClient, **asked: str) -> list[State]:
    """Every game that the log lists, part by part."""
    page = told(client.get("/api/log", params=asked), LogPage)
    games = [*page["games"]]
    while page["before"] is not None:
        page = told(client.get("/api/log", params={**asked, "before": page["before"]}), LogPage)
        games += page["games"]
    return games


def test_the_log_lists_one_game_alone_and_its_figures_agree(client: TestClient) -> None:
    for place in range(60):
        played(client, new(client, "klondike" if place % 3 else "vegas"))
    new(client, "pyramid")  # Not begun, so in no log.
    state = played(client, new(client, "vegas"))
    done(client, state, "finish")
    won(client)
    every = listed(client)
    tallies = told(client.get("/api/log"), LogPage)["tallies"]
    assert [tally["game"] for tally in tallies] == ["freecell", "klondike", "vegas"]
    for tally in tallies:
        games = listed(client, game=tally["game"])
        assert games == [game for game in every if game["game"] == tally["game"]]
        outcomes = [game["outcome"] for game in games]
        assert (tally["games"], tally["won"], tally["open"]) == (
            len(games),
            outcomes.count("won"),
            outcomes.count("open"),
        )
    assert [(tally["games"], tally["won"]) for tally in tallies] == [(1, 1), (40, 0), (21, 0)]
    assert [tally["open"] for tally in tallies] == [0, 40, 20]
    assert told(client.get("/api/log", params={"game": "vegas"}), LogPage)["tallies"] == tallies


def test_the_log_of_a_game_that_was_not_played_is_empty_and_of_none_is_refused(
    client: TestClient,
) -> None:
    played(client, new(client))
    assert listed(client, game="pyramid") == []
    failed(client.get("/api/log", params={"game": "poker"}), 400, "unknown_game")


@pytest.mark.parametrize(
    "damage",
    ["games SET origin = 'moon'", "games SET number = 'x'", "games SET rules = 'moon:draw=9'"],
)
def test_a_damaged_game_hides_none_of_the_others(
    client: TestClient, store: Store, damage: str
) -> None:
    ids = [played(client, new(client))["id"] for _ in range(52)]
    with store._engine.begin() as connection:
        # Two of the first part, the last of it too, after which the second one goes on.
        connection.exec_driver_sql(f"UPDATE {damage} WHERE id IN ('{ids[2]}', '{ids[50]}')")
    assert {game["id"] for game in listed(client)} == {*ids} - {ids[2], ids[50]}


def test_a_damaged_form_hides_none_of_the_others(client: TestClient, store: Store) -> None:
    for game in ("klondike", "vegas"):
        played(client, new(client, game))
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE results SET rules = 'moon' WHERE game = 'vegas'")
    shown = told(client.get("/api/statistics"), StatisticsState)
    assert [form["game"] for form in shown["forms"]] == ["klondike"]


@pytest.mark.parametrize("before", ["", "x", "9" * 30, "-"])
def test_a_place_that_is_none_in_the_log(client: TestClient, before: str) -> None:
    failed(client.get("/api/log", params={"before": before}), 400, "bad_request")


def test_a_game_is_looked_at_move_by_move(client: TestClient) -> None:
    state = new(client, number="42")
    shown = [state]
    for action in ("moves", "moves", "undo", "redo", "restart"):
        body = {"move": state["legal"][0], "automatic": "aces"} if action == "moves" else {}
        state = done(client, state, action, **body)
        shown.append(state)
    done(client, state, "verdict")
    replay = told(client.get(f"/api/games/{state['id']}/replay"), Replay)
    assert (replay["first"], replay["total"], len(replay["states"])) == (0, 6, 6)
    for seen, was in zip(replay["states"], shown, strict=True):
        same = ("piles", "score", "last", "moves", "automatic", "elapsed", "pass")
        assert {name: seen[name] for name in same} == {name: was[name] for name in same}
        assert (seen["legal"], seen["can_undo"], seen["can_redo"]) == ([], False, False)
    assert latest(client)["ply"] == state["ply"] + 1, "to look changes nothing"


def test_a_long_game_comes_in_parts(client: TestClient) -> None:
    state = new(client, number="42")
    for turn in range(60):
        state = done(client, state, "undo") if turn % 2 else played(client, state, "s-w")
    path = f"/api/games/{state['id']}/replay"
    parts = [told(client.get(path, params={"from": n}), Replay) for n in (0, 50, 61, 99)]
    assert [(len(part["states"]), part["total"]) for part in parts] == [
        (50, 61), (11, 61), (0, 61), (0, 61),
    ]  # fmt: skip
    assert parts[1]["states"][-1]["piles"] == state["piles"]


def test_a_replay_names_no_hidden_card(client: TestClient) -> None:
    state = played(client, new(client, number="42"), "s-w", "s-w")
    for seen in told(client.get(f"/api/games/{state['id']}/replay"), Replay)["states"]:
        assert [len(seen["piles"][f"t{n}"]) for n in range(1, 8)] == list(range(1, 8))
        assert seen["piles"]["t7"][:-1] == ["??"] * 6
        assert set(seen["piles"]["s"]) == {"??"}


def test_a_replay_of_a_game_that_never_was(client: TestClient) -> None:
    failed(client.get("/api/games/none/replay"), 404, "no_such_game")
    failed(client.get("/api/games/none/replay?from=-1"), 400, "bad_request")


# The bank


def bank(client: TestClient, **changes: object) -> httpx.Response:
    return client.post("/api/banks", json={"id": FIRST, "start": 100, **VEGAS, **changes})


def test_a_bank_is_opened_and_books_the_deals_of_its_form(client: TestClient) -> None:
    assert told(client.get("/api/banks", params=VEGAS), list[Account]) == []
    assert new(client, "vegas")["bank"] is None
    for _ in range(2):
        assert len(told(bank(client), list[Account])) == 1
    state = played(client, new(client, "vegas"), "s-w")
    assert state["bank"] == "booked"
    assert new(client, "vegas", number="1")["bank"] == "practice"
    (account,) = told(client.get("/api/banks", params=VEGAS), list[Account])
    assert (account["balance"], account["deals"]) == (48, 1)
    assert account["ledger"][0]["line"]["game_id"] == state["id"]


def test_the_bank_deals_no_other_deal_before_the_first_is_played(client: TestClient) -> None:
    bank(client)
    waiting = new(client, "vegas")
    assert new(client, "vegas", id=SECOND)["id"] == waiting["id"]
    other = played(client, new(client, id="c" * 32))
    assert new(client, "vegas", id="d" * 32, leaves=other["id"])["id"] == waiting["id"]
    assert latest(client)["id"] == waiting["id"]
    assert client.get(f"/api/games/{other['id']}").json()["status"] == "left"
    played(client, waiting, "s-w")
    assert new(client, "vegas", id="e" * 32)["id"] == "e" * 32


def test_a_bank_is_switched_off_and_on(client: TestClient) -> None:
    bank(client)
    (account,) = told(client.post(f"/api/banks/{FIRST}", json={"is_on": False}), list[Account])
    assert account["bank"]["is_on"] is False
    assert new(client, "vegas")["bank"] is None
    client.post(f"/api/banks/{FIRST}", json={"is_on": True})
    assert new(client, "vegas")["bank"] == "booked"
    failed(client.post("/api/banks/none", json={"is_on": True}), 404, "no_such_bank")


def test_a_bank_that_cannot_be(client: TestClient) -> None:
    failed(bank(client, rules="klondike", scoring="standard"), 400, "no_bank")
    failed(bank(client, rules="poker"), 400, "unknown_family")
    failed(bank(client, start=-1), 400, "bad_request")
    failed(bank(client, id="short"), 400, "bad_request")
    failed(client.get("/api/banks"), 400, "unknown_family")


# Everything as one file


def test_everything_goes_out_and_comes_in_again(client: TestClient, store: Store) -> None:
    bank(client)
    played(client, new(client, "vegas"), "s-w")
    remembered = {"language": "sv", "rivals": "x" * 100_000}
    answer = client.post("/api/archive/file", json={"preferences": remembered})
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert client.delete("/api/archive").status_code == 200
    failed(client.get("/api/games/latest"), 404, "no_such_game")
    failed(client.post(f"/api/games/{FIRST}/undo", json={"ply": 1}), 404, "no_such_game")
    taken = told(sent(client, answer.content), TakenIn)
    assert (taken["games"], taken["banks"]) == (1, 1)
    assert taken["preferences"] == remembered
    assert told(client.get("/api/banks", params=VEGAS), list[Account])[0]["balance"] == 48
    assert told(sent(client, answer.content), TakenIn)["known"] == 1


def sent(client: TestClient, content: bytes, kind: str = "application/x-ndjson") -> httpx.Response:
    return client.post("/api/archive", content=content, headers={"content-type": kind})


def test_a_game_that_was_deleted_under_the_page_is_gone(client: TestClient) -> None:
    untouched, state = new(client), played(client, new(client))
    client.delete("/api/archive")
    failed(client.get(f"/api/games/{untouched['id']}"), 404, "no_such_game")
    answer = client.post(f"/api/games/{state['id']}/undo", json={"ply": state["ply"]})
    failed(answer, 404, "no_such_game")


def test_a_file_that_is_none(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    new(client)
    failed(sent(client, b"a picture"), 422, "no_archive")
    failed(sent(client, b"{}", "application/json"), 415, "not_json")
    failed(sent(client, b"{}", "text/plain"), 415, "not_json")
    failed(client.post("/api/archive/file", json={"preferences": 7}), 400, "bad_request")
    monkeypatch.setattr(archives, "LARGEST_ARCHIVE", 100)
    failed(sent(client, b"x" * 101), 413, "too_large")
    assert latest(client)["status"] == "playing"


def test_other_pages_can_neither_read_nor_delete(client: TestClient) -> None:
    new(client)
    foreign = {"origin": "https://evil.example"}
    for method, path in (("POST", "/file"), ("POST", ""), ("DELETE", "")):
        answer = client.request(method, f"/api/archive{path}", headers=foreign)
        failed(answer, 403, "foreign_origin")
    assert latest(client)["status"] == "playing"
