"""The request to read the deals of a text, in any format that the solvers read."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan import formats
from harpan.formats import FormatError
from harpan.presets import Variant, find
from harpan.server import reading
from harpan.server.passing import DealText, FoundDeal, FoundDeals
from harpan.server.problems import json

LARGEST_TEXT = 2**17
"""Bytes of a request with a text: some eight hundred decks, which take half a second."""
MOST_DEALS = 100
_UNTOLD = frozenset({"game_not_named", "pile_count", "pile_unknown"})
"""What is wrong with a text that does not tell its game by itself."""


async def read_deals(request: Request) -> Response:
    """The deals of a text."""
    asked = await reading.read(request, DealText, LARGEST_TEXT)
    return json(await run_in_threadpool(found_deals, asked))


ROUTES = [Route("/deals", read_deals, methods=["POST"])]


def found_deals(asked: DealText) -> FoundDeals:
    """The deals of a text. Raises FormatError, which says where, and OptionError for the choice."""
    variant = find(asked.game).with_options(**asked.options)
    deals = _read(asked, variant)
    return FoundDeals([_found(deal) for deal in deals[:MOST_DEALS]], len(deals))


def _read(asked: DealText, variant: Variant) -> list[formats.Deal]:
    """The deals of the chosen game, unless the text tells that it is of another."""
    told, fault = _told(asked.text)
    if told and told[0].variant.rules.family != variant.rules.family:
        return told
    try:
        return formats.read(asked.text, variant, order=asked.order)
    except FormatError as error:
        if told:
            return told
        # What is wrong with a board says more than that it is none of the chosen game.
        raise (fault if fault and fault.code not in _UNTOLD else error) from None


def _told(text: str) -> tuple[list[formats.Deal], FormatError | None]:
    """The deals of a text that tells its game by itself, or why there are none."""
    try:
        return formats.read(text), None
    except FormatError as error:
        return [], error


def _found(deal: formats.Deal) -> FoundDeal:
    number = deal.game.number
    return FoundDeal(
        game=deal.variant.id,
        options={name: option.value for name, option in deal.variant.options.items()},
        number=None if number is None else str(number),
        deck=formats.deck_text(deal) if number is None else None,
        name=deal.name,
        line=deal.line,
    )
