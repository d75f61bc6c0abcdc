"""The game that a client asks for."""

import re
from datetime import date

from harpan._core import Rules, deal_number, parse_deck
from harpan.daily import NoDailyDealError, daily_number, today
from harpan.errors import bad_number
from harpan.game import check_number, random_number
from harpan.presets import Variant, find
from harpan.record import Origin
from harpan.server.problems import RequestError
from harpan.server.searches import NoSuchSearchError, Searches
from harpan.server.tables import Tables
from harpan.server.wire import NewGame
from harpan.session import Place, Session, StaleError, bank_of, play_again, resume, start, take_up
from harpan.store import ConflictError, Store

_SOURCES = ("number", "code", "deck", "replay_of", "search", "daily")
_WHOLE_SOURCES = ("replay_of", "search")
"""Those that bring a game and its options along."""
# Without a bound a long text would cost long arithmetic.
_DIGITS = re.compile("[0-9]{1,20}")


def deal(tables: Tables, searches: Searches, wanted: NewGame) -> Session:
    """Deal it and keep it, unless it has been dealt under its id before.

    Raises RequestError, NoSuchSearchError, StaleError for a game to leave that has gone on, and
    what its options and cards may raise.
    """
    _check_one_source(wanted)
    place = Place(wanted.id, wanted.zone, _left(tables, wanted), wanted.ply, wanted.elapsed)
    try:
        return _dealt(tables.store, searches, wanted, place)
    except (ConflictError, StaleError, NoSuchSearchError):
        # A search has dealt its deal when it is asked for it a second time.
        if wanted.id is None or not tables.store.has(wanted.id):
            raise
        return resume(tables.store, wanted.id)


def _left(tables: Tables, wanted: NewGame) -> Session | None:
    """The game to leave; one that is not there any more need not be left."""
    if wanted.leaves is None or not tables.store.has(wanted.leaves):
        return None
    session = tables.find(wanted.leaves)
    session.refresh()
    return session


def _dealt(store: Store, searches: Searches, wanted: NewGame, place: Place) -> Session:
    if wanted.replay_of is not None:
        return play_again(store, wanted.replay_of, place=place)
    if wanted.search is not None:
        return _found(store, searches, wanted.search, place)
    if wanted.game is None:
        raise RequestError("bad_request", "expected the id of a game in `game`")
    if wanted.daily is not None:
        return _daily(store, wanted.game, wanted.daily, place)
    variant = find(wanted.game).with_options(**wanted.options)
    origin = _origin(wanted, variant)
    return _waiting(store, variant, origin, place) or start(store, variant, origin, place=place)


def _waiting(store: Store, variant: Variant, origin: Origin, place: Place) -> Session | None:
    """The deal that lies untouched in the bank, which deals no other before it is played."""
    bank = bank_of(store, variant)
    game_id = store.banks.waiting(bank.id) if bank and origin.kind == "random" else None
    return take_up(store, game_id, place=place) if game_id else None


def _found(store: Store, searches: Searches, search_id: str, place: Place) -> Session:
    """The deal that a search has found. It is dealt once: played again it would be known."""
    search = searches.find(search_id)
    if search.number is None:
        raise RequestError("nothing_found", f"search {search_id} has found no deal")
    origin = Origin(search.level or "winnable", number=search.number)
    session = start(store, search.variant, origin, place=place)
    searches.drop(search_id)
    return session


def _daily(store: Store, game: str, text: str, place: Place) -> Session:
    """The deal of a day, or the game that it was dealt in before."""
    number = _of_day(game, text)
    begun = store.daily(game, number)
    if begun is None:
        return start(store, find(game), Origin("daily", number=number), place=place)
    return take_up(store, begun, place=place)


def _of_day(game: str, text: str) -> int:
    try:
        day = date.fromisoformat(text)
        if day <= today():
            return daily_number(game, day)
    except NoDailyDealError as error:
        raise RequestError("no_daily_deal", str(error)) from error
    except ValueError as error:
        message = f"daily: expected a day such as 2026-11-30, got {text[:40]!r}"
        raise RequestError("bad_request", message) from error
    raise RequestError("not_yet", f"daily: expected a day up to {today()}, got {day}")


def _check_one_source(wanted: NewGame) -> None:
    given = [name for name in _SOURCES if getattr(wanted, name) is not None]
    if len(given) > 1:
        message = f"expected one of {', '.join(_SOURCES)}, got {' and '.join(given)}"
        raise RequestError("bad_request", message)
    whole = [name for name in given if name in _WHOLE_SOURCES]
    if whole and (wanted.game is not None or wanted.options):
        raise RequestError("bad_request", f"{whole[0]} brings its own game and options")
    if wanted.daily is not None and wanted.options:
        raise RequestError("bad_request", "a daily deal has the options of its game's name")


def _origin(wanted: NewGame, variant: Variant) -> Origin:
    if wanted.deck is not None:
        cards = parse_deck(variant.rules, wanted.deck, wanted.order)
        return Origin("imported", deck=" ".join(map(str, cards)))
    if wanted.code is not None:
        return _typed(variant, deal_number(wanted.code))
    if wanted.number is not None:
        return _typed(variant, _number(variant.rules, wanted.number))
    return Origin("random", number=random_number(variant.rules))


def _typed(variant: Variant, number: int) -> Origin:
    check_number(variant.rules, number)
    return Origin("typed", number=number)


def _number(rules: Rules, digits: str) -> int:
    if _DIGITS.fullmatch(digits) is None:
        raise bad_number(digits[:40], rules.least_number, rules.largest_number)
    return int(digits)
