"""The lines of a game over the wire: what they say, jumps, bookmarks, and whole lines at once."""

from __future__ import annotations

import random
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

import harpan
from harpan import variants
from harpan.server import create_app
from harpan.server.wire import Conflict, Failure, GameState, LinesState
from harpan.store import Store
from samples import ADDRESS

State = dict[str, Any]
WAY = ["t7-f4", "t3-t6", "t5-t7", "t1-t3"]
WON = {"game": "klondike-draw-3", "number": "3"}
UP = ["t2-t3", "t3-t7:2", "t3-t2"]
RISING = {"game": "klondike", "number": "6"}
"""Three moves after which cards go up by themselves: two, none, and one."""


def new(client: TestClient, game: str = "klondike", **wanted: object) -> State:
    answer = client.post("/api/games", json={"game": game, **wanted})
    assert answer.status_code == 201, answer.text
    state: State = answer.json()
    return state


def act(client: TestClient, state: State, action: str, **body: object) -> httpx.Response:
    return client.post(f"/api/games/{state['id']}/{action}", json={"ply": state["ply"], **body})


def done(client: TestClient, state: State, action: str, **body: object) -> State:
    answer = act(client, state, action, **body)
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=GameState)
    after: State = answer.json()
    return after


def move(client: TestClient, state: State, text: str, automatic: str = "never") -> State:
    return done(client, state, "moves", move=text, automatic=automatic)


def lines_of(client: TestClient, state: State) -> State:
    answer = client.get(f"/api/games/{state['id']}/lines")
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=LinesState)
    lines: State = answer.json()
    return lines


def failed(answer: httpx.Response, status: int, code: str) -> dict[str, str]:
    assert answer.status_code == status, answer.text
    kind = Conflict if status == 409 else Failure
    problem = msgspec.json.decode(answer.content, type=kind).error
    assert problem.code == code
    return problem.args


def branched(client: TestClient) -> State:
    """A game with two lines: four moves, and another one after the first two."""
    state = new(client, **WON)
    for text in WAY:
        state = move(client, state, text)
    for _ in range(2):
        state = done(client, state, "undo")
    return move(client, state, "s-w:3")


def test_a_game_has_one_line_and_more_when_it_goes_another_way(client: TestClient) -> None:
    state = new(client, **WON)
    assert (state["lines"], state["bookmarked"]) == (1, False)
    assert lines_of(client, state)["lines"] == []
    state = branched(client)
    assert state["lines"] == 2
    told = lines_of(client, state)
    assert (told["ply"], told["deal"], told["here"]) == (7, 0, 7)
    assert [[m["move"] for m in line["moves"]] for line in told["lines"]] == [WAY, ["s-w:3"]]
    assert [line["start"] for line in told["lines"]] == [0, 2]
    assert [m["position"] for m in told["lines"][0]["moves"]] == [1, 2, 3, 4]
    assert [m["moves"] for line in told["lines"] for m in line["moves"]] == [1, 2, 3, 4, 3]
    assert [line["end"] for line in told["lines"]] == ["open", "open"]
    assert told["lines"][0]["moves"][0]["cards"] == ["AD"]
    assert told["lines"][0]["up"] == 1
    assert told["played"] == [*WAY[:2], "s-w:3"]


def test_a_jump_leads_to_the_position_and_redo_on_from_there(client: TestClient) -> None:
    state = branched(client)
    state = done(client, state, "jump", position=4)
    assert (state["moves"], state["can_redo"], state["last"]["kind"]) == (4, False, "jump")
    assert lines_of(client, state)["here"] == 4
    state = done(client, state, "jump", position=0)
    assert (state["moves"], state["can_undo"], state["can_redo"]) == (0, False, True)
    for _ in WAY:
        state = done(client, state, "redo")
    assert lines_of(client, state)["here"] == 4


def test_automatic_moves_belong_to_the_move_before_them(client: TestClient) -> None:
    state = new(client, **RISING)
    for text in UP:
        state = move(client, state, text, "all")
    told = lines_of(client, state)
    [line] = told["lines"]
    assert [m["move"] for m in line["moves"]] == UP
    assert [m["automatic"] for m in line["moves"]] == [2, 0, 1]
    assert state["automatic"] == 3
    assert line["moves"][-1]["position"] == told["here"]
    assert sum(text.startswith("~") for text in told["played"]) == state["automatic"]


def test_a_bookmark_is_kept_and_seen_in_its_line(client: TestClient, store: Store) -> None:
    state = branched(client)
    state = done(client, done(client, state, "jump", position=2), "bookmark")
    assert state["bookmarked"] is True
    state = done(client, state, "undo")
    assert state["bookmarked"] is False
    with TestClient(create_app(store), ADDRESS) as another:
        told = lines_of(another, state)
    marked = [m["position"] for line in told["lines"] for m in line["moves"] if m["bookmarked"]]
    assert (marked, told["deal_bookmarked"]) == ([2], False)


