"""The tables. A change here needs a migration; a test compares the two."""

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """What the migrations are compared with."""


class GameRow(Base):
    """A game without its events. Nothing but its status and the time of its last event changes."""

    __tablename__ = "games"
    __table_args__ = (Index("games_by_last_event", "last_at"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(Text)
    scoring: Mapped[str] = mapped_column(Text)
    rules_version: Mapped[int]
    origin: Mapped[str] = mapped_column(String(16))
    # As text: half of all 64-bit numbers do not fit in a database's signed integers.
    number: Mapped[str | None] = mapped_column(String(20))
    deck: Mapped[str | None] = mapped_column(Text)
    dealt_at: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str] = mapped_column(String(16))
    last_at: Mapped[int] = mapped_column(BigInteger)
    zone: Mapped[str] = mapped_column(String(64), server_default="UTC")
    # No foreign key: a game may be brought here without its bank.
    bank: Mapped[str | None] = mapped_column(String(64))


class EventRow(Base):
    """One event of a game. The key lets only one writer add the event number `seq`."""

    __tablename__ = "events"
    # The key is the order of reading, so in SQLite it need not be stored twice.
    __table_args__ = ({"sqlite_with_rowid": False},)

    game_id: Mapped[str] = mapped_column(String(64), ForeignKey("games.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    move: Mapped[str | None] = mapped_column(String(32))
    number: Mapped[str | None] = mapped_column(String(20))
    elapsed: Mapped[int] = mapped_column(BigInteger)
    at: Mapped[int] = mapped_column(BigInteger)


class ResultRow(Base):
    """What a game comes to, from its first move on: a `Booking`, and what statistics group by.

    The header of the game is here once more, so that 100,000 games are counted from one table.
    """

    __tablename__ = "results"
    __table_args__ = (
        Index(
            "results_by_form",
            *(
                "rules",
                "scoring",
                "rules_version",
                "practice",
                "ended_at",
                "outcome",
                "plus",
                "day",
            ),
        ),
        Index("results_by_bank", "bank", "begun_at"),
    )

    game_id: Mapped[str] = mapped_column(String(64), ForeignKey("games.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(Text)
    scoring: Mapped[str] = mapped_column(Text)
    rules_version: Mapped[int]
    bank: Mapped[str | None] = mapped_column(String(64))
    outcome: Mapped[str] = mapped_column(String(16))
    begun_at: Mapped[int] = mapped_column(BigInteger)
    practice: Mapped[bool] = mapped_column(Boolean)
    banked: Mapped[bool] = mapped_column(Boolean)
    stake: Mapped[int | None]
    hint: Mapped[bool] = mapped_column(Boolean)
    verdict: Mapped[bool] = mapped_column(Boolean)
    facit: Mapped[bool] = mapped_column(Boolean)
    plus: Mapped[bool] = mapped_column(Boolean)
    points: Mapped[int | None]
    up: Mapped[int | None]
    moves: Mapped[int | None]
    elapsed: Mapped[int | None] = mapped_column(BigInteger)
    ended_at: Mapped[int | None] = mapped_column(BigInteger)
    day: Mapped[int | None]


class BankRow(Base):
    """A bank of one form of Las Vegas; the one opened last is the one in use."""

    __tablename__ = "banks"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    rules: Mapped[str] = mapped_column(Text)
    scoring: Mapped[str] = mapped_column(Text)
    start: Mapped[int]
    opened_at: Mapped[int] = mapped_column(BigInteger)
    is_on: Mapped[bool] = mapped_column(Boolean)
