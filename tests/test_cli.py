"""The command line: what it prints, what it refuses, how it ends."""

import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.main import get_command

import harpan
from harpan import formats
from harpan.cli import main
from harpan.cli.commands import app
from harpan.cli.help import help_text
from harpan.server import Limits
from harpan.words import words

Run = Callable[..., tuple[int, str, str]]

DECK_42 = " ".join(map(str, harpan.deal(number=42).deck))
LAB = ["lab", "lab run", "lab list", "lab report", "lab scheduler", "lab worker"]
COMMANDS = ["harpan", "deal", "solve", "perft", *LAB]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HARPAN_LANG", "en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run_command(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run_command


class Served:
    """A server that only notes how it was started, and a browser that notes an address."""

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}
        self.opened: list[str] = []

    def run(self, *, on_ready: Callable[[str], None], **asked: Any) -> None:
        self.asked = asked
        on_ready("http://127.0.0.1:4711/")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    result = Served()
    monkeypatch.setattr("harpan.server.run", result.run)
    monkeypatch.setattr("harpan.cli.commands.open_browser", result.opened.append)
    return result


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    # The last two belong to the sanitizers, where the engine was built with them.
    names = {"PATH", "LD_PRELOAD", "ASAN_OPTIONS"}
    kept = {name: value for name, value in os.environ.items() if name in names}
    return subprocess.run(
        [sys.executable, "-m", "harpan", *arguments],
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
        env=kept | {"PYTHONIOENCODING": "utf-8", **environment},
    )


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"Harpan {harpan.__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["sv", "en"])
def test_help_speaks_the_language(run: Run, command: str, language: str) -> None:
    arguments = [] if command == "harpan" else command.split()
    status, out, err = run(*arguments, "--help", "--lang", language)
    assert (status, err) == (0, "")
    assert out.rstrip("\n") == help_text(command, words(language)).rstrip("\n")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        (
            "harpan",
            [
                *("--port", "--host", "--data", "--seconds", "--memory", "--no-browser"),
                *("--lang", "--version", "--help"),
            ],
        ),
        (
            "deal",
            [
                *("--number", "--code", "--deck", "--order", "--winnable", "--level"),
                *("--format", "--lang", "--help"),
            ],
        ),
        (
            "solve",
            [
                "--number",
                "--numbers",
                "--deck",
                "--order",
                "--format",
                "--seconds",
                "--nodes",
                "--memory",
                "--json",
                "--lang",
                "--help",
            ],
        ),
        ("perft", ["--number", "--depth", "--lang", "--help"]),
        ("lab", ["--lang", "--help"]),
        (
            "lab run",
            [
                "--workers",
                "--scheduler",
                "--scale",
                "--shard",
                "--out",
                "--summaries",
                "--lang",
                "--help",
            ],
        ),
        ("lab list", ["--out", "--lang", "--help"]),
        ("lab report", ["--to", "--lang", "--help"]),
        ("lab scheduler", ["--host", "--port", "--lang", "--help"]),
        ("lab worker", ["--workers", "--lang", "--help"]),
    ],
)
@pytest.mark.parametrize("language", ["sv", "en"])
def test_help_names_the_options_there_are(command: str, options: list[str], language: str) -> None:
    described = re.findall(r"^ {2}(--[a-z-]+)", help_text(command, words(language)), re.MULTILINE)
    assert described == options


def test_the_options_in_the_help_are_the_options_of_the_commands() -> None:
    group: Any = get_command(app)
    of_lab = {f"lab {name}": command for name, command in group.commands["lab"].commands.items()}
    for name, command in {"harpan": group, **group.commands, **of_lab}.items():
        real = {option for param in command.params for option in param.opts if option[0] == "-"}
        described = set(re.findall(r"^ {2}(--[a-z-]+)", help_text(name, words("en")), re.MULTILINE))
        assert described == real | {"--lang", "--help"}


@pytest.mark.parametrize("language", ["sv", "en"])
def test_help_names_every_game_and_the_values_of_every_option(language: str) -> None:
    text = help_text("deal", words(language))
    for name in harpan.variants:
        assert re.search(rf"^ {{2}}{name} ", text, re.MULTILINE)
    assert re.search(r"^  draw=1\|2\|3\|3-2-1 ", text, re.MULTILINE)
    assert re.search(r"^  bonus=0\|500 ", text, re.MULTILINE)
    assert re.search(r"^  columns=7\|8\|9\|10\|11\|12\|13 ", text, re.MULTILINE)
    assert "ranks" not in text


