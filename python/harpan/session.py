"""A game at a table: saved after every event, restored by replay."""

import time
from collections.abc import Callable, Iterator
from secrets import token_urlsafe

from harpan.game import random_number
from harpan.presets import Variant
from harpan.record import Event, EventKind, Origin, Record
from harpan.store import ConflictError, Store
from harpan.table import (
    Aid,
    Automatic,
    Chooser,
    RefusedError,
    Table,
    going_up,
    next_discard,
    next_sweep,
    replay,
)

Clock = Callable[[], int]


def wall_clock() -> int:
    """Wall time in ms since 1970 UTC."""
    return time.time_ns() // 1_000_000


class StaleError(Exception):
    """The game has gone on since the caller saw it; the session holds how it now stands."""

    def __init__(self, session: "Session") -> None:
        super().__init__(f"the game is at version {session.ply}")
        self.session = session


class Session:
    """A game being played, by anyone who holds its id.

    Each action takes the version `ply` that the caller has seen (None: whichever) and the
    play time `elapsed` in seconds by the caller's clock. It raises StaleError for an old
    version, IllegalMoveError or NotationError for what may not be done, StoreError for what
    could not be saved; then nothing has happened.
    """

    id: str
    """What opens the game; nobody can guess it."""
    record: Record
    """The whole truth, of which the table is the replay."""
    table: Table
    """The live game."""

    def __init__(
        self, store: Store, game_id: str, record: Record, clock: Clock = wall_clock
    ) -> None:
        """A session of a record that the store holds. Raises RecordError."""
        self.id = game_id
        self._store = store
        self._clock = clock
        self._restore(record)

    @property
    def ply(self) -> int:
        """The version of the game: how many events there have been, undone moves and undos too."""
        return len(self.record.events)

    @property
    def redeals_left(self) -> int:
        """How often the rules still let a hopeless start be dealt anew."""
        return self.table.redeals_left

    def play(
        self,
        move: str,
        *,
        automatic: Automatic = "never",
        ply: int | None = None,
        elapsed: float = 0,
    ) -> None:
        """Make the move with this text, and then the automatic ones of this level."""
        self._expect(ply)
        self.table.check_open()
        text = str(self.table.game.parse_move(move))
        self._accept("move", elapsed, move=text, then=going_up(automatic))

    def sweep(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Play a win that is certain to its end."""
        self._expect(ply)
        self.table.check_open()
        if not self.table.can_sweep:
            raise RefusedError("sweep_not_certain", "the win is not certain yet")
        self._accept("sweep", elapsed, then=next_sweep)

    def clear(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Discard every card that can be discarded in Aces Up: one move of the player's."""
        self._expect(ply)
        self.table.check_open()
        first = next_discard(self.table.game)
        if first is None:
            raise RefusedError("nothing_to_clear", "no card can be discarded")
        self._accept("move", elapsed, move=str(first), then=next_discard)

    def undo(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Take the last move back."""
        self._do("undo", ply, elapsed)

    def redo(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Make the move again that was taken back last."""
        self._do("redo", ply, elapsed)

    def restart(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Go back to the cards as they were dealt; the clock goes on."""
        self._do("restart", ply, elapsed)

    def redeal(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Deal a hopeless start anew, at random: a house rule, the option `redeals`.

        Only while no card has reached a foundation. No undo brings the old cards back.
        """
        self._do("redeal", ply, elapsed, number=random_number(self.table.game.rules))

    def finish(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """End a game with Vegas scoring and take the points."""
        self._do("finish", ply, elapsed)

    def ask_verdict(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Let the player be told whether the game can be won; that stays with the game."""
        self._take_aid("verdict", ply, elapsed)

    def ask_facit(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Let the player be shown how to win; the game then counts as practice."""
        self._take_aid("facit", ply, elapsed)

    def take_hint(self, *, is_shown: bool, ply: int | None = None, elapsed: float = 0) -> None:
        """Let the player be given a hint; it is help only where it shows a move, and once there."""
        self._expect(ply)
        self.table.check_open()
        last = self.table.event
        if is_shown and (last is None or last.kind != "hint"):
            self._accept("hint", elapsed)

    def may_see(self, aid: Aid) -> bool:
        """Whether the player has asked for this help, or is past being helped by it."""
        return self.table.is_over or aid in self.table.aids

    def refresh(self) -> None:
        """See what another process has done to the game."""
        if self._store.length(self.id) != self.ply:
            self._restore(self._store.load(self.id))

    def _take_aid(self, aid: Aid, ply: int | None, elapsed: float) -> None:
        """Note the first time that the help is taken; the second changes nothing."""
        self._expect(ply)
        if not self.may_see(aid):
            self._accept(aid, elapsed)

    def _do(
        self, kind: EventKind, ply: int | None, elapsed: float, number: int | None = None
    ) -> None:
        self._expect(ply)
        self._accept(kind, elapsed, number=number)

    def _expect(self, ply: int | None) -> None:
        if ply is None or ply == self.ply:
            return
        self.refresh()
        if ply != self.ply:
            raise StaleError(self)

    def _accept(
        self,
        kind: EventKind,
        told: float,
        *,
        move: str | None = None,
        number: int | None = None,
        then: Chooser | None = None,
    ) -> None:
        now = self._clock()
        event = Event(kind, self._elapsed(told, now), now, move, number)
        self.table.accept(event)
        events = self._save(event, then)
        self.record = self.record.followed_by(*events)

    def _save(self, event: Event, then: Chooser | None) -> list[Event]:
        try:
            events = [event, *(self._automatic(event, then) if then else [])]
            self._store.append(self.id, self.ply + 1, events, self.table.status)
        except ConflictError as error:
            self._restore(self._store.load(self.id))
            raise StaleError(self) from error
        except BaseException:
            # Whatever it was, the live game may not be ahead of what is kept.
            self._restore(self.record)
            raise
        return events

    def _automatic(self, after: Event, choose: Chooser) -> Iterator[Event]:
        """What the game does by itself, event by event: the log need not be chosen again."""
        while (move := choose(self.table.game)) is not None:
            event = Event("auto", after.elapsed, after.at, str(move))
            self.table.accept(event)
            yield event

    def _restore(self, record: Record) -> None:
        self.record, self.table = record, replay(record)

    def _elapsed(self, told: float, now: int) -> int:
        """The play time in ms to believe.

        It is zero up to the first move. Then it is what the caller's clock says, which leaves
        out the time the game lay aside, as far as the wall clock allows it.
        """
        last = self.table.event
        if last is None or not self.table.is_started:
            return 0
        latest = last.elapsed + max(0, now - last.at)
        return round(min(max(told * 1000, last.elapsed), latest))


def start(
    store: Store,
    variant: Variant,
    origin: Origin,
    clock: Clock = wall_clock,
    *,
    game_id: str | None = None,
) -> Session:
    """Deal a game and keep it, under `game_id` or an id of its own.

    Raises RecordError for a deck that does not fit the rules, ConflictError for an id that a game
    has already.
    """
    record = Record(
        variant.id, variant.rules.text, variant.scoring.text, variant.rules.version, origin
    )
    return _kept(store, record, clock, game_id)


def play_again(
    store: Store, earlier_id: str, clock: Clock = wall_clock, *, game_id: str | None = None
) -> Session:
    """Start a new game with the deal, rules and scoring of another.

    The deal is the one that lay there last, where a hopeless start was dealt anew.
    Raises NoSuchGameError, and as `start` does.
    """
    earlier = store.load(earlier_id)
    # Dealt once here, so that a record of newer rules is refused before anything is kept.
    dealt = Table(earlier).game
    origin = Origin("replay", earlier.deal.number, earlier.deal.deck)
    variant = Variant(earlier.game, dealt.rules, dealt.scoring)
    return start(store, variant, origin, clock, game_id=game_id)


def _kept(store: Store, record: Record, clock: Clock, game_id: str | None) -> Session:
    session = Session(store, game_id or token_urlsafe(16), record, clock)
    store.add(session.id, record, clock())
    return session


def resume(store: Store, game_id: str, clock: Clock = wall_clock) -> Session:
    """Restore a game by replay. Raises NoSuchGameError and RecordError."""
    return Session(store, game_id, store.load(game_id), clock)
