"""What is special at the tables of the other families, by the letters of the list of cases."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.checks import assert_shows, restored
from e2e.conftest import PHONE, Visit
from e2e.lines import Line, read_line
from e2e.server import Server
from e2e.table import (
    box,
    click,
    drag,
    handle,
    play,
    status,
    touch,
    type_move,
    wait_for_moves,
)


def open_at(visit: Visit, server: Server, line: Line, moves: int, **settings: Any) -> Page:
    """The page after the first moves of a line."""
    server.deal(line.wanted)
    server.play(line.moves[:moves])
    page = visit(line.link, **settings)
    wait_for_moves(page, moves)
    return page


# --- Spindelharpan ---------------------------------------------------------------------------


def test_no_row_is_dealt_over_an_empty_column(visit: Visit, server: Server) -> None:
    """D4: the reason is said and the column is marked, until the next move."""
    line = read_line("spider-1-23")
    page = open_at(visit, server, line, 20)
    before = server.latest()
    assert before["piles"]["t8"] == []
    click(page, "s")
    expect(status(page)).to_have_text("Otillåtet drag: ingen rad ges så länge en kolumn är tom.")
    marked = page.locator(".board .marked")
    expect(marked).to_have_count(1)
    assert marked.bounding_box() == box(page, "t8")
    assert server.latest() == before
    play(page, line.moves[20:22], drag, after=20)
    expect(marked).to_have_count(0)


def test_the_stock_says_how_many_rows_are_left(visit: Visit) -> None:
    """C11: and a word at the start says what it is for."""
    page = visit("#spider-4/1")
    expect(status(page)).to_contain_text("5 rader kvar: tryck på talongen för att ge en rad.")
    for rows in ("5 rader", "4 rader", "3 rader", "2 rader", "1 rad"):
        expect(page.locator(".board .caption")).to_have_text(f"{rows} kvar")
        click(page, "s")
    expect(page.locator(".board .caption")).to_have_text("Inga rader kvar")
    expect(page.locator(".board .place.stock")).to_have_attribute("data-mark", "stop")


# --- runs taken in part ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "moves", "source", "run", "target"),
    [("spider-1-23", 20, "t6", 7, "t8"), ("freecell-300", 35, "t5", 3, "t2")],
)
def test_keys_take_a_part_of_a_run_to_an_empty_column(
    visit: Visit, server: Server, name: str, moves: int, source: str, run: int, target: str
) -> None:
    """F2: down to one card, and up again to two."""
    page = open_at(visit, server, read_line(name), moves)
    depth = len(server.latest()["piles"][source])
    page.keyboard.press(source[1:])
    for key, cards in (
        *(("ArrowDown", cards) for cards in range(run - 1, 0, -1)),
        ("ArrowUp", 2),
    ):
        page.keyboard.press(key)
        held = page.locator(".board .handle[aria-pressed=true]")
        expect(held).to_have_attribute("data-index", f"{depth - cards}")
    page.keyboard.press(target[1:])
    wait_for_moves(page, moves + 1)
    assert server.latest()["last"]["move"] == f"{source}-{target}:2"


# --- FreeCell --------------------------------------------------------------------------------


def test_how_many_may_move_is_told(visit: Visit, server: Server) -> None:
    """D12"""
    page = open_at(visit, server, read_line("freecell-300"), 48)
    before = server.latest()
    drag(page, "t8-t1:3")
    expect(status(page)).to_have_text("Otillåtet drag: högst 2 kort kan flyttas dit nu, inte 3.")
    assert server.latest() == before
    assert_shows(page, server)


# --- Pyramid ---------------------------------------------------------------------------------


def test_a_pair_is_one_undo(visit: Visit, server: Server) -> None:
    """D8"""
    page = visit("#pyramid/141")
    before = server.latest()
    drag(page, "p26-p22")
    wait_for_moves(page, 1)
    assert server.latest()["score"]["up"] == 2
    page.keyboard.press("u")
    wait_for_moves(page, 0)
    assert restored(server.latest()) == restored(before)
    assert_shows(page, server)


# --- Idioten ---------------------------------------------------------------------------------


def test_neither_aces_nor_buried_cards_are_discarded(visit: Visit, server: Server) -> None:
    """D11: by a double click; another column ends with a higher card than the buried one."""
    line = read_line("aces-up-98")
    page = open_at(visit, server, line, 23)
    before = server.latest()
    assert before["piles"]["t1"][-1][0] == "A"
    for _ in range(2):
        click(page, "t1")
    expect(status(page)).to_have_text("Otillåtet drag: klöver ess ligger kvar, ess kastas aldrig.")
    for depth in range(2, 1 + len(before["piles"]["t3"])):
        for _ in range(2):
            click(page, "t3", depth)
    play(page, [line.moves[23]], type_move, after=23)
    assert server.latest()["score"]["up"] == before["score"]["up"] + 1


# --- sent on ---------------------------------------------------------------------------------


def test_a_card_that_is_sent_again_goes_round_its_places(visit: Visit, server: Server) -> None:
    """E6: not only to the foundation."""
    page = open_at(visit, server, read_line("klondike-19"), 23, **PHONE)
    assert {"t6-f2", "t6-t2"} <= {*server.latest()["legal"]}
    for count, (source, target) in enumerate([("t6", "f2"), ("f2", "t2"), ("t2", "f2")], 24):
        for _ in range(2):
            touch(page, source)
        wait_for_moves(page, count)
        assert server.latest()["last"]["move"] == f"{source}-{target}"
    expect(handle(page, "f2")).to_have_accessible_name("Grundhög, hjärter två överst")
