"""The server over its wire: one shape of answer, one of error, and no hidden card in either."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from harpan import Game, Rules, Scoring, variants
from harpan.levels import offered
from harpan.record import Event, Origin, Record
from harpan.server import ServerError, create_app, run
from harpan.server.guard import hosts_of
from harpan.server.schema import main, schema
from harpan.server.serving import address_of, listener
from harpan.server.wire import Conflict, Failure, GameState, VariantInfo
from harpan.store import Entry, Store, StoreError, open_store
from harpan.store.database import FILE_NAME
from samples import ADDRESS

State = dict[str, Any]
CARD = re.compile(r"\b(?:[A2-9TJQK]|10)[SHCD]\b", re.IGNORECASE)
PYRAMID_DECK = " ".join(rank + suit for rank in "A23456789TJQK" for suit in "SHCD")
RANDOM_DEALS = 50 if "HARPAN_SOAK" in os.environ else 1


def new(client: TestClient, game: str = "klondike", **wanted: object) -> State:
    answer = client.post("/api/games", json={"game": game, **wanted})
    assert answer.status_code == 201, answer.text
    return state_of(answer)


def state_of(answer: httpx.Response) -> State:
    """The state in an answer, checked against the type that the web's types are made from."""
    msgspec.json.decode(answer.content, type=GameState)
    state: State = answer.json()
    return state


def act(client: TestClient, state: State, action: str, **body: object) -> httpx.Response:
    path = f"/api/games/{state['id']}/{action}"
    return client.post(path, json={"ply": state["ply"], "elapsed": 0, **body})


def done(client: TestClient, state: State, action: str, **body: object) -> State:
    answer = act(client, state, action, **body)
    assert answer.status_code == 200, answer.text
    return state_of(answer)


def moved(
    client: TestClient, state: State, move: str, automatic: str = "never", **body: object
) -> State:
    """The state after a move, and after those that the game makes at this level."""
    return done(client, state, "moves", move=move, automatic=automatic, **body)


