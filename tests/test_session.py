"""A session plays, saves, restores, and keeps a clock that nobody can turn back."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from harpan import Game, IllegalMoveError, NotationError, Rules, Scoring, Variant, variants
from harpan.game import random_number
from harpan.record import Event, Origin, OriginKind, RecordError
from harpan.session import Session, StaleError, play_again, resume, start, wall_clock
from harpan.store import NoSuchGameError, Store, StoreError
from harpan.table import Automatic
from small_games import greedy

Act = Callable[[Session], None]


class Clock:
    """A wall clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def session(store: Store, clock: Clock) -> Session:
    return start(store, variants["klondike"], Origin("random", number=42), clock)


def dealt(store: Store, rules: str, scoring: str = "standard", number: int = 1) -> Session:
    variant = Variant("klondike", Rules(rules), Scoring(scoring))
    return start(store, variant, Origin("typed", number=number))


LEVELS: tuple[Automatic, ...] = ("never", "aces", "safe", "all")


def play_any(session: Session, rng: random.Random) -> None:
    moves = session.table.game.legal_moves
    if moves:
        session.play(str(rng.choice(moves)), automatic=rng.choice(LEVELS))


def clear_if_possible(session: Session, _: random.Random) -> None:
    if session.table.can_clear:
        session.clear()


def undo_if_possible(session: Session, _: random.Random) -> None:
    if session.table.game.can_undo:
        session.undo()


def redo_if_possible(session: Session, _: random.Random) -> None:
    if session.table.game.can_redo:
        session.redo()


def restart(session: Session, _: random.Random) -> None:
    session.restart()


ACTS = [play_any, clear_if_possible, undo_if_possible, redo_if_possible, restart]


def won(store: Store, rules: str, scoring: str = "standard") -> Session:
    """A game that was won by random moves: the decks are small, so it takes a few deals."""
    rng = random.Random(1)
    for number in range(1000):
        line = random_win(Game.numbered(Rules(rules), Scoring(scoring), number), rng)
        if line:
            session = dealt(store, rules, scoring, number)
            for move in line:
                session.play(move)
            return session
    raise AssertionError(f"no deal of {rules} was won")


def random_win(game: Game, rng: random.Random) -> list[str]:
    """The moves that won it, if they did."""
    while game.ply < 60 and game.legal_moves:
        game.play(rng.choice(game.legal_moves))
        if game.is_won:
            return [str(step.move) for step in game.steps]
    return []


def facts(session: Session) -> tuple[object, ...]:
    table = session.table
    return (
        session.record,
        table.game.position,
        [str(step.move) for step in table.game.steps],
        table.game.can_redo,
        table.status,
        table.score.total,
        table.results,
        (table.event, table.act, table.steps),
        (table.game.moves, table.can_sweep, table.can_clear),
        {name: list(map(str, slots)) for name, slots in table.game.view.piles.items()},
    )


def test_ids_cannot_be_guessed_or_met_twice(store: Store) -> None:
    ids = {dealt(store, "klondike").id for _ in range(50)}
    assert len(ids) == 50
    assert min(map(len, ids)) >= 22


@pytest.mark.parametrize("variant", variants.values(), ids=variants)
def test_a_session_resumed_anywhere_is_the_session_that_was_left(
    store: Store, variant: Variant
) -> None:
    rng = random.Random(variant.id)
    session = start(store, variant, Origin("random", number=random_number(variant.rules)))
    while session.ply < 80 and not session.table.is_over:
        rng.choices(ACTS, [10, 2, 3, 2, 0.3])[0](session, rng)
        assert facts(resume(store, session.id)) == facts(session)


