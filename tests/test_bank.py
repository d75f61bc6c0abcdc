"""The bank: one a form of Las Vegas, one line a deal, and nothing booked twice or for practice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harpan import IllegalMoveError, Rules, Scoring
from harpan.banking import Account, BankError, accounts, spread
from harpan.record import OriginKind
from harpan.session import Place, Session
from harpan.store import Bank, Store
from small_games import SMALL, Clock, dealt, greedy, win

VEGAS = "klondike:passes=1"


def opened(store: Store, clock: Clock, start: int = 100, rules: str = VEGAS) -> str:
    name = f"bank-{clock()}"
    store.banks.open(Bank(name, rules, "vegas", start, clock.now))
    return name


def in_use(store: Store, rules: str = VEGAS) -> Account:
    return accounts(store, Rules(rules), Scoring("vegas"))[0]


def a_deal(store: Store, clock: Clock, origin: OriginKind = "random", number: int = 1) -> Session:
    return dealt(store, clock, VEGAS, "vegas", number, origin)


def test_the_stake_is_booked_at_the_first_move_and_the_return_at_the_end(
    store: Store, clock: Clock
) -> None:
    opened(store, clock)
    session = a_deal(store, clock)
    assert (in_use(store).balance, in_use(store).ledger) == (100, [])
    session.play("s-w")
    assert in_use(store).balance == 48
    while session.table.score.up < 4:
        session.play(greedy(session))
    assert in_use(store).balance == 48
    session.finish()
    assert in_use(store).balance == 48 + 4 * 5
    assert [row.line.points for row in in_use(store).ledger] == [-32]


def test_a_deal_that_is_left_keeps_what_is_up(store: Store, clock: Clock) -> None:
    opened(store, clock)
    session = a_deal(store, clock)
    while session.table.score.up < 4:
        session.play(greedy(session))
    a_deal_in_its_place = dealt(store, clock, place=Place(left=session))
    assert a_deal_in_its_place.record.bank is None
    account = in_use(store)
    assert (account.balance, account.deals) == (100 - 52 + 20, 1)


def test_undo_and_restart_cost_nothing_and_book_nothing(store: Store, clock: Clock) -> None:
    opened(store, clock)
    session = a_deal(store, clock)
    for _ in range(3):
        session.play("s-w")
        session.undo()
        session.play("s-w")
        session.restart()
    assert (in_use(store).balance, len(in_use(store).ledger)) == (48, 1)


def test_a_win_pays_for_every_card(store: Store, clock: Clock) -> None:
    opened(store, clock, rules=SMALL)
    lost = dealt(store, clock, SMALL, "vegas")
    lost.play("s-w")
    assert in_use(store, SMALL).balance == 100 - 8, "the stake is a point for each card"
    lost.leave()
    win(dealt(store, clock, SMALL, "vegas"))
    assert in_use(store, SMALL).balance == 100 - 2 * 8 + 5 * 8
    assert (in_use(store, SMALL).deals, in_use(store, SMALL).plus) == (2, 1)


def test_the_bank_is_the_players_whatever_other_games_are_opened(
    store: Store, clock: Clock
) -> None:
    """A10: another game, another form and another program leave it alone."""
    opened(store, clock)
    first = a_deal(store, clock)
    first.play("s-w")
    first.finish()
    win(dealt(store, clock))
    win(dealt(store, clock, SMALL, "vegas"))
    assert in_use(store).balance == 48
    assert accounts(store, Rules("klondike:draw=3,passes=3"), Scoring("vegas")) == []


@pytest.mark.parametrize("origin", ["typed", "replay", "winnable", "daily"])
def test_practice_is_listed_but_not_booked(store: Store, clock: Clock, origin: OriginKind) -> None:
    opened(store, clock)
    session = a_deal(store, clock, origin)
    session.play("s-w")
    account = in_use(store)
    assert (account.balance, account.deals) == (100, 0)
    assert [row.line.banked for row in account.ledger] == [False]


@pytest.mark.parametrize("aid", ["verdict", "facit"])
def test_who_looks_behind_the_cards_plays_for_practice(
    store: Store, clock: Clock, aid: str
) -> None:
    opened(store, clock)
    session = a_deal(store, clock)
    session.play("s-w")
    assert store.results.of(session.id) is not None
    (session.ask_verdict if aid == "verdict" else session.ask_facit)()
    session.finish()
    assert (in_use(store).balance, in_use(store).deals) == (100, 0)


def test_a_bank_deal_is_not_dealt_anew(store: Store, clock: Clock) -> None:
    rules = "klondike:passes=1,redeals=2"
    opened(store, clock, rules=rules)
    session = dealt(store, clock, rules, "vegas", 1)
    assert not session.table.can_redeal
    with pytest.raises(IllegalMoveError) as caught:
        session.redeal()
    assert caught.value.code == "redeal_in_bank"
    known = dealt(store, clock, rules, "vegas", 1, "typed")
    assert known.table.can_redeal


def test_an_untouched_deal_waits_in_the_bank(store: Store, clock: Clock) -> None:
    bank = opened(store, clock)
    assert store.banks.waiting(bank) is None
    session = a_deal(store, clock)
    a_deal(store, clock, "typed")
    assert store.banks.waiting(bank) == session.id
    session.play("s-w")
    assert store.banks.waiting(bank) is None


def test_help_and_bookmarks_do_not_free_from_a_deal_of_the_bank(store: Store, clock: Clock) -> None:
    bank = opened(store, clock)
    session = a_deal(store, clock)
    session.take_hint(is_shown=True)
    session.bookmark()
    session.restart()
    assert store.banks.waiting(bank) == session.id
    session.ask_verdict()
    assert store.banks.waiting(bank) is None


def test_a_bank_that_is_off_books_nothing_new(store: Store, clock: Clock) -> None:
    bank = opened(store, clock)
    started = a_deal(store, clock)
    started.play("s-w")
    store.banks.switch(bank, is_on=False)
    outside = a_deal(store, clock)
    outside.play("s-w")
    outside.finish()
    started.finish()
    assert (in_use(store).balance, in_use(store).bank.is_on) == (48, False)
    store.banks.switch(bank, is_on=True)
    a_deal(store, clock).play("s-w")
    assert in_use(store).balance == 48 - 52


def test_a_reset_keeps_the_history(store: Store, clock: Clock) -> None:
    """A11: the earlier bank stands as it was, and books what was begun in it."""
    opened(store, clock)
    old = a_deal(store, clock)
    old.play("s-w")
    opened(store, clock, 500)
    new = a_deal(store, clock)
    new.play("s-w")
    old.finish()
    now, before = accounts(store, Rules(VEGAS), Scoring("vegas"))
    assert (now.balance, now.deals) == (500 - 52, 1)
    assert (before.balance, before.deals) == (48, 1)


def test_a_bank_is_opened_once(store: Store, clock: Clock) -> None:
    bank = Bank("the-same", VEGAS, "vegas", 100, clock())
    store.banks.open(bank)
    store.banks.open(bank)
    assert len(accounts(store, Rules(VEGAS), Scoring("vegas"))) == 1


@pytest.mark.parametrize(
    ("rules", "scoring"), [("klondike", "standard"), ("spider", "spider"), ("freecell", "vegas")]
)
def test_only_las_vegas_has_a_bank(store: Store, rules: str, scoring: str) -> None:
    with pytest.raises(BankError, match="only Las Vegas has a bank"):
        accounts(store, Rules(rules), Scoring(scoring))


def test_the_ledger_adds_up(store: Store, clock: Clock) -> None:
    opened(store, clock)
    for number in range(5):
        session = a_deal(store, clock, "random" if number % 2 else "typed", number)
        session.play("s-w")
        session.finish()
    account = in_use(store)
    assert account.curve == [100, 100, 48, 48, -4, -4]
    assert [row.balance for row in account.ledger] == account.curve[:0:-1]
    assert (account.balance, account.deals) == (-4, 2)


@given(st.lists(st.integers(), min_size=1, max_size=500))
def test_a_long_curve_is_thinned_evenly(values: list[int]) -> None:
    thin = spread(values)
    assert len(thin) == min(len(values), 120)
    assert (thin[0], thin[-1]) == (values[0], values[-1])
