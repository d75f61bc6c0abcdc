"""Laws that hold in every named game, whatever is played."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

import reference
from harpan import _core
from samples import Pair, Preset, card_texts, done, family, moves, numbered, shown, wander

EVENTS = 100


class Moment(NamedTuple):
    """All that an undo has to bring back; what the player remembers is not part of it."""

    position: str
    key: object
    moves: list[str]
    faces: dict[str, list[bool]]
    score: tuple[int, int, int, int, int]
    passes: tuple[int, int]
    won: bool
    steps: list[str]


def moment(game: _core.Game) -> Moment:
    score = game.score_at(95)
    faces = {name: [slot.face_up for slot in pile] for name, pile in game.view.piles.items()}
    return Moment(
        position=game.position,
        key=game.key,
        moves=list(map(str, game.legal_moves)),
        faces=faces,
        score=(score.points, score.time_penalty, score.bonus, score.total, score.up),
        passes=(game.pass_number, game.draw_count),
        won=game.is_won,
        steps=[str(step.move) for step in game.steps],
    )


def start(preset: Preset, number: int = 20) -> _core.Game:
    return numbered(preset.rules, number, preset.scoring)


def play_at_random(game: _core.Game, rng: random.Random, count: int = EVENTS) -> None:
    for _ in range(count):
        listed = game.legal_moves
        if not listed:
            return
        game.play(rng.choice([m for m in listed if str(m)[0] != "f"] or listed))


def test_undo_restores_everything(preset: Preset) -> None:
    """A2, D6, D7: the table, the faces, the score, the passes and the legal moves."""
    game = start(preset)
    rng = random.Random(1)
    moments = [moment(game)]
    while len(moments) <= EVENTS and game.legal_moves:
        play_at_random(game, rng, 1)
        moments.append(moment(game))
    for earlier in reversed(moments[:-1]):
        game.undo()
        assert moment(game) == earlier
    assert not game.can_undo


def test_redo_restores_everything(preset: Preset) -> None:
    game = start(preset)
    play_at_random(game, random.Random(2))
    end = moment(game)
    while game.can_undo:
        game.undo()
    while game.can_redo:
        game.redo()
    assert moment(game) == end


def test_legality_depends_on_the_position_only(preset: Preset) -> None:
    """D6: by whatever way a table was reached, and after undo, the same moves are legal."""
    game = start(preset)
    rng = random.Random(3)
    for _ in range(EVENTS):
        play_at_random(game, rng, 1)
        fresh = _core.Game.from_position(game.rules, game.scoring, game.position)
        assert moves(fresh) == moves(game)
        assert fresh.key == game.key
        assert fresh.position == game.position
        assert fresh.is_won == game.is_won


def test_cards_are_conserved_by_every_move_and_undo(preset: Preset) -> None:
    """C7: the exact multiset."""
    pair = Pair(preset.rules, preset.scoring, 30)
    whole = sorted(card_texts(pair.core.deck))
    for _ in wander(pair, random.Random(4), EVENTS):
        assert cards_of(preset.rules, pair.core.position) == whole


def cards_of(rules: str, position: str) -> list[str]:
    """The cards of a position text, those below the tops of foundations included."""
    cards = []
    for part in position.split(" / "):
        name, *words = part.split()
        if name == "foundations":
            cards += [card for top in words for card in up_to(rules, top)]
        elif name != "pass":
            cards += [word.strip("<>") for word in [name, *words] if word[-1] in "SHCD>"]
    return sorted(cards)


def up_to(rules: str, top: str) -> list[str]:
    """The cards of a foundation; Spider's are complete runs that lie with the ace on top."""
    if top == "-":
        return []
    options = reference.options_from_text(rules)
    whole = family(rules) == "spider"
    last = int(options["ranks"]) if whole else reference.RANKS.index(top[0]) + 1
    return [rank + top[1] for rank in reference.RANKS[:last]]


def test_the_view_shows_every_place_of_the_table(preset: Preset) -> None:
    """C7 for the player: as many places as cards, and with the unseen ones the whole deck."""
    game = start(preset, 31)
    rng = random.Random(5)
    whole = sorted(card_texts(game.deck))
    for _ in range(EVENTS):
        play_at_random(game, rng, 1)
        slots = [slot for pile in game.view.piles.values() for slot in pile]
        known = [str(slot.card) for slot in slots if slot.card is not None]
        assert len(slots) == len(whole)
        assert sorted(known + card_texts(game.view.unseen)) == whole


def test_steps_replay_to_the_same_game(preset: Preset) -> None:
    """C1: from the same deck, the same rules and the same moves, the same everything."""
    game = start(preset, 32)
    play_at_random(game, random.Random(6))
    again = _core.Game(game.rules, game.scoring, game.deck)
    for step in game.steps:
        assert again.play(step.move) == step
    assert moment(again) == moment(game)


def test_steps_say_what_else_a_move_did(preset: Preset) -> None:
    pair = Pair(preset.rules, preset.scoring, 33)
    for _ in wander(pair, random.Random(7), EVENTS):
        assert [done(step) for step in pair.core.steps] == [t.deed for t in pair.slow.line]


