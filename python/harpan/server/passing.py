"""What players bring along over the wire: deals in texts."""

import msgspec

from harpan.game import Order
from harpan.server.wire import Request


class DealText(Request, frozen=True, kw_only=True):
    """A text that holds deals, in any of the formats, and the game that is chosen."""

    text: str
    game: str
    """The id of a preset; a text that tells another game itself is of that one."""
    options: dict[str, str] = msgspec.field(default_factory=dict)
    order: Order = "dealing"
    """How plain cards are written: in dealing order or column by column."""


class FoundDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal as a new game is asked for it: its number, or its deck in dealing order."""

    game: str
    options: dict[str, str]
    """Every option in force, by name."""
    number: str | None
    deck: str | None
    name: str
    """What the text calls it; empty where it has no name."""
    line: int
    """Where in the text it begins, from 1."""


class FoundDeals(msgspec.Struct, frozen=True):
    """The deals of a text, in its order, at least one."""

    deals: list[FoundDeal]
    count: int
    """How many there are; of very many only the first are told."""
