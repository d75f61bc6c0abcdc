"""A deal that was read, and which game it is of."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from harpan._core import Game
from harpan.errors import OptionError, RulesError
from harpan.formats.error import FormatError, Place
from harpan.game import Order
from harpan.presets import OptionValue, Variant, find


@dataclass(frozen=True, slots=True)
class Deal:
    """A game as it is dealt, or stands, in a text; `name` is what the text calls it, or empty."""

    game: Game
    variant: Variant
    name: str
    line: int


@dataclass(frozen=True, slots=True)
class Wish:
    """What the caller says about the deals of a text."""

    game: str | Variant | None
    options: Mapping[str, OptionValue]
    order: Order = "dealing"

    def variant(self, usual: str | None, families: tuple[str, ...], place: Place) -> Variant:
        """The game that was named, else the format's usual one; FormatError for one not of it."""
        if self.game is None and usual is None:
            message = "the text does not say which game it is of: name the game"
            raise FormatError("game_not_named", message, place)
        variant = find(self.game or usual or "").with_options(**self.options)
        if families and variant.rules.family not in families:
            allowed = ", ".join(families)
            message = f"expected a game of {allowed}, got {variant.rules.family}"
            raise FormatError("game_of_other_format", message, place, allowed=allowed)
        return variant

    def candidates(self, usual: tuple[str, ...]) -> list[Variant]:
        """The games that it may be: the one that was named, else those with such options."""
        if self.game is not None:
            return [find(self.game).with_options(**self.options)]
        variants, refused = [], None
        for name in usual:
            try:
                variants.append(find(name).with_options(**self.options))
            except (OptionError, RulesError) as error:
                refused = refused or error
        if not variants and refused is not None:
            raise refused
        return variants


def fitting(
    candidates: list[Variant], merit: Callable[[Variant], tuple[bool, ...]], place: Place
) -> Variant | None:
    """The candidate of the most merit, none where no one has the first of its marks.

    FormatError where games of two families have as much.
    """
    marked = [(merit(variant), variant) for variant in candidates]
    best = max((marks for marks, _ in marked), default=(False,))
    if not best[0]:
        return None
    equal = [variant for marks, variant in marked if marks == best]
    if len({variant.rules.family for variant in equal}) > 1:
        names = ", ".join(variant.id for variant in equal)
        message = f"the deal may be of {names}: name the game"
        raise FormatError("game_not_named", message, place)
    return equal[0]
