"""The banks of Las Vegas: a balance that goes on from deal to deal, one for each form."""

from collections.abc import Sequence
from itertools import accumulate

import msgspec

from harpan._core import Rules, Scoring
from harpan.store import Bank, Store
from harpan.store.banks import Line

_CURVE_POINTS = 120
_MOST_LINES = 200


class BankError(ValueError):
    """A bank that cannot be; it has `code` and `details`."""

    def __init__(self, code: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


class Balanced(msgspec.Struct, frozen=True):
    """A line of the ledger, and what the bank held after it."""

    line: Line
    balance: int


class Account(msgspec.Struct, frozen=True):
    """A bank with its ledger."""

    bank: Bank
    balance: int
    deals: int
    """Deals that are booked."""
    plus: int
    """Those of them that gave back more than their stake."""
    curve: list[int]
    """The balance from its start on, after deals evenly spread: at most 120 points."""
    ledger: list[Balanced]
    """The deals begun last, the last one first: at most 200."""


def accounts(store: Store, rules: Rules, scoring: Scoring) -> list[Account]:
    """The banks of a form, the one in use first, then those that were reset.

    Raises BankError for a form that is not of Las Vegas.
    """
    check_form(rules, scoring)
    banks = store.banks.of(rules.text, scoring.text)
    return [account(bank, store.banks.lines(bank.id)) for bank in banks]


def account(bank: Bank, lines: Sequence[Line]) -> Account:
    """A bank with its ledger, from its deals in the order they were begun."""
    balances = list(accumulate(map(change, lines), initial=bank.start))
    ledger = [Balanced(line, balance) for line, balance in zip(lines, balances[1:], strict=True)]
    booked = [line for line in lines if line.banked]
    return Account(
        bank=bank,
        balance=balances[-1],
        deals=len(booked),
        plus=sum((line.points or 0) > 0 for line in booked),
        curve=spread(balances),
        ledger=ledger[::-1][:_MOST_LINES],
    )


def change(line: Line) -> int:
    """What a deal does to the balance: the stake is gone from the first move on."""
    if not line.banked:
        return 0
    return -line.stake if line.points is None else line.points


def check_form(rules: Rules, scoring: Scoring) -> None:
    """Raise BankError unless the rules are played with the scoring of Las Vegas."""
    if scoring.kind != "vegas" or scoring.kind not in rules.scorings:
        raise BankError("no_bank", f"only Las Vegas has a bank, not {rules.text} {scoring.text}")


def spread(values: Sequence[int]) -> list[int]:
    """At most 120 of the values, evenly spread, the first and the last among them."""
    most = len(values) - 1
    if most < _CURVE_POINTS:
        return list(values)
    steps = _CURVE_POINTS - 1
    return [values[round(step * most / steps)] for step in range(_CURVE_POINTS)]
