"""Points: Las Vegas, standard and Spider scoring."""

from __future__ import annotations

from dataclasses import dataclass

from reference.cards import Options
from reference.game import Game, Turn
from reference.rules import is_won, ordered_deck
from reference.table import Position, cards_up


def vegas(game: Game) -> int:
    """Five points a card up, less the stake: one a card, so 52 for a deck."""
    return 5 * cards_up(game.position) - len(ordered_deck(game.position.options))


USUAL = {"timed": "yes", "only_plus": "no", "column_to_column": "0", "recycle_from": "4"}


def standard_options(scoring: str) -> Options:
    """A value for every option of ``standard`` scoring."""
    rest = scoring.partition(":")[2]
    return USUAL | dict(word.split("=") for word in rest.split(",") if rest)


def standard_sum(game: Game, options: Options) -> int:
    """The points of the moves added up; below zero too, for the floor is only shown."""
    only_plus = options["only_plus"] == "yes"
    total = 0
    most_up: dict[str, int] = {}
    if game.line:
        note_cards_up(game.line[0].before, most_up)
    afters = [turn.before for turn in game.line[1:]] + [game.position]
    for turn, after in zip(game.line, afters, strict=False):
        total += turn_points(turn, options)
        new = note_cards_up(after, most_up)
        if only_plus and turn.move[1][0] == "f" and not new:
            total -= 10
    return total


def note_cards_up(position: Position, most_up: dict[str, int]) -> bool:
    """Whether a card is up that never was: of two twins, a second one when both are up at once."""
    up: dict[str, int] = {}
    for card in position.in_all("f"):
        up[str(card)] = up.get(str(card), 0) + 1
    new = [card for card, count in up.items() if count > most_up.get(card, 0)]
    most_up.update((card, up[card]) for card in new)
    return bool(new)


def turn_points(turn: Turn, options: Options) -> int:
    source, target, _ = turn.move
    points = 5 * len(turn.deed.turned)
    kinds = source[0] + target[0]
    if kinds == "ws":
        begins_pass = turn.before.pass_number + 1
        points += recycling(turn.before.options["draw"], begins_pass, int(options["recycle_from"]))
    if kinds == "wt":
        points += 5
    if kinds == "tt" and turn.deed.turned:
        points += int(options["column_to_column"])
    if kinds == "ft" and options["only_plus"] == "no":
        points -= 15
    if target[0] == "f":
        points += 10
    return points


def recycling(draw: str, begins_pass: int, recycle_from: int) -> int:
    """Drawing one: −100 for every pass but the first. Drawing more: −20 from a late pass on."""
    if draw == "1":
        return -100
    return -20 if begins_pass >= recycle_from else 0


def spider(game: Game, undo_costs: bool = False) -> int:
    """500, one less for each move, a hundred more for each run that went home.

    Where undo costs, what was undone stays paid for, and the undoing is one more move.
    """
    runs = sum(len(turn.deed.home) for turn in game.line)
    paid = len(game.line) + (2 * game.undos if undo_costs else 0)
    return 500 - paid + 100 * runs


def time_penalty(seconds: float) -> int:
    return -2 * int(seconds // 10)


def time_bonus(seconds: float) -> int:
    return 700000 // int(seconds) if int(seconds) > 30 else 0


@dataclass(frozen=True)
class Score:
    points: int
    time_penalty: int
    bonus: int
    total: int
    up: int


def score(game: Game, scoring: str, seconds: float = 0) -> Score:
    """The score by ``standard``, ``vegas``, ``spider`` or ``plain`` and their options."""
    kind, _, rest = scoring.partition(":")
    options = dict(word.split("=") for word in rest.split(",")) if rest else {}
    up = cards_up(game.position)
    won = is_won(game.position)
    if kind == "plain":
        return Score(0, 0, 0, 0, up)
    if kind == "vegas":
        bonus = int(options.get("bonus", "0")) if won else 0
        return Score(vegas(game), 0, bonus, vegas(game) + bonus, up)
    if kind == "spider":
        points = spider(game, options.get("undo_costs") == "yes")
        return Score(points, 0, 0, points, up)
    standard = standard_options(scoring)
    points = max(0, standard_sum(game, standard))
    timed = standard["timed"] == "yes"
    penalty = time_penalty(seconds) if timed else 0
    bonus = time_bonus(seconds) if timed and won else 0
    return Score(points, penalty, bonus, max(0, points + penalty) + bonus, up)