@pytest.mark.parametrize("name", variants)
def test_every_game_is_undone_to_its_start_and_made_again(store: Store, name: str) -> None:
    session = start(store, variants[name], Origin("typed", number=9))
    rng, game = random.Random(name), session.table.game
    before = [facts_of(game)]
    for _ in range(30):
        if game.legal_moves:
            play_any(session, rng)
            before.append(facts_of(game))
    there = before.pop()
    for earlier in reversed(before):
        session.undo()
        assert facts_of(game) == earlier
    assert not game.can_undo
    while game.can_redo:
        session.redo()
    assert facts_of(game) == there


def facts_of(game: Game) -> tuple[object, ...]:
    return game.position, game.key, game.score, game.steps, list(map(str, game.legal_moves))


def test_each_accepted_event_raises_the_version_and_nothing_else_does(session: Session) -> None:
    session.play("s-w")
    session.undo()
    session.redo()
    session.restart()
    assert session.ply == 4
    with pytest.raises(IllegalMoveError):
        session.play("t1-t2")
    with pytest.raises(NotationError):
        session.play("hello")
    with pytest.raises(IllegalMoveError):
        session.undo()
    assert session.ply == 4


def test_a_move_is_kept_in_its_full_text(session: Session) -> None:
    for _ in range(24):
        session.play("s-w")
    session.play("w-s")
    assert session.record.events[-1].move == "w-s:24"


def test_undo_restores_score_and_position_exactly(store: Store) -> None:
    rng = random.Random(5)
    session = dealt(store, "klondike:draw=3", number=5)
    before = []
    for _ in range(60):
        before.append((session.table.game.position, session.table.score.total))
        play_any(session, rng)
    for earlier in reversed(before):
        session.undo()
        assert (session.table.game.position, session.table.score.total) == earlier


def test_restart_gives_the_identical_deal_any_number_of_times(store: Store) -> None:
    rng = random.Random(3)
    session = dealt(store, "klondike:draw=3", number=3)
    deal = session.table.game.position
    for _ in range(5):
        for _ in range(20):
            play_any(session, rng)
        session.restart()
        assert session.table.game.position == deal
        assert session.table.game.ply == 0
        assert resume(store, session.id).table.game.position == deal
    assert kinds(session).count("restart") == 5


def test_a_restart_can_be_regretted(session: Session) -> None:
    session.play("s-w")
    session.play("s-w")
    there = session.table.game.position
    session.restart()
    session.redo()
    session.redo()
    assert session.table.game.position == there


def test_another_game_of_the_same_deal_has_the_same_cards_and_is_practice(store: Store) -> None:
    first = won(store, "klondike:columns=2,ranks=2")
    again = play_again(store, first.id)
    assert again.id != first.id
    assert again.table.game.deck == first.table.game.deck
    assert again.table.game.rules == first.table.game.rules
    assert again.record.origin == Origin("replay", first.record.origin.number)
    assert again.table.is_practice
    assert again.ply == 0


def test_another_game_of_a_typed_deck_has_the_same_cards(store: Store) -> None:
    variant = Variant("klondike", Rules("klondike:columns=2,ranks=2"), Scoring("plain"))
    origin = Origin("imported", deck="2S AS 2H AH 2C AC 2D AD")
    first = start(store, variant, origin)
    again = play_again(store, first.id)
    assert again.table.game.position == first.table.game.position


def test_a_game_that_never_was_cannot_be_opened_or_played_again(store: Store) -> None:
    for open_it in (resume, play_again):
        with pytest.raises(NoSuchGameError, match="no game nobody"):
            open_it(store, "nobody")


def test_a_deck_that_does_not_fit_is_refused_and_not_kept(store: Store) -> None:
    with pytest.raises(RecordError, match="expected 52 cards"):
        start(store, variants["klondike"], Origin("imported", deck="AS"))
    assert store.latest() is None


# Hopeless starts


def with_redeals(store: Store, redeals: int, kind: OriginKind = "random") -> Session:
    variant = variants["klondike"].with_options(redeals=redeals)
    return start(store, variant, Origin(kind, number=42))


