"""The live game that a record describes, and which events may follow which."""

from collections.abc import Callable, Mapping
from typing import Literal

from harpan._core import Game, IllegalMoveError, Move, Rules, Score, Scoring, Step, parse_deck
from harpan.lines import Lines, Position, fork, way
from harpan.record import Event, EventKind, Origin, OriginKind, Record, RecordError

Status = Literal["playing", "won", "stuck", "finished", "left"]
Result = Literal["plus", "out"]
Aid = Literal["hint", "verdict", "facit"]
"""Help with a game: a hint from what the player has seen, a verdict or a line from all cards."""
Automatic = Literal["never", "aces", "safe", "all"]
"""Which cards go to the foundations by themselves: aces stands for aces and twos."""

_ENDS: Mapping[EventKind, Status] = {"finish": "finished", "leave": "left"}
_AIDS: Mapping[EventKind, Aid] = {"hint": "hint", "verdict": "verdict", "facit": "facit"}
_PRACTICE: frozenset[OriginKind] = frozenset({"typed", "imported", "replay"})


class RefusedError(IllegalMoveError):
    """What the state of the game forbids, whatever the cards; it has `code` and `details`."""

    def __init__(self, code: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


class Table:
    """A dealt game and all that has been accepted at it, event by event."""

    game: Game
    """The cards, the line of moves and the score."""
    lines: Lines
    """The positions there have been since the cards were dealt."""
    event: Event | None
    """The last event."""
    ply: int
    """How many events there have been."""
    act: EventKind | None
    """What the player did last; what the game did after it by itself is part of it."""
    steps: list[Step]
    """What that did to the cards: the move made, undone or made again, then the automatic ones."""
    redeals: int
    """How often the cards have been dealt anew."""
    deal: Origin
    """Where the cards that lie there now came from: the last redeal, or the first deal."""
    begun_at: int | None
    """Wall time in ms since 1970 UTC of the first move."""
    aids: list[Aid]
    """The help that the player has taken, in the order in which it was first taken."""
    is_practice: bool
    """Whether the player may have known the cards, so that the game counts in no statistics."""

    def __init__(self, record: Record) -> None:
        """Deal the game of a record, before its first event. Raises RecordError."""
        self.game = _dealt(record)
        self.lines = Lines()
        self.event = None
        self.ply = 0
        self.act = None
        self.steps = []
        # The game tells its steps only all at once, which in a long one takes long.
        self._line: list[Step] = []
        self.deal = record.origin
        self.redeals = 0
        self.begun_at = None
        self.aids = []
        self.is_practice = record.origin.kind in _PRACTICE
        # Which cards come is the bank's to choose, not the player's.
        self._is_bank_deal = record.bank is not None and record.origin.kind == "random"

    @property
    def elapsed(self) -> int:
        """Play time in ms at the last event."""
        return self.event.elapsed if self.event else 0

    @property
    def score(self) -> Score:
        """The score, with what the time took and gave."""
        return self.game.score_at(self.elapsed / 1000)

    @property
    def is_started(self) -> bool:
        """Whether a card has been moved: from then on the game counts and the clock runs."""
        return self.begun_at is not None

    @property
    def is_banked(self) -> bool:
        """Whether the bank books the game: not when the player has looked behind the cards."""
        return self._is_bank_deal and not {"verdict", "facit"}.intersection(self.aids)

    @property
    def is_over(self) -> bool:
        """Whether the game is won, finished or left, after which nothing more can happen."""
        return self.game.is_won or self._end is not None

    @property
    def status(self) -> Status:
        """How the game stands; `stuck` is proven from what the player knows."""
        if self.game.is_won:
            return "won"
        if self._end:
            return self._end
        return "stuck" if self.game.is_stuck else "playing"

    @property
    def results(self) -> list[Result]:
        """What an ended game came to: more back than the stake (Vegas), all cards out; or both."""
        results: list[Result] = []
        if self.is_over and self.game.scoring.kind == "vegas" and self.score.total > 0:
            results.append("plus")
        if self.game.is_won:
            results.append("out")
        return results

    @property
    def can_sweep(self) -> bool:
        """Whether the rest of the game is a certain win, whatever lies hidden."""
        return not self.is_over and self.game.sweep_move is not None

    @property
    def can_clear(self) -> bool:
        """Whether Aces Up has cards that can be discarded."""
        return not self.is_over and next_discard(self.game) is not None

    @property
    def can_redo(self) -> bool:
        """Whether a move was made from here before."""
        return not self.is_over and self.lines.here.last is not None

    @property
    def redeals_left(self) -> int:
        """How often the rules still let a hopeless start be dealt anew."""
        return self.game.rules.redeals - self.redeals

    @property
    def can_redeal(self) -> bool:
        """Whether the cards may be dealt anew now."""
        is_allowed = self.redeals_left > 0 and not self.is_banked
        return is_allowed and not self.is_over and not self._has_begun_to_go_out

    @property
    def _has_begun_to_go_out(self) -> bool:
        """Whether a card has reached a foundation on the line from the deal."""
        return any(step.move.target.role == "foundation" for step in self.game.steps)

    @property
    def _end(self) -> Status | None:
        """How the player ended the game before it was won."""
        return _ENDS.get(self.event.kind) if self.event else None

    def accept(self, event: Event) -> None:
        """Let an event happen. Raises IllegalMoveError or NotationError; then nothing changed."""
        self.check_open()
        self._check(event)
        steps = self._happen(event)
        if event.kind == "auto":
            self.steps += steps
        else:
            self.act, self.steps = event.kind, steps
        self.event = event
        if self.steps and self.begun_at is None:
            self.begun_at = event.at
        self.ply += 1
        aid = _AIDS.get(event.kind)
        if aid and aid not in self.aids:
            self.aids.append(aid)
        self.is_practice |= event.kind == "facit"

    def check_open(self) -> None:
        """Raise RefusedError if the game is over."""
        if self.is_over:
            raise RefusedError("game_over", f"the game is {self.status}", status=self.status)

    def _check(self, event: Event) -> None:
        if event.elapsed < self.elapsed:
            raise RecordError(f"the clock ran back from {self.elapsed} to {event.elapsed} ms")
        match event.kind:
            case "finish":
                self._check_finish()
            case "leave":
                self._check_begun()
            case "redeal":
                self._check_redeal()
            case "auto":
                self._check_follows()
            case "jump":
                self._check_known(event.number or 0)

    def _check_finish(self) -> None:
        kind = self.game.scoring.kind
        if kind != "vegas":
            message = f"only a game with Vegas scoring can be ended for its points, not {kind}"
            raise RefusedError("finish_not_offered", message, scoring=kind)
        self._check_begun()

    def _check_begun(self) -> None:
        if not self.is_started:
            raise RefusedError("not_started", "no card has been moved yet")

    def _check_redeal(self) -> None:
        most = self.game.rules.redeals
        if self.is_banked:
            raise RefusedError("redeal_in_bank", "the deals of a bank are not dealt anew")
        if most == 0:
            raise RefusedError("redeal_not_offered", "the rules of this game know no redeal")
        if self.redeals_left <= 0:
            message = f"the rules allow {most} redeals, and all have been made"
            raise RefusedError("no_redeals_left", message, redeals=str(most))
        if self._has_begun_to_go_out:
            message = "a card has reached a foundation, so the start is not hopeless"
            raise RefusedError("redeal_too_late", message)

    def _check_follows(self) -> None:
        # Not whether the game would make this move today: what was made is made.
        if self.act not in ("move", "sweep"):
            raise RecordError("an automatic move comes after a move or a sweep of the player's")

    def _check_known(self, number: int) -> None:
        if self.lines.find(number) is None:
            message = f"the game has not been in a position {number} since the cards were dealt"
            raise RefusedError("no_such_position", message, number=str(number))

    def _happen(self, event: Event) -> list[Step]:
        match event.kind:
            case "move" | "auto":
                return [self._play(event.move or "", automatic=event.kind == "auto")]
            case "undo":
                return self._take_back()
            case "redo":
                return self._make_again()
            case "restart":
                self._take_all_back()
            case "redeal":
                self._deal_again(event.number or 0)
            case "jump":
                self._jump(event.number or 0)
            case "bookmark":
                self.lines.here.is_marked = not self.lines.here.is_marked
        return []

    def _play(self, move: str, *, automatic: bool) -> Step:
        step = self.game.play(move, automatic=automatic)
        self.lines.play(self.ply + 1, str(step.move), automatic=automatic)
        self._line.append(step)
        return step

    def _take_back(self) -> list[Step]:
        self.game.undo()
        return self._risen()

    def _risen(self) -> list[Step]:
        """What the game has taken back is taken out of the line, and told."""
        depth = self.game.ply
        taken, self._line[depth:] = self._line[depth:], []
        self.lines.rise(depth)
        return taken

    def _make_again(self) -> list[Step]:
        # The game knows what was undone last, the tree also what was played before that.
        if not self.game.can_redo and (again := self.lines.again()):
            return self._walk(again)
        before = self.game.ply
        step = self.game.redo()
        steps = [step] if self.game.ply == before + 1 else self.game.steps[before:]
        self._line += steps
        for step in steps:
            self.lines.play(self.ply + 1, str(step.move), automatic=step.automatic)
        return steps

    def _take_all_back(self, depth: int = 0) -> None:
        # Not a fresh deal: what the player has seen stays known, and redo finds the old line.
        while self.game.ply > depth:
            self.game.undo()
        self._risen()

    def _jump(self, number: int) -> None:
        there = self.lines.find(number) or self.lines.deal
        self._take_all_back(fork(self.lines.here, there).depth)
        self._walk(way(self.lines.here, there))

    def _walk(self, positions: list[Position]) -> list[Step]:
        return [self._play(p.move, automatic=p.is_automatic) for p in positions]

    def _deal_again(self, number: int) -> None:
        self.game = Game.numbered(self.game.rules, self.game.scoring, number)
        self.lines = Lines(self.ply + 1)
        self._line = []
        self.deal = Origin("random", number)
        self.redeals += 1


Chooser = Callable[[Game], Move | None]
"""The next move that a game makes by itself, until there is none."""


def going_up(level: Automatic) -> Chooser:
    """The cards that go to the foundations by themselves at this level."""
    return lambda game: game.automatic_move(level)


def next_sweep(game: Game) -> Move | None:
    """The next move of a certain win, or None."""
    return game.sweep_move


def next_discard(game: Game) -> Move | None:
    """The next card that can be discarded in Aces Up, or None; in other games it is a choice."""
    if game.rules.family != "aces-up":
        return None
    return next((move for move in game.legal_moves if move.target.role == "discard"), None)


def replay(record: Record) -> Table:
    """The table after a record's last event.

    Raises RecordError, which says which event could not be replayed and why.
    """
    table = Table(record)
    for place, event in enumerate(record.events, 1):
        try:
            table.accept(event)
        except ValueError as error:
            name = f"{event.kind} {event.move}" if event.move else event.kind
            raise RecordError(f"event {place} ({name}) cannot be replayed: {error}") from error
    return table


def _dealt(record: Record) -> Game:
    try:
        _check_version(record)
        rules, scoring = Rules(record.rules), Scoring(record.scoring)
        if record.origin.number is not None:
            return Game.numbered(rules, scoring, record.origin.number)
        return Game(rules, scoring, parse_deck(rules, record.origin.deck or ""))
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"the game cannot be dealt: {error}") from error


def _check_version(record: Record) -> None:
    # Asked before the rules are read: newer rules may hold options that this program cannot name.
    family = record.rules.partition(":")[0]
    known = Rules(family).version
    if record.rules_version > known:
        raise RecordError(
            f"the game was played by version {record.rules_version} of the rules of {family}, "
            f"and this program knows version {known}"
        )
