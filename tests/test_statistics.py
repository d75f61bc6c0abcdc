"""Statistics: apart by options, won at most as often as played, streaks by the player's dates."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harpan.booking import Booking, local_day
from harpan.interval import wilson
from harpan.session import Place, Session
from harpan.statistics import (
    NewsKind,
    Statistics,
    Streak,
    days_in_a_row,
    news,
    progress,
    statistics,
    wins_in_a_row,
)
from harpan.store import Form, Store
from harpan.store.results import Ending
from small_games import DAY, NOON, SMALL, Clock, dealt, greedy, lose, win

OTHER = "klondike:columns=3,ranks=2"


def of(store: Store, rules: str = SMALL, scoring: str = "standard", now: int = NOON) -> Statistics:
    return on_day(store, Form(rules, scoring, 1), local_day(now, "UTC"))


def on_day(store: Store, form: Form, today: int) -> Statistics:
    return statistics(store.results.totals(), store.results.endings(form), form, today)


def test_nothing_played_is_nothing_to_tell(store: Store, clock: Clock) -> None:
    untouched = dealt(store, clock)
    found = of(store)
    assert (found.totals, found.practice, found.share) == (None, None, None)
    assert (found.wins_in_a_row, found.days_in_a_row) == (Streak(0, 0), Streak(0, 0))
    assert found.progress == []
    assert news(store, untouched.id) == []


def test_games_are_counted_from_their_first_move_and_once(store: Store, clock: Clock) -> None:
    for _ in range(3):
        win(dealt(store, clock))
    lose(dealt(store, clock))
    dealt(store, clock).play("s-w")
    dealt(store, clock)
    totals = of(store).totals
    assert totals is not None
    assert (totals.played, totals.won, totals.open) == (4, 3, 1)
    share = of(store).share
    assert share is not None
    assert share.low < 0.75 < share.high


def test_options_scoring_and_practice_are_counted_apart(store: Store, clock: Clock) -> None:
    """A9: forms do not share a record."""
    win(dealt(store, clock))
    win(dealt(store, clock, scoring="vegas"))
    win(dealt(store, clock, OTHER))
    win(dealt(store, clock, origin="typed"))
    lose(dealt(store, clock, origin="replay"))
    counted = {(t.rules, t.scoring, t.practice): (t.played, t.won) for t in store.results.totals()}
    assert counted == {
        (SMALL, "standard", False): (1, 1),
        (SMALL, "vegas", False): (1, 1),
        (OTHER, "standard", False): (1, 1),
        (SMALL, "standard", True): (2, 1),
    }
    found = of(store)
    assert found.totals is not None
    assert found.practice is not None
    assert (found.totals.played, found.practice.played) == (1, 2)


def test_one_form_has_one_name_however_it_was_chosen(store: Store, clock: Clock) -> None:
    """Draw 3 chosen as an option is what the game of that name is."""
    lose(dealt(store, clock, "klondike:draw=3", number=1))
    lose(dealt(store, clock, "klondike:draw=3", number=2))
    assert [totals.played for totals in store.results.totals()] == [2]


def test_best_and_mean_are_of_what_they_say(store: Store, clock: Clock) -> None:
    """B6: means of wins and of all games stand apart."""
    win(dealt(store, clock), elapsed=2)
    session = dealt(store, clock)
    session.play("s-w", elapsed=0)
    session.play(str(session.table.game.legal_moves[0]), elapsed=1)
    session.leave(elapsed=1)
    totals = of(store).totals
    assert totals is not None
    assert (totals.fastest_won, totals.mean_elapsed_won) == (2000, 2000)
    assert totals.mean_elapsed == 1500
    assert totals.total_elapsed == 3000
    assert totals.fewest_moves_won == totals.mean_moves_won
    points = [booking.points for booking in bookings(store)]
    assert totals.best_points == max(p for p in points if p is not None)
    assert totals.mean_points == sum(p for p in points if p is not None) / 2


def bookings(store: Store) -> list[Booking]:
    return [game.booking for game in store.results.log(None, 99).games]


def test_only_what_was_shown_counts_as_help(store: Store, clock: Clock) -> None:
    win(dealt(store, clock))
    asked = dealt(store, clock)
    asked.ask_verdict()
    win(asked)
    totals = of(store).totals
    assert totals is not None
    assert (totals.won, totals.won_alone, totals.helped) == (2, 1, 1)
    open_ = dealt(store, clock)
    open_.play("s-w")
    open_.ask_verdict()
    totals = of(store).totals
    assert totals is not None
    assert (totals.open, totals.helped) == (1, 1)


def test_plus_and_all_out_are_counted_apart(store: Store, clock: Clock) -> None:
    session = dealt(store, clock, "klondike", "vegas", number=1)
    while session.table.score.up < 11:
        session.play(greedy(session))
    session.finish()
    found = of(store, "klondike", "vegas")
    assert found.totals is not None
    assert (found.totals.played, found.totals.won, found.totals.plus) == (1, 0, 1)
    assert found.plus_share is not None
    assert found.plus_share.high == 1


def test_streaks_go_by_the_dates_of_the_player(store: Store) -> None:
    """Five minutes apart over midnight are two days; by UTC they were one."""
    clock = Clock(NOON + 10 * 3_600_000 + 58 * 60_000)
    place = {"Europe/Stockholm": 2, "UTC": 1}
    for zone, days in place.items():
        clock.now = NOON + 10 * 3_600_000 + 58 * 60_000
        rules = SMALL if zone == "UTC" else OTHER
        for _ in range(2):
            win(dealt(store, clock, rules, place=Place(zone=zone)))
            clock.now += 5 * 60_000
        today = local_day(clock.now, zone)
        found = on_day(store, Form(rules, "standard", 1), today)
        assert found.days_in_a_row == Streak(days, days)
        assert found.wins_in_a_row == Streak(2, 2)


def test_a_streak_of_days_goes_on_until_a_day_has_passed(store: Store, clock: Clock) -> None:
    win(dealt(store, clock))
    for days, streak in ((0, 1), (1, 1), (2, 0)):
        assert of(store, now=NOON + days * DAY).days_in_a_row == Streak(streak, 1)


def test_practice_breaks_no_streak_and_is_in_no_curve(store: Store, clock: Clock) -> None:
    win(dealt(store, clock))
    lose(dealt(store, clock, origin="typed"))
    win(dealt(store, clock))
    found = of(store)
    assert found.wins_in_a_row == Streak(2, 2)
    assert [(point.played, point.won) for point in found.progress] == [(1, 1), (2, 2)]


def end(text: str) -> list[Ending]:
    return [Ending(letter == "w", False, day) for day, letter in enumerate(text)]


@pytest.mark.parametrize(
    ("text", "now", "longest"),
    [("", 0, 0), ("l", 0, 0), ("w", 1, 1), ("wwl", 0, 2), ("wwlwwwl", 0, 3), ("wlww", 2, 2)],
)
def test_wins_in_a_row(text: str, now: int, longest: int) -> None:
    assert wins_in_a_row(end(text)) == Streak(now, longest)


@given(st.lists(st.integers(0, 30)), st.integers(0, 40))
def test_days_in_a_row_are_as_counted_one_by_one(days: list[int], today: int) -> None:
    def back_from(day: int) -> int:
        return 1 + back_from(day - 1) if day in days else 0

    last = max(days, default=-9)
    now = back_from(last) if last >= today - 1 else 0
    longest = max((back_from(day) for day in days), default=0)
    assert days_in_a_row(days, today) == Streak(now, longest)


@given(st.lists(st.booleans(), max_size=300))
def test_the_curve_ends_where_the_count_does(wins: list[bool]) -> None:
    curve = progress([Ending(won, not won, 0) for won in wins])
    assert [point.plus for point in curve] == [point.played - point.won for point in curve]
    assert len(curve) == min(len(wins), 60)
    assert [point.won for point in curve] == [sum(wins[: point.played]) for point in curve]
    assert [point.played for point in curve] == sorted({point.played for point in curve})
    assert not wins or curve[-1].played == len(wins)


@given(st.integers(1, 2000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_holds_the_share_and_stays_within_bounds(case: tuple[int, int]) -> None:
    count, of = case
    interval = wilson(count, of)
    assert 0 <= interval.low <= count / of + 1e-12
    assert count / of - 1e-12 <= interval.high <= 1


@pytest.mark.parametrize("share", [0.05, 0.3, 0.5, 0.9])
def test_the_interval_covers_the_truth_nineteen_times_in_twenty(share: float) -> None:
    """Over all outcomes of 50 games, weighed by how likely each is."""
    of = 50
    covered = 0.0
    for count in range(of + 1):
        interval = wilson(count, of)
        if interval.low <= share <= interval.high:
            covered += comb(of, count) * share**count * (1 - share) ** (of - count)
    assert 0.92 < covered < 0.99


def told(store: Store, session: Session) -> dict[NewsKind, int]:
    return {item.kind: item.value for item in news(store, session.id)}


def test_the_first_win_is_news(store: Store, clock: Clock) -> None:
    lose(dealt(store, clock))
    assert told(store, win(dealt(store, clock))) == {"first_win": 1, "share": 1}


def test_what_a_win_has_beaten_is_news(store: Store, clock: Clock) -> None:
    win(dealt(store, clock), elapsed=3)
    slower = win(dealt(store, clock), elapsed=5)
    assert told(store, slower) == {"longest_streak": 2, "share": 2}
    faster = win(dealt(store, clock), elapsed=1)
    assert told(store, faster) == {"fastest": 1000, "longest_streak": 3, "share": 3}
    lose(dealt(store, clock))
    for wins in (4, 5):
        again = win(dealt(store, clock), elapsed=5)
        assert told(store, again) == {"share": wins}, "three in a row have been before"


def test_a_game_that_does_not_count_is_no_news(store: Store, clock: Clock) -> None:
    win(dealt(store, clock))
    assert told(store, win(dealt(store, clock, origin="typed"))) == {}
    assert told(store, lose(dealt(store, clock))) == {}


def test_the_log_shows_the_game_played_last_first_and_goes_on(store: Store, clock: Clock) -> None:
    sessions = [lose(dealt(store, clock, origin="typed")) for _ in range(5)]
    dealt(store, clock)
    ids = [session.id for session in reversed(sessions)]
    first = store.results.log(None, 3)
    assert [game.id for game in first.games] == ids[:3]
    rest = store.results.log(first.last, 3)
    assert [game.id for game in rest.games] == ids[3:]
    assert rest.last is None
    assert first.games[0].origin.kind == "typed"
    assert first.games[0].booking.outcome == "left"


class Stopped(Clock):
    """A clock that stands still."""

    def __call__(self) -> int:
        return self.now


def test_the_log_goes_on_among_games_of_one_moment(store: Store) -> None:
    ids = {lose(dealt(store, Stopped())).id for _ in range(5)}
    part = store.results.log(None, 2)
    found = part.games
    while part.last:
        part = store.results.log(part.last, 2)
        found += part.games
    assert len(found) == 5
    assert {game.id for game in found} == ids
