"""The tree of lines: it is what happened, and every place in it can be gone to."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harpan import Game, IllegalMoveError, Variant, variants
from harpan.game import random_number
from harpan.lines import Lines, Position, fork, way
from harpan.record import Event, Origin, Record, RecordError, from_json, to_json
from harpan.session import Session, resume, start
from harpan.store import Store
from harpan.table import Automatic, RefusedError, Table, going_up, replay

Path_ = tuple[str, ...]
LEVELS: tuple[Automatic, ...] = ("never", "aces", "safe", "all")
SMALL = ["klondike:columns=3,ranks=3", "spider:suits=1,columns=4,ranks=3"]


def table_of(rules: str, scoring: str = "standard", number: int = 1) -> Table:
    return Table(Record("klondike", rules, scoring, 1, Origin("typed", number=number)))


def event(kind: str, move: str | None = None, number: int | None = None) -> Event:
    return Event(kind, 0, 0, move, number)  # type: ignore[arg-type]


def path(position: Position) -> Path_:
    """The moves that lead to a position from the deal."""
    moves = [position.move] if position.parent else []
    return (*path(position.parent), *moves) if position.parent else ()


def positions(lines: Lines) -> list[Position]:
    found, left = [], [lines.deal]
    while left:
        found.append(left.pop())
        left += found[-1].children.values()
    return found


class Walk:
    """A table that is played at random, and the slow truth of where it has been."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table, self.rng = table, rng
        self.events: list[Event] = []
        self.deal()

    def deal(self) -> None:
        self.known: dict[Path_, int] = {(): self.table.ply if self.events else 0}
        self.marked: set[Path_] = set()

    @property
    def here(self) -> Path_:
        return tuple(str(step.move) for step in self.table.game.steps)

    def do(self, event: Event) -> None:
        self.table.accept(event)
        self.events.append(event)
        for end in range(len(self.here) + 1):
            self.known.setdefault(self.here[:end], len(self.events))

    def move(self) -> None:
        moves = self.table.game.legal_moves
        if not moves or self.table.is_over:
            return
        self.do(event("move", str(self.rng.choice(moves))))
        choose = going_up(self.rng.choice(LEVELS))
        while not self.table.is_over and (up := choose(self.table.game)):
            self.do(event("auto", str(up)))

    def undo(self) -> None:
        if self.table.game.can_undo:
            self.do(event("undo"))

    def redo(self) -> None:
        if self.table.can_redo:
            self.do(event("redo"))

    def restart(self) -> None:
        self.do(event("restart"))

    def jump(self) -> None:
        there = self.rng.choice(list(self.known))
        self.do(event("jump", number=self.known[there]))
        assert self.here == there

    def bookmark(self) -> None:
        self.do(event("bookmark"))
        self.marked ^= {self.here}

    def redeal(self) -> None:
        if self.table.can_redeal:
            number = random_number(self.table.game.rules)
            self.table.accept(event("redeal", number=number))
            self.events.append(event("redeal", number=number))
            self.deal()

    def step(self) -> None:
        back = [self.undo, self.redo, self.restart, self.jump]
        acts = [self.move, *back, self.bookmark, self.redeal]
        self.rng.choices(acts, [12, 5, 3, 0.3, 2, 1, 0.5])[0]()

    def check(self) -> None:
        lines = self.table.lines
        found = positions(lines)
        assert {path(p): p.number for p in found} == self.known
        assert {path(p) for p in found if p.is_marked} == self.marked
        assert all(lines.find(p.number) is p for p in found)
        assert [p.depth for p in found] == [len(path(p)) for p in found]
        assert path(lines.here) == self.here
        assert lines.count == sum(not p.children for p in found)
        assert lines.deal.parent is None


def walked(rules: str, scoring: str, seed: int, steps: int = 60) -> Walk:
    walk = Walk(table_of(rules, scoring, seed % 1000 + 1), random.Random(seed))
    while len(walk.events) < steps and not walk.table.is_over:
        walk.step()
        walk.check()
    return walk


@pytest.mark.parametrize("variant", variants.values(), ids=variants)
@pytest.mark.parametrize("seed", range(3))
def test_the_tree_is_where_the_game_has_been(variant: Variant, seed: int) -> None:
    walk = walked(variant.rules.text, variant.scoring.text, seed)
    assert walk.table.lines.count > 1 or walk.table.is_over


