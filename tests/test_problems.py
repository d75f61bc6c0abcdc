"""What is wrong with a text or a wish, in the reader's words: every code, in both languages."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import harpan
from harpan import _core, formats
from harpan.errors import NotationError, RulesError
from harpan.server import ServerError
from harpan.server.serving import listener
from harpan.store import StoreError, open_store, sqlite_url
from harpan.store.database import FILE_NAME
from harpan.words import LANGUAGES, problem, words

ROOT = Path(__file__).parent.parent
FULL = [str(card) for card in harpan.deal(number=1).deck]
TWICE = " ".join([FULL[0], *FULL[:-1]])

MISTAKES: dict[str, Callable[[], object]] = {
    "bad-card": lambda: _core.Card("XX"),
    "bad-card-at": lambda: harpan.deal(deck="AS XX"),
    "bad-pile": lambda: _core.Pile("q"),
    "bad-move": lambda: _core.Move("hello"),
    "which-foundation": lambda: harpan.deal(number=1).play("f-t1"),
    "deck-size": lambda: harpan.deal(deck="AS KD"),
    "deck-cards": lambda: harpan.deal(deck=TWICE),
    "bad-deck": lambda: harpan.deal(deck=7),  # type: ignore[arg-type]
    "bad-order": lambda: harpan.deal("pyramid", deck=" ".join(FULL), order="columns"),
    "bad-number": lambda: harpan.deal("freecell", number=0),
    "pysol-game": lambda: formats.pysol_deal(
        harpan.variants["klondike"].with_options(columns=8), 1
    ),
    "bad-code": lambda: harpan.deal(code="nonsense"),
    "code-check": lambda: harpan.deal(code="1A-7"),
    "bad-position": lambda: harpan.deal(position="pass 1"),
    "bad-position-at": lambda: harpan.deal(
        position=harpan.deal(number=1).position.replace("pass 1", "pass x")
    ),
    "bad-automatic": lambda: harpan.deal(number=1).automatic_move("often"),
    "bad-depth": lambda: harpan.perft(harpan.Rules(), 1, -1),
    "unknown-game": lambda: harpan.deal("poker"),
    "unknown-option": lambda: harpan.deal("vegas", moon="full"),
    "unknown-value": lambda: harpan.deal("vegas", draw=4),
    "unknown-family": lambda: harpan.Rules("poker"),
    "unknown-scoring": lambda: harpan.Scoring("poker"),
    "scoring-of-family": lambda: harpan.Game.numbered(
        harpan.Rules("freecell"), harpan.Scoring("vegas"), 1
    ),
    "bad-option": lambda: harpan.Rules("klondike:draw"),
    "option-twice": lambda: harpan.Rules("klondike:draw=1,draw=1"),
    "needs-three-passes": lambda: harpan.deal(draw="3-2-1"),
    "bad-columns": lambda: harpan.deal(columns=13),
    "unknown-player": lambda: _core.Player("poker"),
    "player-family": lambda: harpan.play_many("freecell", [1], player="bandit"),
}


@pytest.mark.parametrize("message", MISTAKES)
def test_a_mistake_is_said_in_both_languages(message: str) -> None:
    with pytest.raises((NotationError, RulesError)) as caught:
        MISTAKES[message]()
    check_said(message, caught.value)


def check_said(message: str, error: Any) -> None:
    """The sentences differ, neither is the log's, and nothing in them is the other's."""
    message_id, arguments = problem(error)
    assert message_id == f"problem-{message}"
    swedish, english = (words(language)(message_id, **arguments) for language in LANGUAGES)
    assert swedish != english
    assert str(error) not in (swedish, english)
    assert not re.search(r"\b(?:expected|got|the|or|and|no|none)\b", swedish), swedish


def test_a_list_in_the_core_is_no_english_list() -> None:
    with pytest.raises(RulesError) as caught:
        harpan.Rules("klondike:draw=4")
    message, arguments = problem(caught.value)
    assert words("sv")(message, **arguments).endswith("Välj mellan 1, 2, 3, 3-2-1.")


def test_a_missing_card_and_one_too_many_are_named() -> None:
    with pytest.raises(NotationError) as caught:
        harpan.deal(deck=TWICE)
    message, arguments = problem(caught.value)
    said = words("sv")(message, **arguments)
    assert said == f"I kortleken fattas {FULL[-1]}. För mycket är {FULL[0]}."


@pytest.fixture
def taken() -> Iterator[int]:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        yield other.getsockname()[1]


def test_a_server_that_cannot_start_is_explained(taken: int) -> None:
    for message, host, port in (
        ("cannot-listen", "127.0.0.1", taken),
        ("no-address", "nowhere.invalid", 1),
        ("bad-host", "x" * 99, 1),
        ("bad-port", "127.0.0.1", 99999),
    ):
        with pytest.raises(ServerError) as caught:
            listener(host, port)
        check_said(message, caught.value)


def test_a_database_that_cannot_be_used_is_explained(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"no database at all" * 100)
    with pytest.raises(StoreError) as caught:
        open_store(sqlite_url(tmp_path))
    check_said("damaged-database", caught.value)
    with pytest.raises(StoreError) as caught:
        open_store("nonsense")
    check_said("bad-database", caught.value)


def test_every_code_has_its_words_and_all_words_a_code() -> None:
    known = {message.removesuffix("-at") for message in MISTAKES}
    assert {code.replace("_", "-") for code in codes("core/harpan", "bindings")} == known - {
        "unknown-game",
        "bad-deck",
        "pysol-game",
    }
    for language in LANGUAGES:
        spoken = words(language)
        wanted = {*plain_codes(), *(f"{code}-at" for code in located_codes())}
        assert [code for code in wanted if f"problem-{code}" not in spoken] == []
    folder = ROOT / "python/harpan/locale/sv"
    # What is wrong in a text stands with the other words for texts.
    files = (folder / "problems.ftl", folder / "passing.ftl")
    catalogue = "".join(file.read_text("utf-8") for file in files)
    said = set(re.findall(r"^problem-([\w-]+) =", catalogue, re.MULTILINE))
    assert {message.removesuffix("-at") for message in said} == all_codes()


def all_codes() -> set[str]:
    return plain_codes() | located_codes()


def located_codes() -> set[str]:
    """The codes of what is wrong in a file, which always say where."""
    folder = ROOT / "python/harpan/formats"
    sources = [file.read_text("utf-8") for file in folder.glob("*.py")]
    thrown = r"\b(?:FormatError\(\s*|code = )\"(\w+)\""
    return {code.replace("_", "-") for text in sources for code in re.findall(thrown, text)}


def plain_codes() -> set[str]:
    """Every code but that of an old version, which is answered with the game.

    One is made of the name of what was given.
    """
    found = codes("core/harpan", "bindings", "python/harpan")
    return {code.replace("_", "-") for code in found} - {"conflict"} | {"bad-deck"}


THROWN = (
    r"\b(?:NotationError|RulesError|RequestError|ServerError|BankError)\(\s*\"(\w+)\"",
    r"\bChallengeError\(\s*\"(\w+)\"",
    r"\bArchiveError\(\s*\"(\w+)\"",
    r"\b(?:refuse_text|notation_error|_unknown)\(\s*\"(\w+)\"",
    r"\bExpected \w+\{\"(\w+)\"",
    r"\bStoreError\([^()]*, \"(\w+)\"",
    r"\bfailure\(\s*\d+, \"(\w+)\"",
    r"const std::string& kind = \"(\w+)\"",
    r"\"(code_check)\"\);",
    r"code: str = \"(\w+)\"",
    r"\b4\d\d: \"(\w+)\"",
    r"error\.status_code, \"(\w+)\"",
)


def codes(*folders: str) -> set[str]:
    """The codes of all errors but refusals of moves, as they stand in the sources."""
    sources = [
        file.read_text("utf-8")
        for folder in folders
        for file in (ROOT / folder).rglob("*.*")
        if file.suffix in {".cpp", ".h", ".py"}
    ]
    return {code for text in sources for thrown in THROWN for code in re.findall(thrown, text)}
