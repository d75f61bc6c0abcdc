"""The rule books in plain lists, slow and naive, to hold the core against.

Written from the rules alone. They share nothing with the core, are not fast and not clever, and
are the only other set of rules in the project. Nothing but tests may use them.

One file a family holds its rules; ``rules`` asks the family of a position, and ``game`` plays.
"""

from reference.automatic import automatic_moves, safe_rank
from reference.cards import RANKS, SUITS, Card, Options
from reference.deals import (
    DIGITS,
    bounded,
    deal_code,
    microsoft_deal,
    splitmix64,
    xoshiro256starstar,
)
from reference.freecell import Task, can_be_carried
from reference.game import Game, Turn, unseen, view
from reference.klondike import position_from_text
from reference.rules import (
    FAMILIES,
    deal,
    draw_count,
    face_up_cards,
    faults,
    is_won,
    legal_moves,
    may_play,
    numbered,
    numbered_deck,
    options_from_text,
    ordered_deck,
    perft,
    play,
    rows_from_columns,
)
from reference.score import Score, score, standard_options, standard_sum, vegas
from reference.stuck import is_stuck, is_stuck_literally
from reference.table import (
    Deed,
    Move,
    Position,
    cards_up,
    move_from_text,
    move_text,
    position_text,
)

__all__ = [
    "DIGITS",
    "FAMILIES",
    "RANKS",
    "SUITS",
    "Card",
    "Deed",
    "Game",
    "Move",
    "Options",
    "Position",
    "Score",
    "Task",
    "Turn",
    "automatic_moves",
    "bounded",
    "can_be_carried",
    "cards_up",
    "deal",
    "deal_code",
    "draw_count",
    "face_up_cards",
    "faults",
    "is_stuck",
    "is_stuck_literally",
    "is_won",
    "legal_moves",
    "may_play",
    "microsoft_deal",
    "move_from_text",
    "move_text",
    "numbered",
    "numbered_deck",
    "options_from_text",
    "ordered_deck",
    "perft",
    "play",
    "position_from_text",
    "position_text",
    "rows_from_columns",
    "safe_rank",
    "score",
    "splitmix64",
    "standard_options",
    "standard_sum",
    "unseen",
    "vegas",
    "view",
    "xoshiro256starstar",
]
