"""The banks: one for each form of Las Vegas, and the earlier ones that were reset."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, insert, select, update

from harpan.record import Id, Time
from harpan.store.database import StoreError, explained
from harpan.store.models import BankRow, EventRow, GameRow, ResultRow

Start = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class NoSuchBankError(StoreError):
    """No bank has this id."""


class Bank(msgspec.Struct, frozen=True):
    """A bank, from when it was opened until another one of its form is."""

    id: Id
    rules: str
    scoring: str
    start: Start
    """What it held before its first deal, in points."""
    opened_at: Time
    is_on: bool = True
    """Whether deals of the form are its own now."""


class Posting(msgspec.Struct, frozen=True):
    """A deal in a bank's ledger."""

    game_id: str
    begun_at: int
    number: str | None
    outcome: str
    stake: int
    banked: bool
    """Whether it is booked; a practice deal is only listed."""
    points: int | None
    """What it came to, the stake taken off; None while it is open."""
    up: int | None


class Banks:
    """The banks of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of(self, rules: str, scoring: str) -> list[Bank]:
        """The banks of a form, the one in use first."""
        query = (
            select(BankRow.__table__)
            .where(BankRow.rules == rules, BankRow.scoring == scoring)
            .order_by(BankRow.opened_at.desc(), BankRow.id.desc())
        )
        with explained(self._engine), self._engine.connect() as connection:
            return [_bank(row) for row in connection.execute(query).mappings()]

    def in_use(self, rules: str, scoring: str) -> Bank | None:
        """The bank that books the deals of a form; None where none is switched on."""
        banks = self.of(rules, scoring)
        return banks[0] if banks and banks[0].is_on else None

    def open(self, bank: Bank) -> None:
        """Open a bank, unless it has been opened before; it is in use from now on."""
        with explained(self._engine), self._engine.begin() as connection:
            add_banks(connection, [bank])

    def switch(self, bank_id: str, *, is_on: bool) -> Bank:
        """Switch a bank on or off; what it holds stays. Raises NoSuchBankError."""
        change = update(BankRow).where(BankRow.id == bank_id)
        query = select(BankRow.__table__).where(BankRow.id == bank_id)
        with explained(self._engine), self._engine.begin() as connection:
            connection.execute(change.values(is_on=is_on))
            row = connection.execute(query).mappings().one_or_none()
        if row is None:
            raise NoSuchBankError(f"there is no bank {bank_id}")
        return _bank(row)

    def lines(self, bank_id: str) -> list[Posting]:
        """The deals of a bank in the order they were begun, the unbooked ones too."""
        columns = [
            getattr(ResultRow, name) for name in Posting.__struct_fields__ if name != "number"
        ]
        query = (
            select(*columns, GameRow.number)
            .join(GameRow, GameRow.id == ResultRow.game_id)
            .where(ResultRow.bank == bank_id, ResultRow.stake.is_not(None))
            .order_by(ResultRow.begun_at, ResultRow.game_id)
        )
        with explained(self._engine), self._engine.connect() as connection:
            return [Posting(**row) for row in connection.execute(query).mappings()]

    def waiting(self, bank_id: str) -> str | None:
        """The game that the bank has dealt and would book, and that has not begun, by its id."""
        # A hint or a bookmark begins nothing: with them a bad deal would be got rid of for free.
        begun = select(ResultRow.game_id).where(ResultRow.game_id == GameRow.id).exists()
        is_seen = EventRow.kind.in_(("verdict", "facit"))
        seen = select(EventRow.seq).where(EventRow.game_id == GameRow.id, is_seen).exists()
        query = (
            select(GameRow.id)
            .where(GameRow.bank == bank_id, GameRow.origin == "random", ~begun, ~seen)
            .order_by(GameRow.dealt_at.desc())
        )
        with explained(self._engine), self._engine.connect() as connection:
            return connection.execute(query.limit(1)).scalar_one_or_none()

    def all(self) -> list[Bank]:
        """Every bank there is or was."""
        query = select(BankRow.__table__).order_by(BankRow.opened_at, BankRow.id)
        with explained(self._engine), self._engine.connect() as connection:
            return [_bank(row) for row in connection.execute(query).mappings()]


def add_banks(connection: Connection, banks: Iterable[Bank]) -> int:
    """Add those that are not there yet; how many they were."""
    known = set(connection.execute(select(BankRow.id)).scalars())
    new = {bank.id: msgspec.structs.asdict(bank) for bank in banks if bank.id not in known}
    if new:
        connection.execute(insert(BankRow), list(new.values()))
    return len(new)


def _bank(row: RowMapping) -> Bank:
    return Bank(**row)
