"""The rules in force, in words: made from the rules that the engine enforces."""

from harpan.presets import Option, Variant
from harpan.words import Words

ALWAYS_SAID = frozenset({"draw", "passes", "scoring"})


def name(variant: Variant, words: Words) -> str:
    """The name of the game."""
    return words(f"game-{variant.id}")


def phrase(variant: Variant, words: Words) -> str:
    """The rules in a few words: draw, passes, scoring, and what is unusual.

    >>> from harpan.presets import variants
    >>> from harpan.words import words
    >>> phrase(variants["vegas"], words("en"))
    'draw 1, 1 pass, Vegas scoring'
    """
    said = ALWAYS_SAID | variant.unusual
    options = (option for option in choices(variant, words) if option.name in said)
    return ", ".join(value_label(option, words) for option in options)


def sentences(variant: Variant, words: Words) -> list[str]:
    """The rules in full: a sentence for each option in force."""
    return [words(_id("rule", o.name, o.value)) for o in choices(variant, words)]


def choices(variant: Variant, words: Words) -> list[Option]:
    """The options that people choose: those the catalogue has a label for.

    Some have none: the size of a suit is there for tests, a point more or less for research.
    """
    return [option for option in variant.options.values() if _id("option", option.name) in words]


def label(option: Option, words: Words) -> str:
    """What the option is called."""
    return words(_id("option", option.name))


def value_label(option: Option, words: Words) -> str:
    """What the value of the option is called, readable on its own."""
    return words(_id("option", option.name, option.value))


def known_values(option: Option, words: Words) -> list[str]:
    """The values of the option that people choose: those the catalogue has a label for."""
    return [value for value in option.allowed if _id("option", option.name, value) in words]


def _id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")
