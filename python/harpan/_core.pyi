"""
The rules engine: cards, rules, scoring, games. No logic of its own in Python.
"""

from collections.abc import Mapping, Sequence
from typing import overload


class NotationError(ValueError):
    """
    A text that is no card, pile, move, deck, code or position. `code` names the kind, `details` what was expected and got, and where.
    """
    code: str
    details: dict[str, str]

class RulesError(ValueError):
    """
    Rules or a scoring that do not exist or do not go together. `code` names the kind, `details` what is allowed.
    """
    code: str
    details: dict[str, str]

class IllegalMoveError(ValueError):
    """
    A move that breaks a rule. `code` names the rule, `details` the cards, pile or numbers.
    """
    code: str
    details: dict[str, str]

class Card:
    """
    A playing card.

    >>> card = Card('10H')
    >>> str(card), card.rank, card.is_red
    ('TH', 10, True)
    """

    def __init__(self, text: str) -> None:
        """Read rank and suit: `TH`, `10h`, `10♥`. Raises NotationError."""

    @property
    def rank(self) -> int:
        """1 (ace) to 13 (king)."""

    @property
    def suit(self) -> int:
        """0 spades, 1 hearts, 2 clubs, 3 diamonds."""

    @property
    def is_red(self) -> bool: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __lt__(self, arg: Card, /) -> bool: ...

class Pile:
    """
    A pile of the table: `s` stock, `w` waste, `f1` … foundations, `t1` … columns,
    `c1` … cells, `p1` … places of the pyramid row by row, `d` discard.

    >>> Pile('t3').role, Pile('t3').index
    ('column', 2)
    """

    def __init__(self, text: str) -> None:
        """Read a pile. Raises NotationError."""

    @property
    def role(self) -> str:
        """
        `stock`, `waste`, `foundation`, `column`, `cell`, `pyramid` or `discard`.
        """

    @property
    def index(self) -> int:
        """Index among the piles of its role, from 0."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

class Move:
    """
    Some cards from one pile to another. Stock to waste is a draw, waste to stock a
    recycle, stock to the first column a row of one card to each.

    >>> move = Move('t3-t5:4')
    >>> str(move.source), str(move.target), move.count
    ('t3', 't5', 4)
    """

    def __init__(self, text: str) -> None:
        """Read `source-target` or `source-target:count`. Raises NotationError."""

    @property
    def source(self) -> Pile: ...

    @property
    def target(self) -> Pile: ...

    @property
    def count(self) -> int:
        """Number of cards."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

class Step:
    """What a move did."""

    @property
    def move(self) -> Move: ...

    @property
    def turned(self) -> list[Pile]:
        """The piles where a hidden card turned up."""

    @property
    def home(self) -> list[Pile]:
        """The columns whose complete run went to a foundation."""

    @property
    def filled(self) -> list[Pile]:
        """The columns that were filled from the stock."""

    @property
    def automatic(self) -> bool:
        """Made by the game after a player's move."""

    @property
    def pass_number(self) -> int:
        """The pass in which the move was made; a recycle ends it."""

    def __eq__(self, other: object, /) -> bool: ...

    def __repr__(self) -> str: ...

class Option:
    """One option of rules or a scoring, with its values as text."""

    @property
    def name(self) -> str: ...

    @property
    def value(self) -> str: ...

    @property
    def allowed(self) -> list[str]:
        """Every value it may take, the usual one first."""

    def __repr__(self) -> str: ...

