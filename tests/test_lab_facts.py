"""docs/facts.md: every claim has a measurement, and the page is that of the results."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from harpan.lab import facts, reading, summary
from harpan.lab.errors import LabError

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "python/harpan/lab/results"
CLAIMS = tomllib.loads((ROOT / "docs/claims.toml").read_text("utf-8"))
EXPERIMENTS = sorted((ROOT / "experiments").glob("*.toml"))


def test_the_page_is_that_of_the_claims_and_results() -> None:
    assert (ROOT / "docs/facts.md").read_text("utf-8") == facts.page(CLAIMS, RESULTS)


def test_no_row_is_without_a_measurement() -> None:
    page = (ROOT / "docs/facts.md").read_text("utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ")]
    measured = [row for row in rows if "toml" in row[-1]]
    assert len(measured) >= 40
    for _, figure, total, interval, _, _ in measured:
        assert any(sign.isdigit() for sign in figure)
        assert int(total.split()[0]) > 0
        low, _, high = interval.partition(" to ")
        assert float(low) <= float(high)


@pytest.mark.parametrize("file", EXPERIMENTS, ids=lambda file: file.stem)
def test_every_experiment_can_be_read(file: Path) -> None:
    experiment = reading.read(file)
    assert set(experiment.title) == {"sv", "en"}


@pytest.mark.parametrize("file", sorted(RESULTS.glob("*.json")), ids=lambda file: file.stem)
def test_results_are_those_of_the_experiment_that_is_there(file: Path) -> None:
    found = summary.read(file)
    experiment = reading.read(ROOT / "experiments" / f"{found.name}.toml")
    assert {arm.name: dict(arm.facts) for arm in experiment.arms} == {
        name: dict(arm.facts) for name, arm in found.arms.items()
    }
    scaled = experiment.scaled(found.scale)
    assert found.deals == (scaled.deals[0], scaled.deals[-1])


CLAIM = {"says": "So it is", "conclusion": "", "measured": []}


@pytest.mark.parametrize(
    ("measured", "message"),
    [
        ([], "expected a measurement or more, got nothing"),
        ([{"file": "nowhere", "arm": "a"}], "expected a summary"),
        ([{"file": "freecell", "arm": "9-cells"}], "expected 4-cells"),
        ([{"file": "freecell", "arm": "4-cells", "column": "moon"}], "expected none"),
        ([{"file": "freecell", "arm": "4-cells", "base": "3-cells"}], "expected 4-cells"),
        ([{"file": "freecell", "moon": 1}], "moon: expected"),
    ],
)
def test_a_claim_that_cannot_be_measured_is_told(measured: Any, message: str) -> None:
    claims = {"head": "", "section": [{"title": "", "claim": [{**CLAIM, "measured": measured}]}]}
    with pytest.raises(LabError, match=message):
        facts.page(claims, RESULTS)