def test_a_hopeless_start_is_dealt_anew_as_often_as_the_rules_say(store: Store) -> None:
    session = with_redeals(store, 2)
    deals = [session.table.game.position]
    for left in (1, 0):
        session.play("s-w")
        session.redeal(ply=session.ply)
        deals.append(session.table.game.position)
        assert session.redeals_left == left
        assert (session.table.game.ply, session.table.game.can_undo) == (0, False)
        assert 1 <= (session.table.game.number or 0) <= 10**9
        assert facts(resume(store, session.id)) == facts(session)
    assert len(set(deals)) == 3
    assert kinds(session) == ["move", "redeal", "move", "redeal"]
    check_no_redeal(session, "no_redeals_left", {"redeals": "2"})


def check_no_redeal(session: Session, code: str, details: dict[str, str]) -> None:
    before = facts(session)
    assert not session.table.can_redeal
    with pytest.raises(IllegalMoveError) as caught:
        session.redeal()
    assert (caught.value.code, caught.value.details) == (code, details)
    assert facts(session) == before


@pytest.mark.parametrize("name", variants)
def test_no_game_is_dealt_anew_unless_its_rules_say_so(store: Store, name: str) -> None:
    session = start(store, variants[name], Origin("random", number=42))
    assert session.redeals_left == 0
    check_no_redeal(session, "redeal_not_offered", {})


def test_a_start_is_no_longer_hopeless_once_a_card_has_gone_up(store: Store) -> None:
    variant = variants["klondike"].with_options(redeals=1)
    deck = columns_ending_with({1: "AS", 2: "2H"})
    session = start(store, variant, Origin("imported", deck=deck))
    assert session.table.can_redeal
    session.play("t1-f1")
    check_no_redeal(session, "redeal_too_late", {})
    session.play("f1-t2")  # It has been up, wherever it lies now.
    check_no_redeal(session, "redeal_too_late", {})
    session.undo()
    session.undo()
    assert session.table.can_redeal
    session.redeal()
    assert session.table.game.number is not None


def test_a_card_that_was_up_before_the_redeal_forbids_no_other(store: Store) -> None:
    variant = variants["klondike"].with_options(redeals=2)
    deck = columns_ending_with({1: "AS"})
    session = start(store, variant, Origin("imported", deck=deck))
    session.play("t1-f1")
    session.undo()
    session.redeal()
    assert (session.redeals_left, session.table.can_redeal) == (1, True)


def test_the_clock_goes_on_through_a_redeal(store: Store, clock: Clock) -> None:
    variant = variants["klondike"].with_options(redeals=1)
    session = start(store, variant, Origin("random", number=42), clock)
    session.play("s-w")
    clock.pass_seconds(20)
    session.redeal(elapsed=20)
    assert (session.table.elapsed, session.table.score.time_penalty) == (20_000, -4)


@pytest.mark.parametrize("kind", ["random", "typed"])
def test_a_redeal_makes_nothing_of_practice_and_nothing_practice(
    store: Store, kind: OriginKind
) -> None:
    session = with_redeals(store, 1, kind)
    session.redeal()
    assert session.record.origin == Origin(kind, number=42)
    assert session.table.is_practice == (kind == "typed")


def test_the_deal_that_is_played_again_is_the_last(store: Store) -> None:
    session = with_redeals(store, 1)
    session.redeal()
    again = play_again(store, session.id)
    assert again.table.game.position == session.table.game.position
    assert again.record.origin == Origin("replay", session.table.game.number)
    assert again.redeals_left == 1


# Automatic moves


def kinds(session: Session) -> list[str]:
    return [event.kind for event in session.record.events]


def columns_ending_with(ends: dict[int, str]) -> str:
    """A deck of Klondike in dealing order, with these last cards in some of its columns."""
    last = dict(zip(range(1, 8), (0, 7, 13, 18, 22, 25, 27), strict=True))
    cards = [rank + suit for rank in "KQJT98765432A" for suit in "SHCD"]
    cards = [card for card in cards if card not in ends.values()]
    for column, card in sorted(ends.items()):
        cards.insert(last[column], card)
    return " ".join(cards)


