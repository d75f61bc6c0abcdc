"""Harpan: patience played properly, and the truth about the cards.

>>> import harpan
>>> game = harpan.deal("vegas", number=42)
>>> move = game.legal_moves[0]
>>> move in game.legal_moves
True
>>> step = game.play(move)
>>> game.score, game.is_won
(-52, False)
>>> step == game.undo()
True
"""

from importlib.metadata import version

from harpan._core import (
    Card,
    Game,
    Harvest,
    Hint,
    Move,
    Pile,
    Player,
    Rules,
    Score,
    Scoring,
    Slot,
    Solution,
    Step,
    View,
    deal_code,
    deal_number,
    hint,
    numbered_deck,
    parse_deck,
    perft,
)
from harpan.errors import IllegalMoveError, NotationError, OptionError, RulesError
from harpan.game import deal
from harpan.levels import Level, deal_of_level, level
from harpan.playing import Chooser, Playings, play_many, players
from harpan.presets import Option, Variant, variants
from harpan.solving import Solutions, most_up, solve, solve_many, winnable_deal

__version__ = version("harpan")

__all__ = [
    "Card",
    "Chooser",
    "Game",
    "Harvest",
    "Hint",
    "IllegalMoveError",
    "Level",
    "Move",
    "NotationError",
    "Option",
    "OptionError",
    "Pile",
    "Player",
    "Playings",
    "Rules",
    "RulesError",
    "Score",
    "Scoring",
    "Slot",
    "Solution",
    "Solutions",
    "Step",
    "Variant",
    "View",
    "__version__",
    "deal",
    "deal_code",
    "deal_number",
    "deal_of_level",
    "hint",
    "level",
    "most_up",
    "numbered_deck",
    "parse_deck",
    "perft",
    "play_many",
    "players",
    "solve",
    "solve_many",
    "variants",
    "winnable_deal",
]
