"""Experiments: what is measured, on which deals, in which ways."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from types import MappingProxyType
from typing import Literal

import harpan
from harpan._core import information
from harpan.presets import Variant

Question = Literal["win", "most"]
QUESTIONS: tuple[Question, ...] = ("win", "most")
DEFAULT_NODES = 1_000_000
DEFAULT_MEMORY = 2**30
EVERY_CARD = "all-cards"
"""The information model of a solver; those of players are the engine's."""


@dataclass(frozen=True, slots=True)
class Solver:
    """A search with every card known, within limits that are the same on every machine."""

    question: Question
    """`win`: can it be won; `most`: how many cards can be up at the most."""
    nodes: int = DEFAULT_NODES
    memory: int = DEFAULT_MEMORY
    """Bytes for what the search remembers."""


@dataclass(frozen=True, slots=True)
class Playing:
    """A simulated player, who is shown what a person sees."""

    player: str
    """Its text with every option, such as `monte-carlo:samples=100`."""


@dataclass(frozen=True, slots=True)
class Arm:
    """One of the ways that are compared on the same deals."""

    name: str
    variant: Variant
    by: Solver | Playing

    @property
    def information(self) -> str:
        """The information model: what is known of the cards."""
        if isinstance(self.by, Solver):
            return EVERY_CARD
        return information(self.variant.rules)

    @property
    def facts(self) -> Mapping[str, str | int]:
        """All that a deal's result depends on, the deal aside."""
        settings: dict[str, str | int] = {
            "game": self.variant.id,
            "rules": self.variant.rules.text,
            "rules_version": self.variant.rules.version,
            "scoring": self.variant.scoring.text,
            "information": self.information,
        }
        by = self.by
        if isinstance(by, Playing):
            return settings | {"player": by.player}
        return settings | {"solver": by.question, "nodes": by.nodes, "memory": by.memory}


@dataclass(frozen=True, slots=True)
class Experiment:
    """A measurement of one arm or more, all on the deals of one range of numbers."""

    name: str
    arms: tuple[Arm, ...]
    deals: range
    columns: tuple[str, ...]
    """What is recorded of each deal, beside its number."""
    title: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """By language."""
    scale: float = 1.0
    """So many times the deals that its file asks for."""

    @property
    def digest(self) -> str:
        """Names all that a deal's result depends on, so that results of another never mix in.

        The range of deals is not among it: more deals of the same go on where the last ended.
        """
        arms = {arm.name: dict(arm.facts) for arm in self.arms}
        facts = {"version": harpan.__version__, "arms": arms, "columns": self.columns}
        text = json.dumps(facts, sort_keys=True)
        return blake2b(text.encode(), digest_size=5).hexdigest()

    @property
    def folder(self) -> str:
        """The name of the folder of its results."""
        return f"{self.name}-{self.digest}"

    def scaled(self, factor: float) -> "Experiment":
        """The same on so many times as many deals, from the same first one; one at least."""
        count = max(1, round(len(self.deals) * factor))
        deals = range(self.deals.start, self.deals.start + count)
        return replace(self, deals=deals, scale=self.scale * factor)
