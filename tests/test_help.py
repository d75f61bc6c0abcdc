"""F15: what the help says and shows is what the engine plays: its figures and its pictures."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from harpan import Game, IllegalMoveError, Move, Rules, Scoring
from harpan.words import LANGUAGES, words

HELP = Path(__file__).parents[1] / "web" / "src" / "app" / "help"
FIGURES: dict[str, dict[str, Any]] = json.loads((HELP / "figures.json").read_text("utf-8"))
PICTURES: list[dict[str, Any]] = json.loads((HELP / "pictures.json").read_text("utf-8"))


def dealt(rules_text: str, number: int) -> Game:
    rules = Rules(rules_text)
    return Game.numbered(rules, Scoring(rules.scorings[0]), number)


def figures_of(rules_text: str) -> dict[str, int]:
    """The numbers of a deal, as the help names them."""
    game = dealt(rules_text, 1)
    view = game.view
    laid = [slot for pile in (*view.columns, *view.pyramid) for slot in pile]
    draws = -(-len(view.stock) // game.draw_count) if game.draw_count else 0
    return {
        "cards": game.rules.deck_size,
        "columns": len(view.columns),
        "dealt": len(laid),
        "hidden": sum(not slot.face_up for slot in laid),
        "draws": draws,
        "stock": len(view.stock),
        "foundations": len(view.foundations),
        "cells": len(view.cells),
    }


@pytest.mark.parametrize("topic", FIGURES)
def test_the_figures_are_those_of_the_engine(topic: str) -> None:
    numbers = FIGURES[topic]["numbers"]
    expected = figures_of(FIGURES[topic]["rules"])
    assert {name: numbers[name] for name in expected} == expected


def test_the_deal_numbers_of_freecell() -> None:
    rules, numbers = Rules("freecell"), FIGURES["freecell"]["numbers"]
    assert (rules.least_number, rules.largest_number) == (numbers["least"], numbers["largest"])


def test_how_many_cards_move_at_once_in_freecell() -> None:
    runs = ["KS QH JS TH 9S 8H", "KC", "KD", "KH QS JH TS 9H 8S 7H"]
    said = " ".join(runs).split()
    deck = [rank + suit for suit in "SHCD" for rank in "A23456789TJQK"]
    rest = [card for card in deck if card not in said]
    columns = [*runs, *(" ".join(rest[start::4]) for start in range(4))]
    text = " / ".join(["cells - - - -", "foundations - - - -", *columns])
    game = Game.from_position(Rules("freecell"), Scoring("plain"), text)
    with pytest.raises(IllegalMoveError) as caught:
        game.play(Move("t4-t3:6"))
    assert caught.value.details["expected"] == str(FIGURES["freecell"]["numbers"]["most"])


def test_what_a_pair_of_pyramid_comes_to() -> None:
    shown = next(picture for picture in PICTURES if picture["id"] == "pyramid-pair")
    partners = [laid["cards"][0] for laid in shown["shows"] if laid["pile"] in shown["move"]]
    ranks = ["A23456789TJQK".index(card[0]) + 1 for card in partners]
    assert sum(ranks) == FIGURES["pyramid"]["numbers"]["sum"]


def cards_of(game: Game, pile: str) -> list[str]:
    """The cards of a pile as the browser gets them."""
    return [
        card_text(str(slot.card), slot.face_up)
        if slot.card is not None and (slot.face_up or game.rules.is_open)
        else "??"
        for slot in game.view.piles[pile]
    ]


def card_text(card: str, face_up: bool) -> str:
    return card if face_up else card[0] + card[1].lower()


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: str(picture["id"]))
def test_a_picture_is_of_a_real_position_and_its_move_is_what_it_says(
    picture: dict[str, Any],
) -> None:
    game = dealt(picture["rules"], int(picture["number"]))
    for move in picture["line"]:
        game.play(Move(move))
    for shown in picture["shows"]:
        assert cards_of(game, shown["pile"]) == shown["cards"]
    move = Move(picture["move"])
    if "refusal" not in picture:
        assert game.is_legal(move)
        return
    with pytest.raises(IllegalMoveError) as caught:
        game.play(move)
    assert {"code": caught.value.code, "args": caught.value.details} == picture["refusal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_card_taken_back_says_what_it_costs(language: str) -> None:
    shown = next(picture for picture in PICTURES if picture["id"] == "vegas-back")
    game = Game.numbered(Rules(shown["rules"]), Scoring("vegas"), int(shown["number"]))
    for move in shown["line"]:
        game.play(Move(move))
    before = game.score
    game.play(Move(shown["move"]))
    cost = before - game.score
    numbers = words(language)("picture-vegas-back", card="", onto="", gain=cost)
    assert re.findall(r"\d+", numbers) == [str(cost)] == ["5"]
