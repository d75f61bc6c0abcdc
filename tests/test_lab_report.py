"""What is written about experiments: pages, tables and lines, in both languages."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from harpan.cli import main
from harpan.lab import figures, lanes, report, running, statistics, storage, summary
from harpan.lab.summary import Summary
from harpan.words import LANGUAGES, words
from lab_samples import SMALL, small

MOST = SMALL.replace('"win"', '"most"')


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    with lanes.threads(1) as where:
        return running.run(small(MOST), tmp_path_factory.mktemp("most"), where)


class Page(HTMLParser):
    """The tags of a page with their attributes, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_beside_it(found: Summary, language: str) -> None:
    page = Page(report.page(found, words(language)))
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in page.tags}
    assert not any({"src", "href", "onload"} & set(attributes) for _, attributes in page.tags)
    assert ("html", {"lang": language}) in page.tags
    assert [tag for tag, _ in page.tags].count("svg") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_under_what_conditions(found: Summary, language: str) -> None:
    spoken = words(language)
    text = Page(report.page(found, spoken)).text
    for said in (
        found.title[language],
        spoken("rule-passes-1"),
        spoken("rule-passes-3"),
        spoken("lab-information-all-cards"),
        spoken("lab-by-most", nodes=3000),
        spoken("lab-report-version", version=found.version),
        "harpan lab run small.toml",
        "30",
    ):
        assert said in text


def test_the_title_of_a_page_is_text_and_no_markup(found: Summary) -> None:
    hostile = replace(found, title={"en": "<script>alert(1)</script>"})
    assert "<script" not in report.page(hostile, words("en"))


def test_the_table_has_every_figure_with_its_interval(found: Summary) -> None:
    rows = list(csv.DictReader(report.table(found).splitlines()))
    assert len(rows) == len(list(figures.figures(found))) == 2 * 3 + 3
    for row in rows:
        assert float(row["low"]) <= float(row["value"]) <= float(row["high"])
        assert row["n"] == "30"
        assert row["rules"].startswith("klondike:")
    won = [row for row in rows if (row["arm"], row["figure"]) == ("vegas", "won")]
    arm = found.arms["vegas"]
    assert float(won[0]["value"]) == arm.won / 30
    assert float(won[0]["high"]) == statistics.wilson(arm.won + arm.open, 30).high


def test_an_open_deal_widens_the_interval_and_is_counted(found: Summary) -> None:
    arm = found.arms["vegas"]
    assert arm.open > 0
    figure = figures.won("vegas", arm)
    assert (figure.total, figure.open) == (30, arm.open)
    assert figure.interval.high > statistics.wilson(arm.won, 30).high


def test_the_share_in_plus_is_found_from_the_counts() -> None:
    figure = figures.share("vegas", {-52: 6, -2: 1, 3: 2, 208: 1}, 1)
    assert figure.value == 0.3
    assert figure.interval == statistics.wilson(3, 10)


def test_the_command_says_how_many_deals(found: Summary, tmp_path: Path) -> None:
    with lanes.threads(1) as where:
        scaled = running.run(small().scaled(0.1), tmp_path, where)
    assert report.command(scaled) == "harpan lab run small.toml --scale 0.1"
    assert report.command(found) == "harpan lab run small.toml"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["--lang", "en", "lab", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_commands_run_list_and_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL)
    out = ["--out", str(tmp_path)]
    status, said, error = run(capsys, "run", str(file), *out, "--scale", "0.5", "--workers", "2")
    assert (status, error) == (0, "")
    assert "Passes, deal numbers 1–15" in said
    assert re.search(r"  vegas: Won [\d.]+ % \([\d.]+–[\d.]+\), n = 15", said)
    assert re.search(r"  three against vegas: Won -?[\d.]+ percentage points", said)
    assert str(tmp_path / small().folder) in said
    status, said, error = run(capsys, "list", *out)
    assert (status, error) == (0, "")
    path = said.splitlines()[1].strip()
    assert summary.read(Path(path)).deals == (1, 15)
    for given in (path, str(Path(path).parent)):
        status, said, error = run(capsys, "report", given, "--to", str(tmp_path / "reports"))
        assert (status, error) == (0, "")
    html, table = said.split()
    assert "<svg" in Path(html).read_text()
    assert Path(table).read_text().startswith("experiment,arm,")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "vegs"\nsolver = "win"\ndeals = "1-2"', "game: There is no game “vegs”"),
        ('game = "vegas"\nsolver = "win"\ndeals = "2-1"', "deals must be the first and the last"),
        ("deals = ", "is not TOML"),
    ],
)
def test_a_file_that_is_wrong_is_told_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    status, out, error = run(capsys, "run", str(file), "--out", str(tmp_path))
    assert (status, out) == (2, "")
    assert error.startswith(f"harpan: {file}: ")
    assert said in error


@pytest.mark.parametrize("text", ["nonsense", "{}", "[]", json.dumps({"arms": {"a": 3}})])
def test_what_is_no_summary_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "summary.json"
    file.write_text(text)
    assert run(capsys, "report", str(file))[0] == 1
    assert run(capsys, "report", str(tmp_path / "nowhere"))[0] == 1


@pytest.mark.parametrize(
    "wrong", [["--scale", "0"], ["--scale", "-1"], ["--workers", "0"], ["--shard", "x"]]
)
def test_an_option_that_is_wrong_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str]
) -> None:
    status, out, error = run(capsys, "run", str(tmp_path / "x.toml"), *wrong)
    assert (status, out) == (2, "")
    assert wrong[0] in error


def test_what_is_missing_is_told_with_the_command_that_brings_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "duckdb", None)
    file = tmp_path / "small.toml"
    file.write_text(SMALL)
    status, _, error = run(capsys, "run", str(file), "--out", str(tmp_path))
    assert status == 1
    assert "pip install 'harpan[lab]'" in error


def test_results_are_kept_apart_by_what_they_depend_on(tmp_path: Path) -> None:
    for text in (SMALL, MOST):
        with lanes.threads(1) as where:
            running.run(small(text).scaled(0.1), tmp_path, where)
    assert len(storage.summaries(tmp_path)) == 2