@given(seed=st.integers(0, 2**32), rules=st.sampled_from(SMALL))
def test_the_tree_of_a_small_game_is_where_it_has_been(seed: int, rules: str) -> None:
    walked(rules, "spider" if rules.startswith("spider") else "standard", seed, 40)


def test_the_tree_of_a_game_that_was_dealt_anew_begins_there() -> None:
    table = table_of("klondike:redeals=1")
    for happened in (event("move", "s-w"), event("bookmark"), event("redeal", number=7)):
        table.accept(happened)
    table.accept(event("move", "s-w"))
    assert [(p.number, path(p), p.is_marked) for p in positions(table.lines)] == [
        (3, (), False), (4, ("s-w",), False),
    ]  # fmt: skip


@pytest.mark.parametrize("variant", variants.values(), ids=variants)
def test_a_jump_is_undoing_and_playing_by_hand(variant: Variant) -> None:
    walk = walked(variant.rules.text, variant.scoring.text, 11, 80)
    record = record_of(walk)
    for there, number in walk.known.items():
        by_hand, table = replay(record), replay(record)
        go_by_hand(by_hand, there)
        table.accept(event("jump", number=number))
        assert facts(table.game) == facts(by_hand.game)


def go_by_hand(table: Table, there: Path_) -> None:
    game = table.game
    while here(game) != there[: game.ply]:
        game.undo()
    flags = {path(p): p.is_automatic for p in positions(table.lines)}
    for end in range(game.ply + 1, len(there) + 1):
        game.play(there[end - 1], automatic=flags[there[:end]])


def here(game: Game) -> Path_:
    return tuple(str(step.move) for step in game.steps)


def facts(game: Game) -> tuple[object, ...]:
    """All but what can be made again, which after a jump is the tree's to say."""
    piles = {name: list(map(str, slots)) for name, slots in game.view.piles.items()}
    flags = [step.automatic for step in game.steps]
    return game.position, here(game), flags, game.moves, game.score, piles


def record_of(walk: Walk) -> Record:
    rules, scoring = walk.table.game.rules, walk.table.game.scoring
    number = walk.table.game.number
    return Record(
        "klondike", rules.text, scoring.text, 1, Origin("typed", number=number), tuple(walk.events)
    )


def test_a_jump_costs_in_spider_what_undoing_does() -> None:
    """And no more: what both lines have in common is not taken back."""
    table = table_of("spider", "spider:undo_costs=yes")
    table.accept(event("move", str(table.game.legal_moves[1])))
    first, second = table.game.legal_moves[:2]
    for played in (event("move", str(first)), event("undo"), event("move", str(second))):
        table.accept(played)
    before = table.game.score
    table.accept(event("jump", number=2))
    assert table.game.score == before - 2


def test_a_move_made_before_leads_to_where_it_led_before() -> None:
    table = table_of("klondike")
    for kind in ("move", "undo", "move"):
        table.accept(event(kind, "s-w" if kind == "move" else None))
    assert (table.lines.here.number, table.lines.count) == (1, 1)


def test_redo_after_a_jump_goes_down_the_line_visited_last() -> None:
    table = table_of("klondike")
    for _ in range(3):
        table.accept(event("move", "s-w"))
    table.accept(event("restart"))
    table.accept(event("move", "s-w"))
    assert not table.game.steps[1:]
    assert table.can_redo
    table.accept(event("redo"))
    table.accept(event("redo"))
    assert (table.lines.here.number, table.can_redo) == (3, False)
    with pytest.raises(IllegalMoveError):
        table.accept(event("redo"))


def test_redo_goes_down_the_younger_of_two_lines_if_it_was_visited_last() -> None:
    table = table_of("klondike")
    other = next(str(move) for move in table.game.legal_moves if str(move) != "s-w")
    for move in ("s-w", "s-w", "", other):
        table.accept(event("move", move) if move else event("undo"))
    # By way of a third line, so that it is not the game itself that knows what was undone last.
    for played in (event("restart"), event("move", other), event("jump", number=1), event("redo")):
        table.accept(played)
    assert (table.lines.here.move, table.lines.here.number) == (other, 4)


def test_a_bookmark_is_put_and_taken_away() -> None:
    table = table_of("klondike")
    table.accept(event("bookmark"))
    assert table.lines.here.is_marked
    assert not table.is_started
    table.accept(event("bookmark"))
    assert not table.lines.here.is_marked


