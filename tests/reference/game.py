"""A game: a line of play, and what was seen on the way."""

from __future__ import annotations

from dataclasses import dataclass, field

from reference.cards import Card
from reference.rules import face_up_cards, legal_moves, may_play, ordered_deck, play
from reference.table import Deed, Move, Position


@dataclass
class Turn:
    """One move as it was made, by the player or by the game after a move of the player's."""

    move: Move
    deed: Deed
    before: Position
    automatic: bool = False

    def same_as(self, other: Turn) -> bool:
        return (self.move, self.automatic) == (other.move, other.automatic)


@dataclass
class Game:
    """A position, the line of play to it, and every card that was ever seen, undone or not."""

    position: Position
    line: list[Turn] = field(default_factory=list)
    undone: list[Turn] = field(default_factory=list)  # the next one last
    seen: set[Card] = field(default_factory=set)
    undos: int = 0
    known_moves: tuple[Position, list[Move]] | None = None

    def __post_init__(self) -> None:
        if self.position.pass_number > 1:  # the whole stock went by in the first pass
            self.seen |= set(self.position.piles["s"])
        self.look()

    def look(self) -> None:
        self.seen |= face_up_cards(self.position)

    def play(self, move: Move, automatic: bool = False) -> Deed:
        assert may_play(self.position, move), move
        deed = self.make(move, automatic)
        if self.undone and self.undone[-1].same_as(self.line[-1]):  # what followed is kept
            self.undone.pop()
        else:
            self.undone.clear()
        return deed

    def make(self, move: Move, automatic: bool) -> Deed:
        before = self.position
        self.position, deed = play(before, move)
        self.line.append(Turn(move, deed, before, automatic))
        self.look()
        return deed

    def undo(self) -> None:
        """Takes back the player's last move and the automatic ones after it."""
        self.take_back()
        while self.undone[-1].automatic:
            self.take_back()
        self.undos += 1

    def take_back(self) -> None:
        turn = self.line.pop()
        self.position = turn.before
        self.undone.append(turn)

    def redo(self) -> None:
        self.remake()
        while self.undone and self.undone[-1].automatic:
            self.remake()

    def remake(self) -> None:
        turn = self.undone.pop()
        self.make(turn.move, turn.automatic)

    def legal_moves(self) -> list[Move]:
        """Those of the position; they are looked for once, as no position ever changes."""
        if self.known_moves is None or self.known_moves[0] is not self.position:
            self.known_moves = self.position, legal_moves(self.position)
        return self.known_moves[1]

    @property
    def moves(self) -> list[Turn]:
        """The player's own."""
        return [turn for turn in self.line if not turn.automatic]


def view(game: Game) -> dict[str, list[tuple[str | None, bool]]]:
    """For every place of every pile, from the bottom: the card if it was ever seen, and its face.

    Cards never change place unseen, so a card once seen stays known wherever it lies.
    """
    position = game.position
    open_ = face_up_cards(position)
    if position.options.get("face_up") == "yes":  # known, and lying face down all the same
        open_ -= position.down | set(position.piles["s"])
    return {
        name: [(str(card) if card in game.seen else None, card in open_) for card in cards]
        for name, cards in position.piles.items()
    }


def unseen(game: Game) -> list[Card]:
    return sorted(set(ordered_deck(game.position.options)) - game.seen)
