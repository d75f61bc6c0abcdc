"""Two players at one deal over the wire: what the link says, and both results by replay."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from starlette.testclient import TestClient

from harpan.challenge import unpacked
from harpan.server import create_app
from harpan.server.challenges import LARGEST_TEXTS
from harpan.server.passing import ChallengeInfo, ChallengeText, SideBySide
from harpan.server.wire import Failure
from harpan.store import Store
from samples import ADDRESS
from test_challenge import whole

State = dict[str, Any]
WAY = ["t7-f4", "t3-t6", "t5-t7", "t1-t3"]
DEAL = {"game": "klondike", "options": {"draw": "3"}, "number": "3"}


def new(client: TestClient, **wanted: object) -> State:
    answer = client.post("/api/games", json={**DEAL, **wanted})
    assert answer.status_code == 201, answer.text
    state: State = answer.json()
    return state


def done(client: TestClient, state: State, action: str, **body: object) -> State:
    answer = client.post(f"/api/games/{state['id']}/{action}", json={"ply": state["ply"], **body})
    assert answer.status_code == 200, answer.text
    after: State = answer.json()
    return after


def with_moves(client: TestClient, moves: list[str], **wanted: object) -> State:
    return done(client, new(client, **wanted), "line", moves=moves)


def text_of(client: TestClient, state: State) -> str:
    answer = client.get(f"/api/games/{state['id']}/challenge")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ChallengeText).text


def met(client: TestClient, **meeting: object) -> httpx.Response:
    return client.post("/api/challenges/result", json=meeting)


def compared(client: TestClient, **meeting: object) -> State:
    answer = met(client, **meeting)
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=SideBySide)
    both: State = answer.json()
    return both


def failed(answer: httpx.Response, status: int, code: str) -> dict[str, str]:
    assert answer.status_code == status, answer.text
    problem = msgspec.json.decode(answer.content, type=Failure).error
    assert problem.code == code, problem
    return problem.args


def test_a_link_tells_the_deal_and_nothing_of_the_game(client: TestClient) -> None:
    state = with_moves(client, WAY)
    answer = client.post("/api/challenges", json={"text": text_of(client, state)})
    info = msgspec.json.decode(answer.content, type=ChallengeInfo)
    assert (info.game, info.number, info.code) == ("klondike", "3", state["deal"]["code"])
    assert info.options == state["options"]
    assert (info.rules, info.scoring) == (state["rules"], state["scoring"])
    assert set(answer.json()) == {"game", "options", "rules", "scoring", "number", "code"}


def test_both_results_are_told_when_the_own_game_has_ended(client: TestClient) -> None:
    first = done(client, with_moves(client, WAY), "hint", level=4)["state"]
    first = done(client, first, "leave", elapsed=0)
    theirs = text_of(client, first)
    info = client.post("/api/challenges", json={"text": theirs}).json()
    wanted = {name: info[name] for name in ("game", "options", "number")}
    own = with_moves(client, WAY[:1], **wanted)
    failed(met(client, theirs=theirs, game=own["id"]), 422, "challenge_open")
    own = done(client, own, "leave")
    assert own["status"] == "left"
    both = compared(client, theirs=theirs, game=own["id"])
    assert both["challenge"] == info
    for side, state in (("theirs", first), ("mine", own)):
        told = both[side]
        assert (told["status"], told["moves"]) == ("left", state["moves"])
        assert told["points"] == state["score"]["total"]
        assert (told["up"], told["results"]) == (state["score"]["up"], state["results"])
        assert told["elapsed"] == state["elapsed"]
    assert (both["theirs"]["aids"], both["mine"]["aids"]) == (["hint"], [])


def test_what_is_told_comes_from_replay_and_never_from_the_link(client: TestClient) -> None:
    state = with_moves(client, WAY)
    record = unpacked(text_of(client, state))
    assert [event.move for event in record.events] == WAY
    own = done(client, with_moves(client, ["s-w:3"]), "leave")
    made_up = whole(events="t7-f4 t3-t6 t1-t1", rules="klondike:draw=3", number=3)
    failed(met(client, theirs=made_up, game=own["id"]), 422, "challenge_broken")


def test_a_game_of_plain_scoring_has_no_points_and_vegas_has_results(client: TestClient) -> None:
    first = done(client, with_moves(client, ["s-w"], game="vegas", options={}), "finish")
    own = done(client, with_moves(client, ["s-w", "s-w"], game="vegas", options={}), "finish")
    both = compared(client, theirs=text_of(client, first), game=own["id"])
    assert [both[side]["points"] for side in ("mine", "theirs")] == [-52, -52]
    assert [both[side]["status"] for side in ("mine", "theirs")] == ["finished", "finished"]
    plain = {"options": {"scoring": "plain"}}
    first = with_moves(client, ["s-w"], **plain)
    own = done(client, with_moves(client, ["s-w", "s-w"], **plain), "leave")
    both = compared(client, theirs=text_of(client, first), game=own["id"])
    assert [both[side]["points"] for side in ("mine", "theirs")] == [None, None]
    assert both["theirs"]["status"] == "playing"


def test_two_texts_are_compared_without_a_game_of_ones_own(client: TestClient) -> None:
    first, second = with_moves(client, WAY), with_moves(client, WAY[:2])
    texts = {"mine": text_of(client, first), "theirs": text_of(client, second)}
    both = compared(client, **texts)
    assert (both["mine"]["moves"], both["theirs"]["moves"]) == (4, 2)


@pytest.mark.parametrize(
    ("wanted", "what"),
    [
        ({"number": "4"}, "deal"),
        ({"options": {"draw": "1"}}, "options"),
        ({"game": "vegas-draw-3", "options": {}}, "options"),
        ({"game": "spider-2", "options": {}}, "game"),
    ],
)
def test_what_differs_is_said_and_nothing_is_compared(
    client: TestClient, wanted: dict[str, object], what: str
) -> None:
    theirs = text_of(client, with_moves(client, WAY))
    own = new(client, **wanted)
    own = done(client, own, "moves", move=own["legal"][0])
    own = done(client, own, "leave")
    answer = met(client, theirs=theirs, game=own["id"])
    assert failed(answer, 422, "challenge_differs") == {"what": what}
    assert "theirs" not in answer.json()


def test_the_same_options_under_another_name_are_the_same(client: TestClient) -> None:
    theirs = text_of(client, with_moves(client, WAY))
    own = done(client, with_moves(client, WAY[:1], game="klondike-draw-3", options={}), "leave")
    assert compared(client, theirs=theirs, game=own["id"])["theirs"]["moves"] == 4


def test_other_rules_are_not_compared(client: TestClient) -> None:
    older = whole(version=0)
    failed(client.post("/api/challenges", json={"text": older}), 422, "challenge_version")
    own = done(client, with_moves(client, ["s-w"], options={}), "leave")
    failed(met(client, theirs=older, game=own["id"]), 422, "challenge_version")


def test_a_link_to_the_own_game_is_told(client: TestClient) -> None:
    own = done(client, with_moves(client, WAY), "leave")
    failed(met(client, theirs=text_of(client, own), game=own["id"]), 422, "challenge_own")


def test_a_link_that_was_cut_is_told(client: TestClient) -> None:
    text = text_of(client, with_moves(client, WAY))
    own = done(client, with_moves(client, WAY[:1]), "leave")
    for part in ("", text[:-1], text[: len(text) // 2], text[1:], "%", "x" * 1000):
        failed(client.post("/api/challenges", json={"text": part}), 422, "challenge_broken")
        failed(met(client, theirs=part, game=own["id"]), 422, "challenge_broken")
        failed(met(client, theirs=text, mine=part), 422, "challenge_broken")
    long = "A" * (LARGEST_TEXTS + 1)
    failed(client.post("/api/challenges", json={"text": long}), 413, "too_large")


def test_a_game_that_cannot_be_a_challenge_is_told(client: TestClient) -> None:
    untouched = new(client)
    answer = client.get(f"/api/games/{untouched['id']}/challenge")
    failed(answer, 422, "not_started")
    deck = " ".join(f"{rank}{suit}" for suit in "SHCD" for rank in "A23456789TJQK")
    answer = client.post("/api/games", json={"game": "klondike", "deck": deck})
    typed = done(client, answer.json(), "moves", move="s-w")
    answer = client.get(f"/api/games/{typed['id']}/challenge")
    failed(answer, 422, "challenge_typed")
    failed(client.get(f"/api/games/{'x' * 32}/challenge"), 404, "no_such_game")
    text = text_of(client, with_moves(client, WAY))
    failed(met(client, theirs=text), 400, "bad_request")
    failed(met(client, theirs=text, mine=text, game="x" * 32), 400, "bad_request")
    failed(met(client, theirs=text, game="x" * 32), 404, "no_such_game")


def test_a_game_is_given_up_once(client: TestClient, store: Store) -> None:
    untouched = new(client)
    body = {"ply": 0, "elapsed": 0}
    answer = client.post(f"/api/games/{untouched['id']}/leave", json=body)
    failed(answer, 422, "not_started")
    state = with_moves(client, WAY)
    left = done(client, state, "leave")
    assert (left["status"], left["legal"]) == ("left", [])
    stale = client.post(f"/api/games/{state['id']}/leave", json={"ply": state["ply"]})
    assert stale.status_code == 409
    with TestClient(create_app(store), ADDRESS) as another:
        assert another.get(f"/api/games/{state['id']}").json()["status"] == "left"
