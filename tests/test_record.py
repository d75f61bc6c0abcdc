"""A record is the whole truth: it survives its text, and what is wrong with one is said."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from harpan import Rules
from harpan.record import Event, Origin, Record, RecordError, from_json, to_json
from harpan.table import RefusedError, Table, replay

RANDOM = Origin("random", number=7)
DECK = "KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD " + (
    "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
)


def record(*events: Event, **changes: object) -> Record:
    plain = Record("klondike", "klondike", "standard", 1, RANDOM, events)
    return msgspec.structs.replace(plain, **changes)


def move(text: str, elapsed: int = 0) -> Event:
    return Event("move", elapsed, 1_000 + elapsed, text)


def redeal(number: int) -> Event:
    return Event("redeal", 0, 1_000, number=number)


def plain(kind: str, elapsed: int = 0) -> Event:
    return msgspec.convert({"kind": kind, "elapsed": elapsed, "at": 1_000 + elapsed}, Event)


def test_the_text_of_a_record_reads_back_as_the_same_record() -> None:
    played = record(move("s-w"), plain("undo", 5), Event("redeal", 9, 2_000, number=2**64 - 1))
    assert from_json(to_json(played)) == played


@given(
    number=st.integers(0, 2**64 - 1),
    times=st.lists(st.integers(0, 2**52)).map(sorted),
    at=st.integers(-62_135_596_800_000, 253_402_300_799_999),
)
def test_every_number_and_time_survives_the_text(number: int, times: list[int], at: int) -> None:
    events = tuple(Event("undo", time, at) for time in times)
    some = record(origin=Origin("typed", number=number), events=events)
    assert from_json(to_json(some)) == some


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "truncated"),
        ("[]", "Expected `object`"),
        ("{}", "missing required field `format`"),
        ('{"format": 2, "whatever": 3}', "has format 2; this program reads format 1"),
        ('{"format": 1}', "missing required field `game`"),
        (b"\xff\xfe", "not a record"),
    ],
)
def test_a_text_that_is_no_record_says_why(text: str | bytes, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        from_json(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"number":7', '"number":18446744073709551616', "out of range|0 to 18446744073709551615"),
        ('"number":7', '"number":-1', ">= 0"),
        ('"number":7', '"number":7,"deck":"AS"', "either a number or a deck"),
        ('"number":7', '"deck":null', "either a number or a deck"),
        ('"random","number":7', '"daily","deck":"AS"', "a daily deal has a number"),
        ('"at":1005', '"at":253402300800000', "<= 253402300799999"),
        ('"at":1005', '"at":-62135596800001', ">= -62135596800000"),
        ('"rules_version":1', '"rules_version":2147483648', "<= 2147483647"),
        ('"rules_version":1', '"rules_version":-1', ">= 0"),
        ('"bank":null', f'"bank":"{"b" * 65}"', "length <= 64"),
        ('"random"', '"stolen"', "Invalid enum value 'stolen'"),
        ('"undo"', '"cheat"', "Invalid enum value 'cheat'"),
        ('"undo"', '"move"', "a move's text belongs to a move"),
        ('"undo"', '"auto"', "a move's text belongs to a move"),
        ('"undo"', '"redeal"', "a number belongs to a redeal or a jump"),
        ('"elapsed":5', '"elapsed":-5', ">= 0"),
        ('"elapsed":5', '"speed":5', "unknown field `speed`|missing required field"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(old: str, new: str, said: str) -> None:
    text = to_json(record(plain("undo", 5)))
    assert old in text
    with pytest.raises(RecordError, match=said):
        from_json(text.replace(old, new))


def test_replaying_gives_the_game_as_it_stood() -> None:
    table = replay(record(move("s-w"), move("s-w", 10), plain("undo", 20), plain("redo", 30)))
    assert [str(step.move) for step in table.game.steps] == ["s-w", "s-w"]
    assert table.elapsed == 30
    assert table.event == plain("redo", 30)
    assert table.act == "redo"
    assert [str(step.move) for step in table.steps] == ["s-w"]


def test_a_line_that_was_left_stays_in_the_record() -> None:
    left = record(move("s-w"), move("s-w"), plain("undo"), plain("undo"), plain("restart"))
    table = replay(left.followed_by(move("s-w", 50)))
    assert table.game.ply == 1
    assert [event.kind for event in left.events] == ["move", "move", "undo", "undo", "restart"]


def test_a_redeal_goes_on_with_the_new_cards() -> None:
    again = record(redeal(9), move("s-w"), rules="klondike:redeals=1")
    table = replay(again)
    assert table.game.number == 9
    assert table.game.ply == 1
    assert again.deal == Origin("random", number=9)
    assert record().deal == RANDOM


def test_a_deck_is_dealt_in_dealing_order() -> None:
    table = Table(record(origin=Origin("imported", deck=DECK)))
    assert [str(card) for card in table.game.deck] == DECK.split()


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (
            [move("s-w"), move("w-s:24")],
            r"event 2 \(move w-s:24\) .*: illegal move",
        ),
        (
            [move("s-w"), move("nonsense")],
            r"event 2 \(move nonsense\) .*: expected",
        ),
        ([plain("undo")], r"event 1 \(undo\) cannot be replayed: .*no move to undo"),
        ([move("s-w", 5), move("s-w", 4)], r"event 2 \(move s-w\).*clock ran back from 5 to 4 ms"),
        ([move("s-w"), redeal(3)], r"event 2 \(redeal\).*know no redeal"),
        ([move("s-w"), plain("finish")], r"event 2 \(finish\).*only a game with Vegas scoring"),
    ],
)
def test_what_cannot_be_replayed_is_named(events: list[Event], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        replay(record(*events))


def test_an_automatic_move_is_part_of_what_the_player_did() -> None:
    # The ace that this deal uncovers goes up: by the player's move, then by the game's.
    up = aces_first(move("t2-f1"), auto("t3-f2"), auto("t4-f3"))
    table = replay(up)
    assert (table.act, table.game.ply, table.game.moves) == ("move", 3, 1)
    assert [(str(step.move), step.automatic) for step in table.steps] == [
        ("t2-f1", False),
        ("t3-f2", True),
        ("t4-f3", True),
    ]
    undone = replay(up.followed_by(plain("undo")))
    assert (undone.act, undone.game.ply) == ("undo", 0)
    assert undone.steps == table.steps
    assert undone.game.position == Table(up).game.position
    redone = replay(up.followed_by(plain("undo"), plain("redo")))
    assert redone.steps == table.steps
    assert redone.game.position == table.game.position


def test_an_automatic_move_is_made_whatever_the_game_would_do_today() -> None:
    """No rule of today makes a draw by itself."""
    drawn = replay(record(move("s-w"), auto("s-w"), auto("s-w"))).game
    assert (drawn.ply, drawn.moves) == (3, 1)
    assert replay(record(move("s-w"), auto("s-w"), plain("undo"))).game.ply == 0


def aces_first(*events: Event) -> Record:
    """A Klondike whose columns 2, 3 and 4 end with the aces of spades, hearts and clubs."""
    cards = [card for card in DECK.split() if card not in ("AS", "AH", "AC")]
    for place, card in [(7, "AS"), (13, "AH"), (18, "AC")]:
        cards.insert(place, card)
    return record(*events, origin=Origin("imported", deck=" ".join(cards)))


def auto(text: str, elapsed: int = 0) -> Event:
    return Event("auto", elapsed, 1_000 + elapsed, text)


@pytest.mark.parametrize("before", [[], ["undo"], ["restart"], ["hint"]])
def test_an_automatic_move_follows_a_move(before: list[str]) -> None:
    events = [move("t2-f1"), *map(plain, before)] if before else []
    with pytest.raises(RecordError, match=r"\(auto t3-f2\) .*comes after a move or a sweep"):
        replay(aces_first(*events, auto("t3-f2")))


def test_a_sweep_is_replayed_whether_or_not_it_is_certain_today() -> None:
    table = replay(aces_first(move("t2-f1"), plain("sweep"), auto("t3-f2")))
    assert (table.act, table.game.moves, table.game.ply) == ("sweep", 1, 2)
    assert [str(step.move) for step in table.steps] == ["t3-f2"]


def test_a_record_from_before_automatic_moves_opens() -> None:
    """Written out, not made by today's types: this is what lies in players' databases."""
    old = (
        '{"game":"vegas","rules":"klondike:passes=1","scoring":"vegas","rules_version":1,'
        '"origin":{"kind":"random","number":42},"events":[{"kind":"move","elapsed":0,"at":1000,'
        '"move":"s-w"},{"kind":"move","elapsed":1500,"at":2000,"move":"s-w"},{"kind":"undo",'
        '"elapsed":1500,"at":3000},{"kind":"redo","elapsed":1500,"at":3000},{"kind":"restart",'
        '"elapsed":2000,"at":4000},{"kind":"move","elapsed":2500,"at":5000,"move":"s-w"}],'
        '"format":1}'
    )
    table = replay(from_json(old))
    assert [str(step.move) for step in table.game.steps] == ["s-w"]
    assert (table.game.moves, table.elapsed, table.score.total) == (1, 2500, -52)
    assert table.game.can_redo


def test_nothing_can_follow_the_end() -> None:
    ended = record(move("s-w"), plain("finish"), scoring="vegas")
    assert replay(ended).status == "finished"
    with pytest.raises(RecordError, match=r"event 3 \(undo\) .*the game is finished"):
        replay(ended.followed_by(plain("undo")))


def test_a_record_of_older_rules_opens_or_says_at_which_event_it_cannot() -> None:
    """A6: records carry the version of their rules."""
    assert replay(record(move("s-w"), rules_version=0)).game.ply == 1
    with pytest.raises(RecordError, match=r"event 1 \(move t1-f1\)"):
        replay(record(move("t1-f1"), rules_version=0, origin=Origin("typed", number=42)))


def test_a_record_of_newer_rules_is_refused_with_both_versions_named() -> None:
    known = Rules("klondike").version
    newer = record(rules="klondike:moon=full", rules_version=known + 1)
    with pytest.raises(RecordError, match=f"version {known + 1} .* knows version {known}$"):
        replay(newer)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules": "klondike:moon=full"}, "cannot be dealt: .*moon"),
        ({"rules": "poker"}, "cannot be dealt: .*poker"),
        ({"scoring": "roulette"}, "cannot be dealt: .*roulette"),
        ({"scoring": "spider"}, "cannot be dealt: scoring of klondike"),
        ({"rules": "freecell", "scoring": "plain", "origin": Origin("random", number=0)}, "from 1"),
        ({"origin": Origin("imported", deck="AS 2S")}, "cannot be dealt: expected 52 cards"),
        ({"origin": Origin("imported", deck=DECK.replace("KC", "AS"))}, "cannot be dealt: .*AS"),
    ],
)
def test_a_game_that_cannot_be_dealt_says_why(changes: dict[str, object], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        Table(record(**changes))


@pytest.mark.parametrize(
    ("kind", "practice"),
    [("random", False), ("daily", False), ("typed", True), ("imported", True), ("replay", True)],
)
def test_a_deal_that_the_player_may_know_is_practice(kind: str, practice: bool) -> None:
    origin = msgspec.convert({"kind": kind, "number": 3}, Origin)
    assert Table(record(origin=origin)).is_practice is practice


def test_asking_for_the_answer_makes_a_game_practice_and_a_hint_does_not() -> None:
    assert not replay(record(move("s-w"), plain("hint"))).is_practice
    assert replay(record(move("s-w"), plain("facit"))).is_practice
    assert replay(record(move("s-w"), plain("hint"), plain("facit"))).game.ply == 1


def test_the_help_that_was_taken_stays_with_the_game() -> None:
    """E10"""
    help_taken = [plain("verdict"), plain("hint"), plain("hint"), plain("undo"), plain("facit")]
    table = replay(record(move("s-w"), *help_taken, plain("restart")))
    assert table.aids == ["verdict", "hint", "facit"]
    assert not replay(record(move("s-w"), plain("verdict"))).is_practice
    assert not replay(record(plain("verdict"))).is_started


def test_a_refused_event_changes_nothing() -> None:
    table = replay(record(move("s-w")))
    before = (table.game.position, table.event, table.act, table.steps, table.is_started)
    with pytest.raises(ValueError, match="illegal move"):
        table.accept(move("w-s:24", 9))
    with pytest.raises(RefusedError):
        table.accept(plain("finish", 9))
    after = (table.game.position, table.event, table.act, table.steps, table.is_started)
    assert after == before
