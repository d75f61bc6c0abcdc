"""Decks brought along as text: read in every format, dealt as practice, refused at the place."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

import harpan
from harpan import formats, variants
from harpan.server import create_app
from harpan.server.imports import LARGEST_TEXT, MOST_DEALS
from harpan.server.passing import FoundDeals
from harpan.server.wire import Failure
from harpan.session import bank_of
from harpan.store import Bank, Store
from samples import ADDRESS

Answer = dict[str, Any]
BOARD = formats.write(harpan.deal("freecell", number=11982), "fc-solve")
PLAIN = formats.write(harpan.deal("klondike", number=42), "cards")
UNTOLD = {"number", "code", "cards", "microsoft", "pyramid", "pysol-number"}
"""Formats that do not tell the game."""


def asked(client: TestClient, text: str, game: str = "klondike", **more: object) -> httpx.Response:
    return client.post("/api/deals", json={"text": text, "game": game, **more})


def found(client: TestClient, text: str, game: str = "klondike", **more: object) -> list[Answer]:
    answer = asked(client, text, game, **more)
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=FoundDeals)
    deals: list[Answer] = answer.json()["deals"]
    return deals


def failed(answer: httpx.Response, status: int, code: str) -> dict[str, str]:
    assert answer.status_code == status, answer.text
    problem = msgspec.json.decode(answer.content, type=Failure).error
    assert problem.code == code, problem
    return problem.args


def dealt(client: TestClient, deal: Answer) -> Answer:
    """The game that the page asks for when it has found a deal."""
    wanted = {name: deal[name] for name in ("game", "options", "number", "deck")}
    answer = client.post("/api/games", json=wanted)
    assert answer.status_code == 201, answer.text
    state: Answer = answer.json()
    return state


def written(game: harpan.Game) -> dict[str, str]:
    texts = {}
    for form in formats.FORMATS:
        try:
            texts[form] = formats.write(game, form)
        except harpan.NotationError:
            continue
    return texts


@pytest.mark.parametrize("game", variants)
def test_a_deal_is_dealt_from_every_format_that_can_say_it(client: TestClient, game: str) -> None:
    """C12"""
    truth = harpan.deal(game, number=77)
    texts = written(truth)
    assert {"cards", "number", "code", "position"} <= set(texts)
    # These numbers are of another program, which deals other cards.
    del texts["number"], texts["code"]
    texts.pop("pysol-number", None)
    if game != "freecell":
        texts.pop("microsoft", None)
    for form, text in texts.items():
        [deal] = found(client, text, game)
        assert (deal["game"], deal["line"]) == (game, 1), form
        state = dealt(client, deal)
        assert state["rules"] == truth.rules.text, form
        assert client.get(f"/api/games/{state['id']}").json() == state
        assert state["practice"] is True
        seen = [card for pile in state["piles"].values() for card in pile]
        assert len(seen) == truth.rules.deck_size, form
        if form != "microsoft":
            assert deal["deck"].split() == [str(card) for card in truth.deck], form


def test_a_text_that_tells_its_game_chooses_it(client: TestClient) -> None:
    for form, text in written(harpan.deal("freecell", number=7)).items():
        [deal] = (
            found(client, text, "spider-2", options={"deal_over_empty": "yes"})
            if (form not in UNTOLD)
            else found(client, text, "freecell")
        )
        assert deal["game"] == "freecell", form
    [deal] = found(client, BOARD, "klondike")
    assert (deal["game"], deal["options"]["cells"]) == ("freecell", "4")
    assert dealt(client, deal)["game"] == "freecell"


def test_options_are_those_that_are_chosen_where_the_text_is_of_the_game(
    client: TestClient,
) -> None:
    [deal] = found(client, BOARD, "freecell", options={"cells": "2"})
    assert deal["options"]["cells"] == "2"
    digits = formats.write(harpan.deal("klondike", number=42), "digits")
    [deal] = found(client, digits, "vegas-draw-3")
    assert (deal["game"], deal["options"]["draw"]) == ("vegas-draw-3", "3")
    assert dealt(client, deal)["scoring"] == "vegas"


def test_a_text_of_a_larger_game_of_the_family_chooses_that(client: TestClient) -> None:
    text = formats.write(harpan.deal("double-klondike", number=42), "solvitaire")
    [deal] = found(client, text, "klondike-draw-3")
    assert deal["game"] == "double-klondike"


def test_cards_may_be_written_column_by_column(client: TestClient) -> None:
    columns = harpan.deal("klondike", number=42).view.columns
    assert len(columns) == 7
    by_column = PLAIN.split()
    [dealing] = found(client, " ".join(by_column), "klondike")
    [column] = found(client, " ".join(by_column), "klondike", order="columns")
    assert dealing["deck"] != column["deck"]
    assert sorted(dealing["deck"].split()) == sorted(column["deck"].split())


def test_numbers_and_codes_are_deals_too(client: TestClient) -> None:
    [number] = found(client, "11982", "freecell")
    assert (number["number"], number["deck"]) == ("11982", None)
    [code] = found(client, "1A-G\n", "klondike")
    assert code["number"] == "42"
    state = dealt(client, code)
    assert (state["deal"]["origin"], state["practice"]) == ("typed", True)
    [other] = found(client, "pysol:240000", "klondike")
    assert other["number"] is None
    assert len(other["deck"].split()) == 52


def test_several_deals_are_told_by_name_and_line(client: TestClient) -> None:
    decks = [formats.write(harpan.deal("klondike", number=n), "cards") for n in (1, 2, 3)]
    text = "name\tdeck\n" + "\n".join(f"deal {n}\t{deck}" for n, deck in enumerate(decks))
    deals = found(client, text)
    assert [(d["name"], d["line"], d["deck"]) for d in deals] == [
        (f"deal {n}", n + 2, deck) for n, deck in enumerate(decks)
    ]
    many = asked(client, "\n".join(map(str, range(500)))).json()
    assert (len(many["deals"]), many["count"]) == (MOST_DEALS, 500)


@pytest.mark.parametrize(
    ("text", "game", "code", "args"),
    [
        ("", "klondike", "text_empty", {"line": "1", "column": "1"}),
        ("# hello", "klondike", "text_empty", {}),
        ("hello there", "klondike", "format_unknown", {"got": "hello", "column": "1"}),
        ("AS KD\nQH XX", "vegas", "bad_card", {"line": "2", "column": "4", "got": "XX"}),
        (f"{PLAIN} 4H", "klondike", "card_surplus", {"got": "4H", "line": "1"}),
        (PLAIN[3:], "klondike", "cards_missing", {"missing": PLAIN[:2], "line": "1"}),
        (PLAIN, "spider-4", "deck_size", {"expected": "104", "got": "52"}),
        (PLAIN, "spider-1", "card_surplus", {}),
        # What is amiss with the board, not that Klondike is chosen.
        (BOARD.replace("3D", "3X"), "klondike", "bad_card", {"got": "3X", "line": "1"}),
        (BOARD.replace("3D", ""), "spider-1", "cards_missing", {"missing": "3D", "line": "8"}),
        (BOARD.rpartition("\n")[0], "freecell", "pile_count", {"expected": "8", "got": "7"}),
        ("{", "klondike", "broken_json", {"line": "1", "column": "2"}),
        ("0", "freecell", "bad_number", {"least": "1", "line": "1"}),
        ("1A-7", "klondike", "code_check", {"got": "1A-7", "line": "1"}),
    ],
)
def test_what_is_no_deal_is_refused_at_its_place(
    client: TestClient, text: str, game: str, code: str, args: dict[str, str]
) -> None:
    told = failed(asked(client, text, game), 422, code)
    assert {"line", "column"} <= set(told)
    assert args.items() <= told.items()


def test_a_game_under_way_is_no_deal(client: TestClient) -> None:
    game = harpan.deal("klondike", number=42)
    game.play("s-w")
    for form in ("position", "solvitaire"):
        told = failed(asked(client, formats.write(game, form)), 422, "game_under_way")
        assert told == {"line": "1", "column": "1"}


def test_a_choice_that_does_not_exist_is_refused(client: TestClient) -> None:
    failed(asked(client, PLAIN, "canasta"), 400, "unknown_game")
    failed(asked(client, PLAIN, "klondike", options={"draw": "9"}), 400, "unknown_value")
    failed(asked(client, PLAIN, order="sideways"), 400, "bad_request")
    failed(client.post("/api/deals", content=PLAIN), 415, "not_json")


def test_a_text_that_is_too_long_is_not_read(client: TestClient) -> None:
    failed(asked(client, "A" * (LARGEST_TEXT + 1)), 413, "too_large")
    fits = "42\n" * ((LARGEST_TEXT - 100) // 4)
    assert asked(client, fits).status_code == 200


@given(text=st.text(max_size=60) | st.sampled_from([PLAIN, BOARD]).map(lambda t: t[::-1]))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_any_text_is_read_or_refused(client: TestClient, text: str) -> None:
    answer = asked(client, text)
    assert answer.status_code in (200, 422), answer.text
    if answer.status_code == 422:
        assert {"line", "column"} <= set(answer.json()["error"]["args"])


def test_a_deck_of_ones_own_is_practice_and_in_no_bank(client: TestClient, store: Store) -> None:
    store.banks.open(Bank("my-bank", "klondike:passes=1", "vegas", 0, 1))
    assert bank_of(store, variants["vegas"])
    [deal] = found(client, PLAIN, "vegas")
    state = dealt(client, deal)
    assert (state["deal"]["origin"], state["practice"], state["bank"]) == (
        *("imported", True),
        "practice",
    )
    path, ply = f"/api/games/{state['id']}", state["ply"]
    moved = client.post(f"{path}/moves", json={"move": "s-w", "ply": ply, "automatic": "never"})
    before = moved.json()
    assert client.post(f"{path}/undo", json={"ply": before["ply"]}).status_code == 200
    with TestClient(create_app(store), ADDRESS) as another:
        after = another.get(path).json()
        assert after["piles"] == state["piles"]
        again = another.post(f"{path}/redo", json={"ply": after["ply"]}).json()
        assert again["piles"] == before["piles"]
        restarted = another.post(f"{path}/restart", json={"ply": again["ply"]}).json()
        assert restarted["piles"] == state["piles"]
        [entry] = another.get("/api/log").json()["games"]
        assert (entry["id"], entry["practice"]) == (state["id"], True)
        assert entry["deal"] == {"number": None, "code": None, "origin": "imported"}
