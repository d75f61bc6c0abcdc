"""Experiments read from TOML. A LabError names the key, what was expected and what was got."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from harpan._core import Player
from harpan.errors import RulesError, shown
from harpan.lab import columns
from harpan.lab.errors import LabError
from harpan.lab.experiment import (
    DEFAULT_MEMORY,
    DEFAULT_NODES,
    QUESTIONS,
    Arm,
    Experiment,
    Playing,
    Solver,
)
from harpan.lab.keys import Keys
from harpan.presets import Variant, find
from harpan.words import LANGUAGES

WAY = ("game", "options", "solver", "nodes", "memory", "player")
"""The keys of a way of playing; they stand at the top for all arms, or in one arm."""
LARGEST = 2**63 - 1


def read(path: Path) -> Experiment:
    """The experiment of a file, called as the file is."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8"
        raise LabError(
            "lab_unreadable", f"{path}: expected a readable file, got {reason}", reason=reason
        ) from error
    return parse(text, path.stem)


def parse(text: str, name: str) -> Experiment:
    r"""The experiment that a TOML text describes.

    Raises LabError, and RulesError for a game or option that does not exist.

    >>> experiment = parse('game = "vegas"\ndeals = "1-1000"\nsolver = "win"', "vegas")
    >>> experiment.deals, experiment.arms[0].by.nodes
    (range(1, 1001), 1000000)
    """
    try:
        keys = Keys(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise LabError(
            "lab_toml", f"expected TOML, got a mistake: {error}", reason=str(error)
        ) from error
    keys.check_known((*WAY, "title", "deals", "record", "arms"))
    arms = tuple(_arms(keys, name))
    return Experiment(
        name=name,
        arms=arms,
        deals=_deals(keys, arms),
        columns=_columns(keys, arms),
        title=_title(keys),
    )


def _arms(keys: Keys, name: str) -> Iterator[Arm]:
    ways = keys.tables("arms") or [Keys({"name": name}, "")]
    names: list[str] = []
    for way in ways:
        way.check_known(("name", *WAY))
        names.append(way.name("name"))
        if names.count(names[-1]) > 1:
            raise way.error("twice", "name", names[-1], "a name that no other arm has")
        yield _arm(names[-1], keys.overlaid_by(way, WAY))


def _arm(name: str, way: Keys) -> Arm:
    options = way.table("options")
    try:
        variant = find(way.text("game")).with_options(**options)
    except RulesError as error:
        place = "options" if options else "game"
        error.add_note(way.place(place))
        raise
    return Arm(name, variant, _by(way, variant))


def _by(way: Keys, variant: Variant) -> Solver | Playing:
    if ("player" in way) == ("solver" in way):
        key = "player" if "player" in way else "solver"
        raise way.error("one_of", key, way.got(key), "either player or solver")
    if "player" in way:
        way.refuse(("nodes", "memory"), "solver")
        return _playing(way, variant)
    return Solver(
        way.choice("solver", QUESTIONS),
        way.whole("nodes", 1, LARGEST, DEFAULT_NODES),
        way.whole("memory", 1, LARGEST, DEFAULT_MEMORY),
    )


def _playing(way: Keys, variant: Variant) -> Playing:
    """The player, who has to know the game; every option is written out."""
    try:
        player = Player(way.text("player"))
    except RulesError as error:
        error.add_note(way.place("player"))
        raise
    if not player.plays(variant.rules):
        raise way.error("player", "player", way.got("player"), f"a player of {variant.id}")
    options = ",".join(f"{option.name}={option.value}" for option in player.options)
    return Playing(f"{player.name}:{options}" if options else player.name)


def _deals(keys: Keys, arms: Sequence[Arm]) -> range:
    least = max(arm.variant.rules.least_number for arm in arms)
    most = min(arm.variant.rules.largest_number for arm in arms)
    return keys.deal_range("deals", least, most)


def _columns(keys: Keys, arms: Sequence[Arm]) -> tuple[str, ...]:
    """The columns to be recorded: the needed ones and, unless some are named, all others."""
    kinds = {tuple(columns.available(arm)) for arm in arms}
    if len(kinds) > 1:
        raise keys.error("mixed", "arms", "", "arms that are all of a kind")
    (known,) = kinds
    chosen = keys.some_of("record", [name for name in known if name in columns.OPTIONAL])
    return tuple(name for name in known if name in chosen or name not in columns.OPTIONAL)


def _title(keys: Keys) -> Mapping[str, str]:
    titles: Mapping[str, Any] = keys.table("title")
    for language, title in titles.items():
        if language not in LANGUAGES or not isinstance(title, str):
            raise keys.error(
                "choice", f"title.{language}", shown(title), "a text for each of sv, en"
            )
    return MappingProxyType(dict(titles))
