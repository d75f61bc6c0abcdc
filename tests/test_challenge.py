"""A game in a text: the same game comes out, whatever was done in it, and damage is told."""

from __future__ import annotations

import base64
import json
import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harpan import variants
from harpan.challenge import (
    FORMAT,
    MOST_EVENTS,
    ChallengeError,
    packed,
    played,
    unpacked,
    variant_of,
)
from harpan.record import Event, Origin, Record
from harpan.session import Session, start
from harpan.store import open_store, sqlite_url
from harpan.table import Table
from small_games import Clock

DEEDS = ("undo", "redo", "restart", "jump", "hint", "bookmark", "verdict")


def played_at_random(folder: Path, game: str, seed: int, length: int = 60) -> Session:
    """A game in which all that can be done was done, in any order."""
    rng, clock = random.Random(f"{game} {seed}"), Clock()
    store = open_store(sqlite_url(folder))
    session = start(store, variants[game], Origin("random", number=1 + seed), clock)
    for place in range(length):
        do_at_random(session, rng, elapsed=place + 1.5)
    store.close()
    return session


def do_at_random(session: Session, rng: random.Random, elapsed: float) -> None:
    deed = rng.choice(DEEDS) if rng.random() < 0.3 else "move"
    legal = session.table.game.legal_moves
    try:
        match deed:
            case "move" if legal:
                session.play(str(rng.choice(legal)), automatic="aces", elapsed=elapsed)
            case "jump":
                session.jump(rng.randrange(session.ply + 1), elapsed=elapsed)
            case "hint":
                session.take_hint(is_shown=True, elapsed=elapsed)
            case "verdict":
                session.ask_verdict(elapsed=elapsed)
            case "undo" | "redo" | "restart" | "bookmark":
                getattr(session, deed)(elapsed=elapsed)
    except ValueError:
        pass


def figures(table: Table) -> tuple[int, ...]:
    score = table.score
    return (score.points, score.time_penalty, score.bonus, score.total, score.up)


@pytest.mark.parametrize("game", variants)
def test_the_same_game_comes_out(tmp_path: Path, game: str) -> None:
    for seed in range(3):
        session = played_at_random(tmp_path, game, seed)
        record = unpacked(packed(session.record))
        told = played(record)
        truth = session.table
        assert told.game.position == truth.game.position
        assert figures(told) == figures(truth)
        assert (told.status, told.results, told.aids) == (truth.status, truth.results, truth.aids)
        assert (told.game.moves, told.elapsed) == (truth.game.moves, truth.elapsed)
        assert variant_of(record).rules == truth.game.rules
        # It is passed on as it came.
        assert packed(record) == packed(session.record)


def test_a_text_is_short_and_shows_no_move(tmp_path: Path) -> None:
    session = played_at_random(tmp_path, "klondike", 7, length=200)
    text = packed(session.record)
    assert len(text) < 1500
    assert not any(f"{move}" in text for move in ("s-w", "-t", "-f"))


def test_what_was_before_a_redeal_is_left_out(tmp_path: Path) -> None:
    store, clock = open_store(sqlite_url(tmp_path)), Clock()
    variant = variants["klondike"].with_options(redeals=9)
    session = start(store, variant, Origin("random", number=3), clock)
    session.play("s-w")
    session.redeal()
    first = str(session.table.game.legal_moves[0])
    session.play(first)
    session.undo()
    session.play("s-w")
    session.jump(session.record.events[2].number or 3)
    record = unpacked(packed(session.record))
    assert record.origin.number == session.record.deal.number
    assert played(record).game.position == session.table.game.position
    assert played(record).redeals == 0
    store.close()


def test_a_typed_deck_cannot_be_passed_on() -> None:
    record = Record("klondike", "klondike", "standard", 1, Origin("imported", deck="AS KD"))
    with pytest.raises(ChallengeError) as caught:
        packed(record)
    assert caught.value.code == "challenge_typed"


SAMPLE = packed(
    Record(
        "klondike",
        "klondike",
        "standard",
        variants["klondike"].rules.version,
        Origin("random", number=42),
        (Event("move", 5, 5, "s-w"), Event("undo", 9, 9)),
    )
)