@pytest.mark.parametrize("language", ["sv", "en"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_a_terminal(command: str, language: str) -> None:
    assert max(map(len, help_text(command, words(language)).splitlines())) <= 88


@pytest.mark.parametrize("language", ["sv", "en"])
@pytest.mark.parametrize("command", ["deal", "solve", "perft"])
def test_the_examples_in_the_help_run(
    run: Run, command: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, variant, form in (
        ("board.txt", "freecell", "fc-solve"),
        ("deals.txt", "pyramid", "pyramid"),
    ):
        Path(name).write_text(formats.write(harpan.deal(variant, number=617), form))
    text = help_text(command, words(language))
    examples = re.findall(rf"^  harpan {command}( [^\[…\n]*)?$", text, re.MULTILINE)
    assert len(examples) >= 2
    for example in examples:
        arguments = re.sub(r"--depth \d+", "--depth 3", example).split()
        status, out, err = run(command, *arguments)
        assert (status, err) == (0, ""), example
        assert out


def test_deal_shows_the_table_the_number_and_the_rules(run: Run) -> None:
    status, out, err = run("deal", "vegas", "--number", "42")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == f"Vegas Klondike · deal number 42, code {harpan.deal_code(42)}"
    assert lines[1] == "draw 1, 1 pass, Vegas scoring"
    assert lines[3] == "Stock: 24 cards   Waste: –   Foundations: –♠ –♥ –♣ –♦"
    assert lines[5].split() == list("1234567")
    assert "The stock is gone through once and is never turned over." in out
    assert "\x1b" not in out


def test_deal_shows_every_open_card_in_its_place_and_no_other(run: Run) -> None:
    _, out, _ = run("deal", "--number", "42")
    rows = out.splitlines()[6:13]
    columns = harpan.deal(number=42).view.columns
    for place, column in enumerate(columns):
        cells = [row[5 * place : 5 * place + 5].strip() for row in rows]
        signs = "♠♥♣♦"
        top = column[-1].card
        assert top is not None
        shown = {1: "A", 11: "J", 12: "Q", 13: "K"}.get(top.rank, str(top.rank)) + signs[top.suit]
        assert cells == ["▒▒"] * place + [shown] + [""] * (6 - place)


def test_a_thoughtful_deal_shows_all_columns(run: Run) -> None:
    _, out, _ = run("deal", "thoughtful", "--number", "42")
    assert "▒▒" not in out
    assert sum(out.count(sign) for sign in "♠♥♣♦") == 28 + 4


def test_two_decks_have_eight_foundations(run: Run) -> None:
    _, out, _ = run("deal", "stora-harpan", "--number", "42")
    assert "Foundations: –♠ –♥ –♣ –♦ –♠ –♥ –♣ –♦" in out
    assert out.splitlines()[5].split() == [*"123456789", "10"]


def test_cards_have_swedish_indices_in_swedish(run: Run) -> None:
    game = harpan.deal(number=42)
    kings = [n for n in range(100) if top_ranks(n) >= {1, 11, 12, 13}]
    assert game.number == 42
    _, out, _ = run("deal", "--number", str(kings[0]), "--lang", "sv")
    board = "\n".join(out.splitlines()[6:13])
    assert set(re.findall(r"(E|Kn|D|K|\d+)[♠♥♣♦]", board)) >= {"E", "Kn", "D", "K"}
    assert "Talong: 24 kort" in out


def top_ranks(number: int) -> set[int]:
    tops = (column[-1].card for column in harpan.deal("thoughtful", number=number).view.columns)
    return {card.rank for card in tops if card}


def test_a_deal_is_random_unless_it_is_named(run: Run) -> None:
    numbers = {run("deal")[1].splitlines()[0] for _ in range(5)}
    assert len(numbers) == 5


def test_zeros_before_a_number_say_nothing(run: Run) -> None:
    assert run("deal", "--number", "0" * 5000 + "42") == run("deal", "--number", "42")


def test_a_code_deals_its_number(run: Run) -> None:
    code = harpan.deal_code(4711)
    assert run("deal", "--code", code) == run("deal", "--number", "4711")


@pytest.mark.parametrize("arguments", [["--deck", DECK_42], ["--deck", "-"]])
def test_a_typed_deck_is_dealt(
    run: Run, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(DECK_42))
    _, out, err = run("deal", *arguments)
    assert err == ""
    assert out.splitlines()[0] == "Klondike · your own deal"
    assert out.splitlines()[1:] == run("deal", "--number", "42")[1].splitlines()[1:]


def test_a_typed_deck_can_be_written_column_by_column(run: Run) -> None:
    first_row = DECK_42.split()
    _, out, _ = run("deal", "thoughtful", "--deck", DECK_42, "--order", "columns")
    assert harpan.deal("thoughtful", deck=DECK_42, order="columns").deck[0] == harpan.Card(
        first_row[0]
    )
    assert out != run("deal", "thoughtful", "--deck", DECK_42)[1]


def test_options_change_the_rules(run: Run) -> None:
    _, out, _ = run("deal", "draw=3", "passes=3", "taking-back=no", "--number", "1")
    assert out.splitlines()[1] == "draw 3, 3 passes, no taking back, standard scoring"
    _, out, _ = run("deal", "vegas", "bonus=500", "--number", "1")
    assert out.splitlines()[1] == "draw 1, 1 pass, Vegas scoring, casino bonus 500"


def test_options_may_stand_before_the_game(run: Run) -> None:
    assert run("deal", "--number", "1", "draw=3", "klondike") == run(
        "deal", "klondike", "draw=3", "--number", "1"
    )


@pytest.mark.parametrize(
    ("arguments", "status", "verdict"),
    [
        (["klondike", "draw=3", "--number", "1"], 0, "winnable"),
        (["freecell", "--number", "11982"], 10, "unwinnable"),
        (["spider-4", "--number", "1", "--nodes", "1"], 20, "unknown"),
        (["--deck", DECK_42], 0, "winnable"),
    ],
)
def test_solve_says_the_verdict(run: Run, arguments: list[str], status: int, verdict: str) -> None:
    ended, out, err = run("solve", *arguments)
    assert (ended, err) == (status, "")
    assert f": {verdict} (" in out
    assert ("moves: " in out) == (verdict == "winnable")


def test_a_deal_can_be_one_that_is_winnable(run: Run) -> None:
    status, out, err = run("deal", "vegas", "--winnable")
    assert (status, err) == (0, "")
    number = re.search(r"deal number (\d+)", out)
    assert number is not None
    game = harpan.deal("vegas", number=int(number[1]))
    assert harpan.solve(game).verdict == "winnable"


def test_a_winnable_deal_is_chosen_at_random_only(run: Run) -> None:
    status, _, err = run("deal", "--winnable", "--number", "1")
    assert (status, err) == (2, "harpan: Give only one of --number, --winnable.\n")


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_deal_can_be_one_of_a_level(run: Run, level: str) -> None:
    status, out, err = run("deal", "klondike", "draw=3", "--level", level)
    assert (status, err) == (0, "")
    number = re.search(r"deal number (\d+)", out)
    assert number is not None
    assert harpan.level("klondike", int(number[1]), draw=3) == level


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--level", "easy", "--winnable"], "Give only one of --winnable, --level."),
        (["--level", "easy", "--number", "1"], "Give only one of --number, --level."),
        (["--level", "simple"], "--level must be one of easy, medium, hard, not “simple”."),
    ],
)
def test_a_level_is_one_of_three_and_chosen_at_random(
    run: Run, arguments: list[str], said: str
) -> None:
    assert run("deal", *arguments) == (2, "", f"harpan: {said}\n")


def test_a_level_that_is_not_found_is_told(run: Run) -> None:
    status, out, err = run("deal", "freecell", "cells=0", "--level", "easy")
    assert (status, out) == (1, "")
    assert err.startswith("harpan: No deal of the level easy was found.")


def test_an_undecided_deal_is_not_taken_for_winnable() -> None:
    assert harpan.winnable_deal("spider-4", attempts=2, seconds=0) is None


def test_a_number_may_be_that_of_pysol(run: Run) -> None:
    status, out, err = run("deal", "klondike", "--number", "pysol:460", "--format", "pysol")
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "<9C> <5S> <QH> <9D> <QD> <4C> 7H"
    assert run("deal", "--number", "pysol:460")[1].startswith("Klondike · pysol:460\n")
    assert run("deal", "--number", "PySol:007")[1].startswith("Klondike · pysol:7\n")
    status, out, _ = run("solve", "--numbers", "pysol:32006-32007", "--json")
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["name"] for answer in answers] == ["pysol:32006", "pysol:32007"]
    assert [answer["verdict"] for answer in answers] == ["winnable", "unwinnable"]
    assert run("solve", "freecell", "--number", "pysol:11982")[0] == 10


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("pysol:", "from 1 to 100000000000000000000"),
        ("pysol:x", "from 1 to 100000000000000000000"),
        ("pysol:0", "from 1 to 100000000000000000000"),
        ("pysol:100000000000000000001", "from 1 to 100000000000000000000"),
        ("pysol:5 columns=8", "PySol FC has no numbers for the game"),
    ],
)
@pytest.mark.parametrize("command", ["deal --number", "solve --number", "solve --numbers"])
def test_a_number_that_pysol_lacks_is_refused(
    run: Run, command: str, number: str, said: str
) -> None:
    status, out, err = run(*f"{command} {number}".split())
    assert (status, out) == (2, "")
    assert said in err


