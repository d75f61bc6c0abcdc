"""Games of small decks that are played, won, left or finished by a test, at times that it sets."""

from __future__ import annotations

import random
from functools import cache

from harpan import Game, Rules, Scoring, Variant
from harpan.record import Origin, OriginKind
from harpan.session import ANYWHERE, Place, Session, start
from harpan.store import Store

SMALL = "klondike:columns=2,ranks=2"
NOON = 1_764_504_000_000
"""The 30th of November 2025 at 12:00 UTC."""
MINUTE, DAY = 60_000, 86_400_000


class Clock:
    """A wall clock that a test sets, and that goes on a second with every look at it."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        self.now += 1000
        return self.now


def dealt(
    store: Store,
    clock: Clock,
    rules: str = SMALL,
    scoring: str = "standard",
    number: int | None = None,
    origin: OriginKind = "random",
    place: Place = ANYWHERE,
) -> Session:
    """A game that can be won by the line of `win`."""
    variant = Variant("vegas" if scoring == "vegas" else "klondike", Rules(rules), Scoring(scoring))
    if number is None:
        number = winning_line(rules, scoring)[0]
    return start(store, variant, Origin(origin, number=number), clock, place)


def win(session: Session, elapsed: float = 0) -> Session:
    """Win a game from its deal."""
    game = session.table.game
    for move in winning_line(game.rules.text, game.scoring.text)[1]:
        session.play(move, elapsed=elapsed)
    assert session.table.status == "won"
    return session


def lose(session: Session) -> Session:
    """Give a game up after a move."""
    session.play(str(session.table.game.legal_moves[0]))
    session.leave()
    return session


def greedy(session: Session) -> str:
    """A move by the simplest plan: up, then turn a card, then draw."""
    game = session.table.game
    moves = [str(move) for move in game.legal_moves]

    def rank(move: str) -> int:
        trial = game.copy()
        step = trial.play(move)
        return 0 if "-f" in move else 1 if step.turned else 2 if move[0] == "w" else 3

    useful = [move for move in moves if rank(move) < 3 or move.startswith("s-")]
    assert useful, "the deal was chosen so that this plan brings enough cards up"
    return min(useful, key=rank)


@cache
def winning_line(rules: str, scoring: str) -> tuple[int, list[str]]:
    """The first deal that random moves win, and the moves."""
    rng = random.Random(1)
    for number in range(1000):
        line = _random_win(Game.numbered(Rules(rules), Scoring(scoring), number), rng)
        if line:
            return number, line
    raise AssertionError(f"no deal of {rules} was won")


def _random_win(game: Game, rng: random.Random) -> list[str]:
    while game.ply < 60 and game.legal_moves:
        game.play(rng.choice(game.legal_moves))
        if game.is_won:
            return [str(step.move) for step in game.steps]
    return []
