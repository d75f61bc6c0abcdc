"""The core has no clock, files, threads or chance of its own, and throws at its edges only."""

import re
from pathlib import Path

import pytest

CORE = Path(__file__).parents[1] / "core" / "harpan"
SOURCES = sorted(path for path in CORE.rglob("*") if path.suffix in {".h", ".cpp"})
FOREIGN = re.compile(
    r"#include <(chrono|ctime|time\.h|thread|mutex|future|atomic|fstream|filesystem|iostream"
    r"|cstdio|random)>"
)
EDGES = {
    # Texts are read and settings checked here; search and rules go without exceptions.
    "automatic.cpp", "deal.cpp", "layout.cpp", "layout_text.cpp", "notation.cpp", "option.cpp",
    "option.h", "player.cpp", "rules.cpp", "scoring.cpp", "tokens.cpp",
    # A solver's line that the rules engine refuses is a fault of this program.
    "solve.cpp",
}  # fmt: skip


def test_the_core_was_found() -> None:
    assert len(SOURCES) > 30


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_a_source_of_the_core_keeps_to_itself(path: Path) -> None:
    assert FOREIGN.search(path.read_text()) is None


def test_only_the_edges_throw() -> None:
    throwing = {path.name for path in SOURCES if re.search(r"\bthrow\b", path.read_text())}
    assert throwing <= EDGES