def test_solve_answers_in_json(run: Run) -> None:
    status, out, _ = run("solve", "vegas", "--numbers", "1-3", "--json")
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [answer["number"] for answer in answers] == ["1", "2", "3"]
    game = harpan.deal("vegas", number=1)
    for move in answers[0]["moves"]:
        game.play(move)
    assert game.is_won == (answers[0]["verdict"] == "winnable")


@pytest.mark.parametrize("name", formats.FORMATS)
def test_solve_reads_what_deal_writes(
    run: Run, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C12: a given deal is loaded from a file, in our formats and those of others."""
    variant = {"pyramid": "pyramid", "digits": "klondike"}.get(name, "freecell")
    status, text, err = run("deal", variant, "--number", "617", "--format", name)
    assert (status, err) == (0, "")
    (tmp_path / "deal").write_text(text)
    monkeypatch.chdir(tmp_path)
    _, usual, _ = run("solve", variant, "--number", "617", "--nodes", "50000", "--json")
    for how in (["deal"], ["./deal", "--format", name]):
        _, out, err = run("solve", *how, variant, "--nodes", "50000", "--json")
        assert err == ""
        assert json.loads(out)["verdict"] == json.loads(usual)["verdict"]
        assert json.loads(out)["moves"] == json.loads(usual)["moves"]
        # A number of PySol is what its text calls the deal.
        called = ":pysol:617" if name == "pysol-number" else ""
        assert json.loads(out)["name"] == how[0] + called


def test_solve_reads_standard_input_and_tells_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = run("deal", "freecell", "--number", "11982", "--format", "fc-solve")[1]
    monkeypatch.setattr("sys.stdin", io.StringIO(board))
    status, out, err = run("solve", "-")
    assert (status, err) == (10, "")
    assert out.startswith("-: unwinnable (")


def test_solve_answers_about_every_deal_of_a_file(run: Run, tmp_path: Path) -> None:
    decks = [" ".join(map(str, harpan.deal(number=number).deck)) for number in (1, 2)]
    table = tmp_path / "deals.tsv"
    table.write_text(f"id\tdeck\nfirst\t{decks[0]}\nsecond\t{decks[1]}\n")
    status, out, err = run("solve", str(table), "klondike", "draw=3")
    assert (status, err) == (0, "")
    names = [f"{table}:first: ", f"{table}:second: "]
    assert [line.startswith(name) for line, name in zip(out.splitlines(), names, strict=True)]
    assert "moves: " not in out
    status, out, _ = run("solve", str(table), "klondike", "draw=3", "--nodes", "0", "--json")
    assert status == 20
    assert [json.loads(line)["number"] for line in out.splitlines()] == [None, None]


def test_what_is_wrong_in_a_file_is_told_with_its_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_bytes(b"AS\r\nKD XX")
    status, out, err = run("solve", "vegas", str(file))
    assert (status, out) == (2, "")
    assert err == (
        f"harpan: {file}: Line 2, character 4: “XX” is not a card."
        " Cards are written by rank and suit: 9D or TH.\n"
    )
    file.write_bytes(b"AS \xff")
    assert "Rad 1, tecken 4: byten 0xff är inte UTF-8." in run("solve", str(file), "--lang=sv")[2]
    status, _, err = run("solve", str(tmp_path / "none.txt"))
    assert (status, err) == (
        1,
        f"harpan: The file {tmp_path}/none.txt cannot be read."
        " The computer says: “No such file or directory”.\n",
    )


@given(
    st.lists(
        st.sampled_from(["vegas", "draw=3", "-", "--format", "--deck", "--order", "columns", "/"])
        | st.sampled_from(["fc-solve", "a.b", "--json", "--nodes", "0", "\0/", "x" * 5000 + "/"])
        | st.text(max_size=6),
        max_size=6,
    ),
    st.text(max_size=20),
)
def test_whatever_is_to_be_solved_is_answered_or_refused(arguments: list[str], text: str) -> None:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO(text)):
        status = main(["solve", "--nodes", "0", *arguments])
    assert status in {0, 1, 2, 10, 20}
    assert err.getvalue().startswith("harpan: ") == (status in {1, 2})
    assert bool(out.getvalue()) == (not err.getvalue())


def test_perft_counts_as_the_core_does(run: Run) -> None:
    status, out, err = run("perft", "klondike", "--number", "42", "--depth", "3")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == ("Klondike, deal number 42: draw 1, unlimited passes, standard scoring")
    rules = harpan.Rules("klondike")
    counted = [
        re.match(r"Depth (\d): ([\d,]+) lines?, [\d.,]+ million a second", line)
        for line in lines[1:]
    ]
    found = [(int(m[1]), int(m[2].replace(",", ""))) for m in counted if m]
    assert found == [(depth, harpan.perft(rules, 42, depth)) for depth in (1, 2, 3)]


REFUSED = [
    (["dael"], "There is no command “dael”. Choose among deal, solve, perft, lab."),
    (["--prot", "1"], "There is no option “--prot”. See harpan --help."),
    (["deal", "--draw", "3"], "There is no option “--draw”. See harpan --help."),
    (["--port"], "Option --port is written wrongly: a value is missing or is one too many."),
    (["--no-browser=1"], "Option --no-browser is written wrongly"),
    (["--port", "eight"], "--port must be a whole number from 1 to 65535, not “eight”."),
    (["--port", "0"], "--port must be a whole number from 1 to 65535, not “0”."),
    (["--port", "65536"], "--port must be a whole number from 1 to 65535"),
    (["--port", "-1"], "--port must be a whole number from 1 to 65535, not “-1”."),
    (["--lang", "de"], "Språket ”de” finns inte. Välj mellan sv, en."),
    (["deal", "--lang"], "Språket ”” finns inte. Välj mellan sv, en."),
    (["deal", "vegsa"], "There is no game “vegsa”. Choose among klondike, "),
    (["deal", "vegsa"], " Did you mean vegas?"),
    (["deal", "klondike", "vegas"], "“vegas” must be written NAME=VALUE, such as draw=3."),
    (["dael" * 1000], "There is no command “daeldael"),
    (["deal", "vegsa" * 1000], "There is no game “vegsavegsa"),
    (["deal", "--order", "rows" * 1000], "--order must be one of dealing, columns, not “rowsrows"),
    (["deal", "drew=3"], "The game has no rule “drew” to choose."),
    (["deal", "=3"], "The game has no rule “” to choose."),
    (["deal", "draw=4"], "draw cannot be “4”. Choose among 1, 2, 3, 3-2-1."),
    (["deal", "draw="], "draw cannot be “”. Choose among 1, 2, 3, 3-2-1."),
    (["deal", "draw=1", "draw=3"], "draw is there twice."),
    (["deal", "draw=3-2-1"], "Draw 3→2→1 always has three passes."),
    (
        ["deal", "--number", "many"],
        "--number must be a whole number from 0 to 18446744073709551615",
    ),
    (["deal", "--number", "18446744073709551616"], "not “18446744073709551616”."),
    (["deal", "--number", "9" * 5000], "--number must be a whole number from 0"),
    (["deal", "--number", "-1"], "--number must be a whole number from 0"),
    (["deal", "--number", "1.5"], "not “1.5”."),
    (["deal", "--number", "٤٢"], "not “٤٢”."),
    (["deal", "--code", "nonsense"], "“nonsense” is not a deal code."),
    (["deal", "--code", "1A-7"], "The deal code “1A-7” does not agree with its check character"),
    (["deal", "--deck", "AS KD"], "The deck must have 52 cards, not 2."),
    (["deal", "--deck", "AS XX"], "Line 1, character 4: “XX” is not a card."),
    (["deal", "--code", "nonsense", "--lang", "sv"], "”nonsense” är ingen givkod."),
    (["deal", "--host", "x", "--lang", "sv"], "Det finns inget val ”--host”."),
    (["deal", "spider-1", "columns=4", "--lang", "sv"], "Antalet kolumner går inte ihop"),
    (["deal", "--order", "rows"], "--order must be one of dealing, columns, not “rows”."),
    (["deal", "--number", "1", "--code", "1-1"], "Give only one of --number, --code."),
    (
        ["deal", "pyramid", "--number", "1", "--format", "fc-solve"],
        "The format fc-solve has no words for this deal.",
    ),
    (["deal", "--format", "xml"], "--format must be one of solvitaire, digits, pysol, fc-solve,"),
    (["solve", "--format", "xml", "-"], "--format must be one of solvitaire, digits, pysol,"),
    (["solve", "-", "--number", "1"], "Give only one of --number, -."),
    (["deal", "--code", "1-1", "--deck", "AS"], "Give only one of --code, --deck."),
    (
        ["solve", "--numbers", "5-3"],
        "--numbers must be a whole number from 5 to 18446744073709551615, not “3”.",
    ),
    (["perft", "--depth", "0"], "--depth must be a whole number from 1 to 20, not “0”."),
    (["perft", "--depth", "21"], "--depth must be a whole number from 1 to 20, not “21”."),
    (["perft", "kabal"], "There is no game “kabal”."),
]


@pytest.mark.parametrize(("arguments", "message"), REFUSED)
def test_a_bad_argument_is_one_clear_line_and_status_2(
    run: Run, served: Served, arguments: list[str], message: str
) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("harpan: ")
    assert err.count("\n") == 1
    assert message in err
    assert served.asked == {}


@given(
    st.lists(
        st.sampled_from(["vegas", "draw=3", "--number", "--code", "--deck", "--order", "-", "42"])
        | st.text(max_size=6)
        | st.builds("{}={}".format, st.sampled_from(["draw", "columns", "bonus"]), st.text())
        | st.sampled_from(["\udcff", "--lang", "--", "--help", "\0", "[red]", "{x}", "%s"]),
        max_size=6,
    )
)
def test_whatever_is_typed_is_dealt_or_refused_in_one_line(arguments: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO("AS")):
        status = main(["deal", *arguments])
    assert status in {0, 2}
    assert bool(out.getvalue()) == (status == 0)
    assert err.getvalue().startswith("harpan: ") == (status == 2)


@pytest.mark.parametrize("shell", ["$HARPAN deal --deck $BAD", "echo $BAD | $HARPAN deal --deck -"])
def test_bytes_that_are_no_text_are_refused(shell: str) -> None:
    names = {"HARPAN": f"{sys.executable} -m harpan", "BAD": os.fsdecode(b"\xff\xfe")}
    done = subprocess.run(
        ["sh", "-c", shell], capture_output=True, check=False, env=os.environ | names
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"harpan: ")
    assert done.stderr.count(b"\n") == 1


def test_refusals_speak_swedish(run: Run) -> None:
    assert run("deal", "vegsa", "--lang=sv")[2].startswith("harpan: Det finns inget spel ”vegsa”.")


def test_a_bad_language_in_the_environment_is_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HARPAN_LANG", "klingon")
    status, _, err = run("--version")
    assert status == 2
    assert "klingon" in err


def test_no_arguments_serve_on_a_free_loopback_port_and_open_the_browser(
    run: Run, served: Served
) -> None:
    status, out, err = run()
    assert (status, err) == (0, "")
    usual = {"host": "127.0.0.1", "port": None, "data": None, "limits": Limits()}
    assert served.asked == usual
    assert out.splitlines() == [
        "Harpan is played at http://127.0.0.1:4711/",
        "Stop with Ctrl-C. Every move is saved.",
    ]
    assert served.opened == ["http://127.0.0.1:4711/"]


def test_the_server_is_told_what_is_asked_for(run: Run, served: Served, tmp_path: Path) -> None:
    arguments = ["--port", "8000", "--host", "0.0.0.0", "--data", str(tmp_path), "--no-browser"]
    arguments += ["--seconds", "60", "--memory", "1024"]
    assert run(*arguments)[0] == 0
    assert served.asked == {
        "host": "0.0.0.0",
        "port": 8000,
        "data": tmp_path,
        "limits": Limits(seconds=60, table_bytes=2**30),
    }
    assert served.opened == []


@pytest.mark.parametrize(
    ("option", "value"),
    [("--seconds", "-1"), ("--seconds", "soon"), ("--memory", "0"), ("--memory", "1.5")],
)
@pytest.mark.parametrize("command", [[], ["solve"]], ids=["server", "solve"])
def test_a_limit_of_the_search_is_a_whole_number(
    run: Run, served: Served, command: list[str], option: str, value: str
) -> None:
    status, out, err = run(*command, option, value)
    assert (status, out, served.asked) == (2, "", {})
    assert f"{option} must be a whole number from " in err


def test_solve_keeps_to_its_memory(run: Run) -> None:
    status, out, _ = run("solve", "spider-4", "--number", "7", "--memory", "1", "--json")
    answer = json.loads(out)
    assert (status, answer["verdict"]) == (20, "unknown")
    assert 0 < answer["table_bytes"] <= 2**20


def test_a_command_does_not_start_the_server(run: Run, served: Served) -> None:
    assert run("deal")[0] == 0
    assert run("--version")[0] == 0
    assert run("--help")[0] == 0
    assert served.asked == {}


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def test_a_port_that_is_taken_is_said(run: Run, taken_port: int, tmp_path: Path) -> None:
    arguments = ["--port", str(taken_port), "--no-browser", "--data", str(tmp_path)]
    message = f"harpan: Port {taken_port} is taken. Choose another, or none at all.\n"
    assert run(*arguments) == (1, "", message)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--host", "nowhere.invalid"], "There is no address “nowhere.invalid”."),
        (["--host", "a..b"], "“a..b” is not the name of a computer."),
        (["--data", "/dev/null/nowhere"], "The database /dev/null/nowhere/harpan.sqlite3 cannot"),
    ],
)
def test_a_server_that_cannot_start_says_why(run: Run, arguments: list[str], message: str) -> None:
    status, out, err = run("--no-browser", *arguments)
    assert (status, out) == (1, "")
    assert err.startswith(f"harpan: {message}")
    assert err.count("\n") == 1


def test_the_server_answers_and_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "harpan", "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen(
        [*command, "--lang", "en"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout
        address = serving.stdout.readline().split()[-1]
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
        with urllib.request.urlopen(f"{address}api/variants") as answer:
            assert [game["id"] for game in json.load(answer)] == list(harpan.variants)
        # Both lines are out before the signal comes, which might fall between them.
        assert serving.stdout.readline() == "Stop with Ctrl-C. Every move is saved.\n"
        serving.send_signal(signal.SIGINT)
        out, err = serving.communicate()
    assert (serving.returncode, out, err) == (0, "", "")


def test_colour_only_where_it_is_wanted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b[31m" in run("deal", "--number", "42")[1]
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[31m" not in run("deal", "--number", "42")[1]


def test_the_module_is_the_command() -> None:
    done = process("--version")
    assert (done.returncode, done.stdout) == (0, f"Harpan {harpan.__version__}\n")
    assert process("deal", "nothing").returncode == 2


def test_swedish_comes_first_and_the_locale_may_ask_for_english() -> None:
    assert "Så" not in process("deal", "--number", "1", LANG="en_GB.UTF-8").stdout
    assert "Talong" in process("deal", "--number", "1").stdout
    assert "Stock" in process("deal", "--number", "1", LANG="en_GB.UTF-8").stdout


def test_a_terminal_without_the_signs_is_no_error() -> None:
    done = process("deal", "--number", "1", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Talong: 24 kort" in done.stdout


def test_the_reader_may_stop_reading() -> None:
    command = f'"{sys.executable}" -m harpan deal stora-harpan | head -n 1'
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False, text=True)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_ctrl_c_ends_a_long_count_quietly() -> None:
    command = [sys.executable, "-m", "harpan", "perft", "--depth", "20"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as counting:
        assert counting.stdout
        assert counting.stdout.readline()
        assert counting.stdout.readline()
        counting.send_signal(signal.SIGINT)
        _, err = counting.communicate()
    assert counting.returncode in {-signal.SIGINT, 128 + signal.SIGINT}
    assert err == b""
