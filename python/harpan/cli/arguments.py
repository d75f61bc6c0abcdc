"""The arguments of the commands, read from text; a Refusal says what was expected."""

import os
import re
from collections.abc import Mapping, Sequence

from harpan.cli import refusal
from harpan.cli.refusal import Refusal
from harpan.errors import RulesError
from harpan.presets import Variant, find, variants


def whole_number(name: str, text: str, least: int, most: int) -> int:
    """The number that `text` writes in digits."""
    # Python refuses to read thousands of digits, so the length is asked first.
    is_number = text.isascii() and text.isdecimal() and len(text.lstrip("0")) <= len(str(most))
    number = int(text.lstrip("0") or "0") if is_number else -1
    if not least <= number <= most:
        raise Refusal("cli-error-number", name=name, value=text, least=str(least), most=str(most))
    return number


def positive(name: str, text: str) -> float:
    """The number above zero that `text` writes, such as 10 or 0.5.

    >>> positive("--scale", "0.5")
    0.5
    """
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII) or float(text) == 0:
        raise Refusal("cli-error-positive", name=name, value=text)
    return float(text)


def number_range(name: str, text: str, least: int, most: int) -> range:
    """The numbers from the first to the last of a text such as `1-1000`.

    >>> number_range("--numbers", "1-3", 1, 10)
    range(1, 4)
    """
    first, hyphen, last = text.partition("-")
    start = whole_number(name, first, least, most)
    return range(start, whole_number(name, last if hyphen else first, start, most) + 1)


def choice(name: str, text: str, allowed: Sequence[str]) -> str:
    """The text, which is one of those allowed."""
    if text not in allowed:
        raise Refusal("cli-error-choice", name=name, value=text, allowed=", ".join(allowed))
    return text


def check_at_most_one(values: Mapping[str, str | None]) -> None:
    """Refuse two options that each say where the cards come from."""
    given = [name for name, value in values.items() if value is not None]
    if len(given) > 1:
        raise Refusal("cli-error-two-deals", given=", ".join(given))


def variant(terms: Sequence[str]) -> Variant:
    """The game that is named, Klondike if none is, with the rules written as NAME=VALUE."""
    try:
        return find(game(terms) or "klondike").with_options(**settings(terms))
    except RulesError as error:
        raise refusal.of_error(error) from error


def game(terms: Sequence[str]) -> str | None:
    """The one term that is no rule, if there is one."""
    games = [term for term in terms if "=" not in term]
    if len(games) > 1:
        raise Refusal("cli-error-setting", text=games[1])
    return games[0] if games else None


def split_files(terms: Sequence[str]) -> tuple[list[str], list[str]]:
    """The terms that name files, a minus sign among them, and the others.

    >>> split_files(["vegas", "draw=3", "./deals.tsv", "-"])
    (['./deals.tsv', '-'], ['vegas', 'draw=3'])
    """
    files = [term for term in terms if is_file(term)]
    return files, [term for term in terms if term not in files]


def is_file(term: str) -> bool:
    """Whether a term can only be the name of a file, or is that of one that is there."""
    if term == "-" or "/" in term:
        return True
    return term not in variants and "=" not in term and ("." in term or os.path.isfile(term))


def settings(terms: Sequence[str]) -> dict[str, str]:
    """The options among the terms, NAME=VALUE; a hyphen in the name will do for an underscore.

    >>> settings(["vegas", "draw=3", "taking-back=no"])
    {'draw': '3', 'taking_back': 'no'}
    """
    result: dict[str, str] = {}
    for term in terms:
        if "=" not in term:
            continue
        name, _, value = term.partition("=")
        name = name.replace("-", "_")
        if name in result:
            raise Refusal("cli-error-twice", name=name)
        result[name] = value
    return result


def readable(text: str) -> str:
    r"""The argument with a `?` for each byte that is no text.

    >>> readable("klondike\udcff")
    'klondike?'
    """
    return text.encode("utf-8", "replace").decode("utf-8")


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for, wherever it stands, and the other arguments.

    It is read before all else, since every answer is given in it.

    >>> split_language(["deal", "--lang", "en", "vegas"])
    ('en', ['deal', 'vegas'])
    """
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            end = place + (1 if equals else 2)
            asked = value if equals else "".join(arguments[place + 1 : end])
            return asked, [*arguments[:place], *arguments[end:]]
    return None, list(arguments)
