"""The words on the screen: messages of the Fluent catalogues, in Swedish or English."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("sv", "en")
_COUNTS = frozenset({"line", "column", "expected", "most"})
_LISTS = frozenset({"missing", "surplus"})


class Words:
    """The words of one language; call it with the id of a message and its arguments.

    >>> from harpan.words import words
    >>> words("sv")("game-klondike")
    'Harpan'
    """

    def __init__(self, language: str, catalogues: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in catalogues:
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def __call__(self, message_id: str, **arguments: str | float) -> str:
        """The message with its arguments filled in.

        Raises KeyError for an id in no catalogue and ValueError for a missing argument.
        """
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(message_id)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {message_id!r} ({self.language}): {errors[0]}")
        return str(text)


@cache
def words(language: str) -> Words:
    """The words of `language`, one of `LANGUAGES`."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; expected one of {', '.join(LANGUAGES)}")
    folder = files("harpan") / "locale" / language
    catalogues = sorted(
        (f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name
    )
    return Words(language, [f.read_text("utf-8") for f in catalogues])


class Coded(Protocol):
    """An error that says what is amiss by a code and facts; its message is for the log."""

    @property
    def code(self) -> str:
        """What kind of mistake it is, in snake_case."""

    @property
    def details(self) -> Mapping[str, str]:
        """What it is about, by name."""


def problem(error: Coded) -> tuple[str, dict[str, str | int]]:
    """The message that says in the reader's words what is amiss, and its arguments.

    >>> from harpan import NotationError, deal
    >>> try:
    ...     deal(deck="AS KD")
    ... except NotationError as error:
    ...     problem(error)
    ('problem-deck-size', {'expected': 52, 'got': '2'})
    """
    place = "-at" if "line" in error.details else ""
    message_id = f"problem-{error.code}{place}".replace("_", "-")
    return message_id, {name: _fact(name, text) for name, text in error.details.items()}


def _fact(name: str, text: str) -> str | int:
    if name == "allowed":
        # The core lists as English does.
        return text.replace(" or ", ", ")
    if name in _COUNTS and text.isdecimal():
        return int(text)
    return text if text or name not in _LISTS else "none"


def language_of(environment: Mapping[str, str], asked: str | None = None) -> str:
    """The language asked for, else that of HARPAN_LANG, else that of the locale.

    Swedish comes first: only a locale that asks for English gets English.

    >>> language_of({"LANG": "en_GB.UTF-8"})
    'en'
    >>> language_of({"LANG": "C"})
    'sv'
    >>> language_of({"LANG": "en_GB.UTF-8", "HARPAN_LANG": "sv"})
    'sv'
    """
    chosen = asked if asked is not None else environment.get("HARPAN_LANG") or None
    if chosen is not None:
        return _chosen(chosen)
    return "en" if _locale(environment).startswith("en") else "sv"


def _chosen(text: str) -> str:
    language = text.lower().replace("_", "-").partition("-")[0]
    if language not in LANGUAGES:
        raise ValueError(f"no language {text!r}; expected one of {', '.join(LANGUAGES)}")
    return language


def _locale(environment: Mapping[str, str]) -> str:
    """The locale of messages, in the order POSIX gives the variables."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((environment[name] for name in names if environment.get(name)), "")