def with_ends(store: Store, ends: dict[int, str]) -> Session:
    deck = columns_ending_with(ends)
    session = start(store, variants["klondike"], Origin("imported", deck=deck))
    tops = [str(column[-1].card) for column in session.table.game.view.columns]
    assert [tops[column - 1] for column in ends] == list(ends.values())
    return session


def test_automatic_moves_follow_the_players_and_are_counted_apart(
    store: Store, clock: Clock
) -> None:
    session = with_ends(store, {1: "AS", 2: "AH", 3: "2S", 4: "9S", 5: "TH"})
    session.play("t4-t5", automatic="aces")
    events = session.record.events
    assert [(event.kind, event.move) for event in events] == [
        ("move", "t4-t5"),
        ("auto", "t1-f1"),
        ("auto", "t2-f2"),
        ("auto", "t3-f1"),
    ]
    assert len({(event.at, event.elapsed) for event in events}) == 1
    game = session.table.game
    assert (game.moves, game.ply, session.ply) == (1, 4, 4)
    assert facts(resume(store, session.id)) == facts(session)


def test_one_undo_takes_the_move_and_its_automatic_ones(store: Store) -> None:
    session = with_ends(store, {1: "AS", 2: "AH", 3: "2S", 4: "9S", 5: "TH"})
    dealt = session.table.game.position
    session.play("t4-t5", automatic="aces")
    there, steps = session.table.game.position, session.table.steps
    session.undo()
    assert session.table.game.position == dealt
    assert (session.table.game.ply, session.table.steps) == (0, steps)
    assert not session.table.game.can_undo
    session.redo()
    assert session.table.game.position == there
    assert (session.table.game.moves, session.table.game.ply) == (1, 4)
    assert kinds(session) == ["move", "auto", "auto", "auto", "undo", "redo"]
    assert facts(resume(store, session.id)) == facts(session)


# A black three is safe once both red aces are up, a four not yet.
LEVEL_ENDS = {1: "AS", 2: "AH", 3: "AD", 4: "2S", 5: "3S", 6: "4S"}


@pytest.mark.parametrize(
    ("level", "up"),
    [("never", 1), ("aces", 4), ("safe", 5), ("all", 6)],
)
def test_the_level_says_which_cards_go_up(store: Store, level: Automatic, up: int) -> None:
    session = with_ends(store, LEVEL_ENDS)
    session.play("t1-f1", automatic=level)
    assert session.table.score.up == up
    assert session.table.game.moves == 1


@pytest.mark.parametrize(("name", "draws", "up"), [("klondike", 3, 1), ("klondike-draw-3", 1, 0)])
def test_no_card_goes_up_from_the_waste_of_several(
    store: Store, name: str, draws: int, up: int
) -> None:
    """D21: it would shift the order of the cards that come."""
    cards = [rank + suit for rank in "KQJT98765432A" for suit in "SHCD"]
    cards.remove("AS")
    cards.insert(30, "AS")
    session = start(store, variants[name], Origin("imported", deck=" ".join(cards)))
    for _ in range(draws):
        session.play("s-w", automatic="all")
    assert session.table.score.up == up
    assert session.table.game.is_legal("w-f1") == (up == 0)


def test_a_card_taken_back_stays_until_another_move(store: Store) -> None:
    """E4: what the player wants in a column does not fly up again at once."""
    session = with_ends(store, {1: "AS", 2: "2S", 3: "3H", 4: "9C", 5: "TH"})
    session.play("t1-f1", automatic="aces")
    assert session.table.score.up == 2
    session.play("f1-t3", automatic="aces")
    assert session.table.score.up == 1
    session.play("t4-t5", automatic="aces")
    assert session.table.score.up == 2


