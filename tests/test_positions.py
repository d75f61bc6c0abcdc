"""Any position that is read can be played on: no column outgrows its room, no card is lost."""

from __future__ import annotations

import contextlib
import random

import pytest

import reference
from harpan import _core
from samples import card_deck, family, game_at
from test_laws import cards_of

HIDING = {"klondike", "spider"}


def tall_position(rules: str, rng: random.Random) -> str:
    """Cards thrown on the piles of a game, most of them on a few columns."""
    options = reference.options_from_text(rules)
    deck = card_deck(rules)
    rng.shuffle(deck)
    table = reference.deal(options, reference.ordered_deck(options))
    stock = rng.choice([0, len(table.piles.get("s", [])) // 5, len(table.piles.get("s", []))])
    columns = table.names("t")
    favourites = rng.sample(columns, 2)
    favour = rng.choice([0, 0.3, 0.6, 0.9])
    piles: dict[str, list[str]] = {name: [] for name in columns}
    for card in deck[stock:]:
        piles[rng.choice(favourites if rng.random() < favour else columns)].append(card)
    fields = {"s": f"stock {' '.join(deck[:stock])}", "w": "waste", "d": "discard"}
    fields["f"] = "foundations" + " -" * len(table.names("f"))
    fields["c"] = "cells" + " -" * len(table.names("c"))
    hides = family(rules) in HIDING
    text = ["pass 1"] if table.pass_number else []
    for name in dict.fromkeys(name if name[0] == "t" else name[0] for name in table.piles):
        if name[0] == "t":
            text.append(column_text(piles[name], len(piles[name]) - 1 if hides else 0))
        else:
            text.append(fields[name].strip())
    return " / ".join(text)


def column_text(cards: list[str], hidden: int) -> str:
    words = [f"<{card}>" if i < hidden else card for i, card in enumerate(cards)]
    return " ".join(words) or "-"


@pytest.mark.parametrize(
    "rules",
    [
        "klondike",
        "klondike:draw=3,empty_column=any",
        "klondike:decks=2",
        "klondike:columns=6,ranks=6",
        "spider",
        "spider:suits=1,deal_over_empty=yes",
        "spider:suits=1,columns=4,ranks=8",
        "freecell",
        "freecell:columns=2,ranks=9",
        "aces-up",
        "aces-up:empty_column=stock",
    ],
)
def test_any_position_that_is_read_can_be_played_on(rules: str) -> None:
    read = 0
    for seed in range(300):
        rng = random.Random(seed)
        with contextlib.suppress(_core.NotationError):
            game = game_at(tall_position(rules, rng), rules)
            read += 1
            play_to_columns(game, rng)
            assert cards_of(rules, game.position) == sorted(card_deck(rules))
    assert read > 10


def play_to_columns(game: _core.Game, rng: random.Random) -> None:
    for _ in range(60):
        legal = game.legal_moves
        if not legal:
            return
        high = [move for move in legal if str(move.target)[0] == "t" and move.count > 1]
        game.play(rng.choice(high if high and rng.random() < 0.6 else legal))
