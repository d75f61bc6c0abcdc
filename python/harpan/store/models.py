"""The tables. A change here needs a migration; a test compares the two."""

from sqlalchemy import BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """What the migrations are compared with."""


class GameRow(Base):
    """A game without its events. Nothing but the last two columns ever changes."""

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
