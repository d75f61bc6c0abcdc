"""The rules in force, in words: made from the rules that the engine enforces."""

from collections.abc import Mapping

from harpan.presets import Option, Variant
from harpan.words import Words

ALWAYS_SAID: Mapping[str, frozenset[str]] = {
    "klondike": frozenset({"draw", "passes", "scoring"}),
    "spider": frozenset({"suits", "scoring"}),
    "freecell": frozenset({"cells", "scoring"}),
    "pyramid": frozenset({"draw", "passes", "scoring"}),
    "aces-up": frozenset({"empty_column", "scoring"}),
}
"""The options that make a game what it is, by its family."""

FOR_TESTS: Mapping[str, frozenset[str]] = {
    "spider": frozenset({"columns"}),
    "freecell": frozenset({"columns"}),
}
"""Options that have words in other families, and here make small games that can be searched."""


def name(variant: Variant, words: Words) -> str:
    """The name of the game."""
    return words(f"game-{variant.id}")


def phrase(variant: Variant, words: Words) -> str:
    """The rules in a few words: those that make the game, and what is unusual.

    >>> from harpan.presets import variants
    >>> from harpan.words import words
    >>> phrase(variants["vegas"], words("en"))
    'draw 1, 1 pass, Vegas scoring'
    """
    said = ALWAYS_SAID[variant.rules.family] | variant.unusual
    options = (option for option in choices(variant, words) if option.name in said)
    return ", ".join(value_label(variant, option, words) for option in options)


def sentences(variant: Variant, words: Words) -> list[str]:
    """The rules in full: a sentence for each option in force."""
    return [rule(variant, option, words) for option in choices(variant, words)]


def choices(variant: Variant, words: Words) -> list[Option]:
    """The options that people choose: those the catalogue has a label for.

    Some have none: the size of a suit is there for tests, a point more or less for research.
    """
    hidden = FOR_TESTS.get(variant.rules.family, frozenset())
    return [
        option
        for option in variant.options.values()
        if option.name not in hidden and _id("option", variant, option.name, "", words) in words
    ]


def label(variant: Variant, option: Option, words: Words) -> str:
    """What the option is called."""
    return words(_id("option", variant, option.name, "", words))


def value_label(variant: Variant, option: Option, words: Words) -> str:
    """What the value of the option is called, readable on its own."""
    return words(_id("option", variant, option.name, option.value, words))


def rule(variant: Variant, option: Option, words: Words) -> str:
    """What the value of the option means, as a sentence."""
    return words(_id("rule", variant, option.name, option.value, words))


def known_values(variant: Variant, option: Option, words: Words) -> list[str]:
    """The values of the option that people choose: those the catalogue has a label for."""
    return [
        value
        for value in option.allowed
        if _id("option", variant, option.name, value, words) in words
    ]


def _id(kind: str, variant: Variant, name: str, value: str, words: Words) -> str:
    """The message of the family where it has one of its own, and else that of all games."""
    parts = [part.replace("_", "-") for part in (name, value) if part]
    own = "-".join([kind, variant.rules.family, *parts])
    return own if own in words else "-".join([kind, *parts])