def test_a_bookmark_amid_what_went_up_by_itself_is_seen(client: TestClient) -> None:
    state = move(client, new(client, **RISING), UP[0], "all")
    state = move(client, done(client, state, "undo"), UP[0])
    done(client, done(client, state, "bookmark"), "jump", position=0)
    [line] = lines_of(client, state)["lines"]
    seen = [(m["position"], m["automatic"], m["bookmarked"]) for m in line["moves"]]
    assert seen == [(1, 0, True), (3, 1, False)]


def test_a_line_that_ends_stuck_says_so(client: TestClient) -> None:
    state = new(client, game="vegas", number="3")
    game = harpan.deal("vegas", number=3)
    while (found := harpan.hint(game)) is not None:
        game.play(found.move)
        state = move(client, state, str(found.move))
    assert [line["end"] for line in lines_of(client, state)["lines"]] == ["stuck"]


def test_a_jump_from_an_older_version_is_a_conflict(client: TestClient) -> None:
    state = branched(client)
    done(client, state, "jump", position=1)
    failed(act(client, state, "jump", position=2), 409, "conflict")
    failed(act(client, state, "bookmark"), 409, "conflict")


@pytest.mark.parametrize("position", [8, 99, 2**40])
def test_a_jump_to_nowhere_is_refused(client: TestClient, position: int) -> None:
    state = branched(client)
    answer = act(client, state, "jump", position=position)
    assert failed(answer, 422, "no_such_position") == {"number": str(position)}
    assert client.get(f"/api/games/{state['id']}").json() == state


@pytest.mark.parametrize("body", [{}, {"position": -1}, {"position": "1"}, {"position": 2**80}])
def test_a_jump_that_names_no_position_is_a_bad_request(
    client: TestClient, body: dict[str, object]
) -> None:
    failed(act(client, branched(client), "jump", **body), 400, "bad_request")


def test_a_game_that_is_over_shows_its_lines_and_stays(client: TestClient) -> None:
    state = move(client, new(client, "vegas", number="1"), "s-w")
    state = done(client, state, "finish")
    assert len(lines_of(client, state)["lines"]) == 1
    failed(act(client, state, "jump", position=0), 422, "game_over")
    failed(act(client, state, "bookmark"), 422, "game_over")


# Whole lines


def test_a_line_is_played_at_once_as_it_was_played_before(client: TestClient) -> None:
    state = new(client, **RISING)
    for text in UP:
        state = move(client, state, text, "all")
    played = lines_of(client, state)["played"]
    assert len(played) == 6
    again = done(client, new(client, **RISING), "line", moves=played)
    same = ("piles", "moves", "automatic", "score", "status", "ply")
    assert [again[name] for name in same] == [state[name] for name in same]
    assert again["practice"] is True


def test_a_link_holds_a_game_of_thousands_of_moves(client: TestClient) -> None:
    turns = [*["s-w"] * 24, "w-s:24"] * 160
    state = done(client, new(client, game="klondike", number="5"), "line", moves=turns)
    played = lines_of(client, state)["played"]
    again = done(client, new(client, game="klondike", number="5"), "line", moves=played)
    assert again["moves"] == state["moves"] == len(turns) == 4000


def test_no_move_of_a_line_is_made_when_one_may_not_be(client: TestClient) -> None:
    state = new(client, **WON)
    answer = act(client, state, "line", moves=[*WAY[:2], "t1-t2", WAY[2]])
    assert failed(answer, 422, "line_broken") == {"place": "3", "move": "t1-t2"}
    assert client.get(f"/api/games/{state['id']}").json() == state
    assert done(client, state, "line", moves=[])["ply"] == 0


@given(moves=st.lists(st.text(max_size=12) | st.sampled_from([*WAY, "~t7-f4"]), max_size=6))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_bad_line_is_refused_and_changes_nothing(client: TestClient, moves: list[str]) -> None:
    state = new(client, **WON)
    answer = act(client, state, "line", moves=moves)
    assert answer.status_code in (200, 422), answer.text
    if answer.status_code == 422:
        failed(answer, 422, "line_broken")
        assert client.get(f"/api/games/{state['id']}").json() == state


def test_a_line_for_an_older_version_is_a_conflict(client: TestClient) -> None:
    state = new(client, **WON)
    done(client, state, "line", moves=WAY)
    failed(act(client, state, "line", moves=WAY), 409, "conflict")


@pytest.mark.parametrize("game", variants)
def test_the_lines_of_every_game_hold_every_position(client: TestClient, game: str) -> None:
    rng, state = random.Random(game), new(client, game)
    for _ in range(40):
        undo = state["can_undo"] and rng.random() < 0.3
        if undo:
            state = done(client, state, "undo")
        elif state["legal"]:
            state = move(client, state, rng.choice(state["legal"]), "aces")
    told = lines_of(client, state)
    assert len(told["lines"]) == state["lines"]
    moves = [m for line in told["lines"] for m in line["moves"]]
    assert told["here"] in {told["deal"], *(m["position"] for m in moves)}
    # No card of them is hidden: whoever played it has seen it.
    assert all("?" not in card and card.isupper() for m in moves for card in m["cards"])
    if state["status"] in ("playing", "stuck"):
        for m in rng.sample(moves, min(5, len(moves))):
            state = done(client, state, "jump", position=m["position"])
            assert state["moves"] == m["moves"]
