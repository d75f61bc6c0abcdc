"""What goes over the wire. The web's types are made from these: see `harpan.server.schema`."""

from typing import Annotated, Literal

import msgspec

from harpan.game import Order
from harpan.lab.jobs import LEAST_DEALS, MOST_DEALS, Comparison, Figure
from harpan.levels import Level
from harpan.presets import SCORINGS
from harpan.record import OriginKind, Zone
from harpan.server.searches import SearchStatus
from harpan.server.trials import TrialStatus
from harpan.server.verdicts import Verdict
from harpan.table import Aid, Automatic, Result, Status

Useful = Literal["yes", "unknown", "none"]
Gain = Literal[
    "goes_up",
    "completes",
    "turns",
    "takes_away",
    "plays",
    "empties",
    "fills",
    "joins_suit",
    "joins",
    "shows",
]
DayMark = Literal["begun", "won"]
LastKind = Literal["move", "sweep", "undo", "redo", "restart", "deal", "finish", "jump"]
ScoringKind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(SCORINGS)})]
Ply = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]
GameId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$")]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a name that is not known is a mistake, not a wish to be ignored."""


class NewGame(Request, frozen=True, kw_only=True):
    """A game to deal: at random, or from one of the sources, `number` to `daily`."""

    game: str | None = None
    """The id of a preset; left out only with `replay_of` and `search`."""
    options: dict[str, str] = {}
    number: str | None = None
    """A deal number in digits. Text, because a browser's numbers end at 2^53."""
    code: str | None = None
    deck: str | None = None
    order: Order = "dealing"
    """How `deck` is written: in dealing order or column by column."""
    replay_of: str | None = None
    """The id of a game whose deal, rules and scoring are wanted again."""
    search: str | None = None
    """The id of a search that has found a deal, which is wanted."""
    daily: str | None = None
    """A day, as in 2026-11-30, whose deal of `game` is wanted, under the rules of its name. Begun
    before, it is the game that was begun.
    """
    id: GameId | None = None
    """An id for the game that nobody can guess. Asked for twice, as when the answer was lost, it
    is dealt once: the second answer shows the game as it then stands.
    """
    leaves: GameId | None = None
    """The game on the table, which is given up for this one: with moves it is lost."""
    ply: Ply | None = None
    """The version of that game that the player has seen: one that has gone on is not given up."""
    elapsed: Seconds = 0
    """Play time of that game by the client's clock."""
    zone: Zone = "UTC"
    """The time zone of the player, which makes dates of the times."""


class Action(Request, frozen=True, kw_only=True):
    """Something to do in the version `ply` of a game."""

    ply: Ply
    elapsed: Seconds = 0
    """Play time by the client's clock."""


class MoveAction(Action, frozen=True, kw_only=True):
    """A move to make."""

    move: str
    automatic: Automatic = "aces"
    """Which cards go to the foundations by themselves after it: aces means aces and twos."""


class JumpAction(Action, frozen=True, kw_only=True):
    """A position to go to."""

    position: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    """Its number in the tree of lines."""


class LineAction(Action, frozen=True, kw_only=True):
    """Moves to make one after the other: all of them or none."""

    moves: Annotated[list[str], msgspec.Meta(max_length=10_000)]
    """A move that the game made by itself has `~` before it."""


class HintAction(Action, frozen=True, kw_only=True):
    """A hint to give: 1 whether there is a useful move, 2 which card, 3 which move, 4 why."""

    level: Annotated[int, msgspec.Meta(ge=1, le=4)]


class NewSearch(Request, frozen=True, kw_only=True):
    """A winnable deal to search for."""

    game: str
    options: dict[str, str] = {}
    level: Level | None = None
    """How hard it shall be; any winnable deal will do without."""
    id: GameId | None = None
    """An id for the search that nobody can guess; asked for twice it is searched for once."""


class DealInfo(msgspec.Struct, frozen=True):
    """Where the cards of a game came from."""

    number: str | None
    code: str | None
    origin: OriginKind