class Rules:
    """
    The rules of a game: its family and options, as a value.

    >>> rules = Rules('klondike:passes=3,draw=3')
    >>> rules.text
    'klondike:draw=3,passes=3'
    >>> rules.replace({'decks': '2'}).deck_size
    104
    """

    def __init__(self, text: str = 'klondike') -> None:
        """Read a rules text. Raises RulesError, which says what is allowed."""

    @property
    def text(self) -> str:
        """The canonical text: options that have their usual value are left out."""

    @property
    def family(self) -> str: ...

    @property
    def version(self) -> int:
        """Raised when equal rules come to play differently."""

    @property
    def options(self) -> list[Option]:
        """Every option in fixed order."""

    @property
    def scorings(self) -> list[str]:
        """
        The kinds of scoring that a game of these rules can have, the usual one first.
        """

    @property
    def redeals(self) -> int:
        """How often a hopeless start may be dealt anew."""

    @property
    def is_open(self) -> bool:
        """Whether every card is known from the start."""

    @property
    def least_number(self) -> int:
        """The least number of a numbered deal."""

    @property
    def largest_number(self) -> int:
        """The largest number of a numbered deal."""

    @property
    def deck_size(self) -> int:
        """Number of cards."""

    def replace(self, changes: Mapping[str, str]) -> Rules:
        """The rules with some options changed. Raises RulesError."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

class Scoring:
    """
    How a game is scored: `standard`, `vegas`, `spider` or `plain`, with its
    options.

    >>> Scoring('standard:timed=no').kind
    'standard'
    """

    def __init__(self, text: str = 'standard') -> None:
        """Read a scoring text. Raises RulesError, which says what is allowed."""

    @property
    def text(self) -> str:
        """The canonical text."""

    @property
    def kind(self) -> str: ...

    @property
    def options(self) -> list[Option]:
        """Every option in fixed order."""

    def replace(self, changes: Mapping[str, str]) -> Scoring:
        """The scoring with some options changed. Raises RulesError."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

class Score:
    """A score and its parts, in points."""

    @property
    def points(self) -> int:
        """Without time and bonus."""

    @property
    def time_penalty(self) -> int:
        """0 or less."""

    @property
    def bonus(self) -> int:
        """Time bonus or casino bonus of a won game."""

    @property
    def total(self) -> int: ...

    @property
    def up(self) -> int:
        """Cards on the foundations, or discarded."""

def deal_code(number: int) -> str:
    """
    The short code by which people pass a deal number on. Raises NotationError.

    >>> deal_number(deal_code(4711))
    4711
    """

def deal_number(code: str) -> int:
    """
    The deal number of a code. Raises NotationError, also when a character is mistyped.
    """

def numbered_deck(rules: Rules, number: int) -> list[Card]:
    """The cards of a numbered deal in dealing order. Raises NotationError."""

def parse_deck(rules: Rules, text: str, order: str = 'dealing') -> list[Card]:
    """
    A written deck in dealing order. With order='columns' the text goes column by column, each
    from its bottom to its top, then the stock as it is drawn. Raises NotationError, which says
    where.
    """

def perft(rules: Rules, number: int, depth: int) -> int:
    """
    The number of sequences of `depth` legal moves from a numbered deal.

    >>> perft(Rules(), 1, 0)
    1
    """

class Slot:
    """One card's place on the table."""

    @property
    def card(self) -> Card | None:
        """The card, or None when the player does not know it."""

    @property
    def face_up(self) -> bool:
        """A card that lies face down may still be known."""

    def __repr__(self) -> str: ...