def test_the_score_is_a_fold_over_the_steps(preset: Preset) -> None:
    """At every event as the slow rules add it up, with undone moves left out."""
    pair = Pair(preset.rules, preset.scoring, 34)
    for number, _ in enumerate(wander(pair, random.Random(8), EVENTS)):
        pair.compare_score(0)
        pair.compare_score(10.5 * number)


def test_moves_round_trip_through_text(preset: Preset) -> None:
    game = start(preset, 35)
    rng = random.Random(9)
    for _ in range(EVENTS):
        for move in game.legal_moves:
            text = str(move)
            assert _core.Move(text) == move
            assert game.parse_move(text) == move
            assert game.is_legal(text)
            assert hash(_core.Move(text)) == hash(move)
        play_at_random(game, rng, 1)


def test_no_move_is_listed_twice(preset: Preset) -> None:
    game = start(preset, 36)
    rng = random.Random(10)
    for _ in range(EVENTS):
        assert len(moves(game)) == len(game.legal_moves)
        play_at_random(game, rng, 1)


def test_a_refused_move_changes_nothing(preset: Preset) -> None:
    game = start(preset, 37)
    play_at_random(game, random.Random(11), 30)
    before = moment(game)
    refused = 0
    for source in ("s", "w", "f1", "t1", "t2", "t9", "p1", "c1"):
        for target in ("s", "w", "f1", "f2", "t1", "t3", "d"):
            move = _core.Move(f"{source}-{target}")
            if not game.is_legal(move):
                refused += 1
                with pytest.raises(_core.IllegalMoveError):
                    game.play(move)
                assert moment(game) == before
    assert refused > 10


def test_a_copy_is_a_game_of_its_own(preset: Preset) -> None:
    game = start(preset, 38)
    play_at_random(game, random.Random(12), 30)
    before = moment(game)
    twin = game.copy()
    assert moment(twin) == before
    play_at_random(twin, random.Random(13), 10)
    assert moment(game) == before
    while twin.can_undo:
        twin.undo()
    assert moment(game) == before
    assert moment(twin) != before


def test_the_line_that_was_undone_is_kept_until_another_move(preset: Preset) -> None:
    game = start(preset, 39)
    play_at_random(game, random.Random(14), 10)
    assert game.ply == 10
    line = [step.move for step in game.steps]
    for _ in range(5):
        game.undo()
    assert game.can_redo
    game.play(line[5])
    assert game.can_redo
    assert game.redo().move == line[6]
    game.undo()
    other = next((m for m in game.legal_moves if m != line[6]), None)
    if other is not None:
        game.play(other)
        assert not game.can_redo


def test_a_key_goes_by_what_matters_for_the_future() -> None:
    """Equal for tables that differ in the order of columns only; the pass counts where limited."""
    start_text = "stock 2S / waste / foundations - 2H 2C 2D / {} / {}"
    first, second = start_text.format("AS", "-"), start_text.format("-", "AS")
    keys = {}
    for rules in ("klondike:columns=2,ranks=2", "klondike:passes=3,columns=2,ranks=2"):
        for pass_number in (1, 2):
            for table in (first, second):
                text = f"pass {pass_number} / {table}"
                game = _core.Game.from_position(_core.Rules(rules), _core.Scoring("plain"), text)
                keys[rules, pass_number, table] = game.key
    unlimited = {key for (rules, _, _), key in keys.items() if "passes" not in rules}
    limited = {key for (rules, _, _), key in keys.items() if "passes" in rules}
    assert len(unlimited) == 1
    assert len(limited) == 2


def test_keys_tell_tables_apart(preset: Preset) -> None:
    """As many keys as tables, the columns and twin foundations in any order."""
    game = start(preset, 40)
    rng = random.Random(15)
    keys: dict[str, object] = {}
    for _ in range(3):
        play_at_random(game, rng)
        while game.can_undo:
            keys.setdefault(canonical(game), game.key)
            assert keys[canonical(game)] == game.key
            game.undo()
    assert len(set(keys.values())) == len(keys) > 50


def canonical(game: _core.Game) -> str:
    """What matters for the future: no discard, unlimited passes uncounted, like piles in any order.

    Columns that a row is still to be dealt to are not alike.
    """
    fields = game.position.split(" / ")
    columns = [field for field in fields if not field[0].islower()]
    if not (family(game.rules.text) in ("spider", "aces-up") and game.view.stock):
        columns.sort()
    others = []
    for name, *words in (field.split() for field in fields if field[0].islower()):
        if name in ("foundations", "cells"):
            words.sort()
        if name != "discard" and (name != "pass" or game.passes is not None):
            others.append(" ".join([name, *words]))
    return " / ".join([*others, *columns])


def test_the_same_view_whatever_way_it_was_come_to(preset: Preset) -> None:
    """Undoing and playing again shows nothing else than playing once."""
    game, straight = start(preset, 41), start(preset, 41)
    rng = random.Random(16)
    while game.ply < 40 and game.legal_moves:
        play_at_random(game, rng, 1)
        game.undo()
        straight.play(game.redo().move)
        assert shown(game.view) == shown(straight.view)
