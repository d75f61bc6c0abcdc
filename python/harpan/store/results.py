"""What games come to: written with their events, read for statistics and the log."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    RowMapping,
    case,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from harpan.booking import Booking
from harpan.record import Origin
from harpan.store.database import explained
from harpan.store.models import GameRow, ResultRow
from harpan.store.rows import origin_of, undamaged

_HEADER = ("game", "rules", "scoring", "rules_version", "bank")
_BOOKING = Booking.__struct_fields__


class Form(msgspec.Struct, frozen=True):
    """What is counted together: equal options, scoring and version of the rules."""

    rules: str
    scoring: str
    rules_version: int


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """The ended games of a form, practice or not, added up; times in ms.

    What is of wins alone says so. None where there is nothing to take the most or the mean of.
    """

    rules: str
    scoring: str
    rules_version: int
    practice: bool
    game: str
    """A preset that the form was played as."""
    last_at: int
    """When one of them was last begun."""
    open: int
    """Games that have not ended, and count in nothing else here."""
    played: int
    won: int
    plus: int
    best_points: int | None
    mean_points: float | None
    best_up: int | None
    mean_up: float | None
    fewest_moves_won: int | None
    mean_moves_won: float | None
    fastest_won: int | None
    mean_elapsed_won: float | None
    mean_elapsed: float | None
    total_elapsed: int
    helped: int
    """Games in which a hint, a verdict or facit was shown."""
    won_alone: int
    """Wins without any of that."""

    @property
    def form(self) -> Form:
        """What is added up."""
        return Form(self.rules, self.scoring, self.rules_version)


class Ending(msgspec.Struct, frozen=True):
    """The end of a game, for streaks and curves."""

    won: bool
    plus: bool
    day: int


class Tally(msgspec.Struct, frozen=True):
    """How many games of a name the log holds, practice included."""

    game: str
    games: int
    won: int
    open: int
    """Those that go on."""


class Logged(msgspec.Struct, frozen=True):
    """A game in the log."""

    id: str
    game: str
    rules: str
    scoring: str
    rules_version: int
    origin: Origin
    dealt_at: int
    last_at: int
    booking: Booking


class LogPart(msgspec.Struct, frozen=True):
    """A part of the log, the game played last first; damaged games are left out."""

    games: list[Logged]
    last: tuple[int, str] | None
    """The place where the next part goes on; None when this is the last."""


class Results:
    """What the games of one database come to."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def totals(self, form: Form | None = None, *, without: str | None = None) -> list[Totals]:
        """Each form with its games added up, those of practice apart.

        `form` alone where it is given; `without` one game, as it was before that.
        """
        keys = [*_form_columns(), ResultRow.practice]
        query = select(*keys, *_sums()).group_by(*keys)
        if form:
            query = query.where(_is_of(form))
        if without:
            query = query.where(ResultRow.game_id != without)
        with explained(self._engine), self._engine.connect() as connection:
            return [_totals(row) for row in connection.execute(query).mappings()]

    def endings(self, form: Form) -> list[Ending]:
        """The ended games of a form in their order, without practice."""
        query = (
            select(ResultRow.outcome, ResultRow.plus, ResultRow.day)
            .where(_is_of(form), ResultRow.practice.is_(False), ResultRow.ended_at.is_not(None))
            .order_by(ResultRow.ended_at)
        )
        with explained(self._engine), self._engine.connect() as connection:
            rows = connection.execute(query)
            return [Ending(outcome == "won", plus, day or 0) for outcome, plus, day in rows]

    def tallies(self) -> list[Tally]:
        """Each game with how many of it the log holds, by its name."""
        won = _count(ResultRow.outcome == "won").label("won")
        open_ = _count(ResultRow.ended_at.is_(None)).label("open")
        sums = [func.count().label("games"), won, open_]
        query = select(ResultRow.game, *sums).group_by(ResultRow.game).order_by(ResultRow.game)
        with explained(self._engine), self._engine.connect() as connection:
            rows = connection.execute(query).mappings()
            return [msgspec.convert(dict(row), Tally) for row in rows]

    def log(self, before: tuple[int, str] | None, limit: int, game: str | None = None) -> LogPart:
        """At most `limit` games that were begun, or those of one name.

        `before` is the `last_at` and the `id` of a game: only those that come after it in the log.
        """
        header = [getattr(GameRow, name) for name in Logged.__struct_fields__[:5]]
        deal = [GameRow.origin, GameRow.number, GameRow.deck, GameRow.dealt_at, GameRow.last_at]
        query = (
            select(*header, *deal, *_booking_columns())
            .join(ResultRow, ResultRow.game_id == GameRow.id)
            .order_by(GameRow.last_at.desc(), GameRow.id.desc())
            .limit(limit + 1)
        )
        if before:
            query = query.where(tuple_(GameRow.last_at, GameRow.id) < tuple_(*before))
        if game:
            query = query.where(GameRow.game == game)
        with explained(self._engine), self._engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        shown = rows[:limit]
        last = (shown[-1]["last_at"], shown[-1]["id"]) if len(rows) > limit else None
        return LogPart(undamaged(_logged, shown), last)

    def of(self, game_id: str) -> tuple[Form, Booking] | None:
        """What a game comes to, and its form; None where it has not been begun."""
        columns = [*_form_columns(), *_booking_columns()]
        query = select(*columns).where(ResultRow.game_id == game_id)
        with explained(self._engine), self._engine.connect() as connection:
            row = connection.execute(query).mappings().one_or_none()
        return (_form(row), _booking(row)) if row else None

    def unbooked(self) -> list[str]:
        """The games that something has happened in and that the books know nothing of."""
        query = (
            select(GameRow.id)
            .outerjoin(ResultRow, ResultRow.game_id == GameRow.id)
            .where(ResultRow.game_id.is_(None), GameRow.last_at != GameRow.dealt_at)
        )
        with explained(self._engine), self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def write(self, bookings: Sequence[tuple[str, Booking]]) -> None:
        """Book games by their ids."""
        with explained(self._engine), self._engine.begin() as connection:
            for game_id, booking in bookings:
                book(connection, game_id, booking)