class View:
    """
    What the player knows: cards face up, counts, and the cards that were
    shown and lie face down again. Piles go from the bottom to the top; the
    stock's last card is drawn next.
    """

    @property
    def piles(self) -> dict[str, list[Slot]]:
        """Every pile by its text."""

    @property
    def stock(self) -> list[Slot]: ...

    @property
    def waste(self) -> list[Slot]: ...

    @property
    def discard(self) -> list[Slot]: ...

    @property
    def foundations(self) -> list[list[Slot]]: ...

    @property
    def cells(self) -> list[list[Slot]]: ...

    @property
    def pyramid(self) -> list[list[Slot]]:
        """Its places row by row, each with a card or none."""

    @property
    def columns(self) -> list[list[Slot]]: ...

    @property
    def pass_number(self) -> int: ...

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves, in a fixed order."""

    @property
    def unseen(self) -> list[Card]:
        """The cards whose places are not known, sorted."""

class Game:
    """
    One playing of a deal: a position with undo and redo without limit, and a
    score.

    >>> game = Game.numbered(Rules(), Scoring(), 1)
    >>> game.play('s-w')
    <Step s-w>
    >>> game.undo().move in game.legal_moves
    True
    """

    def __init__(self, rules: Rules, scoring: Scoring, deck: Sequence[Card]) -> None:
        """Deal a whole deck, given in dealing order. Raises NotationError."""

    @staticmethod
    def numbered(rules: Rules, scoring: Scoring, number: int) -> Game:
        """The game of a numbered deal. Raises NotationError."""

    @staticmethod
    def from_position(rules: Rules, scoring: Scoring, text: str) -> Game:
        """Begin at a position given as text. Raises NotationError."""

    def copy(self) -> Game:
        """An independent copy."""

    @property
    def rules(self) -> Rules: ...

    @property
    def scoring(self) -> Scoring: ...

    @property
    def number(self) -> int | None:
        """The deal number, if made from one."""

    @property
    def deck(self) -> list[Card]:
        """The deck in dealing order; empty for a game that began at a position."""

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves, in a fixed order."""

    def parse_move(self, text: str) -> Move:
        """
        Read a move in this position's context: the count may be left out where one legal move
        joins the piles, and `f` alone is the foundation that fits. Raises NotationError.
        """

    @overload
    def is_legal(self, move: Move) -> bool: ...

    @overload
    def is_legal(self, move: str) -> bool:
        """Whether the rules allow the move. Raises NotationError."""

    @overload
    def play(self, move: Move, automatic: bool = False) -> Step: ...

    @overload
    def play(self, move: str, automatic: bool = False) -> Step:
        """
        Play a move; an automatic one belongs to the player's move before it. Raises
        IllegalMoveError, which names the broken rule, or NotationError; then the game is as it
        was.
        """

    def undo(self) -> Step:
        """
        Take back the last move and the automatic ones after it; any number of times. Raises
        IllegalMoveError.
        """

    def redo(self) -> Step:
        """
        Play the move that was undone last and the automatic ones after it. Raises
        IllegalMoveError.
        """

    def automatic_move(self, level: str) -> Move | None:
        """
        The next move that the game makes by itself at a level: never, aces (and twos), safe or
        all; None when there is none.
        """

    @property
    def sweep_move(self) -> Move | None:
        """
        The next move to the win when that is certain whatever lies hidden, or None.
        """

    @property
    def can_undo(self) -> bool: ...

    @property
    def can_redo(self) -> bool: ...

    @property
    def steps(self) -> list[Step]:
        """The steps from the start to the position."""

    @property
    def ply(self) -> int:
        """Number of steps from the start."""

    @property
    def moves(self) -> int:
        """Moves of the player among the steps."""

    @property
    def is_won(self) -> bool:
        """Whether the game went out: see the rules of its family."""

    @property
    def is_stuck(self) -> bool:
        """
        Whether it is proven from what the player knows that the game leads nowhere any
        more.
        """

    @property
    def score(self) -> int:
        """The score without time, in points."""

    def score_at(self, seconds: float) -> Score:
        """The score and its parts after so many seconds of play."""

    @property
    def pass_number(self) -> int:
        """The pass through the stock, from 1; 0 in a game without passes."""

    @property
    def passes(self) -> int | None:
        """
        Passes that the rules give; None when unlimited, and in a game without passes.
        """

    @property
    def draw_count(self) -> int:
        """Cards that a draw turns or deals while the stock has them."""

    @property
    def view(self) -> View:
        """What the player knows."""

    @property
    def position(self) -> str:
        """The position as text. It names the hidden cards."""

    @property
    def key(self) -> object:
        """
        A 128-bit number: equal where all that matters for the future is equal.
        """

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

class Solution:
    """A verdict, its proof and its cost."""

    @property
    def verdict(self) -> str:
        """
        `winnable`, with a line that the rules engine has played; `unwinnable`, when every line
        was searched; `unknown`, when a limit was reached first.
        """

    @property
    def moves(self) -> list[Move]:
        """The line, as the game plays it; it comes to no position twice."""

    @property
    def nodes(self) -> int: ...

    @property
    def seconds(self) -> float: ...

    @property
    def table_bytes(self) -> int: ...