def test_with_never_no_card_moves_by_itself(store: Store) -> None:
    session = with_ends(store, {1: "AS", 2: "AH"})
    session.play("s-w")
    session.play("s-w", automatic="never")
    assert kinds(session) == ["move", "move"]


def test_a_level_that_is_none_is_refused(session: Session) -> None:
    before = facts(session)
    with pytest.raises(NotationError, match="expected never, aces, safe or all, got 'some'"):
        session.play("s-w", automatic="some")  # type: ignore[arg-type]
    assert facts(session) == before


# What the game plays to the end of

SMALL = {
    "klondike:columns=3,ranks=3": "standard",
    "klondike:draw=3,passes=2,columns=3,ranks=3": "vegas",
    "klondike:decks=2,columns=3,ranks=2": "plain",
    "spider:suits=1,columns=4,ranks=4": "spider",
    "freecell:columns=3,ranks=4": "plain",
    "pyramid": "plain",
    "pyramid:stock_top_playable=yes,waste_pairs=yes,goal=all": "plain",
    "aces-up:ranks=3": "plain",
    "aces-up:empty_column=stock,ranks=3": "plain",
}


def certain(store: Store, rules: str) -> Session:
    """A game that was played at random until its win was certain."""
    rng = random.Random(rules)
    for number in range(1, 1000):
        line = line_to_certainty(Game.numbered(Rules(rules), Scoring(SMALL[rules]), number), rng)
        if line:
            session = dealt(store, rules, SMALL[rules], number)
            for move in line:
                session.play(move)
            return session
    raise AssertionError(f"no win of {rules} was certain")


def line_to_certainty(game: Game, rng: random.Random) -> list[str]:
    while game.ply < 80 and game.legal_moves and not game.is_won:
        game.play(rng.choice(game.legal_moves))
        if game.sweep_move and not game.is_won:
            return [str(step.move) for step in game.steps]
    return []


@pytest.mark.parametrize("rules", SMALL)
def test_a_certain_win_is_played_to_its_end_at_once(store: Store, rules: str) -> None:
    session = certain(store, rules)
    before, moves = session.ply, session.table.game.moves
    session.sweep()
    assert session.table.status == "won"
    assert booked(store, session) == "won"
    assert kinds(session)[before:] == ["sweep", *["auto"] * (session.ply - before - 1)]
    assert session.table.game.moves == moves
    assert len(session.table.steps) == session.ply - before - 1
    assert all(step.automatic for step in session.table.steps)
    assert not session.table.can_sweep
    assert facts(resume(store, session.id)) == facts(session)


def test_a_win_that_is_not_certain_is_not_swept(store: Store, session: Session) -> None:
    before = facts(session)
    with pytest.raises(IllegalMoveError) as caught:
        session.sweep()
    assert caught.value.code == "sweep_not_certain"
    assert facts(session) == before
    assert store.length(session.id) == 0


OPEN_PYRAMID = (
    "KS 6S 7S KH 5S 8S 3S TS 4S 9S KC AS QS 2S JS 4H 9H 5H 8H 6H 7H KD AH QH 2H JH 3H TH "
    "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD"
)


@pytest.mark.parametrize(
    ("options", "sure"), [({}, True), ({"covered": "hidden"}, False), ({"goal": "all"}, False)]
)
def test_an_open_pyramid_may_be_certain_whatever_the_stock_hides(
    store: Store, options: dict[str, str], sure: bool
) -> None:
    variant = variants["pyramid"].with_options(**options)
    session = start(store, variant, Origin("imported", deck=OPEN_PYRAMID))
    assert session.table.can_sweep is sure
    if sure:
        session.sweep()
        assert session.table.status == "won"
        assert session.table.game.view.waste == []


# Idioten: "Rensa"


def aces_up(store: Store, first: str, name: str = "aces-up") -> Session:
    """A game whose deck begins with these cards, of which none are aces."""
    rest = [rank + suit for rank in "23456789TJQKA" for suit in "SHCD"]
    cards = [*first.split(), *(card for card in rest if card not in first.split())]
    return start(store, variants[name], Origin("imported", deck=" ".join(cards)))