def text_of(*content: Any) -> str:
    """A text as it is made, of any content."""
    data = zlib.compress(json.dumps(content).encode())
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def whole(**changes: Any) -> str:
    fields = {
        "format": FORMAT,
        "game": "klondike",
        "rules": "klondike",
        "scoring": "standard",
        "version": variants["klondike"].rules.version,
        "number": 42,
        "elapsed": 0,
        "events": "s-w",
    }
    return text_of(*(fields | changes).values())


def taken(text: str) -> Table:
    """The game of a text, as the server takes it."""
    record = unpacked(text)
    variant_of(record)
    return played(record)


def code_of(text: str) -> str:
    """Why a text is refused."""
    with pytest.raises(ChallengeError) as caught:
        taken(text)
    return caught.value.code


def test_a_text_that_was_cut_or_changed_is_told() -> None:
    for end in range(len(SAMPLE)):
        assert code_of(SAMPLE[:end]) == "challenge_broken", end
    for place in range(len(SAMPLE)):
        sign = "A" if SAMPLE[place] != "A" else "B"
        changed = SAMPLE[:place] + sign + SAMPLE[place + 1 :]
        if base64.urlsafe_b64decode(changed + "==") != base64.urlsafe_b64decode(SAMPLE + "=="):
            assert code_of(changed) == "challenge_broken", place
    assert code_of(SAMPLE + "AAAA") == "challenge_broken"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "challenge_broken"),
        ("åäö", "challenge_broken"),
        ("=", "challenge_broken"),
        (text_of(), "challenge_broken"),
        (text_of(FORMAT), "challenge_broken"),
        (text_of("1"), "challenge_broken"),
        (whole(format=FORMAT + 1), "challenge_version"),
        (whole(version=0), "challenge_version"),
        (whole(version=99), "challenge_version"),
        (whole(game="canasta"), "challenge_broken"),
        (whole(rules="spider"), "challenge_broken"),
        (whole(rules="klondike:draw=9"), "challenge_broken"),
        (whole(scoring="spider"), "challenge_broken"),
        (whole(number=-1), "challenge_broken"),
        (whole(number="42"), "challenge_broken"),
        (whole(game="freecell", rules="freecell", scoring="plain", number=0), "challenge_broken"),
        (whole(elapsed=-1), "challenge_broken"),
        (whole(events="s-w t1-t1"), "challenge_broken"),
        (whole(events="~s-w"), "challenge_broken"),
        (whole(events="J5"), "challenge_broken"),
        (whole(events="J"), "challenge_broken"),
        (whole(events="U"), "challenge_broken"),
        (whole(events="Ux"), "challenge_broken"),
        (whole(events="s-w U2"), "challenge_broken"),
        (whole(events="s-w L s-w"), "challenge_broken"),
        (whole(events="B " * (MOST_EVENTS + 1)), "challenge_too_long"),
        # Going up and down is bounded, however short the text.
        (whole(events="s-w U " * 2000 + "A " * 2000), "challenge_too_long"),
        (text_of(FORMAT, "x" * 2**21), "challenge_broken"),
    ],
)
def test_a_text_that_was_made_up_is_refused(text: str, code: str) -> None:
    assert code_of(text) == code


@given(text=st.text(max_size=40) | st.binary(max_size=60).map(lambda b: b.hex()))
def test_any_text_is_refused(text: str) -> None:
    assert code_of(text) in ("challenge_broken", "challenge_version")


@given(events=st.lists(st.sampled_from([*"SURAHVFELB", "J1", "J2", "s-w", "~t1-f1", "w-t3"])))
@settings(max_examples=200)
def test_any_events_are_played_or_refused(events: list[str]) -> None:
    record = unpacked(whole(events=" ".join(events)))
    try:
        table = played(record)
    except ChallengeError as error:
        assert error.code == "challenge_broken"
    else:
        assert table.ply == len(events)


def test_a_record_is_what_it_says() -> None:
    record = unpacked(SAMPLE)
    assert (record.rules, record.origin.number) == ("klondike", 42)
    assert [event.kind for event in record.events] == ["move", "undo"]
    assert msgspec.structs.astuple(record.events[-1])[1] == 9
