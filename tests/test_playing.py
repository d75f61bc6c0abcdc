"""Simulated players, seen from Python: columns, threads, stopping, errors, own players."""

from __future__ import annotations

import threading
from random import Random

import pytest

import harpan
from harpan.playing import COLUMNS
from harpan.words import LANGUAGES, words

FEW = range(1, 13)


def quick(name: str) -> str:
    """The player with few samples, where it samples."""
    samples = any(option.name == "samples" for option in harpan.players[name].options)
    return f"{name}:samples=2" if samples else name


PLAYERS = [quick(name) for name in harpan.players]


def known_to(player: str) -> list[str]:
    knows = harpan.Player(player).plays
    return [name for name, variant in harpan.variants.items() if knows(variant.rules)]


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_plays_every_game_it_knows(player: str) -> None:
    for game in known_to(player):
        played = harpan.play_many(game, (1, 2), player=player, most_moves=300)
        assert list(played.numbers) == [1, 2]
        assert all(len(getattr(played, name)) == 2 for name in COLUMNS)
        assert played.rules == harpan.variants[game].rules.text
        assert played.information == ("open" if game in {"thoughtful", "freecell"} else "seen")
        assert max(played.moves) <= 300


def test_the_usual_players_know_every_game() -> None:
    for player in ("random", "greedy", "monte-carlo"):
        assert known_to(player) == list(harpan.variants)


@pytest.mark.parametrize("player", PLAYERS)
def test_threads_and_slices_change_nothing(player: str) -> None:
    whole = harpan.play_many("vegas-draw-3", FEW, player=player, threads=1)
    assert harpan.play_many("vegas-draw-3", FEW, player=player, threads=3) == whole
    parts = [harpan.play_many("vegas-draw-3", [n], player=player) for n in FEW]
    for name in COLUMNS:
        assert [value for part in parts for value in getattr(part, name)] == getattr(whole, name)


def test_vegas_is_scored_by_cards() -> None:
    played = harpan.play_many("vegas", range(1, 200))
    assert [5 * up - 52 for up in played.up] == played.points
    assert [up == 52 for up in played.up] == played.won
    assert set(played.passes) == {1}


def test_a_stop_answers_the_games_that_are_finished() -> None:
    stop = threading.Event()
    told: list[int] = []

    def progress(games: int) -> None:
        told.append(games)
        stop.set()

    played = harpan.play_many("klondike", range(100_000), threads=2, stop=stop, progress=progress)
    assert 0 < len(played.numbers) < 100_000
    again = harpan.play_many("klondike", played.numbers)
    assert all(getattr(again, name) == getattr(played, name) for name in COLUMNS)
    assert told == sorted(told)


def test_a_stop_is_heard_within_a_long_decision() -> None:
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    played = harpan.play_many("klondike", [1], player="monte-carlo:samples=100000", stop=stop)
    assert len(played.numbers) == 0


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    harpan.play_many("klondike", range(500), threads=2, progress=told.append)
    assert told[-1] == 500


class First:
    """Makes the first legal move that is no recycle, for some moves."""

    name = "first"

    def __init__(self) -> None:
        self.left = 40
        self.drawn: list[float] = []

    def choose(self, view: harpan.View, rng: Random) -> harpan.Move | None:
        self.left -= 1
        self.drawn.append(rng.random())
        moves = [move for move in view.legal_moves if str(move) != "w-s"]
        return moves[0] if moves and self.left else None


@pytest.mark.parametrize("game", harpan.variants)
def test_a_player_written_in_python_has_the_same_columns(game: str) -> None:
    played = harpan.play_many(game, FEW, player=First, threads=2)
    assert played.player == "first"
    assert all(len(getattr(played, name)) == len(FEW) for name in COLUMNS)
    assert harpan.play_many(game, FEW, player=First, threads=1) == played
    assert max(played.moves) <= 40


def test_a_player_written_in_python_gets_its_own_chance() -> None:
    made: list[First] = []

    def make() -> First:
        made.append(First())
        return made[-1]

    harpan.play_many("klondike", [7, 7, 8], player=make, threads=1)
    first, again, other = (chooser.drawn for chooser in made if chooser.drawn)
    assert first[:5] == again[:5]
    assert not set(first) & set(other)
    assert len(set(first)) == len(first)


class Circling:
    """Turns the stock for ever."""

    name = "circling"

    def choose(self, view: harpan.View, rng: Random) -> harpan.Move | None:
        return next(m for m in view.legal_moves if "s" in str(m) and "w" in str(m))


def test_a_player_written_in_python_is_stopped_too() -> None:
    assert harpan.play_many("klondike", [1], player=Circling).cycled == [True]
    capped = harpan.play_many("klondike", [1], player=Circling, most_moves=30)
    assert (capped.capped, capped.moves) == ([True], [30])


class Cheating:
    """Makes a move that is not legal."""

    name = "cheating"

    def choose(self, view: harpan.View, rng: Random) -> harpan.Move | None:
        return harpan.Move("w-t1")


def test_a_player_written_in_python_cannot_break_the_rules() -> None:
    with pytest.raises(harpan.IllegalMoveError):
        harpan.play_many("klondike", [1], player=Cheating)


def test_what_a_view_shows_a_player_holds_no_hidden_card() -> None:
    view = harpan.deal("klondike", number=1).view
    assert len(view.unseen) == 45
    shown = [slot for pile in view.piles.values() for slot in pile if slot.card is not None]
    assert len(shown) == 7


@pytest.mark.parametrize("bad", [0, -1, True, 1.5, "2"])
def test_threads_and_moves_are_counted_from_one(bad: object) -> None:
    for name in ("threads", "most_moves"):
        with pytest.raises(ValueError, match=f"{name}: expected 1 or more, got"):
            harpan.play_many("klondike", [1], **{name: bad})  # type: ignore[arg-type]


def test_bad_input_says_what_was_expected() -> None:
    with pytest.raises(harpan.RulesError, match=r"no player 'gredy': expected random, greedy"):
        harpan.play_many("klondike", [1], player="gredy")
    with pytest.raises(harpan.RulesError, match=r"samples: expected 1 to 100000, got 'many'"):
        harpan.Player("monte-carlo:samples=many")
    with pytest.raises(harpan.NotationError, match=r"a deal number from 1 to"):
        harpan.play_many("freecell", [0])
    with pytest.raises(harpan.OptionError):
        harpan.play_many("klondike", [1], draw=4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_and_option_has_words(language: str) -> None:
    spoken = words(language)
    for name, player in harpan.players.items():
        assert spoken(f"player-{name}")
        assert spoken(f"about-player-{name}")
        for option in player.options:
            kind = "advice" if name == "rules" else "player-option"
            assert spoken(f"{kind}-{option.name}".replace("_", "-"))
