"""`harpan solve`: verdicts about deals, one or many."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

import harpan
from harpan.cli.refusal import Refusal
from harpan.levels import Level
from harpan.presets import Variant
from harpan.words import Words

T = TypeVar("T")
STATUS = {"winnable": 0, "unwinnable": 10, "unknown": 20}
"""The exit status that tells the verdict about one deal."""
ATTEMPTS = 1000
"""Deals that are tried for one that is proven winnable, or of a level."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What each deal may cost."""

    seconds: float
    nodes: int | None
    table_bytes: int = harpan.solving.TABLE_BYTES


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found about a deal."""

    number: int | None
    solution: harpan.Solution
    name: str | None = None
    """What the deal is called, where it is not by its number."""

    def fields(self) -> dict[str, object]:
        """The answer for a program."""
        solution = self.solution
        return {
            "name": self.name,
            "number": None if self.number is None else str(self.number),
            "verdict": solution.verdict,
            "moves": [str(move) for move in solution.moves],
            "nodes": solution.nodes,
            "seconds": round(solution.seconds, 6),
            "table_bytes": solution.table_bytes,
        }


@dataclass(frozen=True, slots=True)
class Question:
    """A game, and what its file or the program that numbered it calls it."""

    game: harpan.Game
    name: str | None = None


def answers(questions: Iterable[Question], limits: Limits) -> Iterator[Answer]:
    """Solve one game after the other."""
    for question in questions:
        game = question.game
        solution = harpan.solve(
            game, seconds=limits.seconds, nodes=limits.nodes, table_bytes=limits.table_bytes
        )
        yield Answer(game.number, solution, question.name)


def tracked(many: Sequence[T]) -> Iterator[T]:
    """One after the other, with a bar on the terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        yield from bar.track(many, total=len(many))


def winnable_deal(variant: Variant) -> harpan.Game:
    """A random deal that is proven winnable."""
    game = harpan.winnable_deal(variant, attempts=ATTEMPTS)
    if game is None:
        raise Refusal("cli-error-winnable", status=1)
    return game


def deal_of_level(level: Level, variant: Variant) -> harpan.Game:
    """A random deal of a level."""
    game = harpan.deal_of_level(level, variant, attempts=ATTEMPTS)
    if game is None:
        raise Refusal("cli-error-level", status=1, level=level)
    return game


def as_json(answer: Answer) -> str:
    """One line of JSON."""
    return json.dumps(answer.fields())


def as_text(answer: Answer, words: Words) -> str:
    """The verdict in words, with what it cost."""
    solution = answer.solution
    return words(
        "cli-solve-verdict",
        deal=deal_name(answer, words),
        verdict=words(f"cli-solve-{solution.verdict}"),
        nodes=solution.nodes,
        seconds=round(solution.seconds, 2),
    )


def deal_name(answer: Answer, words: Words) -> str:
    """What the deal is called, else its number, if it has one."""
    if answer.name is not None:
        return answer.name
    return words("cli-deal-typed") if answer.number is None else str(answer.number)


def line(answer: Answer, words: Words) -> str:
    """The line to the win."""
    moves = answer.solution.moves
    return words("cli-solve-line", count=len(moves), moves=" ".join(map(str, moves)))


def status(verdicts: list[str]) -> int:
    """Of one deal its verdict; of many whether all were decided."""
    if len(verdicts) == 1:
        return STATUS[verdicts[0]]
    return STATUS["unknown"] if "unknown" in verdicts else 0