def test_clearing_discards_all_that_can_go_as_one_move(store: Store) -> None:
    session = aces_up(store, "9S 8S 9H 7D 2H 3H 4H KC")
    with pytest.raises(IllegalMoveError) as caught:
        aces_up(store, "9S 8H 7C 6D").clear()
    assert caught.value.code == "nothing_to_clear"
    session.play("s-t1")
    before = session.table.game.position
    session.clear()
    # Two and three of hearts are beaten by the four, and then the eight of spades by the nine.
    assert [str(step.move) for step in session.table.steps] == ["t1-d", "t2-d", "t2-d"]
    assert [str(slot.card) for slot in session.table.game.view.discard] == ["2H", "3H", "8S"]
    assert (session.table.act, session.table.game.moves, session.table.game.ply) == ("move", 2, 4)
    assert kinds(session) == ["move", "move", "auto", "auto"]
    with pytest.raises(IllegalMoveError):
        session.clear()
    session.undo()
    assert session.table.game.position == before
    assert session.table.can_clear
    assert facts(resume(store, session.id)) == facts(session)


@pytest.mark.parametrize("empty_column", ["any", "ace", "stock"])
def test_clearing_never_discards_what_is_not_beaten(store: Store, empty_column: str) -> None:
    """D11: each card that goes lies under a higher one of its suit, and no ace goes."""
    variant = variants["aces-up"].with_options(empty_column=empty_column)
    rng = random.Random(empty_column)
    for number in range(1, 6):
        session = start(store, variant, Origin("random", number=number))
        while session.table.game.legal_moves and not session.table.is_over:
            before = resume(store, session.id).table.game
            if not session.table.can_clear:
                play_any(session, rng)
                continue
            session.clear()
            for step in session.table.steps:
                assert is_beaten(before, str(step.move))
                before.play(step.move)
            assert not any(str(move).endswith("-d") for move in session.table.game.legal_moves)


def is_beaten(game: Game, move: str) -> bool:
    source, target = move.split("-")
    tops = {f"t{n}": column[-1].card for n, column in enumerate(game.view.columns, 1) if column}
    card = tops.pop(source)
    return (
        target == "d"
        and card is not None
        and card.rank != 1
        and any(
            c and c.suit == card.suit and (c.rank - 2) % 13 > card.rank - 2 for c in tops.values()
        )
    )


@pytest.mark.parametrize("name", ["klondike", "spider-1", "freecell", "pyramid"])
def test_only_aces_up_is_cleared(store: Store, name: str) -> None:
    session = start(store, variants[name], Origin("random", number=22))
    assert not session.table.can_clear
    with pytest.raises(IllegalMoveError) as caught:
        session.clear()
    assert caught.value.code == "nothing_to_clear"


# Spider


def test_undo_costs_are_counted_by_the_events(store: Store) -> None:
    """An undo costs a point more and gives none back; a restart undoes every move."""
    variant = variants["spider-4"].with_options(undo_costs=True)
    session = start(store, variant, Origin("random", number=7))
    expected = 500

    def scored(change: int) -> None:
        nonlocal expected
        expected += change
        assert session.table.score.total == expected
        assert resume(store, session.id).table.score.total == expected

    session.play("s-t1")
    scored(-1)
    session.undo()
    scored(-1)
    session.redo()
    scored(-1)
    session.play("s-t1")
    scored(-1)
    session.restart()
    scored(-2)


def test_undo_gives_the_point_of_spider_back_unless_it_costs(store: Store) -> None:
    session = start(store, variants["spider-4"], Origin("random", number=7))
    session.play("s-t1")
    assert session.table.score.total == 499
    session.undo()
    assert session.table.score.total == 500


# The end