class Harvest:
    """The most cards that can be up, and its cost."""

    @property
    def least(self) -> int:
        """So many can be, by the line of `moves`."""

    @property
    def most(self) -> int:
        """
        No more than so many can be; proven to the card when it equals `least`.
        """

    @property
    def moves(self) -> list[Move]:
        """The line, as the game plays it; it comes to no position twice."""

    @property
    def nodes(self) -> int: ...

    @property
    def seconds(self) -> float: ...

    @property
    def table_bytes(self) -> int: ...

def solve(game: Game, *, nodes: int | None = None, seconds: float | None = None, table_bytes: int, keep_going: object | None = None) -> Solution:
    """See harpan.solve."""

def most_up(game: Game, *, nodes: int | None = None, seconds: float | None = None, table_bytes: int, keep_going: object | None = None) -> Harvest | None:
    """See harpan.most_up."""

class PlayerOption:
    """An option of a simulated player."""

    @property
    def name(self) -> str: ...

    @property
    def value(self) -> str:
        """Its value as text."""

    @property
    def allowed(self) -> str:
        """Its values, or the least and largest number."""

    def __repr__(self) -> str: ...

class Player:
    """
    A simulated player and its options, as a value.

    >>> Player('monte-carlo:samples=100').text
    'monte-carlo'
    >>> Player('monte-carlo:samples=0')
    Traceback (most recent call last):
    harpan._core.RulesError: option samples: expected 1 to 100000, got '0'
    """

    def __init__(self, text: str) -> None:
        """Read a player text. Raises RulesError, which says what is allowed."""

    @property
    def text(self) -> str:
        """The canonical text: options that have their usual value are left out."""

    @property
    def name(self) -> str: ...

    @property
    def options(self) -> list[PlayerOption]:
        """Every option in fixed order."""

    def plays(self, rules: Rules) -> bool:
        """Whether it knows games of these rules."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

class PlayedGames:
    """How games ended, in columns. See harpan.Playings."""

    @property
    def won(self) -> list[bool]:
        """Whether the game went out."""

    @property
    def up(self) -> list[int]:
        """Cards on the foundations, or removed."""

    @property
    def points(self) -> list[int]:
        """The score without time."""

    @property
    def moves(self) -> list[int]:
        """Moves made."""

    @property
    def passes(self) -> list[int]:
        """Passes through the stock; 0 without passes."""

    @property
    def decisions(self) -> list[int]:
        """How often the player was asked."""

    @property
    def nodes(self) -> list[int]:
        """Positions looked at in search or sampling."""

    @property
    def capped(self) -> list[bool]:
        """Ended for its length."""

    @property
    def cycled(self) -> list[bool]:
        """Ended because it went round in circles."""

def player_names() -> list[str]: ...

def information(rules: Rules) -> str:
    """The information model in force: `open` or `seen`. See docs/players.md."""

def stream_seed(deal: int, player: str, decision: int) -> int:
    """The number that seeds a player's chance in one decision of a deal."""

def play_deals(rules: Rules, player: Player, numbers: Sequence[int], *, scoring: Scoring, most_moves: int, keep_going: object) -> PlayedGames:
    """See harpan.play_many."""

class Hint:
    """A move that is advised from what the player knows, and why."""

    @property
    def move(self) -> Move:
        """The move."""

    @property
    def plan(self) -> list[Move]:
        """
        The moves up to the gain, the advised one first; only the last may show a card.
        """

    @property
    def gain(self) -> str:
        """
        What the plan's last move does: goes_up, completes, turns, takes_away, plays, empties,
        fills, joins_suit, joins or shows.
        """

    @property
    def card(self) -> Card | None:
        """
        The card that the plan's last move is about, the lowest of a run; None where the stock
        shows it.
        """

def hint(game: Game) -> Hint | None:
    """
    Advise a move, from what the player knows; None where no useful move is found, which is no
    proof unless the game is stuck. Whoever follows hints alone never comes back to a position
    with nothing learnt.
    """
