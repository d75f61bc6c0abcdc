"""Writes tests/golden: one recorded game for each named game, to be read when it changes.

    python tests/make_golden.py

The player is a simple one that needs no library: a generator of its own chooses among the legal
moves in the order of their texts. Mostly it goes up when it can, and seldom takes a card back. Now
and then it undoes a move. A new named game needs a deal number here, and a run of this program.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import harpan

FOLDER = Path(__file__).parent / "golden"

# Named game → deal number. The deals were chosen for play that goes far.
DEALS = {
    "klondike": 163,
    "klondike-draw-3": 1,
    "vegas": 282,
    "vegas-draw-3": 6,
    "vegas-321": 58,
    "thoughtful": 281,
    "double-klondike": 244,
    "gargantua": 482,
    "stora-harpan": 160,
    "spider-1": 30,
    "spider-2": 1427,
    "spider-4": 59,
    "freecell": 545,
    "pyramid": 40,
    "aces-up": 1053,
    "aces-up-filled": 188,
}

MOST_EVENTS = 250
BOARD_EVERY = 50
UNDO_EVERY = 23


class Chooser:
    """Knuth's linear congruential generator; the upper bits choose."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def move(self, game: harpan.Game) -> str:
        texts = sorted(map(str, game.legal_moves))
        chance = self.below(16)
        up = [text for text in texts if goes_out(text) and chance < 14]
        on = [text for text in texts if text.startswith("w-t") and chance < 12]
        ahead = [text for text in texts if text[0] != "f" and chance < 15]
        choice = up or on or ahead or texts
        return choice[self.below(len(choice))]


def goes_out(move: str) -> bool:
    """To a foundation or out of the game, in pairs with a card of the pyramid too."""
    return "-f" in move or "-d" in move or move[0] == "p"


def recording(name: str, number: int) -> str:
    """The game as text: what was done, what it did, and the board now and then."""
    game = harpan.deal(name, number=number)
    head = [
        f"{name}, deal {number}",
        f"rules {game.rules.text}",
        f"scoring {game.scoring.text}",
        f"position {game.position}",
    ]
    return "\n".join([*head, *events(game, Chooser(number)), *ending(game)]) + "\n"


def events(game: harpan.Game, chooser: Chooser) -> Iterator[str]:
    for number in range(MOST_EVENTS):
        if number % BOARD_EVERY == 0:
            yield f"\n{game}\n"
        if game.is_won or not game.legal_moves:
            return
        if number % UNDO_EVERY == UNDO_EVERY - 1:
            yield event(number, f"undo {game.undo().move}", game)
        else:
            step = game.play(chooser.move(game))
            did = deed(step.turned, step.home, step.filled)
            yield event(number, f"{step.move} {did}".rstrip(), game)


def deed(turned: Sequence[object], home: Sequence[object], filled: Sequence[object]) -> str:
    """What a move did besides moving cards, by the piles where it did so."""
    said = {"turned": turned, "home": home, "filled": filled}
    return ", ".join(f"{word} {' '.join(map(str, piles))}" for word, piles in said.items() if piles)


def event(number: int, what: str, game: harpan.Game) -> str:
    unseen = len(game.view.unseen)
    facts = f"score {game.score}, pass {game.pass_number}, {unseen} unseen"
    return f"{number + 1:4}  {what:16} {facts}, {len(game.legal_moves)} moves"


def ending(game: harpan.Game) -> Iterator[str]:
    score = game.score_at(600)
    yield f"\n{game}\n"
    yield f"position {game.position}"
    yield f"after 600 s: {score.points} {score.time_penalty} {score.bonus} = {score.total}"
    yield f"{score.up} cards up, won {game.is_won}, stuck {game.is_stuck}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, number in DEALS.items():
        (FOLDER / f"{name}.txt").write_text(recording(name, number))
