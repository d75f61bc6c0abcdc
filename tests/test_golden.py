"""The recorded games are played the same to the letter; `make golden` rewrites them."""

from __future__ import annotations

import re

import pytest

import harpan
import make_golden
import reference


@pytest.mark.parametrize("name", harpan.variants)
def test_golden_game_is_played_to_the_letter(name: str) -> None:
    recorded = (make_golden.FOLDER / f"{name}.txt").read_text()
    assert make_golden.recording(name, make_golden.DEALS[name]) == recorded


def test_every_golden_file_is_of_a_named_game() -> None:
    assert {path.stem for path in make_golden.FOLDER.glob("*.txt")} == set(harpan.variants)


@pytest.mark.parametrize("name", harpan.variants)
def test_golden_moves_and_scores_obey_the_slow_rules(name: str) -> None:
    """A file rewritten by a wrong core does not pass."""
    text = (make_golden.FOLDER / f"{name}.txt").read_text()
    rules, scoring = re.findall(r"^(?:rules|scoring) (.*)$", text, re.MULTILINE)
    game = reference.Game(reference.numbered(rules, make_golden.DEALS[name]))
    for what, facts in re.findall(r"^ *\d+  (\S+(?: \S+)*) +(score .*)$", text, re.MULTILINE):
        follow(game, what)
        score = reference.score(game, scoring).total
        found = f"score {score}, pass {game.position.pass_number}"
        moves = len(reference.legal_moves(game.position))
        assert facts == f"{found}, {len(reference.unseen(game))} unseen, {moves} moves"
    assert f"\nposition {reference.position_text(game.position)}\n" in text


def follow(game: reference.Game, what: str) -> None:
    """One line of a recording: a move and what it did besides, or an undone move."""
    if what.startswith("undo "):
        assert reference.move_text(game.line[-1].move) == what.removeprefix("undo ")
        game.undo()
        return
    move, *said = what.split(" ", 1)
    deed = game.play(reference.move_from_text(move))
    assert said == [word for word in [make_golden.deed(*deed)] if word]