class LastEvent(msgspec.Struct, frozen=True):
    """What happened last, for telling and animating it."""

    kind: LastKind
    move: str | None
    """The move that was made, taken back or made again; none for a sweep."""
    automatic: list[str]
    """The moves that the game made by itself after it, in their order."""
    turned: list[str]
    """Piles of which a card turned: up, or down again by an undo."""
    home: list[str]
    """Columns of which a complete run went to a foundation, or came back by an undo."""
    filled: list[str]
    """Columns that were filled from the stock, or emptied by an undo."""


class ScoreState(msgspec.Struct, frozen=True):
    """The score and its parts."""

    kind: ScoringKind
    points: int
    """Points as shown, before the time is counted."""
    time_penalty: int
    bonus: int
    total: int
    up: int
    """Cards on the foundations, or discarded."""


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """All that a player may know of a game, and the answer to everything.

    Cards are `5H` face up, `??` face down, and `5h` face down but open to the player.
    """

    id: str
    game: str
    options: dict[str, str]
    """Every option in force, by name."""
    rules: str
    scoring: str
    rules_version: int
    deal: DealInfo
    practice: bool
    """Whether the game counts in no statistics."""
    bank: Literal["booked", "practice"] | None
    """Whether the bank of its form books the game, where one was switched on."""
    aids: list[Aid]
    """The help that was taken, in the order it was first taken: no undo takes it back."""
    started: bool
    """Whether a card has been moved: from then on the game counts and the clock runs."""
    ply: int
    """The version of the game: it grows by one with every event and never falls."""
    moves: int
    """Moves of the player on the line from the deal."""
    automatic: int
    """Moves of the game's own on that line."""
    piles: dict[str, list[str]]
    """Cards from bottom to top; the last card of the stock is drawn next.

    Beside stock `s`, waste `w`, foundations `f1` … and columns `t1` … there are cells `c1` …, the
    places of a pyramid row by row, `p1` …, and the discard `d`.
    """
    fan: int
    """How many cards of the waste to show side by side."""
    draw: int
    """How many cards the next draw turns up or deals; none from an empty stock."""
    pass_: int = msgspec.field(name="pass")
    """The pass through the stock, from 1; 0 in a game without passes."""
    passes: int | None
    """None when there is no limit, and in a game without passes."""
    legal: list[str]
    """Every move that may be made now; none when the game is over."""
    can_undo: bool
    can_redo: bool
    can_sweep: bool
    """Whether the rest is a certain win that the game can play by itself."""
    can_clear: bool
    """Whether Aces Up has cards to discard at once."""
    can_redeal: bool
    """Whether a hopeless start may be dealt anew now."""
    redeals_left: int
    """How often the rules still allow that."""
    lines: int
    """How many lines have been played since the cards were dealt: one more for every way that was
    taken after going back."""
    bookmarked: bool
    """Whether there is a bookmark here."""
    last: LastEvent | None
    score: ScoreState
    elapsed: float
    """Play time in seconds at the last event."""
    status: Status
    results: list[Result]
    """What an ended game came to; Vegas has two results, and both may be there."""


class VerdictState(msgspec.Struct, frozen=True):
    """What is proven about a game with every card known."""

    ply: int
    """The version of the game that it is about."""
    verdict: Verdict


class FacitMove(msgspec.Struct, frozen=True):
    """A move of a line."""

    move: str
    cards: list[str]
    """The cards that move, bottom first; both cards of a pair; none when the stock gives or takes
    back all it has to."""


class MostUpState(msgspec.Struct, frozen=True):
    """The most cards that can be on the foundations, those that are there already included."""

    least: int
    """So many can be."""
    most: int
    """No more than so many can be; proven to the card when it equals `least`."""


class Facit(VerdictState, frozen=True):
    """How to win from where the game stands, if that is proven to be possible.

    In Vegas where it is not, how to bring up as many cards as `most_up` says at least.
    """

    moves: list[FacitMove]
    most_up: MostUpState | None = None


class LineMove(FacitMove, frozen=True):
    """A move of a line that was played, and the position that it led to."""

    position: int
    """The number of that position, after the moves that the game made by itself."""
    moves: int
    """Moves of the player from the deal to it."""
    automatic: int
    """How many moves the game made by itself after it."""
    bookmarked: bool


