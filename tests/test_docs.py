"""The examples in the documentation run: those of the core and those of the guides.

The docstrings of the Python modules and the README are run by pytest itself.
"""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import pytest

import harpan
from harpan import _core

ROOT = Path(__file__).parent.parent
GUIDES = sorted((ROOT / "docs").rglob("*.md"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def docstrings(owner: object, name: str) -> Iterator[tuple[str, str]]:
    """Every documented thing of a module or class of the core, with its docstring."""
    yield name, getattr(owner, "__doc__", None) or ""
    for member_name, member in vars(owner).items() if hasattr(owner, "__dict__") else ():
        if not member_name.startswith("_"):
            yield from docstrings(member, f"{name}.{member_name}")


EXAMPLES = {name: text for name, text in docstrings(_core, "harpan._core") if ">>>" in text}


def run_examples(name: str, text: str, names: dict[str, object]) -> list[str]:
    """Run the examples; gives what went wrong."""
    failures: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, names, name, name, 0)
    assert test.examples
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=failures.append)
    return failures


def test_the_core_has_examples() -> None:
    assert {"harpan._core.Game", "harpan._core.Rules", "harpan._core.perft"} <= EXAMPLES.keys()


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_the_core_run(name: str) -> None:
    assert run_examples(name, EXAMPLES[name], dict(vars(_core))) == []


@pytest.mark.parametrize(
    "guide", [g for g in GUIDES if ">>>" in g.read_text("utf-8")], ids=lambda guide: guide.name
)
def test_the_examples_of_the_guides_run(guide: Path) -> None:
    blocks = re.findall(
        r"^```pycon\n(.*?)^```$", guide.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert run_examples(guide.name, "\n".join(blocks), {}) == []


def test_every_example_of_a_guide_is_one_that_runs() -> None:
    for guide in [ROOT / "README.md", *GUIDES]:
        text = guide.read_text("utf-8")
        inside = "".join(re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
        assert text.count(">>>") == inside.count(">>>"), guide
        assert "```python" not in text, guide


def test_a_wrong_example_is_found() -> None:
    assert run_examples("wrong", ">>> 1 + 1\n3\n", {}) != []


def test_what_is_public_is_documented() -> None:
    for name in harpan.__all__:
        if isinstance(getattr(harpan, name), type | FunctionType):
            assert (getattr(harpan, name).__doc__ or "").strip(), name
