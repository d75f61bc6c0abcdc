"""The game that a client asks for."""

import re

from harpan._core import Rules, deal_number, parse_deck
from harpan.errors import bad_number
from harpan.game import check_number, random_number
from harpan.presets import Variant, find
from harpan.record import Origin
from harpan.server.problems import RequestError
from harpan.server.wire import NewGame
from harpan.session import Session, play_again, resume, start
from harpan.store import ConflictError, Store

_SOURCES = ("number", "code", "deck", "replay_of")
# Without a bound a long text would cost long arithmetic.
_DIGITS = re.compile("[0-9]{1,20}")


def deal(store: Store, wanted: NewGame) -> Session:
    """Deal it and keep it, unless it has been dealt under its id before.

    Raises RequestError, and what its options and cards may raise.
    """
    _check_one_source(wanted)
    try:
        return _dealt(store, wanted)
    except ConflictError:
        if wanted.id is None:
            raise
        return resume(store, wanted.id)


def _dealt(store: Store, wanted: NewGame) -> Session:
    if wanted.replay_of is not None:
        return play_again(store, wanted.replay_of, game_id=wanted.id)
    if wanted.game is None:
        raise RequestError("bad_request", "expected the id of a game in `game`")
    variant = find(wanted.game).with_options(**wanted.options)
    return start(store, variant, _origin(wanted, variant), game_id=wanted.id)


def _check_one_source(wanted: NewGame) -> None:
    given = [name for name in _SOURCES if getattr(wanted, name) is not None]
    if len(given) > 1:
        message = f"expected one of {', '.join(_SOURCES)}, got {' and '.join(given)}"
        raise RequestError("bad_request", message)
    if wanted.replay_of is not None and (wanted.game is not None or wanted.options):
        raise RequestError("bad_request", "replay_of brings its own game and options")


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