class Line(msgspec.Struct, frozen=True):
    """A line from where it leaves an earlier one, or from the deal, to its end."""

    start: int
    """The position that it starts from."""
    moves: list[LineMove]
    end: Literal["won", "stuck", "open"]
    up: int
    """Cards on the foundations, or discarded, at its end."""


class LinesState(msgspec.Struct, frozen=True):
    """Every line that was played since the cards were dealt, the oldest first."""

    ply: int
    """The version of the game that it is about."""
    deal: int
    """The position of the dealt cards."""
    here: int
    """The position that the game is in."""
    deal_bookmarked: bool
    lines: list[Line]
    played: list[str]
    """The moves from the deal to here, as a `LineAction` takes them."""


class HintState(msgspec.Struct, frozen=True, kw_only=True):
    """A hint, from what the player knows, as far as its level goes."""

    state: GameState
    """The game: a hint that shows a move is an event of it."""
    level: int
    useful: Useful
    """`none` where it is proven that no useful move is left, `unknown` where none is found."""
    source: str | None = None
    """The pile that the card lies on; from level 2."""
    cards: list[str] = []
    """The cards that are taken hold of, bottom first, none where the stock is turned; from level 3
    also the other of a pair."""
    move: str | None = None
    """From level 3."""
    gain: Gain | None = None
    """What the move does, or leads to; from level 4."""
    moves: int = 0
    """How many moves lead there, this one counted; from level 4."""
    card: str | None = None
    """The card that it is about there, where it is known; from level 4."""


class SearchState(msgspec.Struct, frozen=True):
    """How a search for a deal goes."""

    id: str
    status: SearchStatus
    tried: int
    """Deals that have been looked at."""
    seconds: float
    """The limit of the whole search, after which it ends with none."""


class NewTrial(Request, frozen=True, kw_only=True):
    """Two ways to be compared on the same deals: the game as it is, and with what is changed."""

    game: str
    options: dict[str, str] = {}
    changes: dict[str, str] = {}
    """Options of the second way that differ."""
    advice: list[str] = []
    """The advice that the player of the second way follows; that of the first follows none."""
    deals: Annotated[int, msgspec.Meta(ge=LEAST_DEALS, le=MOST_DEALS)] = 1000
    id: GameId | None = None
    """An id for the trial that nobody can guess; asked for twice it is begun once."""


class TrialState(msgspec.Struct, frozen=True):
    """How a trial goes, and what it came to so far."""

    id: str
    status: TrialStatus
    done: int
    total: int
    found: Comparison | None


class Findings(msgspec.Struct, frozen=True):
    """What came of an experiment."""

    name: str
    title: dict[str, str]
    """By language."""
    deals: tuple[int, int]
    """The first and the last number."""
    figures: list[Figure]


class LaboratoryInfo(msgspec.Struct, frozen=True):
    """What the laboratory has found, and what can be tried."""

    finished: list[Findings]
    advice: dict[str, list[str]]
    """By game."""


class DailyGame(msgspec.Struct, frozen=True):
    """The daily deals of one game."""

    game: str
    days: dict[str, DayMark]
    """What became of those that were begun, by day; of the others there is nothing to tell."""


class DailyState(msgspec.Struct, frozen=True):
    """The calendar of the daily deals."""

    today: str
    """The day it is in UTC. No deal is dealt before its day."""
    first: str
    last: str
    """The days from which and up to which there are deals."""
    games: list[DailyGame]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option, its value and the values it may have."""

    name: str
    value: str
    allowed: list[str]


class VariantInfo(msgspec.Struct, frozen=True):
    """A named game and what can be chosen in it."""

    id: str
    rules: str
    scoring: str
    options: list[OptionInfo]
    levels: list[Level]
    """Those of which a search finds a deal in good time."""


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done. The client words it from `code` and `args`."""

    code: str
    message: str
    """An English sentence for people who read logs."""
    args: dict[str, str] = {}


class Failure(msgspec.Struct, frozen=True):
    """The answer to whatever was not done."""

    error: Problem


class Conflict(Failure, frozen=True):
    """The answer to what was meant for an older version of the game."""

    state: GameState