def test_a_win_is_booked_with_the_move_that_made_it(store: Store) -> None:
    session = won(store, "klondike:columns=2,ranks=2")
    assert session.table.status == "won"
    assert session.table.results == ["out"]
    assert booked(store, session) == "won"
    assert booked(store, dealt(store, "klondike")) == "playing"


@pytest.mark.parametrize("scoring", ["standard", "vegas", "plain"])
def test_after_a_win_nothing_more_happens(store: Store, scoring: str) -> None:
    session = won(store, "klondike:columns=3,ranks=2", scoring)
    assert session.table.game.legal_moves, "taking back would be legal, were the game not over"
    refused_everything(session, "won")


def test_a_finished_game_keeps_its_points(store: Store) -> None:
    session = dealt(store, "klondike", "vegas")
    session.play("s-w")
    session.finish()
    assert session.table.status == "finished"
    assert session.table.results == []
    assert session.table.score.total == -52
    assert booked(store, session) == "finished"
    refused_everything(session, "finished")
    refused_everything(resume(store, session.id), "finished")


def refused_everything(session: Session, status: str) -> None:
    before = facts(session)
    acts: list[Act] = [
        lambda s: s.play("s-w"),
        lambda s: s.play("nonsense"),
        Session.sweep,
        Session.clear,
        Session.undo,
        Session.redo,
        Session.restart,
        Session.redeal,
        Session.finish,
    ]
    for act in acts:
        with pytest.raises(IllegalMoveError) as caught:
            act(session)
        assert (caught.value.code, caught.value.details) == ("game_over", {"status": status})
    assert facts(session) == before


@pytest.mark.parametrize("scoring", ["standard", "plain"])
def test_only_vegas_is_finished_for_its_points(store: Store, scoring: str) -> None:
    session = dealt(store, "klondike", scoring)
    session.play("s-w")
    with pytest.raises(IllegalMoveError) as caught:
        session.finish()
    assert caught.value.code == "finish_not_offered"
    assert caught.value.details == {"scoring": scoring}


def test_a_game_is_finished_only_once_it_has_begun(store: Store) -> None:
    session = dealt(store, "klondike", "vegas")
    with pytest.raises(IllegalMoveError) as caught:
        session.finish()
    assert caught.value.code == "not_started"
    session.play("s-w")
    session.undo()
    session.finish()
    assert session.table.status == "finished"


@pytest.mark.parametrize(("up", "results"), [(10, []), (11, ["plus"])])
def test_plus_is_eleven_cards_or_more(store: Store, up: int, results: list[str]) -> None:
    session = dealt(store, "klondike", "vegas", number=1)
    while session.table.score.up < up:
        session.play(greedy(session))
    assert session.table.score.total == -52 + 5 * up
    assert session.table.results == []
    session.finish()
    assert session.table.results == results


def test_all_cards_out_in_vegas_is_plus_and_out(store: Store) -> None:
    session = won(store, "klondike:columns=2,ranks=2", "vegas")
    assert session.table.score.total == -8 + 5 * 8
    assert session.table.results == ["plus", "out"]


def booked(store: Store, session: Session) -> str:
    with store._engine.connect() as connection:
        query = "SELECT status FROM games WHERE id = ?"
        return str(connection.exec_driver_sql(query, (session.id,)).scalar_one())


# The clock


def test_the_clock_starts_at_the_first_move(session: Session, clock: Clock) -> None:
    clock.pass_seconds(100)
    session.restart(elapsed=90)
    clock.pass_seconds(100)
    session.play("s-w", elapsed=200)
    assert session.table.elapsed == 0
    clock.pass_seconds(7)
    session.play("s-w", elapsed=7)
    assert session.table.elapsed == 7_000


def test_time_laid_aside_is_not_counted(session: Session, clock: Clock) -> None:
    session.play("s-w")
    clock.pass_seconds(3600)
    session.play("s-w", elapsed=12.5)
    assert session.table.elapsed == 12_500