def failed(answer: httpx.Response, status: int, code: str) -> dict[str, str]:
    """The arguments of an error, in the one shape that errors have."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    kind = Conflict if status == 409 else Failure
    problem = msgspec.json.decode(answer.content, type=kind).error
    assert problem.code == code
    assert "Traceback" not in answer.text
    assert len(problem.message) > 10
    return problem.args


# What a state says


def test_a_new_game_of_vegas(client: TestClient) -> None:
    state = new(client, "vegas", number="42")
    assert state["game"] == "vegas"
    assert (state["rules"], state["scoring"]) == ("klondike:passes=1", "vegas")
    assert state["rules_version"] == Rules("klondike").version
    assert state["deal"] == {"number": "42", "code": "1A-G", "origin": "typed"}
    assert state["practice"] is True
    assert state["options"].items() >= {
        "draw": "1", "passes": "1", "empty_column": "king", "taking_back": "yes", "face_up": "no",
        "decks": "1", "columns": "7", "scoring": "vegas", "bonus": "0",
    }.items()  # fmt: skip
    assert (state["ply"], state["moves"], state["elapsed"]) == (0, 0, 0)
    assert (state["can_undo"], state["can_redo"]) == (False, False)
    assert state["last"] == told("deal")
    assert (state["automatic"], state["can_sweep"], state["can_clear"]) == (0, False, False)
    assert state["score"] == {
        "kind": "vegas", "points": -52, "time_penalty": 0, "bonus": 0, "total": -52, "up": 0,
    }  # fmt: skip
    assert (state["pass"], state["passes"], state["fan"], state["draw"]) == (1, 1, 0, 1)
    assert (state["status"], state["results"]) == ("playing", [])
    piles = state["piles"]
    assert sorted(piles) == sorted(["s", "w", *(f"f{n}" for n in range(1, 5)), *columns(7)])
    assert [len(piles[column]) for column in columns(7)] == [1, 2, 3, 4, 5, 6, 7]
    assert piles["s"] == ["??"] * 24


def told(kind: str, move: str | None = None, **more: list[str]) -> State:
    """What a state says of the last event; lists that are not named are empty."""
    return {
        "kind": kind,
        "move": move,
        "automatic": [],
        "turned": [],
        "home": [],
        "filled": [],
    } | more


def columns(count: int) -> list[str]:
    return [f"t{n}" for n in range(1, count + 1)]


def test_the_options_in_force_are_the_names_that_a_new_game_takes(client: TestClient) -> None:
    for variant in variants:
        state = new(client, variant, number="1")
        again = new(client, variant, number="1", options=state["options"])
        assert (again["rules"], again["scoring"]) == (state["rules"], state["scoring"])


def test_a_move_and_its_undo(client: TestClient) -> None:
    dealt = new(client, number="42")
    drawn = moved(client, dealt, "s-w")
    assert (drawn["ply"], drawn["moves"], len(drawn["piles"]["w"])) == (1, 1, 1)
    assert drawn["last"] == told("move", "s-w")
    assert (drawn["can_undo"], drawn["fan"]) == (True, 1)
    undone = done(client, drawn, "undo")
    assert (undone["ply"], undone["moves"]) == (2, 0)
    assert undone["piles"] == dealt["piles"]
    assert undone["last"] == told("undo", "s-w")
    assert (undone["can_undo"], undone["can_redo"]) == (False, True)
    redone = done(client, undone, "redo")
    assert redone["piles"] == drawn["piles"]
    restarted = done(client, redone, "restart")
    assert (restarted["ply"], restarted["moves"]) == (4, 0)
    assert restarted["piles"] == dealt["piles"]
    assert restarted["last"] == told("restart")


def test_a_card_that_turns_up_is_named(client: TestClient) -> None:
    deck = deck_with("t2", "AS")
    state = moved(client, new(client, deck=deck, order="columns"), "t2-f1")
    assert state["last"] == told("move", "t2-f1", turned=["t2"])
    assert state["piles"]["f1"] == ["AS"]
    assert done(client, state, "undo")["last"]["turned"] == ["t2"]


def deck_with(column: str, card: str) -> str:
    """A deck written column by column, with that card last in that column."""
    cards = [rank + suit for suit in "SHCD" for rank in "23456789TJQKA"]
    number = int(column[1:])
    place = sum(range(number + 1)) - 1
    cards.remove(card)
    cards.insert(place, card)
    return " ".join(cards)


def test_three_cards_fan_and_the_last_draw_is_short(client: TestClient) -> None:
    state = new(client, "klondike-draw-3", number="1", options={"columns": "8"})
    assert state["draw"] == 3
    for left in (13, 10, 7, 4, 1):
        state = moved(client, state, "s-w")
        assert (len(state["piles"]["s"]), state["fan"]) == (left, 3)
    assert state["draw"] == 1
    assert "s-w" in state["legal"]
    state = moved(client, state, "s-w")
    assert (state["draw"], state["fan"]) == (0, 3)


def test_thoughtful_shows_the_cards_that_lie_face_down(client: TestClient) -> None:
    state = new(client, "thoughtful", number="1")
    cards = [card for pile in state["piles"].values() for card in pile]
    assert len({card.upper() for card in cards}) == 52
    assert sum(card[1].islower() for card in cards) == 24 + 21
    assert all(card[1].islower() for card in state["piles"]["s"])
    assert state["piles"]["t7"][6][1].isupper()


def test_a_deal_number_of_64_bits_is_text(client: TestClient) -> None:
    state = new(client, number=str(2**64 - 1))
    assert state["deal"]["number"] == "18446744073709551615"
    again = new(client, code=state["deal"]["code"].lower())
    assert again["piles"] == state["piles"]


def test_twenty_new_games_have_twenty_deals(client: TestClient) -> None:
    states = [new(client) for _ in range(20)]
    assert len({state["deal"]["number"] for state in states}) == 20
    assert len({str(state["piles"]) for state in states}) == 20
    assert all(1 <= int(state["deal"]["number"]) <= 10**9 for state in states)
    assert {state["deal"]["origin"] for state in states} == {"random"}
    assert not any(state["practice"] for state in states)


def test_a_typed_deck_has_no_number(client: TestClient) -> None:
    deck = " ".join(str(card) for card in Game.numbered(Rules(), Scoring(), 9).deck)
    state = new(client, deck=deck)
    assert state["deal"] == {"number": None, "code": None, "origin": "imported"}
    assert state["piles"] == new(client, number="9")["piles"]


def test_the_same_deal_again_is_a_new_game(client: TestClient) -> None:
    first = moved(client, new(client, "vegas", number="7", options={"draw": "3"}), "s-w")
    answer = client.post("/api/games", json={"replay_of": first["id"]})
    again = state_of(answer)
    assert answer.status_code == 201
    assert again["id"] != first["id"]
    assert (again["game"], again["options"]) == (first["game"], first["options"])
    assert again["deal"] == {"number": "7", "code": first["deal"]["code"], "origin": "replay"}
    assert again["practice"] is True


def test_a_game_that_is_asked_for_twice_is_dealt_once(store: Store, client: TestClient) -> None:
    """The answer may be lost, and so may the server: the game is there all the same."""
    wanted = {"id": "0123456789abcdef" * 2}
    state = new(client, **wanted)
    assert state["id"] == wanted["id"]
    drawn = moved(client, state, "s-w")
    assert new(client, **wanted) == drawn
    with TestClient(create_app(store), ADDRESS) as other:
        assert new(other, **wanted) == drawn
    assert new(client)["id"] != wanted["id"]


def test_a_deal_that_is_asked_for_again_twice_is_dealt_once(client: TestClient) -> None:
    first = new(client, number="42")
    wanted = {"replay_of": first["id"], "id": "f" * 32}
    again = [client.post("/api/games", json=wanted) for _ in range(2)]
    states = [state_of(answer) for answer in again]
    assert states[0] == states[1]
    assert (states[0]["id"], states[0]["deal"]["number"]) == (wanted["id"], "42")


@pytest.mark.parametrize("game_id", ["", "short", "x" * 65, "../" * 10, "å" * 30, 7])
def test_an_id_that_could_be_guessed_is_refused(client: TestClient, game_id: object) -> None:
    answer = client.post("/api/games", json={"game": "klondike", "id": game_id})
    failed(answer, 400, "bad_request")


def test_a_game_can_be_asked_for_by_anyone_who_has_its_id(client: TestClient) -> None:
    failed(client.get("/api/games/latest"), 404, "no_such_game")
    first, second = new(client), new(client)
    assert state_of(client.get("/api/games/latest")) == second
    first = moved(client, first, "s-w")
    assert state_of(client.get("/api/games/latest")) == first
    assert state_of(client.get(f"/api/games/{second['id']}")) == second


def test_the_variants_and_what_can_be_chosen(client: TestClient) -> None:
    answer = client.get("/api/variants")
    infos = msgspec.json.decode(answer.content, type=list[VariantInfo])
    assert [info.id for info in infos] == list(variants)
    vegas = next(info for info in infos if info.id == "vegas-321")
    assert (vegas.rules, vegas.scoring) == ("klondike:draw=3-2-1,passes=3", "vegas")
    draw = next(option for option in vegas.options if option.name == "draw")
    assert (draw.value, draw.allowed) == ("3-2-1", ["1", "2", "3", "3-2-1"])
    assert {info.id: tuple(info.levels) for info in infos} == {
        name: offered(name) for name in variants
    }


def test_the_clock_is_told_by_the_client(client: TestClient) -> None:
    state = moved(client, new(client), "s-w", elapsed=1000)
    assert state["elapsed"] == 0
    state = moved(client, state, "s-w", elapsed=1000)
    assert 0 <= state["elapsed"] < 1000


def test_a_finished_game_of_vegas(client: TestClient) -> None:
    state = moved(client, new(client, "vegas"), "s-w")
    state = done(client, state, "finish")
    assert (state["status"], state["results"], state["legal"]) == ("finished", [], [])
    assert (state["can_undo"], state["can_redo"]) == (False, False)
    assert state["last"] == told("finish")
    for action in ("undo", "redo", "restart", "finish"):
        args = failed(act(client, state, action), 422, "game_over")
        assert args == {"status": "finished"}
    assert failed(act(client, state, "moves", move="s-w"), 422, "game_over")


def test_a_won_game_has_all_cards_up_and_no_more_moves(client: TestClient) -> None:
    deck, line = small_win()
    state = new(client, deck=deck, options={"ranks": "2", "columns": "2"})
    for move in line:
        assert state["status"] == "playing"
        state = moved(client, state, move)
    assert (state["status"], state["results"]) == ("won", ["out"])
    assert (state["legal"], state["can_undo"], state["score"]["up"]) == ([], False, 8)
    assert failed(act(client, state, "undo"), 422, "game_over") == {"status": "won"}
    assert state_of(client.get(f"/api/games/{state['id']}")) == state


def small_win() -> tuple[str, list[str]]:
    """A deck of aces and twos, and moves that win it."""
    deck = "AS 2S AH 2H AC 2C AD 2D"
    stock = [move for suit in "23344" for move in ("s-w", f"w-f{suit}")]
    return deck, ["t1-f1", "t2-f2", "t2-f1", *stock]


# Automatic moves, sweeps and clearings


def test_aces_and_twos_go_up_by_themselves_unless_it_is_said_otherwise(client: TestClient) -> None:
    deck = "AS 2S AH 2H AC 2C AD 2D"
    wanted: list[tuple[State, list[str]]] = [
        ({"automatic": "never"}, []),
        ({"automatic": "aces"}, ["t2-f2", "t2-f1"]),
        ({}, ["t2-f2", "t2-f1"]),
    ]
    for body, moves in wanted:
        state = new(client, deck=deck, options={"ranks": "2", "columns": "2"})
        state = done(client, state, "moves", move="t1-f1", **body)
        turned = ["t2"] if moves else []
        assert state["last"] == told("move", "t1-f1", automatic=moves, turned=turned)
        assert (state["moves"], state["automatic"]) == (1, len(moves))
        assert state["score"]["up"] == state["ply"] == 1 + len(moves)


def test_the_move_and_its_automatic_ones_are_undone_together(client: TestClient) -> None:
    deck = "AS 2S AH 2H AC 2C AD 2D"
    dealt = new(client, deck=deck, options={"ranks": "2", "columns": "2"})
    state = moved(client, dealt, "t1-f1", automatic="aces")
    assert state_of(client.get(f"/api/games/{state['id']}")) == state
    undone = done(client, state, "undo")
    assert undone["piles"] == dealt["piles"]
    assert undone["last"] == state["last"] | {"kind": "undo"}
    assert (undone["moves"], undone["automatic"]) == (0, 0)
    redone = done(client, undone, "redo")
    assert redone["piles"] == state["piles"]
    assert redone["last"] == state["last"] | {"kind": "redo"}


@pytest.mark.parametrize("level", ["some", "", None, 1])
def test_a_level_that_is_none_is_a_bad_request(client: TestClient, level: object) -> None:
    state = new(client)
    failed(act(client, state, "moves", move="s-w", automatic=level), 400, "bad_request")


def test_a_certain_win_is_swept(client: TestClient) -> None:
    state = new(client, deck="AS 2S AH 2H AC 2C AD 2D", options={"ranks": "2", "columns": "2"})
    assert state["can_sweep"] is False
    assert failed(act(client, state, "sweep"), 422, "sweep_not_certain") == {}
    for move in ("t1-f1", "t2-f2"):
        state = moved(client, state, move)
    assert state["can_sweep"] is True
    won = done(client, state, "sweep")
    assert (won["status"], won["moves"], won["can_sweep"]) == ("won", 2, False)
    assert won["automatic"] == len(won["last"]["automatic"]) == won["ply"] - 3
    assert won["last"] == told("sweep", automatic=won["last"]["automatic"])
    assert failed(act(client, won, "sweep"), 422, "game_over") == {"status": "won"}
    assert state_of(client.get(f"/api/games/{won['id']}")) == won


def test_aces_up_is_cleared_at_once(client: TestClient) -> None:
    rest = [rank + suit for rank in "23456789TJQKA" for suit in "SHCD"]
    first = ["9S", "8S", "9H", "7D", "2H", "3H", "4H", "KC"]
    deck = " ".join([*first, *(card for card in rest if card not in first)])
    state = new(client, "aces-up", deck=deck)
    state = moved(client, state, "s-t1")
    assert state["can_clear"] is True
    cleared = done(client, state, "clear")
    assert cleared["last"] == told("move", "t1-d", automatic=["t2-d", "t2-d"])
    assert (cleared["moves"], cleared["automatic"]) == (2, 2)
    assert cleared["piles"]["d"] == ["2H", "3H", "8S"]
    assert failed(act(client, cleared, "clear"), 422, "nothing_to_clear") == {}
    assert done(client, cleared, "undo")["piles"] == state["piles"]


# Hopeless starts


def test_a_hopeless_start_is_dealt_anew(client: TestClient) -> None:
    dealt = new(client, number="42", options={"redeals": "1"})
    assert (dealt["redeals_left"], dealt["can_redeal"]) == (1, True)
    played = moved(client, dealt, "s-w")
    state = done(client, played, "redeal")
    assert (state["redeals_left"], state["can_redeal"]) == (0, False)
    assert (state["ply"], state["moves"], state["can_undo"]) == (2, 0, False)
    assert state["deal"]["number"] != "42"
    assert (state["deal"]["origin"], state["practice"]) == ("random", True)
    assert state["last"] == told("deal")
    assert state_of(client.get(f"/api/games/{state['id']}")) == state
    assert failed(act(client, state, "redeal"), 422, "no_redeals_left") == {"redeals": "1"}
    old = act(client, played, "redeal")
    assert failed(old, 409, "conflict") == {"ply": "2"}
    assert old.json()["state"] == state


def test_a_start_is_not_dealt_anew_where_the_rules_do_not_say_so(client: TestClient) -> None:
    state = new(client)
    assert (state["redeals_left"], state["can_redeal"]) == (0, False)
    assert failed(act(client, state, "redeal"), 422, "redeal_not_offered") == {}
    deck = deck_with("t1", "AS")
    state = new(client, deck=deck, order="columns", options={"redeals": "9"})
    state = moved(client, state, "t1-f1")
    assert (state["redeals_left"], state["can_redeal"]) == (9, False)
    assert failed(act(client, state, "redeal"), 422, "redeal_too_late") == {}


# Each family on the wire


def test_spider_on_the_wire(client: TestClient) -> None:
    state = new(client, "spider-2", number="7")
    assert (state["pass"], state["passes"], state["draw"], state["fan"]) == (0, None, 10, 0)
    assert [len(state["piles"][name]) for name in columns(10)] == [6] * 4 + [5] * 6
    assert state["piles"]["s"] == ["??"] * 50
    assert (state["score"]["kind"], state["score"]["total"]) == ("spider", 500)
    state = moved(client, state, "s-t1")
    assert state["last"] == told("move", "s-t1:10")
    assert (state["draw"], state["score"]["total"]) == (10, 499)


def test_a_run_that_goes_home_is_told(client: TestClient) -> None:
    options = {"ranks": "2", "columns": "4"}
    rules = variants["spider-1"].with_options(**options).rules
    number, move = next(
        (n, str(move))
        for n in range(1000)
        for move in Game.numbered(rules, Scoring("spider"), n).legal_moves
        if Game.numbered(rules, Scoring("spider"), n).play(move).home
    )
    state = moved(client, new(client, "spider-1", number=str(number), options=options), move)
    home = state["last"]["home"]
    assert home == [move.partition("-")[2].partition(":")[0]]
    assert (state["piles"]["f1"], state["score"]["up"]) == (["2S", "AS"], 2)
    assert state["score"]["total"] == 599
    assert done(client, state, "undo")["last"] == state["last"] | {"kind": "undo"}


def test_freecell_on_the_wire(client: TestClient) -> None:
    state = new(client, "freecell", number="1")
    assert (state["pass"], state["passes"], state["draw"], state["fan"]) == (0, None, 0, 0)
    assert [state["piles"][f"c{n}"] for n in range(1, 5)] == [[]] * 4
    first_row = " ".join(state["piles"][name][0] for name in columns(8))
    assert first_row == "JD 2D 9H JC 5D 7H 7C 5H"
    assert "s" not in state["piles"]
    state = moved(client, state, "t1-c2")
    assert state["piles"]["c2"] == [state["piles"]["c2"][0]]
    args = failed(act(client, state, "moves", move="t2-c2"), 422, "cell_taken")
    assert args == {"onto": state["piles"]["c2"][0]}


def test_pyramid_on_the_wire(client: TestClient) -> None:
    state = new(client, "pyramid", number="7", options={"waste_pairs": "yes"})
    assert (state["pass"], state["passes"], state["draw"]) == (1, 3, 1)
    assert [len(state["piles"][f"p{n}"]) for n in range(1, 29)] == [1] * 28
    assert state["piles"]["d"] == []
    assert "p22-d" in state["legal"]
    for fan in (1, 2, 2):
        state = moved(client, state, "s-w")
        assert state["fan"] == fan
    args = failed(act(client, state, "moves", move="p1-d"), 422, "covered")
    assert args == {"pile": "p1", "card": state["piles"]["p1"][0]}


def test_aces_up_filled_on_the_wire(client: TestClient) -> None:
    first = ["2S", "KS", "3D", "4C", "5H"]
    rest = [rank + suit for rank in "23456789TJQKA" for suit in "SHCD"]
    deck = " ".join([*first, *(card for card in rest if card not in first)])
    state = moved(client, new(client, "aces-up-filled", deck=deck), "t1-d")
    assert state["last"] == told("move", "t1-d", filled=["t1"])
    assert (state["piles"]["t1"], state["piles"]["d"]) == (["5H"], ["2S"])
    assert (len(state["piles"]["s"]), state["draw"]) == (47, 4)
    assert done(client, state, "undo")["last"] == told("undo", "t1-d", filled=["t1"])


# Hidden cards


HIDING: list[tuple[str, dict[str, str]]] = [
    (name, {}) for name in variants if name != "thoughtful"
] + [
    ("klondike", {"draw": "2", "passes": "2"}),
    ("spider-2", {"deal_over_empty": "yes"}),
    ("pyramid", {"covered": "hidden", "passes": "unlimited"}),
    ("pyramid", {"covered": "hidden", "stock_top_playable": "yes", "waste_pairs": "yes"}),
    ("pyramid", {"draw": "3", "goal": "all", "stock_top_playable": "yes"}),
    ("aces-up", {"empty_column": "ace"}),
]


@pytest.mark.parametrize(("variant", "options"), HIDING, ids=str)
@pytest.mark.parametrize("number", range(1, 1 + RANDOM_DEALS))
def test_no_answer_names_a_hidden_card(
    client: TestClient, variant: str, options: dict[str, str], number: int
) -> None:
    rng = random.Random(f"{variant} {options} {number}")
    state = new(client, variant, number=str(number), options=options)
    rules, scoring = Rules(state["rules"]), Scoring(state["scoring"])
    truth = Game.numbered(rules, scoring, number)
    assert hidden_cards(truth) or rules.is_open
    for _ in range(60):
        check_hidden(state, truth)
        check_refusals(client, state, truth, rng)
        state = any_action(client, state, truth, rng)
    while state["can_undo"]:
        truth.undo()
        state = done(client, state, "undo")
        check_hidden(state, truth)


def any_action(client: TestClient, state: State, truth: Game, rng: random.Random) -> State:
    """Mostly a move; sometimes a few steps back, to cards that were seen and are hidden again."""
    if state["can_undo"] and rng.random() < 0.2:
        truth.undo()
        return done(client, state, "undo")
    if state["can_clear"] and rng.random() < 0.5:
        state = done(client, state, "clear")
    elif state["legal"]:
        level = rng.choice(["never", "aces", "safe", "all"])
        state = moved(client, state, rng.choice(state["legal"]), automatic=level)
    else:
        return state
    truth.play(state["last"]["move"])
    for move in state["last"]["automatic"]:
        truth.play(move, automatic=True)
    return state


def check_hidden(state: State, truth: Game) -> None:
    """The piles are shown as they lie, and nothing else in a state names a card."""
    expected = shown_piles(truth)
    assert {name: state["piles"][name] for name in expected} == expected
    rest = {name for name in state["piles"] if name not in expected}
    assert {name[0] for name in rest} <= {"f"}
    others = {**state, "id": "", "deal": {}, "piles": {}}
    assert CARD.findall(json.dumps(others)) == []


def check_refusals(client: TestClient, state: State, truth: Game, rng: random.Random) -> None:
    """Illegal moves of every kind: their refusals may name only cards that lie face up."""
    for _ in range(3):
        source, target = rng.choices(list(state["piles"]), k=2)
        move = f"{source}-{target}:{rng.choice([1, 2, 3, 10, 24])}"
        if truth.is_legal(move.removesuffix(":1")):
            continue
        answer = act(client, state, "moves", move=move)
        assert answer.status_code == 422, answer.text
        assert set(CARD.findall(answer.text)) <= face_up(truth) | next_on_foundations(truth)


def fields(truth: Game) -> dict[str, list[str]]:
    """The parts of the position by their first word, and the columns by their names."""
    parts = [field.split() for field in truth.position.split("/")]
    named = {part[0]: part[1:] for part in parts if part and part[0].islower()}
    rest = [part for part in parts if not (part and part[0].islower())]
    return named | {f"t{n}": part for n, part in enumerate(rest, 1)}


def shown_piles(truth: Game) -> dict[str, list[str]]:
    """What lies on the table, foundations apart, by the text that names the hidden cards."""
    piles: dict[str, list[str]] = {}
    for name, cards in fields(truth).items():
        faces = ["??" if card.startswith("<") else card for card in cards if card != "-"]
        match name:
            case "stock":
                piles["s"] = ["??"] * len(cards)
                if cards and "stock_top_playable=yes" in truth.rules.text:
                    piles["s"][-1] = cards[0]
            case "waste" | "discard":
                piles[name[0]] = faces
            case "cells" | "pyramid":
                places = {f"{name[0]}{n}": card for n, card in enumerate(cards, 1)}
                piles |= {
                    place: ["??" if card[0] == "<" else card] if card != "-" else []
                    for place, card in places.items()
                }
            case "pass" | "foundations":
                pass
            case _:
                piles[name] = faces
    return piles


def face_up(truth: Game) -> set[str]:
    shown = {card for cards in shown_piles(truth).values() for card in cards}
    return (shown | set(on_foundations(truth))) - {"??"}


def on_foundations(truth: Game) -> list[str]:
    return [str(s.card) for pile in truth.view.foundations for s in pile]


def next_on_foundations(truth: Game) -> set[str]:
    """What the foundations wait for, which everyone can see from what lies on them."""
    ranks = "A23456789TJQK"
    tops = [(str(pile[-1].card) if pile else None) for pile in truth.view.foundations]
    suits = "SHCD" * (len(tops) // 4)
    return {
        ranks[ranks.index(top[0]) + 1 if top else 0] + suit
        for top, suit in zip(tops, suits, strict=True)
        if top is None or top[0] != "K"
    }


def hidden_cards(truth: Game) -> set[str]:
    return {str(card) for card in truth.deck} - face_up(truth)


# Conflicts


def test_an_old_version_gets_the_whole_state(client: TestClient) -> None:
    old = new(client)
    state = moved(client, old, "s-w")
    for action, body in [("moves", {"move": "s-w"}), ("undo", {}), ("restart", {})]:
        answer = act(client, old, action, **body)
        assert failed(answer, 409, "conflict") == {"ply": "1"}
        assert answer.json()["state"] == state


def test_the_same_move_sent_twice_happens_once(client: TestClient) -> None:
    state = new(client)
    first, second = (act(client, state, "moves", move="s-w") for _ in range(2))
    assert (first.status_code, second.status_code) == (200, 409)
    assert second.json()["state"] == first.json()


def test_a_version_from_before_an_undo_is_old(client: TestClient) -> None:
    state = new(client)
    undone = done(client, moved(client, state, "s-w"), "undo")
    assert act(client, state, "moves", move="s-w").json()["state"] == undone


def test_two_processes_may_serve_one_game(store: Store, client: TestClient) -> None:
    with TestClient(create_app(store), ADDRESS) as other:
        state = new(client)
        drawn = moved(other, state, "s-w")
        answer = act(client, state, "moves", move="s-w")
        assert (answer.status_code, answer.json()["state"]) == (409, drawn)
        again = moved(client, drawn, "s-w")
        assert state_of(other.get(f"/api/games/{state['id']}")) == again
        assert moved(other, again, "s-w")["ply"] == 3


# Errors


def test_an_illegal_move_says_which_rule_it_breaks_and_changes_nothing(client: TestClient) -> None:
    state = new(client, number="42")
    args = failed(act(client, state, "moves", move="t1-t2"), 422, "wrong_rank")
    assert args == {"card": "2D", "onto": "9H"}
    failed(act(client, state, "undo"), 422, "nothing_to_undo")
    failed(act(client, state, "redo"), 422, "nothing_to_redo")
    failed(act(client, state, "finish"), 422, "finish_not_offered")
    failed(act(client, new(client, "vegas"), "finish"), 422, "not_started")
    assert state_of(client.get(f"/api/games/{state['id']}")) == state


@pytest.mark.parametrize("move", ["", "s", "hello", "s-w:x", "s-w:-1", "♠"])
def test_a_move_that_is_none_is_a_bad_request(client: TestClient, move: str) -> None:
    failed(act(client, new(client), "moves", move=move), 400, "bad_move")


@pytest.mark.parametrize("move", ["s-w-t1", "x-w", "s-w" * 2000])
def test_a_move_between_piles_that_are_none_is_a_bad_request(client: TestClient, move: str) -> None:
    failed(act(client, new(client), "moves", move=move), 400, "bad_pile")


@pytest.mark.parametrize(
    ("wanted", "code", "said"),
    [
        ({}, "bad_request", "the id of a game"),
        ({"game": "poker"}, "unknown_game", "klondike"),
        ({"game": "vegas", "options": {"draw": "4"}}, "unknown_value", "1, 2, 3 or 3-2-1"),
        ({"game": "vegas", "options": {"moon": "full"}}, "unknown_option", "draw"),
        ({"game": "vegas", "options": {"self": "1"}}, "unknown_option", "draw"),
        ({"game": "klondike", "options": {"draw": "3-2-1"}}, "needs_three_passes", "passes=3"),
        ({"game": "klondike", "number": str(2**64)}, "bad_number", "18446744073709551615"),
        ({"game": "klondike", "number": "9" * 5000}, "bad_number", "18446744073709551615"),
        ({"game": "klondike", "number": "-1"}, "bad_number", "from 0"),
        ({"game": "klondike", "number": "1.5"}, "bad_number", "from 0"),
        ({"game": "klondike", "number": "٤٢"}, "bad_number", "from 0"),
        ({"game": "klondike", "number": ""}, "bad_number", "from 0"),
        ({"game": "klondike", "number": 42}, "bad_request", "number"),
        ({"game": "freecell", "number": "0"}, "bad_number", "from 1 to 8589934591"),
        ({"game": "freecell", "number": "8589934592"}, "bad_number", "from 1 to 8589934591"),
        ({"game": "freecell", "code": "0-0"}, "bad_number", "from 1 to 8589934591"),
        ({"game": "spider-1", "options": {"scoring": "vegas"}}, "unknown_value", "spider or plain"),
        ({"game": "freecell", "options": {"draw": "3"}}, "unknown_option", "cells"),
        (
            {"game": "pyramid", "deck": PYRAMID_DECK, "order": "columns"},
            "bad_order",
            "only Klondike",
        ),
        ({"game": "klondike", "code": "1A-7"}, "code_check", "check character"),
        ({"game": "klondike", "code": "ZZZZZZZZZZZZZZZ-0"}, "bad_code", "code"),
        ({"game": "klondike", "deck": "AS 2S"}, "deck_size", "expected 52 cards"),
        ({"game": "klondike", "deck": "AS " * 52}, "deck_cards", "AS"),
        ({"game": "klondike", "deck": "AS", "order": "sideways"}, "bad_request", "order"),
        ({"game": "klondike", "number": "1", "code": "1-1"}, "bad_request", "number and code"),
        ({"game": "klondike", "replay_of": "x"}, "bad_request", "replay_of"),
        ({"game": "klondike", "nmber": "1"}, "bad_request", "nmber"),
        ([], "bad_request", "object"),
    ],
)
def test_a_game_that_cannot_be_dealt_says_what_is_allowed(
    client: TestClient, wanted: object, code: str, said: str
) -> None:
    answer = client.post("/api/games", json=wanted)
    failed(answer, 400, code)
    assert said in answer.json()["error"]["message"]
    failed(client.get("/api/games/latest"), 404, "no_such_game")


def test_a_deal_of_a_game_that_never_was(client: TestClient) -> None:
    failed(client.post("/api/games", json={"replay_of": "nobody"}), 404, "no_such_game")


def test_a_version_that_never_was_is_a_conflict(client: TestClient) -> None:
    state = {**new(client), "ply": 10**40}
    failed(act(client, state, "undo"), 409, "conflict")


@pytest.mark.parametrize(
    "body",
    [b"", b"null", b"{", b"{'ply': 0}", b'{"ply": NaN}', b"\xff", b"[" * 10_000, b'{"ply": 0}}'],
)
def test_a_body_that_is_no_json(client: TestClient, body: bytes) -> None:
    path = f"/api/games/{new(client)['id']}/undo"
    answer = client.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.json()["error"]["code"] in ("bad_json", "bad_request")
    assert answer.status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"ply": "0"},
        {"ply": -1},
        {"ply": 0.5},
        {"ply": 0, "elapsed": -1},
        {"ply": 0, "elapsed": "1"},
        {"ply": 0, "elapsed": 0, "move": "s-w"},
        [0],
    ],
)
def test_a_body_of_the_wrong_shape(client: TestClient, body: object) -> None:
    failed(client.post(f"/api/games/{new(client)['id']}/undo", json=body), 400, "bad_request")


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"]
)
def test_only_json_is_taken(client: TestClient, kind: str) -> None:
    headers = {"content-type": kind}
    failed(client.post("/api/games", content=b'{"game":"vegas"}', headers=headers), 415, "not_json")
    failed(client.get("/api/games/latest"), 404, "no_such_game")


def test_json_may_name_its_characters(client: TestClient) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    answer = client.post("/api/games", content=b'{"game":"vegas"}', headers=headers)
    assert answer.status_code == 201


def test_a_body_without_end_is_cut_off(client: TestClient) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(10_000):
            yield b" " * 1000

    headers = {"content-type": "application/json"}
    for content in (b" " * 20_000, endless()):
        answer = client.post("/api/games", content=content, headers=headers)
        failed(answer, 413, "too_large")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api/games/x/y/z", 404, "not_found"),
        ("GET", "/api/variants/", 404, "not_found"),
        ("GET", "/api/games/unknown", 404, "no_such_game"),
        ("GET", f"/api/games/{'x' * 5000}", 404, "no_such_game"),
        ("GET", "/api/games/%00", 404, "no_such_game"),
        ("GET", "/api/games", 405, "method_not_allowed"),
        ("PUT", "/api/games", 405, "method_not_allowed"),
        ("DELETE", "/api/games/latest", 405, "method_not_allowed"),
        ("GET", "/api/games/unknown/undo", 405, "method_not_allowed"),
        ("OPTIONS", "/api/games", 405, "method_not_allowed"),
    ],
)
def test_what_is_not_there(
    client: TestClient, method: str, path: str, status: int, code: str
) -> None:
    failed(client.request(method, path), status, code)


def test_an_action_on_a_game_that_never_was(client: TestClient) -> None:
    answer = client.post("/api/games/nobody/undo", json={"ply": 0})
    failed(answer, 404, "no_such_game")


def test_what_nobody_foresaw_is_said_without_its_inside(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("secret inside")

    monkeypatch.setattr(Store, "latest", fail)
    answer = client.get("/api/games/latest")
    failed(answer, 500, "internal")
    assert "secret" not in answer.text
    assert "content-security-policy" in answer.headers


def test_a_store_that_fails_is_said_without_its_place(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    state = new(client)

    def full(*_: object) -> None:
        raise StoreError("cannot use the games in /home/me: disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", full)
        answer = act(client, state, "moves", move="s-w")
    failed(answer, 503, "store_failed")
    assert "/home" not in answer.text
    assert "/home/me: disk is full" in caplog.text
    assert moved(client, state, "s-w")["ply"] == 1


def test_a_record_that_cannot_be_replayed_says_why(store: Store, client: TestClient) -> None:
    record = Record("klondike", "klondike", "standard", 99, Origin("random", number=1))
    store.add("newer", record, 0)
    store.add("broken", msgspec.structs.replace(record, rules_version=1), 1)
    store.append(Entry("broken", 1, [Event("move", 0, 2, "t1-f1")], "playing"))
    for game_id, said in [("newer", "version 99"), ("broken", "event 1 (move t1-f1)")]:
        answer = client.get(f"/api/games/{game_id}")
        failed(answer, 422, "record_unreadable")
        assert said in answer.json()["error"]["message"]
    failed(client.get("/api/games/latest"), 422, "record_unreadable")
    assert new(client)["ply"] == 0


# Foreigners


@pytest.mark.parametrize("path", ["/", "/api/variants", "/nothing"])
def test_every_answer_carries_the_security_headers(client: TestClient, path: str) -> None:
    for headers in ({}, {"host": "evil.example"}):
        answer = client.get(path, headers=headers)
        policy = answer.headers["content-security-policy"].split("; ")
        assert policy[0] == "default-src 'none'"
        assert "script-src 'self'" in policy
        assert "style-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert not any("unsafe" in part or "*" in part for part in policy)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:8000", True),
        ("127.0.0.1", True),
        ("localhost:5173", True),
        ("LOCALHOST:8000", True),
        ("[::1]:8000", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("192.168.0.5:8000", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_only_the_loopbacks_names_are_answered(
    client: TestClient, host: str, allowed: bool
) -> None:
    answer = client.get("/api/variants", headers={"host": host})
    if allowed:
        assert answer.status_code == 200
    else:
        failed(answer, 403, "foreign_host")


@pytest.mark.parametrize(
    ("told", "host", "allowed"),
    [
        ("patience.example", "patience.example:8000", True),
        ("patience.example", "localhost:8000", True),
        ("patience.example", "other.example:8000", False),
        ("0.0.0.0", "192.168.0.5:8000", True),
        ("::", "[fe80::1]:8000", True),
        ("0.0.0.0", "rebound.example:8000", False),
    ],
)
def test_a_server_that_was_told_another_address(
    store: Store, told: str, host: str, allowed: bool
) -> None:
    with TestClient(create_app(store, hosts_of(told)), ADDRESS) as client:
        answer = client.get("/api/variants", headers={"host": host})
    assert answer.status_code == (200 if allowed else 403)


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://127.0.0.1:8001", False),
        ("http://localhost:8000", False),
        ("http://evil.example", False),
        ("null", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_only_the_servers_own_pages_may_ask(client: TestClient, origin: str, allowed: bool) -> None:
    headers = {"origin": origin}
    answer = client.post("/api/games", json={"game": "vegas"}, headers=headers)
    if allowed:
        assert answer.status_code == 201
    else:
        failed(answer, 403, "foreign_origin")
        failed(client.get("/api/games/latest"), 404, "no_such_game")


def test_answers_of_the_api_are_kept_by_no_cache(client: TestClient) -> None:
    assert client.get("/api/variants").headers["cache-control"] == "no-store"


# The web app's files


@pytest.fixture
def site(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Harpan</title>")
    (folder / "assets" / "app-1a2b.js").write_text("let app = 1;\n" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("harpan.server.site.built_app", lambda: folder)
    with TestClient(create_app(store), ADDRESS) as client:
        yield client


def test_the_page_is_asked_for_afresh_and_its_assets_are_kept_for_good(site: TestClient) -> None:
    page = site.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    again = site.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    script = site.get("/assets/app-1a2b.js")
    assert "javascript" in script.headers["content-type"]
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/old.js", "/../secret.txt", "/%2e%2e/secret.txt", "/%00"]
)
def test_a_file_that_is_not_there(site: TestClient, path: str) -> None:
    failed(site.get(path), 404, "not_found")


def test_the_page_takes_no_posts(site: TestClient) -> None:
    failed(site.post("/", json={}), 405, "method_not_allowed")


def test_a_web_app_that_has_not_been_built_is_said_so(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("harpan.server.site.built_app", lambda: None)
    with TestClient(create_app(store), ADDRESS) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "has not been built" in answer.text
        assert answer.headers["content-type"].startswith("text/plain")
        assert new(client)["ply"] == 0


# The schema


def test_the_schema_names_every_field_of_a_state(client: TestClient) -> None:
    definitions: Any = schema()["$defs"]
    state = new(client)
    assert set(definitions["GameState"]["properties"]) == set(state)
    assert set(definitions["GameState"]["required"]) == set(state)
    assert set(definitions["ScoreState"]["properties"]) == set(state["score"])
    for name in ("NewGame", "MoveAction", "Action", "Conflict", "Failure", "VariantInfo"):
        assert name in definitions


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    printed = capsys.readouterr().out
    assert printed.endswith("}\n")
    assert json.loads(printed) == json.loads(json.dumps(schema()))


def test_the_database_stays_usable_beside_the_server(store: Store, client: TestClient) -> None:
    state = moved(client, new(client), "s-w")
    with closing(open_store(store._engine.url)) as other:
        assert other.length(state["id"]) == 1


# Running


def test_a_port_in_use_is_said_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServerError, match=f"127.0.0.1 port {port}: Address already in use"):
            run(port=port, data=tmp_path, on_ready=never)


def never(address: str) -> None:
    raise AssertionError(f"nothing should be ready at {address}")


@pytest.mark.parametrize(
    ("host", "port", "said"),
    [
        ("127.0.0.1", 65536, "expected a port from 0 to 65535, got 65536"),
        ("127.0.0.1", -1, "expected a port from 0 to 65535, got -1"),
        ("no.such.name.invalid", None, "there is no address 'no.such.name.invalid'"),
        ("192.0.2.1", None, "cannot listen on 192.0.2.1"),
        ("a..b", None, "'a..b' is no host name"),
        ("a" * 64, None, "is no host name"),
    ],
)
def test_an_address_that_cannot_be_had_is_said_so(
    tmp_path: Path, host: str, port: int | None, said: str
) -> None:
    with pytest.raises(ServerError, match=said):
        run(host=host, port=port, data=tmp_path, on_ready=never)


def test_a_damaged_database_is_said_so_before_anything_is_ready(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"shopping list\n" * 100)
    with pytest.raises(StoreError, match="not a database"):
        run(port=0, data=tmp_path, on_ready=never)


def test_the_usual_port_is_taken_if_it_is_free_and_another_if_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with listener("127.0.0.1", 0) as free:
        usual = free.getsockname()[1]
    monkeypatch.setattr("harpan.server.serving.USUAL_PORT", usual)
    with listener("127.0.0.1", None) as first, listener("127.0.0.1", None) as second:
        assert first.getsockname()[1] == usual
        assert second.getsockname()[1] not in (0, usual)


def test_answers_are_sent_without_waiting_for_more(tmp_path: Path) -> None:
    # asyncio switches Nagle's algorithm off for sockets that name their protocol, and only then.
    with listener("127.0.0.1", 0) as named:
        assert named.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("localhost", "http://localhost:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::", "http://127.0.0.1:8000/"),
    ],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, address: str) -> None:
    assert address_of(host, 8000) == address


def test_the_server_says_where_it_is_and_ends_when_interrupted(tmp_path: Path) -> None:
    program = (
        "import sys, pathlib; from harpan.server import run; "
        "run(port=0, data=pathlib.Path(sys.argv[1]), on_ready=lambda a: print(a, flush=True))"
    )
    command = [sys.executable, "-c", program, str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert httpx.get(f"{address}api/variants").status_code == 200
        server.send_signal(signal.SIGINT)
        output, errors = server.communicate(timeout=60)
    assert (server.returncode, output) == (0, "")
    assert "Traceback" not in errors


# --- one transaction a move --------------------------------------------------------------------


def writes_of(store: Store) -> list[str]:
    """What is written from now on, as SQLite tells it, and where transactions begin and end."""
    log: list[str] = []

    def trace(statement: str) -> None:
        word = statement.split(maxsplit=1)[0].upper()
        if word in ("BEGIN", "COMMIT", "INSERT", "UPDATE", "DELETE", "REPLACE"):
            log.append(word)

    # The connection that there is goes, and the next is told of from its start.
    store._engine.dispose()
    event.listen(store._engine, "connect", lambda new, _: new.set_trace_callback(trace))
    return log


def transactions(log: list[str]) -> list[list[str]]:
    """What each transaction wrote, if it wrote anything; a write outside of one stands alone."""
    found: list[list[str]] = []
    is_open = False
    for word in log:
        if word == "BEGIN" or (word != "COMMIT" and not is_open):
            found.append([])
        if word in ("BEGIN", "COMMIT"):
            is_open = word == "BEGIN"
        else:
            found[-1].append(word)
    return [writes for writes in found if writes]


@pytest.mark.parametrize("automatic", ["never", "all"])
def test_whatever_is_done_is_one_transaction(
    client: TestClient, store: Store, automatic: str
) -> None:
    state, rng = new(client, number="19"), random.Random(1)
    log = writes_of(store)
    for _ in range(40):
        log.clear()
        state = moved(client, state, rng.choice(state["legal"]), automatic)
        written = transactions(log)
        assert len(written) == 1, written
        assert {"INSERT", "UPDATE"} <= {*written[0]}
    for action in ("undo", "redo", "restart", "bookmark"):
        log.clear()
        state = done(client, state, action)
        assert len(transactions(log)) == 1, action
    log.clear()
    failed(act(client, state, "moves", move="t1-t1"), 422, "same_pile")
    assert transactions(log) == []