def book(connection: Connection, game_id: str, booking: Booking) -> None:
    """Write what a game comes to in place of what it came to before."""
    fields = msgspec.structs.asdict(booking)
    change = update(ResultRow).where(ResultRow.game_id == game_id).values(fields)
    if connection.execute(change).rowcount == 0:
        header = select(*(getattr(GameRow, name) for name in _HEADER)).where(GameRow.id == game_id)
        row = connection.execute(header).mappings().one()
        connection.execute(insert(ResultRow), {"game_id": game_id, **row, **fields})


def _form_columns() -> list[Any]:
    return [getattr(ResultRow, name) for name in Form.__struct_fields__]


def _booking_columns() -> list[Any]:
    return [getattr(ResultRow, name) for name in _BOOKING]


def _is_of(form: Form) -> ColumnElement[bool]:
    return tuple_(*_form_columns()) == tuple_(*msgspec.structs.astuple(form))


def _sums() -> list[ColumnElement[Any]]:
    won = ResultRow.outcome == "won"
    helped = or_(ResultRow.hint, ResultRow.verdict, ResultRow.facit)
    ended = ResultRow.ended_at.is_not(None)
    sums: dict[str, ColumnElement[Any]] = {
        "game": func.max(ResultRow.game),
        "last_at": func.max(ResultRow.begun_at),
        "open": _count(~ended),
        "played": _count(ended),
        "won": _count(won),
        "plus": _count(ResultRow.plus.is_(True)),
        "best_points": func.max(ResultRow.points),
        "mean_points": func.avg(ResultRow.points),
        "best_up": func.max(ResultRow.up),
        "mean_up": func.avg(ResultRow.up),
        "fewest_moves_won": func.min(case((won, ResultRow.moves))),
        "mean_moves_won": func.avg(case((won, ResultRow.moves))),
        "fastest_won": func.min(case((won, ResultRow.elapsed))),
        "mean_elapsed_won": func.avg(case((won, ResultRow.elapsed))),
        "mean_elapsed": func.avg(ResultRow.elapsed),
        "total_elapsed": func.coalesce(func.sum(ResultRow.elapsed), 0),
        "helped": _count(ended & helped),
        "won_alone": _count(won & ~helped),
    }
    return [expression.label(name) for name, expression in sums.items()]


def _count(condition: ColumnElement[bool]) -> ColumnElement[Any]:
    return func.sum(case((condition, 1), else_=0))


def _totals(row: RowMapping) -> Totals:
    # PostgreSQL has means and long sums as decimals.
    return msgspec.convert({name: _plain(value) for name, value in row.items()}, Totals)


def _plain(value: object) -> object:
    if not isinstance(value, Decimal):
        return value
    return int(value) if value == value.to_integral_value() else float(value)


def _logged(row: RowMapping) -> Logged:
    header = {name: row[name] for name in Logged.__struct_fields__ if name in row}
    return Logged(**header | {"origin": origin_of(row)}, booking=_booking(row))


def _form(row: RowMapping) -> Form:
    return Form(**{name: row[name] for name in Form.__struct_fields__})


def _booking(row: RowMapping) -> Booking:
    return Booking(**{name: row[name] for name in _BOOKING})