@pytest.mark.parametrize(("told", "believed"), [(9.9, 9.9), (10, 10), (11, 10), (1e300, 10)])
def test_the_clock_says_no_more_than_the_wall_clock(
    session: Session, clock: Clock, told: float, believed: float
) -> None:
    session.play("s-w")
    clock.pass_seconds(10)
    session.play("s-w", elapsed=told)
    assert session.table.elapsed == round(believed * 1000)


@pytest.mark.parametrize("told", [0, 4.999, -1e300])
def test_the_clock_never_goes_back(session: Session, clock: Clock, told: float) -> None:
    session.play("s-w")
    clock.pass_seconds(60)
    session.play("s-w", elapsed=5)
    clock.pass_seconds(60)
    session.undo(elapsed=told)
    assert session.table.elapsed == 5_000


def test_a_wall_clock_set_back_stops_the_clock_and_breaks_nothing(
    session: Session, clock: Clock, store: Store
) -> None:
    session.play("s-w")
    clock.pass_seconds(60)
    session.play("s-w", elapsed=50)
    clock.pass_seconds(-3600)
    session.play("s-w", elapsed=55)
    assert session.table.elapsed == 50_000
    assert facts(resume(store, session.id)) == facts(session)


def test_undo_gives_back_the_points_and_not_the_time(session: Session, clock: Clock) -> None:
    session.play("s-w")
    clock.pass_seconds(60)
    session.undo(elapsed=60)
    assert session.table.score.points == 0
    assert session.table.score.time_penalty == -12


def test_the_wall_clock_is_utc_milliseconds() -> None:
    assert 1_700_000_000_000 < wall_clock() < 10_000_000_000_000


# Two at one game


def test_an_old_version_is_refused_with_the_game_as_it_stands(session: Session) -> None:
    session.play("s-w", ply=0)
    others = (Session.sweep, Session.clear, Session.undo, Session.redo, Session.restart)
    for act in (*others, Session.redeal, Session.finish):
        with pytest.raises(StaleError) as caught:
            act(session, ply=0)
        assert caught.value.session is session
    with pytest.raises(StaleError):
        session.play("s-w", ply=2)
    assert session.ply == 1


def test_an_undo_makes_earlier_versions_old_too(session: Session) -> None:
    session.play("s-w", ply=0)
    session.undo(ply=1)
    with pytest.raises(StaleError):
        session.play("s-w", ply=0)


def test_another_process_is_noticed(store: Store, session: Session) -> None:
    other = resume(store, session.id)
    session.play("s-w", ply=0)
    other.play("s-w", ply=1)
    assert facts(resume(store, session.id)) == facts(other)
    session.refresh()
    assert session.ply == 2


def test_the_slower_of_two_gets_a_conflict_and_the_whole_game(
    store: Store, session: Session
) -> None:
    other = resume(store, session.id)
    session.play("s-w", ply=0)
    with pytest.raises(StaleError):
        other.play("s-w", ply=0)
    assert facts(other) == facts(session)
    assert store.length(session.id) == 1


def test_the_winner_is_not_told_of_the_loser(store: Store, session: Session) -> None:
    other = resume(store, session.id)
    session.play("s-w")
    session.play("s-w")
    with pytest.raises(StaleError):
        other.play("s-w")
    session.play("s-w")
    assert session.ply == 3


def test_what_cannot_be_saved_has_not_happened(
    store: Store, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.play("s-w")
    before = facts(session)

    def full(*_: object) -> None:
        raise StoreError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", full)
        with pytest.raises(StoreError, match="disk is full"):
            session.play("s-w")
    assert facts(session) == before
    session.play("s-w")
    assert facts(resume(store, session.id)) == facts(session)


def test_a_record_holds_every_event_in_order(session: Session, clock: Clock) -> None:
    session.play("s-w")
    clock.pass_seconds(2)
    session.undo(elapsed=1.5)
    assert session.record.events == (
        Event("move", 0, 1_000_000, "s-w"),
        Event("undo", 1_500, 1_002_000),
    )
