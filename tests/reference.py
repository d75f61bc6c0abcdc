"""Klondike the slow way: the rule book in plain lists, to hold the core against.

Written from the rules alone. It shares nothing with the core, is not fast and not clever, and is
the only other set of rules in the project. Nothing but tests may use it.

A pile is named as in move texts: ``s`` stock, ``w`` waste, ``f1`` … foundations, ``t1`` … columns.
A move is ``(source, target, count)``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

RANKS = "A23456789TJQK"
SUITS = "SHCD"

Move = tuple[str, str, int]


# --- cards -----------------------------------------------------------------------------------


@dataclass(frozen=True, order=True)
class Card:
    """One piece of cardboard; ``copy`` tells the two sevens of hearts of a double deck apart."""

    suit: int
    rank: int
    copy: int = 0

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + SUITS[self.suit]


def red(card: Card) -> bool:
    return SUITS[card.suit] in "HD"


def cards_from_text(text: str) -> list[Card]:
    """Cards as written, the second of two equal ones as the other copy."""
    seen: dict[str, int] = {}
    cards = []
    for word in text.split():
        number = seen.get(word, 0)
        seen[word] = number + 1
        cards.append(Card(SUITS.index(word[1]), RANKS.index(word[0]) + 1, number))
    return cards


# --- options ---------------------------------------------------------------------------------

DEFAULTS = {
    "draw": "1",
    "passes": "unlimited",
    "empty_column": "king",
    "taking_back": "yes",
    "face_up": "no",
    "decks": "1",
    "columns": "",
    "ranks": "13",
}


def options_from_text(text: str) -> dict[str, str]:
    """``klondike:draw=3,passes=1`` as a value for every option."""
    family, _, rest = text.partition(":")
    assert family == "klondike"
    options = dict(DEFAULTS)
    for word in rest.split(",") if rest else []:
        name, _, value = word.partition("=")
        assert name in options, name
        options[name] = value
    if not options["columns"]:
        options["columns"] = "7" if options["decks"] == "1" else "9"
    return options


# --- numbered deals --------------------------------------------------------------------------

WORD = 2**64


def splitmix64(seed: int) -> Iterator[int]:
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) % WORD
        z = seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % WORD
        yield z ^ (z >> 31)


def rotate_left(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (64 - bits))) % WORD


def xoshiro256starstar(state: list[int]) -> Iterator[int]:
    a, b, c, d = state
    while True:
        yield (rotate_left((b * 5) % WORD, 7) * 9) % WORD
        shifted = (b << 17) % WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotate_left(d, 45)


def bounded(words: Iterator[int], limit: int) -> int:
    """A number below ``limit``, each equally likely: words that would tilt it are skipped."""
    spill = (WORD - limit) % limit
    while True:
        product = next(words) * limit
        if product % WORD >= spill:
            return product // WORD


def ordered_deck(options: dict[str, str]) -> list[Card]:
    return [
        Card(suit, rank, number)
        for number in range(int(options["decks"]))
        for suit in range(4)
        for rank in range(1, int(options["ranks"]) + 1)
    ]


def numbered_deck(options: dict[str, str], number: int) -> list[Card]:
    """The cards of deal ``number`` in dealing order."""
    cards = ordered_deck(options)
    words = xoshiro256starstar(list(itertools.islice(splitmix64(number), 4)))
    for i in range(len(cards) - 1, 0, -1):
        j = bounded(words, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def times_alpha(value: int) -> int:
    """Times 2 in the field of 32 elements, where x⁵ = x² + 1."""
    value *= 2
    return value ^ 0b100101 if value >= 32 else value


def deal_code(number: int) -> str:
    digits: list[int] = []
    while number or not digits:
        number, digit = divmod(number, 32)
        digits.append(digit)
    check = 0
    for digit in reversed(digits):
        check = times_alpha(check ^ digit)
    return "".join(DIGITS[d] for d in reversed(digits)) + "-" + DIGITS[check]


# --- positions -------------------------------------------------------------------------------


@dataclass
class Position:
    """Everything on the table, the hidden cards too."""

    options: dict[str, str]
    stock: list[Card]  # the next card drawn comes first
    waste: list[Card]  # the top comes last
    foundations: list[list[Card]]
    columns: list[list[Card]]
    hidden: list[int]  # how many cards of each column lie face down, from the bottom
    pass_number: int = 1

    def copy(self) -> Position:
        return Position(
            self.options,
            self.stock[:],
            self.waste[:],
            [pile[:] for pile in self.foundations],
            [pile[:] for pile in self.columns],
            self.hidden[:],
            self.pass_number,
        )


def deal(options: dict[str, str], deck: list[Card]) -> Position:
    """Row by row: one card on each column from 1, then from 2, …; the rest is the stock."""
    cards = list(deck)
    count = int(options["columns"])
    columns: list[list[Card]] = [[] for _ in range(count)]
    for row in range(count):
        for column in range(row, count):
            columns[column].append(cards.pop(0))
    return Position(
        options=options,
        stock=cards,
        waste=[],
        foundations=[[] for _ in range(4 * int(options["decks"]))],
        columns=columns,
        hidden=[len(column) - 1 for column in columns],
    )


def rows_from_columns(options: dict[str, str], deck: list[Card]) -> list[Card]:
    """A deck written column by column, each from its bottom, in dealing order instead."""
    count = int(options["columns"])
    starts = [c * (c + 1) // 2 for c in range(count + 1)]
    columns = [deck[starts[c] : starts[c + 1]] for c in range(count)]
    rows = [columns[c][row] for row in range(count) for c in range(row, count)]
    return rows + deck[starts[count] :]


def position_text(position: Position) -> str:
    fields = [f"pass {position.pass_number}"]
    fields.append(" ".join(["stock", *map(str, position.stock)]))
    fields.append(" ".join(["waste", *map(str, position.waste)]))
    tops = [str(pile[-1]) if pile else "-" for pile in position.foundations]
    fields.append(" ".join(["foundations", *tops]))
    for column, hidden in zip(position.columns, position.hidden, strict=True):
        words = [f"<{card}>" if i < hidden else str(card) for i, card in enumerate(column)]
        fields.append(" ".join(words) or "-")
    return " / ".join(fields)


def position_from_text(options: dict[str, str], text: str) -> Position:
    fields = [part.strip() for part in text.replace("\n", "/").split("/")]
    heights = [0 if top == "-" else RANKS.index(top[0]) + 1 for top in fields[3].split()[1:]]
    bare = " ".join(fields[1:3] + fields[4:]).replace("<", "").replace(">", "").replace("-", "")
    words = [w for w in bare.split() if w not in ("stock", "waste")]
    # The second of two equal cards is the other copy; those on the foundations are counted first.
    up = [RANKS[r] + SUITS[f % 4] for f, height in enumerate(heights) for r in range(height)]
    cards = cards_from_text(" ".join(up + words))
    foundations = [[cards.pop(0) for _ in range(height)] for height in heights]
    piles = [[cards.pop(0) for _ in part.split()[1:]] for part in fields[1:3]]
    columns = [[cards.pop(0) for _ in part.replace("-", "").split()] for part in fields[4:]]
    hidden = [part.count("<") for part in fields[4:]]
    pass_number = int(fields[0].split()[1])
    return Position(options, piles[0], piles[1], foundations, columns, hidden, pass_number)


def pile(position: Position, name: str) -> list[Card]:
    if name == "s":
        return position.stock
    if name == "w":
        return position.waste
    piles = position.foundations if name[0] == "f" else position.columns
    return piles[int(name[1:]) - 1]


def pile_names(position: Position) -> list[str]:
    foundations = [f"f{i + 1}" for i in range(len(position.foundations))]
    columns = [f"t{i + 1}" for i in range(len(position.columns))]
    return ["s", "w", *foundations, *columns]


def is_won(position: Position) -> bool:
    return cards_up(position) == len(ordered_deck(position.options))


def cards_up(position: Position) -> int:
    return sum(len(foundation) for foundation in position.foundations)


# --- what may be played ----------------------------------------------------------------------


def king(position: Position) -> int:
    """The highest rank of the deck: a small deck for tests has its own king."""
    return int(position.options["ranks"])


def fits_column(position: Position, card: Card, name: str) -> bool:
    column = pile(position, name)
    if not column:
        return position.options["empty_column"] == "any" or card.rank == king(position)
    return red(card) != red(column[-1]) and card.rank == column[-1].rank - 1


def fits_foundation(position: Position, card: Card, name: str) -> bool:
    suit = (int(name[1:]) - 1) % 4
    return card.suit == suit and card.rank == len(pile(position, name)) + 1


def draw_count(position: Position) -> int:
    """How many cards a draw turns in this pass, where that many are left."""
    draw = position.options["draw"]
    return 4 - position.pass_number if draw == "3-2-1" else int(draw)


def has_pass_left(position: Position) -> bool:
    passes = position.options["passes"]
    return passes == "unlimited" or position.pass_number < int(passes)


def may_play(position: Position, move: Move) -> bool:
    """Whether the rules let this move be made. Any three values may be asked about."""
    source, target, count = move
    names = pile_names(position)
    return source in names and target in names and count >= 1 and obeys(position, move)


def obeys(position: Position, move: Move) -> bool:
    """The same for piles that exist."""
    source, target, count = move
    kinds = source[0] + target[0]
    if source == target or kinds not in ("sw", "ws", "wf", "wt", "tf", "tt", "ft"):
        return False
    cards = pile(position, source)
    if kinds == "sw":
        return bool(cards) and count == min(draw_count(position), len(cards))
    if kinds == "ws":
        ready = not position.stock and has_pass_left(position)
        return ready and bool(cards) and count == len(cards)
    if kinds == "tt":
        face_up = len(cards) - position.hidden[int(source[1:]) - 1]
        return count <= face_up and fits_column(position, cards[-count], target)
    if not cards or count != 1:
        return False
    if target[0] == "f":
        return fits_foundation(position, cards[-1], target)
    allowed = source == "w" or position.options["taking_back"] == "yes"
    return allowed and fits_column(position, cards[-1], target)


def legal_moves(position: Position) -> list[Move]:
    """All moves that obey the rules, found by trying."""
    candidates: list[Move] = [("s", "w", min(draw_count(position), len(position.stock)))]
    candidates.append(("w", "s", len(position.waste)))
    names = pile_names(position)
    columns = [name for name in names if name[0] == "t"]
    for source in names[1:]:
        if not pile(position, source):
            continue
        targets = columns if source[0] == "f" else names[2:]
        candidates += [(source, target, 1) for target in targets]
        if source[0] == "t":
            counts = range(2, len(pile(position, source)) + 1)
            candidates += [(source, target, n) for n in counts for target in columns]
    return [move for move in candidates if move[2] and obeys(position, move)]


def faults(position: Position, move: Move) -> set[str]:
    """Everything that is wrong with a move, by the names of the rules it breaks."""
    source, target, count = move
    names = pile_names(position)
    if source not in names or target not in names:
        return {"no_such_pile"}
    kinds = source[0] + target[0]
    found = {"same_pile"} if source == target else set()
    if kinds == "sw":
        return found | draw_faults(position, count)
    if kinds == "ws":
        return found | recycle_faults(position, count)
    cards = pile(position, source)
    if not cards:
        found |= {"empty_pile", "waste_empty"} if source == "w" else {"empty_pile"}
    if kinds not in ("wf", "wt", "tf", "tt", "ft"):
        return found | {"not_a_move"}
    found |= lift_faults(position, move)
    if 1 <= count <= len(cards):
        card = cards[-1] if target[0] == "f" else cards[-count]
        found |= place_faults(position, card, target)
    return found


def lift_faults(position: Position, move: Move) -> set[str]:
    """What keeps the cards of a move where they are."""
    source, target, count = move
    found = set()
    if source[0] == "f" and position.options["taking_back"] == "no":
        found.add("taking_back_forbidden")
    if count > 1 and source[0] + target[0] != "tt":
        found.add("one_at_a_time")
    if source[0] == "t":
        column = int(source[1:]) - 1
        face_up = len(position.columns[column]) - position.hidden[column]
        if count > face_up > 0:
            found.add("face_down")
    return found


def draw_faults(position: Position, count: int) -> set[str]:
    if not position.stock:
        return {"stock_empty"}
    right = min(draw_count(position), len(position.stock))
    return {"draw_count"} if count != right else set()


def recycle_faults(position: Position, count: int) -> set[str]:
    found = set()
    if position.stock:
        found.add("stock_not_empty")
    if not position.waste:
        found.add("waste_empty")
    elif count != len(position.waste):
        found.add("draw_count")
    if not has_pass_left(position):
        found.add("no_passes_left")
    return found


def place_faults(position: Position, card: Card, target: str) -> set[str]:
    """What keeps a card from a foundation or a column."""
    found = set()
    cards = pile(position, target)
    if target[0] == "f":
        if card.suit != (int(target[1:]) - 1) % 4:
            found.add("foundation_suit")
        if card.rank != len(cards) + 1:
            found.add("foundation_order")
    elif not cards:
        if not fits_column(position, card, target):
            found.add("needs_king")
    else:
        if red(card) == red(cards[-1]):
            found.add("same_colour")
        if card.rank != cards[-1].rank - 1:
            found.add("wrong_rank")
    return found


def play(position: Position, move: Move) -> tuple[Position, bool]:
    """The position after a legal move, and whether a hidden card turned up."""
    source, target, count = move
    after = position.copy()
    old, new = pile(after, source), pile(after, target)
    if source == "s":
        new += old[:count]
        del old[:count]
        return after, False
    if target == "s":
        new += old
        old.clear()
        after.pass_number += 1
        return after, False
    new += old[-count:]
    del old[-count:]
    return after, turn_up(after, source)


def turn_up(position: Position, source: str) -> bool:
    if source[0] != "t":
        return False
    column = int(source[1:]) - 1
    if not position.columns[column] or position.hidden[column] < len(position.columns[column]):
        return False
    position.hidden[column] -= 1
    return True


def move_text(move: Move) -> str:
    source, target, count = move
    return f"{source}-{target}" if count == 1 else f"{source}-{target}:{count}"


def move_from_text(text: str) -> Move:
    piles, _, count = text.partition(":")
    source, _, target = piles.partition("-")
    return source, target, int(count or 1)


def perft(position: Position, depth: int) -> int:
    """The number of lines of play of exactly this many moves."""
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(play(position, move)[0], depth - 1) for move in moves)


# --- a game: a line of play, what was seen on the way, and the score -------------------------


@dataclass
class Turn:
    """One move as it was made."""

    move: Move
    turned: bool
    before: Position


@dataclass
class Game:
    """A position, the line of play to it, and every card that was ever seen, undone or not."""

    position: Position
    line: list[Turn] = field(default_factory=list)
    undone: list[Move] = field(default_factory=list)
    seen: set[Card] = field(default_factory=set)

    def __post_init__(self) -> None:
        if self.position.pass_number > 1:  # the whole stock went by in the first pass
            self.seen |= set(self.position.stock)
        self.look()

    def look(self) -> None:
        self.seen |= face_up_cards(self.position)

    def play(self, move: Move) -> bool:
        assert may_play(self.position, move), move
        if self.undone and self.undone[-1] == move:  # the same line again: what followed is kept
            self.undone.pop()
        else:
            self.undone.clear()
        return self.make(move)

    def make(self, move: Move) -> bool:
        before = self.position
        self.position, turned = play(before, move)
        self.line.append(Turn(move, turned, before))
        self.look()
        return turned

    def undo(self) -> None:
        turn = self.line.pop()
        self.position = turn.before
        self.undone.append(turn.move)

    def redo(self) -> None:
        self.make(self.undone.pop())


def face_up_cards(position: Position) -> set[Card]:
    """What the eye sees. All drawn cards were fanned, so the whole waste has been seen."""
    if position.options["face_up"] == "yes":
        piles = [position.stock, position.waste, *position.foundations, *position.columns]
        return set(itertools.chain(*piles))
    cards = set(position.waste)
    for foundation in position.foundations:
        cards |= set(foundation)
    for column, hidden in zip(position.columns, position.hidden, strict=True):
        cards |= set(column[hidden:])
    return cards


def view(game: Game) -> dict[str, list[tuple[str | None, bool]]]:
    """For every place of every pile, from the bottom: the card if it was ever seen, and its face.

    Cards never change place unseen, so a card once seen stays known wherever it lies.
    """
    position = game.position
    places = {}
    for name in pile_names(position):
        cards = pile(position, name)
        hidden = 0
        if name == "s":
            cards, hidden = cards[::-1], len(cards)
        if name[0] == "t":
            hidden = position.hidden[int(name[1:]) - 1]
        places[name] = [
            (str(card) if card in game.seen else None, i >= hidden) for i, card in enumerate(cards)
        ]
    return places


def unseen(game: Game) -> list[Card]:
    return sorted(set(ordered_deck(game.position.options)) - game.seen)


# --- score -----------------------------------------------------------------------------------


def vegas(game: Game) -> int:
    """Five points a card up, less the stake: one a card, so 52 for a deck."""
    return 5 * cards_up(game.position) - len(ordered_deck(game.position.options))


def standard_sum(game: Game, only_plus: bool = False) -> int:
    """The points of the moves added up; below zero too, for the floor is only shown."""
    total = 0
    most_up: dict[str, int] = {}
    if game.line:
        note_cards_up(game.line[0].before, most_up)
    for turn in game.line:
        total += turn_points(turn, only_plus)
        after, _ = play(turn.before, turn.move)
        new = note_cards_up(after, most_up)
        if only_plus and turn.move[1][0] == "f" and not new:
            total -= 10
    return total


def note_cards_up(position: Position, most_up: dict[str, int]) -> bool:
    """Whether a card is up that never was: of two twins, a second one when both are up at once."""
    up: dict[str, int] = {}
    for card in itertools.chain(*position.foundations):
        up[str(card)] = up.get(str(card), 0) + 1
    new = [card for card, count in up.items() if count > most_up.get(card, 0)]
    most_up.update((card, up[card]) for card in new)
    return bool(new)


def turn_points(turn: Turn, only_plus: bool) -> int:
    source, target, _ = turn.move
    points = 5 if turn.turned else 0
    kinds = source[0] + target[0]
    if kinds == "ws":
        points += recycling(turn.before.options["draw"], turn.before.pass_number + 1)
    if kinds == "wt":
        points += 5
    if kinds == "ft" and not only_plus:
        points -= 15
    if target[0] == "f":
        points += 10
    return points


def recycling(draw: str, begins_pass: int) -> int:
    """Drawing one: −100 for every pass but the first. Drawing more: −20 from the fourth pass on."""
    if draw == "1":
        return -100
    return -20 if begins_pass >= 4 else 0


def time_penalty(seconds: float) -> int:
    return -2 * int(seconds // 10)


def time_bonus(seconds: float) -> int:
    return 700000 // int(seconds) if int(seconds) > 30 else 0


@dataclass(frozen=True)
class Score:
    points: int
    time_penalty: int
    bonus: int
    total: int
    up: int


def score(game: Game, scoring: str, seconds: float = 0) -> Score:
    """The score by ``standard``, ``vegas`` or ``plain`` and their options."""
    kind, _, rest = scoring.partition(":")
    options = dict(word.split("=") for word in rest.split(",")) if rest else {}
    up = cards_up(game.position)
    won = is_won(game.position)
    if kind == "plain":
        return Score(0, 0, 0, 0, up)
    if kind == "vegas":
        bonus = int(options.get("bonus", "0")) if won else 0
        return Score(vegas(game), 0, bonus, vegas(game) + bonus, up)
    points = max(0, standard_sum(game, options.get("only_plus") == "yes"))
    timed = options.get("timed", "yes") == "yes"
    penalty = time_penalty(seconds) if timed else 0
    bonus = time_bonus(seconds) if timed and won else 0
    return Score(points, penalty, bonus, max(0, points + penalty) + bonus, up)


# --- stuck -----------------------------------------------------------------------------------


def is_stuck(game: Game, limit: int = 100_000) -> bool | None:
    """Whether the player can prove that nothing more can be gained; None where it takes too long.

    Proven: however the cards not yet seen lie, no line of play turns a hidden card, plays a card
    from the waste or brings a foundation higher than it is now. A game that is won is not stuck.

    Hidden cards of columns are left out of the arrangements: none is looked at before one turns.
    """
    if is_won(game.position):
        return False
    places = [i for i, card in enumerate(game.position.stock) if card not in game.seen]
    budget = [limit]
    try:
        return not any(gains(position, budget) for position in arrangements(game, places))
    except OutOfBudget:
        return None


def is_stuck_literally(game: Game, limit: int = 1_000_000) -> bool | None:
    """The same by every arrangement of all cards not seen, those in columns too."""
    if is_won(game.position):
        return False
    budget = [limit]
    try:
        return not any(gains(position, budget) for position in arrangements_of_all(game))
    except OutOfBudget:
        return None


class OutOfBudget(Exception):
    pass


def arrangements(game: Game, places: list[int]) -> Iterator[Position]:
    """The position with each choice of unseen cards at these places of the stock."""
    tried = set()
    for cards in itertools.permutations(unseen(game), len(places)):
        faces = tuple(map(str, cards))
        if faces in tried:
            continue
        tried.add(faces)
        position = game.position.copy()
        for place, card in zip(places, cards, strict=True):
            position.stock[place] = card
        yield position


def arrangements_of_all(game: Game) -> Iterator[Position]:
    for cards in itertools.permutations(unseen(game)):
        position = game.position.copy()
        left = list(cards)
        for pile_ in [position.stock, *position.columns]:
            for i, card in enumerate(pile_):
                if card not in game.seen:
                    pile_[i] = left.pop()
        yield position


def gains(start: Position, budget: list[int]) -> bool:
    """Whether some line of play turns a card, plays from the waste or raises a foundation."""
    start_heights = heights(start)
    reached = {essence(start)}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        for move in legal_moves(position):
            budget[0] -= 1
            if budget[0] < 0:
                raise OutOfBudget
            after, turned = play(position, move)
            played = move[0] == "w" and move[1] != "s"
            if turned or played or rises(start_heights, heights(after)):
                return True
            if essence(after) not in reached:
                reached.add(essence(after))
                waiting.append(after)
    return False


def heights(position: Position) -> list[list[int]]:
    """Suit by suit the heights of its foundations, the higher of two first: they are twins."""
    lengths = list(map(len, position.foundations))
    return [sorted(lengths[suit::4], reverse=True) for suit in range(4)]


def rises(before: list[list[int]], after: list[list[int]]) -> bool:
    pairs = zip(itertools.chain(*before), itertools.chain(*after), strict=True)
    return any(now > then for then, now in pairs)


def essence(position: Position) -> str:
    """The position as text, the number of the pass left out where passes never run out."""
    text = position_text(position)
    return text.split(" / ", 1)[1] if position.options["passes"] == "unlimited" else text
