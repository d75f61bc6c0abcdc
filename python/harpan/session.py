"""A game at a table: saved after every event, restored by replay."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from secrets import token_urlsafe

import msgspec

from harpan.booking import Booking, booking_of
from harpan.game import random_number
from harpan.presets import Variant
from harpan.record import Event, EventKind, Origin, Record, RecordError
from harpan.store import Bank, ConflictError, Entry, Store
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
Keep = Callable[[Entry], None]


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
    header: Record
    """The record without its events, which in a long game are many."""
    table: Table
    """The live game."""
    _events: list[Event]
    _booked: Booking | None
    """What the books say the game comes to."""

    def __init__(
        self, store: Store, game_id: str, record: Record, clock: Clock = wall_clock
    ) -> None:
        """A session of a record that the store holds. Raises RecordError."""
        self.id = game_id
        self._store = store
        self._clock = clock
        self._restore(record)

    @property
    def record(self) -> Record:
        """The whole truth, of which the table is the replay."""
        return self.header.followed_by(*self._events)

    @property
    def ply(self) -> int:
        """The version of the game: how many events there have been, undone moves and undos too."""
        return len(self._events)

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

    def play_line(
        self, moves: Sequence[str], *, ply: int | None = None, elapsed: float = 0
    ) -> None:
        """Make moves one after the other; one with `~` before it as the game's own.

        All of them or none: raises RefusedError, whose details say which `move` at which `place`
        (from 1) may not be made.
        """
        self._expect(ply)
        self.table.check_open()
        now = self._clock()
        at = (self._elapsed(elapsed, now), now)
        events = [Event("auto" if m[:1] == "~" else "move", *at, m.lstrip("~")) for m in moves]
        if events:
            self._accept_all(events)

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

    def jump(self, number: int, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Go to a position of the tree of lines, as if by undo and by playing on."""
        self._do("jump", ply, elapsed, number=number)

    def bookmark(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Put a bookmark at the position, or take it away."""
        self._do("bookmark", ply, elapsed)

    def redeal(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Deal a hopeless start anew, at random: a house rule, the option `redeals`.

        Only while no card has reached a foundation. No undo brings the old cards back.
        """
        self._do("redeal", ply, elapsed, number=random_number(self.table.game.rules))

    def finish(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """End a game with Vegas scoring and take the points."""
        self._do("finish", ply, elapsed)

    def give_up(self, *, ply: int | None = None, elapsed: float = 0) -> None:
        """Leave the game as it is, without another in its place."""
        self._do("leave", ply, elapsed)

    def leave(
        self, *, ply: int | None = None, elapsed: float = 0, keep: Keep | None = None
    ) -> None:
        """Give the game up for another one: what is not won is lost.

        `keep` keeps the end of this game together with the beginning of that one.
        """
        self._expect(ply)
        self._accept("leave", elapsed, keep=keep)

    @property
    def can_be_left(self) -> bool:
        """Whether there is a game to give up: an untouched deal counts for nothing.

        A daily deal is put aside: the calendar leads back to it.
        """
        is_daily = self.header.origin.kind == "daily"
        return self.table.is_started and not self.table.is_over and not is_daily

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
        keep: Keep | None = None,
    ) -> None:
        now = self._clock()
        event = Event(kind, self._elapsed(told, now), now, move, number)
        self.table.accept(event)
        events = self._save(event, then, keep or self._store.append)
        self._events += events

    def _accept_all(self, events: Sequence[Event]) -> None:
        try:
            for place, event in enumerate(events, 1):
                self._accept_in_line(event, place)
            self._keep(events, self._store.append)
        except ConflictError as error:
            self._restore(self._store.load(self.id))
            raise StaleError(self) from error
        except BaseException:
            self._restore(self.record)
            raise
        self._events += events

    def _accept_in_line(self, event: Event, place: int) -> None:
        try:
            self.table.accept(event)
        except ValueError as error:
            move = (event.move or "")[:40]
            message = f"move {place} of the line, {move!r}, cannot be made: {error}"
            raise RefusedError("line_broken", message, place=str(place), move=move) from error

    def _save(self, event: Event, then: Chooser | None, keep: Keep) -> list[Event]:
        try:
            events = [event, *(self._automatic(event, then) if then else [])]
            self._keep(events, keep)
        except ConflictError as error:
            self._restore(self._store.load(self.id))
            raise StaleError(self) from error
        except BaseException:
            # Whatever it was, the live game may not be ahead of what is kept.
            self._restore(self.record)
            raise
        return events

    def _keep(self, events: Sequence[Event], keep: Keep) -> None:
        booking = booking_of(self.table, self.header.zone)
        news = None if booking == self._booked else booking
        keep(Entry(self.id, self.ply + 1, events, self.table.status, news))
        self._booked = booking

    def _automatic(self, after: Event, choose: Chooser) -> Iterator[Event]:
        """What the game does by itself, event by event: the log need not be chosen again."""
        while (move := choose(self.table.game)) is not None:
            event = Event("auto", after.elapsed, after.at, str(move))
            self.table.accept(event)
            yield event

    def _restore(self, record: Record) -> None:
        self.table = replay(record)
        self.header, self._events = msgspec.structs.replace(record, events=()), [*record.events]
        self._booked = booking_of(self.table, record.zone)

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


class Place(msgspec.Struct, frozen=True):
    """Where a new game is to stand."""

    game_id: str | None = None
    """Its id; None for one that nobody can guess."""
    zone: str = "UTC"
    """Where its player is."""
    left: Session | None = None
    """The game whose place it takes, which is thereby left."""
    ply: int | None = None
    """The version of that one which its player has seen; None: whichever."""
    elapsed: float = 0
    """Play time in seconds of that one."""


ANYWHERE = Place()
"""A place of its own, for a player of whom nothing is known."""


def start(
    store: Store,
    variant: Variant,
    origin: Origin,
    clock: Clock = wall_clock,
    place: Place = ANYWHERE,
) -> Session:
    """Deal a game and keep it.

    Raises RecordError for a deck that does not fit the rules, ConflictError for an id that a game
    has already, StaleError where the game to leave has gone on.
    """
    rules, scoring = variant.rules, variant.scoring
    bank = bank_of(store, variant)
    record = Record(
        game=variant.id,
        rules=rules.text,
        scoring=scoring.text,
        rules_version=rules.version,
        origin=origin,
        zone=place.zone,
        bank=bank.id if bank else None,
    )
    return _kept(store, record, clock, place)


def bank_of(store: Store, variant: Variant) -> Bank | None:
    """The bank that is switched on for a form of Las Vegas; None for other games."""
    if variant.scoring.kind != "vegas":
        return None
    return store.banks.in_use(variant.rules.text, variant.scoring.text)


def play_again(
    store: Store, earlier_id: str, clock: Clock = wall_clock, place: Place = ANYWHERE
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
    return start(store, variant, origin, clock, place)


def _kept(store: Store, record: Record, clock: Clock, place: Place) -> Session:
    session = Session(store, place.game_id or token_urlsafe(16), record, clock)
    _take(place, lambda left: store.add(session.id, record, clock(), left))
    return session


def take_up(
    store: Store, game_id: str, clock: Clock = wall_clock, place: Place = ANYWHERE
) -> Session:
    """Put a game that was dealt before in the place of another.

    Raises NoSuchGameError and RecordError, and StaleError where the game to leave has gone on.
    """
    session = resume(store, game_id, clock)
    _take(place, lambda left: store.touch(game_id, clock(), left))
    return session


def _take(place: Place, keep: Callable[[Entry | None], None]) -> None:
    """Keep a game, and in the same transaction the end of the one that stood in its place."""
    if place.left and place.left.can_be_left:
        place.left.leave(ply=place.ply, elapsed=place.elapsed, keep=keep)
    else:
        keep(None)


def resume(store: Store, game_id: str, clock: Clock = wall_clock) -> Session:
    """Restore a game by replay. Raises NoSuchGameError and RecordError."""
    return Session(store, game_id, store.load(game_id), clock)


def book_missing(store: Store) -> None:
    """Book the games that were played before there were books. One that is unreadable is left."""
    store.results.write(list(_missing(store)))


def _missing(store: Store) -> Iterator[tuple[str, Booking]]:
    for game_id in store.results.unbooked():
        with suppress(RecordError):
            record = store.load(game_id)
            if booking := booking_of(replay(record), record.zone):
                yield game_id, booking