@given(number=st.integers(0, 2**64 - 1))
def test_a_jump_to_where_the_game_has_not_been_is_refused(number: int) -> None:
    table = table_of("klondike:redeals=1")
    for happened in (event("move", "s-w"), event("undo"), event("redeal", number=7)):
        table.accept(happened)
    table.accept(event("move", "s-w"))
    if number in (3, 4):
        table.accept(event("jump", number=number))
        return
    before = (table.ply, facts(table.game), table.event)
    with pytest.raises(RefusedError) as error:
        table.accept(event("jump", number=number))
    assert (error.value.code, error.value.details) == ("no_such_position", {"number": str(number)})
    assert (table.ply, facts(table.game), table.event) == before


def test_nothing_is_gone_back_to_when_the_game_is_over() -> None:
    table = table_of("klondike", "vegas")
    for happened in (event("move", "s-w"), event("finish")):
        table.accept(happened)
    for kind, number in (("jump", 0), ("bookmark", None)):
        with pytest.raises(RefusedError, match="the game is finished"):
            table.accept(event(kind, number=number))


@pytest.mark.parametrize("kind", ["jump", "bookmark"])
def test_a_jump_names_a_position_and_a_bookmark_none(kind: str) -> None:
    with pytest.raises(ValueError, match="a number belongs to a redeal or a jump"):
        event(kind, number=None if kind == "jump" else 1)


def test_the_record_of_a_jump_survives_its_text() -> None:
    walk = walked("klondike", "standard", 3)
    record = record_of(walk)
    assert {"jump", "bookmark"} <= {event.kind for event in record.events}
    assert from_json(to_json(record)) == record


OLD = (
    '{"game":"klondike","rules":"klondike","scoring":"standard","rules_version":1,'
    '"origin":{"kind":"typed","number":42},"events":['
    '{"kind":"move","elapsed":0,"at":1,"move":"s-w"},{"kind":"undo","elapsed":1,"at":2},'
    '{"kind":"redo","elapsed":2,"at":3},{"kind":"hint","elapsed":3,"at":4},'
    '{"kind":"move","elapsed":4,"at":5,"move":"s-w"},{"kind":"restart","elapsed":5,"at":6}],'
    '"format":1}'
)


def test_a_record_from_before_there_were_jumps_opens_with_its_tree() -> None:
    table = replay(from_json(OLD))
    assert sorted((p.number, p.move) for p in positions(table.lines)) == [
        (0, ""), (1, "s-w"), (5, "s-w"),
    ]  # fmt: skip


def test_a_record_with_a_jump_to_nowhere_says_which() -> None:
    record = Record(
        "klondike", "klondike", "standard", 1, Origin("typed", number=1), (event("jump", number=9),)
    )
    with pytest.raises(RecordError, match=r"event 1 \(jump\) cannot be replayed: .* position 9"):
        replay(record)


@pytest.mark.parametrize("variant", variants.values(), ids=variants)
def test_a_restarted_program_has_the_same_tree(store: Store, variant: Variant) -> None:
    rng = random.Random(variant.id)
    session = start(store, variant, Origin("random", number=random_number(variant.rules)))
    while session.ply < 60 and not session.table.is_over:
        act_in(session, rng)
        again = resume(store, session.id)
        assert tree(again) == tree(session)
        assert again.record == session.record


def act_in(session: Session, rng: random.Random) -> None:
    act = rng.choices(["play", "jump", "bookmark", "undo"], [8, 2, 1, 3])[0]
    if act == "jump":
        session.jump(rng.choice(positions(session.table.lines)).number)
    elif act == "bookmark":
        session.bookmark()
    elif act == "play" and session.table.game.legal_moves:
        move = rng.choice(session.table.game.legal_moves)
        session.play(str(move), automatic=rng.choice(LEVELS))
    elif session.table.game.can_undo:
        session.undo()


def tree(session: Session) -> tuple[object, ...]:
    lines = session.table.lines
    last = {p.number: p.last and p.last.number for p in positions(lines)}
    marks = {p.number: (path(p), p.is_automatic, p.is_marked) for p in positions(lines)}
    return lines.here.number, lines.count, last, marks


def test_the_way_down_begins_after_where_it_starts() -> None:
    lines = Lines()
    for number, move in enumerate(("a", "b", "c"), 1):
        lines.play(number, move, automatic=False)
    bottom = lines.here
    assert [p.move for p in way(lines.deal, bottom)] == ["a", "b", "c"]
    assert way(bottom, bottom) == []
    assert fork(lines.deal, bottom) is lines.deal
    assert fork(bottom, bottom) is bottom
