"""When nothing more can be gained, by trying everything."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from reference.game import Game, unseen
from reference.rules import each_legal_move, face_up_cards, is_won, play
from reference.table import Position, position_text


def is_stuck(game: Game, limit: int = 100_000) -> bool | None:
    """Whether the player can prove that nothing more can be gained; None where it takes too long.

    In Klondike: however the cards not yet seen lie, no line of play turns a hidden card, plays a
    card from the waste or brings a foundation higher than it is now. In the other games: no
    position can be reached that is won or shows a card that was never seen. A game that is won is
    not stuck.

    Hidden cards of Klondike's columns are left out of the arrangements: none is looked at before
    one turns.
    """
    if is_won(game.position):
        return False
    if game.position.options["family"] != "klondike":
        return leads_nowhere(game, limit)
    places = [i for i, card in enumerate(game.position.piles["s"]) if card not in game.seen]
    budget = [limit]
    try:
        return not any(gains(position, budget) for position in arrangements(game, places))
    except OutOfBudget:
        return None


def is_stuck_literally(game: Game, limit: int = 1_000_000) -> bool | None:
    """The same by every arrangement of all cards not seen, those in columns too."""
    if is_won(game.position):
        return False
    budget = [limit]
    try:
        return not any(gains(position, budget) for position in arrangements_of_all(game))
    except OutOfBudget:
        return None


def leads_nowhere(game: Game, limit: int) -> bool | None:
    """No card that was never seen comes to light on the way, so it does not matter where it is."""
    reached = {essence(game.position)}
    waiting = [game.position]
    while waiting:
        position = waiting.pop()
        for move in each_legal_move(position):
            limit -= 1
            if limit < 0:
                return None
            after, _ = play(position, move)
            if is_won(after) or face_up_cards(after) - game.seen:
                return False
            if (what := essence(after)) not in reached:
                reached.add(what)
                waiting.append(after)
    return True


class OutOfBudget(Exception):
    pass


def arrangements(game: Game, places: list[int]) -> Iterator[Position]:
    """The position with each choice of unseen cards at these places of the stock."""
    tried = set()
    for cards in itertools.permutations(unseen(game), len(places)):
        faces = tuple(map(str, cards))
        if faces in tried:
            continue
        tried.add(faces)
        position = game.position.copy()
        for place, card in zip(places, cards, strict=True):
            position.piles["s"][place] = card
        yield position


def arrangements_of_all(game: Game) -> Iterator[Position]:
    for cards in itertools.permutations(unseen(game)):
        position = game.position.copy()
        left = list(cards)
        for pile in position.piles.values():
            for i, card in enumerate(pile):
                if card not in game.seen:
                    pile[i] = left.pop()
        yield position


def gains(start: Position, budget: list[int]) -> bool:
    """Whether some line of play turns a card, plays from the waste or raises a foundation."""
    start_heights = heights(start)
    reached = {essence(start)}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        for move in each_legal_move(position):
            budget[0] -= 1
            if budget[0] < 0:
                raise OutOfBudget
            after, deed = play(position, move)
            played = move[0] == "w" and move[1] != "s"
            if deed.turned or played or rises(start_heights, heights(after)):
                return True
            if (what := essence(after)) not in reached:
                reached.add(what)
                waiting.append(after)
    return False


def heights(position: Position) -> list[list[int]]:
    """Suit by suit the heights of its foundations, the higher of two first: they are twins."""
    lengths = [len(position.piles[name]) for name in position.names("f")]
    return [sorted(lengths[suit::4], reverse=True) for suit in range(4)]


def rises(before: list[list[int]], after: list[list[int]]) -> bool:
    pairs = zip(itertools.chain(*before), itertools.chain(*after), strict=True)
    return any(now > then for then, now in pairs)


def essence(position: Position) -> str:
    """The position as text, the number of the pass left out where passes never run out."""
    text = position_text(position)
    return text.split(" / ", 1)[1] if position.options.get("passes") == "unlimited" else text
