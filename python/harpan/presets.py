"""The named games, and the options that change them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from harpan._core import Rules, Scoring
from harpan.errors import unknown_game, unknown_option, unknown_value

OptionValue = str | int | bool | None


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: its name, its value, and the values it may have, all as text."""

    name: str
    value: str
    allowed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """A named game: the rules and the scoring it is played with.

    >>> vegas = variants["vegas"]
    >>> vegas.rules.text, vegas.scoring.text
    ('klondike:passes=1', 'vegas')
    >>> vegas.options["passes"].allowed
    ('unlimited', '1', '2', '3')
    """

    id: str
    rules: Rules
    scoring: Scoring

    @property
    def options(self) -> Mapping[str, Option]:
        """The options in force by name: those of the rules, the scoring, and its own."""
        scoring = Option("scoring", self.scoring.kind, tuple(self.rules.scorings))
        options = (*_listed(self.rules), scoring, *_listed(self.scoring))
        return MappingProxyType({option.name: option for option in options})

    @property
    def unusual(self) -> frozenset[str]:
        """The names of the options that differ from their default.

        >>> sorted(variants["stora-harpan"].unusual)
        ['columns', 'decks', 'empty_column', 'passes']
        """
        return frozenset((*_named(self.rules.text), *_named(self.scoring.text)))

    def with_options(self, /, **options: OptionValue) -> "Variant":
        """The same game with other options.

        A yes-or-no option takes True or False, `passes=None` is without limit. Another
        scoring starts from its own defaults. Raises OptionError for a name or a value
        that does not exist, RulesError for options that do not go together.

        >>> variants["klondike"].with_options(draw=3, passes=None, taking_back=False).rules.text
        'klondike:draw=3,taking_back=no'
        >>> variants["klondike"].with_options(draw=4)
        Traceback (most recent call last):
        harpan.errors.OptionError: option draw: expected 1, 2, 3 or 3-2-1, got '4'
        """
        changes = {name: _text(value) for name, value in options.items()}
        scoring = _rescored(self, changes)
        _check(Variant(self.id, self.rules, scoring), changes)
        return Variant(
            self.id,
            self.rules.replace(_own(self.rules, changes)),
            scoring.replace(_own(scoring, changes)),
        )


def find(game: str | Variant) -> Variant:
    """The variant with this id; OptionError names the games there are.

    >>> find("vegs")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    harpan.errors.OptionError: no game 'vegs' (did you mean 'vegas'?): expected klondike, ...
    """
    if isinstance(game, Variant):
        return game
    if not isinstance(game, str) or game not in variants:
        raise unknown_game(game, variants)
    return variants[game]


def _listed(settings: Rules | Scoring) -> list[Option]:
    return [Option(o.name, o.value, tuple(o.allowed)) for o in settings.options]


def _text(value: OptionValue) -> str:
    if value is None:
        return "unlimited"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _rescored(variant: Variant, changes: Mapping[str, str]) -> Scoring:
    """The scoring to be changed: another kind starts from that kind's defaults."""
    scoring, kinds = variant.scoring, variant.rules.scorings
    kind = changes.get("scoring", scoring.kind)
    if kind not in kinds:
        raise unknown_value("scoring", kind, kinds)
    return scoring if kind == scoring.kind else Scoring(kind)


def _check(variant: Variant, changes: Mapping[str, str]) -> None:
    options = variant.options
    for name, value in changes.items():
        if name not in options:
            raise unknown_option(name, f"{variant.id} with {variant.scoring.kind} scoring", options)
        if value not in options[name].allowed:
            raise unknown_value(name, value, options[name].allowed)


def _own(settings: Rules | Scoring, changes: Mapping[str, str]) -> dict[str, str]:
    """Those of the changes that are options of the settings."""
    names = {option.name for option in settings.options}
    return {name: value for name, value in changes.items() if name in names}


def _named(text: str) -> list[str]:
    """The names of the options in a rules or scoring text: it leaves out the usual ones."""
    assignments = text.partition(":")[2]
    return [part.partition("=")[0] for part in assignments.split(",") if part]


def _catalogue(*entries: tuple[str, str, str]) -> Mapping[str, Variant]:
    return MappingProxyType(
        {name: Variant(name, Rules(rules), Scoring(scoring)) for name, rules, scoring in entries}
    )


variants: Mapping[str, Variant] = _catalogue(
    ("klondike", "klondike", "standard"),
    ("klondike-draw-3", "klondike:draw=3", "standard"),
    ("vegas", "klondike:passes=1", "vegas"),
    ("vegas-draw-3", "klondike:draw=3,passes=3", "vegas"),
    ("vegas-321", "klondike:draw=3-2-1,passes=3", "vegas"),
    ("thoughtful", "klondike:face_up=yes", "standard"),
    ("double-klondike", "klondike:decks=2", "standard"),
    ("gargantua", "klondike:decks=2,passes=2", "standard"),
    ("stora-harpan", "klondike:decks=2,columns=10,empty_column=any,passes=1", "standard"),
    ("spider-1", "spider:suits=1", "spider"),
    ("spider-2", "spider:suits=2", "spider"),
    ("spider-4", "spider", "spider"),
    ("freecell", "freecell", "plain"),
    ("pyramid", "pyramid", "plain"),
    ("aces-up", "aces-up", "plain"),
    ("aces-up-filled", "aces-up:empty_column=stock", "plain"),
)

SCORINGS = tuple(dict.fromkeys(kind for v in variants.values() for kind in v.rules.scorings))
"""Every kind of scoring that some game can have."""
