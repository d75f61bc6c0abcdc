"""The errors of the package: few, named, and each a `ValueError`."""

import reprlib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Literal

from harpan._core import IllegalMoveError, NotationError, RulesError

__all__ = ["IllegalMoveError", "NotationError", "OptionError", "RulesError", "listing"]

OptionErrorCode = Literal["unknown_game", "unknown_option", "unknown_value"]


class OptionError(RulesError):
    """A game, an option or a value that does not exist; the message says which do.

    `code` is the kind of mistake and `details` the parts of the message: `name`,
    `allowed`, and `suggestion` (empty when nothing is near) or `value`.
    """

    def __init__(self, code: OptionErrorCode, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


def unknown_game(name: object, known: Iterable[str]) -> OptionError:
    """No game has the id `name`, whatever was given for one."""
    return _unknown("unknown_game", f"no game {shown(name)}", str(name), list(known))


def unknown_option(name: str, game: str, known: Iterable[str]) -> OptionError:
    """`game`, with the scoring it has, has no option `name`."""
    return _unknown("unknown_option", f"no option {name!r} in {game}", name, list(known))


def unknown_value(name: str, value: str, allowed: Sequence[str]) -> OptionError:
    """The option `name` takes other values than `value`."""
    message = f"option {name}: expected {listing(allowed)}, got {value!r}"
    details = {"name": name, "value": value, "allowed": ", ".join(allowed)}
    return OptionError("unknown_value", message, **details)


def bad_number(got: object, least: int, largest: int) -> NotationError:
    """What was given is not the number of a deal; the game has those from `least` to `largest`."""
    return notation_error(
        "bad_number",
        f"expected a deal number from {least} to {largest}, got {shown(got)}",
        least=str(least),
        largest=str(largest),
    )


def not_text(name: str, got: object, expected: str = "text") -> NotationError:
    """What was given as `name`, the code, deck or position of a deal, is of no kind for one."""
    message = f"expected the {name} as {expected}, got {shown(got)}"
    return notation_error(f"bad_{name}", message, got=shown(got))


def notation_error(code: str, message: str, **details: str) -> NotationError:
    """A NotationError with the code and the facts that the core's own carry."""
    error = NotationError(message)
    error.code = code
    error.details = details
    return error


def shown(value: object) -> str:
    """The value as it may stand in a message: short, whatever it is."""
    try:
        return reprlib.repr(value)
    except ValueError:
        # Python refuses to write out numbers of thousands of digits.
        return "a number of too many digits to show"


def listing(texts: Sequence[str]) -> str:
    """The texts as one chooses among them: `a, b or c`."""
    return " or ".join(filter(None, [", ".join(texts[:-1]), texts[-1]])) if texts else "none"


def _unknown(code: OptionErrorCode, problem: str, name: str, known: Sequence[str]) -> OptionError:
    suggestion = next(iter(get_close_matches(name, known, n=1)), "")
    hint = f" (did you mean {suggestion!r}?)" if suggestion else ""
    details = {"name": name, "allowed": ", ".join(known), "suggestion": suggestion}
    return OptionError(code, f"{problem}{hint}: expected {listing(known)}", **details)
