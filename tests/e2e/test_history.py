"""Games that were played, in the browser: statistics, log, replay, bank, one file, quiet mode."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import assert_accessible
from e2e.checks import assert_no_gaps, speak
from e2e.conftest import PHONE, Visit
from e2e.lines import read_line
from e2e.server import Server
from e2e.table import cards_of, press_keys, status, type_move, wait_for_moves
from harpan import variants
from harpan.record import Origin
from harpan.session import Session, start
from harpan.store import Store, open_store, sqlite_url

LINE = read_line("freecell-300")
WIDE = {"viewport": {"width": 1440, "height": 900}}
SCREENS = [pytest.param(PHONE, id="phone"), pytest.param(WIDE, id="desktop")]
PAGES = ["Statistik", "Spellogg", "Bank", "Dina partier"]


@contextmanager
def books(tmp_path: Path) -> Iterator[Store]:
    """The games of the server, from beside it."""
    with closing(open_store(sqlite_url(tmp_path / "data"))) as store:
        yield store


def at_random(tmp_path: Path, game: str = "freecell", number: int = LINE.number) -> Session:
    """A deal that came at random, as far as the books know."""
    with books(tmp_path) as store:
        return start(store, variants[game], Origin("random", number=number))


def won(tmp_path: Path, server: Server, moves: int | None = None) -> None:
    """Play the line in a deal that came at random, or its first moves."""
    at_random(tmp_path)
    server.play(LINE.moves[:moves])


def menu(page: Page, name: str) -> Locator:
    page.get_by_role("button", name=re.compile("^(Meny|Menu)$")).click()
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    return page.get_by_role("dialog", name=name)


def figure(page: Page, label: str) -> Locator:
    row = page.get_by_role("dialog").locator("dl > div")
    return row.filter(has=page.get_by_text(label, exact=True)).locator("dd")


@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_is_whole_in_both_languages(
    visit: Visit, server: Server, tmp_path: Path, screen: dict[str, Any]
) -> None:
    won(tmp_path, server)
    at_random(tmp_path, "vegas", 1)
    server.play(["s-w"])
    page = visit(**screen)
    for swedish, english in zip(
        PAGES, ["Statistics", "Game log", "Bank", "Your games"], strict=True
    ):
        for language, name in (("Svenska", swedish), ("English", english)):
            speak(page, language)
            menu(page, name)
            expect(
                page.get_by_role("dialog").get_by_text(re.compile("^(Hämtar|Loading)$"))
            ).to_have_count(0)
            assert_accessible(page)
            assert_no_gaps(page)
            assert_fits(page)
            page.keyboard.press("Escape")


def assert_fits(page: Page) -> None:
    """Nothing on the sheet is wider than it."""
    sheet = page.get_by_role("dialog")
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")


def test_statistics_open_on_the_game_that_is_played(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    """B9: forms are not lumped together."""
    won(tmp_path, server)
    page = visit("#klondike/42")
    page.keyboard.press("t")
    sheet = page.get_by_role("dialog", name="Statistik")
    expect(sheet.get_by_role("heading", level=3)).to_contain_text("Harpan: Dra 1")
    expect(sheet.get_by_text("Här finns inget att visa")).to_be_visible()
    sheet.get_by_label("Spel och regler").select_option(index=1)
    expect(sheet.get_by_role("heading", level=3)).to_contain_text("FreeCell")
    expect(sheet.get_by_text("1 av 1 parti gick ut")).to_be_visible()
    expect(figure(page, "Vinster i följd")).to_have_text("nu 1, som mest 1")
    expect(figure(page, "Dagar i följd med vinst")).to_have_text("nu 1, som mest 1")
    expect(figure(page, "Minst antal drag, vinster")).to_have_text(str(len(LINE.moves)))
    expect(figure(page, "Vinster utan hjälp")).to_have_text("1")


def test_practice_stands_apart(visit: Visit, server: Server) -> None:
    server.deal(LINE.wanted)
    server.play(LINE.moves)
    page = visit()
    page.keyboard.press("t")
    sheet = page.get_by_role("dialog", name="Statistik")
    expect(sheet.get_by_text("Övning för sig: 1 parti, 1 gick ut.")).to_be_visible()
    expect(sheet.get_by_text("Här finns inget att visa")).to_be_visible()


def test_an_untouched_deal_is_left_without_a_word_and_a_played_one_after_one_question(
    visit: Visit, server: Server
) -> None:
    """B3, B14: nothing is lost and nothing asked before the first move; then once."""
    page = visit("#klondike/42")
    page.get_by_role("button", name="Ny giv").click()
    expect(status(page)).to_contain_text("Ny giv")
    expect(page).not_to_have_url(re.compile("/42$"))
    press_keys(page, "d")
    wait_for_moves(page, 1)
    first = server.latest()["id"]
    page.get_by_role("button", name="Ny giv").click()
    question = page.get_by_role("group", name="Lämna partiet som det är?")
    question.get_by_role("button", name="Ny giv").click()
    expect(question).to_have_count(0)
    wait_for_moves(page, 0)
    assert server.latest()["id"] != first
    sheet = menu(page, "Spellogg")
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    expect(sheet.get_by_role("listitem")).to_contain_text("Lämnat")


def test_a_win_is_in_the_books_whatever_becomes_of_the_page(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    """B2: the page goes away while the win is still being shown."""
    won(tmp_path, server, len(LINE.moves) - 1)
    page = visit(reduced_motion="no-preference")
    with page.expect_response(re.compile("/moves$")):
        type_move(page, LINE.moves[-1])
    page.close()
    with books(tmp_path) as store:
        (totals,) = store.results.totals()
    assert (totals.played, totals.won) == (1, 1)


def test_what_shows_a_win_ends_at_a_touch(visit: Visit, server: Server, tmp_path: Path) -> None:
    won(tmp_path, server, len(LINE.moves) - 1)
    page = visit(reduced_motion="no-preference", **PHONE)
    type_move(page, LINE.moves[-1])
    strings = page.locator("main > svg")
    expect(strings).to_be_visible()
    page.evaluate("document.getAnimations().forEach(one => one.pause())")
    result = page.get_by_role("region", name="Resultatet")
    expect(result).to_have_count(0)
    page.touchscreen.tap(200, 400)
    expect(strings).to_have_count(0)
    expect(result).to_be_visible()


def test_what_is_new_is_said_on_one_line_and_the_win_can_be_looked_at(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    won(tmp_path, server, len(LINE.moves) - 1)
    page = visit()
    type_move(page, LINE.moves[-1])
    result = page.get_by_role("region", name="Resultatet")
    news = "Första vinsten med de här reglerna. 1 av 1 parti har gått ut, 100\u00a0%."
    expect(result.get_by_text(news)).to_be_visible()
    assert_accessible(page)
    before = server.latest()
    page.keyboard.press("u")
    replay = page.get_by_role("dialog", name="FreeCell (Kungen), drag för drag")
    place = f"{len(LINE.moves) - 1} av {len(LINE.moves)}"
    expect(replay.get_by_text(place, exact=True)).to_be_visible()
    replay.get_by_role("button", name="Stäng").click()
    assert server.latest()["ply"] == before["ply"], "to look back changes nothing"
    page.reload()
    expect(page.get_by_role("region", name="Resultatet")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game_is_looked_at_move_by_move_and_dealt_again(
    visit: Visit, server: Server, screen: dict[str, Any]
) -> None:
    page = visit("#klondike/19", **screen)
    moves = read_line("klondike-19").moves[:4]
    states = [server.latest()]
    for move in moves:
        server.play([move])
        states.append(server.latest())
    page.reload()
    wait_for_moves(page, 4)
    sheet = menu(page, "Spellogg")
    sheet.get_by_role("button", name=re.compile("^Titta: Harpan")).click()
    replay = page.get_by_role("dialog", name="Harpan, drag för drag")
    assert_stands_at(replay, states, 0)
    for place in (1, 2, 3, 4):
        replay.get_by_role("button", name="Framåt").click()
        assert_stands_at(replay, states, place)
    expect(replay.get_by_role("button", name="Framåt")).to_have_attribute("aria-disabled", "true")
    assert_accessible(page)
    page.keyboard.press("Home")
    assert_stands_at(replay, states, 0)
    replay.get_by_role("slider").fill("2")
    assert_stands_at(replay, states, 2)
    replay.locator(".board .handle:not([hidden])").first.click()
    assert_stands_at(replay, states, 2)
    page.keyboard.press("Escape")
    expect(replay).to_have_count(0)
    assert server.latest()["ply"] == 4
    sheet.get_by_role("button", name=re.compile("^Spela vidare")).click()
    expect(sheet).to_have_count(0)
    wait_for_moves(page, 4)


def test_a_low_window_shows_the_whole_replay(visit: Visit, server: Server) -> None:
    page = visit("#klondike/19", viewport={"width": 667, "height": 331})
    server.play(read_line("klondike-19").moves[:2])
    page.reload()
    wait_for_moves(page, 2)
    menu(page, "Spellogg").get_by_role("button", name=re.compile("^Titta")).click()
    replay = page.get_by_role("dialog", name="Harpan, drag för drag")
    for button in replay.get_by_role("group").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    table = replay.locator(".board").bounding_box()
    assert table
    assert table["height"] >= 160


def assert_stands_at(replay: Locator, states: list[dict[str, Any]], place: int) -> None:
    expect(replay.get_by_text(f"{place} av {len(states) - 1}", exact=True)).to_be_visible()
    drawn = "all => all.map(one => one.dataset.card ?? '??').sort()"
    wanted = sorted(cards_of(states[place]).elements())
    board = replay.locator(".board .card > svg")
    expect(board).to_have_count(len(wanted))
    assert board.evaluate_all(drawn) == wanted


@pytest.mark.parametrize("screen", SCREENS)
def test_the_log_shows_one_game_alone(
    visit: Visit, server: Server, tmp_path: Path, screen: dict[str, Any]
) -> None:
    won(tmp_path, server)
    for number in ("1", "2"):
        server.deal({"game": "vegas", "number": number})
        server.play(["s-w"])
    page = visit(**screen)
    sheet = menu(page, "Spellogg")
    games = sheet.get_by_role("listitem").get_by_role("heading")
    expect(games).to_have_text(["Las Vegas", "Las Vegas", "FreeCell (Kungen)"])
    field = sheet.get_by_role("combobox", name="Visa")
    expect(field.locator("option")).to_have_text(
        ["Alla spel (3 partier)", "FreeCell (Kungen) (1 parti)", "Las Vegas (2 partier)"]
    )
    for chosen, listed, tally in [
        ("Las Vegas (2 partier)", ["Las Vegas"] * 2, "2 partier: 0 gick ut, 2 pågår."),
        ("FreeCell (Kungen) (1 parti)", ["FreeCell (Kungen)"], "1 parti: 1 gick ut, 0 pågår."),
        ("Alla spel (3 partier)", ["Las Vegas"] * 2 + ["FreeCell (Kungen)"], "3 partier: 1 gick"),
    ]:
        field.select_option(chosen)
        expect(games).to_have_text(listed)
        expect(sheet.get_by_text(tally)).to_be_visible()
    assert_accessible(page)
    assert_fits(page)


def test_the_game_plays_itself_to_its_end(visit: Visit, server: Server) -> None:
    page = visit("#klondike/19")
    server.play(read_line("klondike-19").moves[:2])
    page.reload()
    wait_for_moves(page, 2)
    menu(page, "Spellogg").get_by_role("button", name=re.compile("^Titta")).click()
    replay = page.get_by_role("dialog", name="Harpan, drag för drag")
    replay.get_by_role("button", name="Spela").click()
    expect(replay.get_by_text("2 av 2", exact=True)).to_be_visible()
    expect(replay.get_by_role("button", name="Spela")).to_be_visible()


def test_a_deal_from_the_log_is_played_again_for_practice(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    won(tmp_path, server)
    page = visit()
    sheet = menu(page, "Spellogg")
    sheet.get_by_role("button", name=re.compile("^Lägg samma giv igen")).click()
    wait_for_moves(page, 0)
    state = server.latest()
    assert (state["deal"]["number"], state["deal"]["origin"]) == (str(LINE.number), "replay")
    assert state["practice"]


def test_a_bank_is_opened_books_and_is_begun_anew(visit: Visit, server: Server) -> None:
    page = visit("#vegas/1")
    sheet = menu(page, "Bank")
    sheet.get_by_label("Startsaldo").fill("hundra")
    sheet.get_by_role("button", name="Öppna banken").click()
    expect(sheet.get_by_role("alert")).to_have_text(
        "Startsaldot ska vara ett helt tal från 0 till 1\u00a0000\u00a0000."
    )
    sheet.get_by_label("Startsaldo").fill("100")
    sheet.get_by_role("button", name="Öppna banken").click()
    expect(sheet.get_by_text("100 poäng")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ny giv").click()
    expect(page.get_by_role("banner").get_by_text("i banken")).to_be_visible()
    waiting = server.latest()["id"]
    page.get_by_role("button", name="Ny giv").click()
    page.wait_for_timeout(300)
    assert server.latest()["id"] == waiting, "the bank deals no other deal before this is played"
    press_keys(page, "d")
    wait_for_moves(page, 1)
    sheet = menu(page, "Bank")
    expect(sheet.get_by_text("48 poäng")).to_be_visible()
    expect(sheet.get_by_role("row")).to_have_count(2)
    assert_accessible(page)
    sheet.get_by_role("button", name="Börja om").click()
    expect(sheet.get_by_text("Öppna en ny bank? Den gamla ligger kvar")).to_be_visible()
    sheet.get_by_label("Startsaldo").fill("500")
    sheet.get_by_role("button", name="Öppna en ny bank").click()
    expect(sheet.get_by_text("500 poäng")).to_be_visible()
    expect(sheet.get_by_text("från 100 till 48 på 1 giv")).to_be_visible()


def test_everything_is_saved_deleted_and_read_in_again(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    won(tmp_path, server)
    page = visit()
    sheet = menu(page, "Dina partier")
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Spara allt i en fil").click()
    file = tmp_path / "all.jsonl"
    download.value.save_as(file)
    assert re.fullmatch(r"harpan-\d{4}-\d\d-\d\d\.jsonl", download.value.suggested_filename)
    sheet.get_by_role("button", name="Radera allt").click()
    sheet.get_by_role("button", name="Låt det vara").click()
    assert server.latest()["status"] == "won"
    sheet.get_by_role("button", name="Radera allt").click()
    with page.expect_navigation():
        sheet.get_by_role("button", name="Radera allt").click()
    page.wait_for_selector(".board .card", state="attached")
    assert server.latest()["status"] == "playing"
    sheet = menu(page, "Dina partier")
    for taken in (
        "Nya partier: 1. Fortsatta: 0. Fanns redan: 0.",
        "Nya partier: 0. Fortsatta: 0. Fanns redan: 1.",
    ):
        sheet.get_by_label("Läs in en fil").set_input_files(file)
        expect(sheet.get_by_role("status")).to_contain_text(taken)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("semlor\nkaffe\n")
    sheet.get_by_label("Läs in en fil").set_input_files(bad)
    expect(sheet.get_by_role("alert")).to_have_text(
        "Filen är inte sparad av Harpan. Inget har ändrats."
    )
    with books(tmp_path) as store:
        (totals,) = store.results.totals()
    assert (totals.played, totals.won) == (1, 1)


def test_quiet_mode_hides_clock_score_and_statistics(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    """A14: nothing but the cards, up to the end; and everything is counted all the same."""
    won(tmp_path, server, len(LINE.moves) - 1)
    page = visit()
    expect(page.get_by_role("timer")).to_be_visible()
    menu(page, "Inställningar").get_by_role("radio", name="Döljs").check()
    page.get_by_role("button", name="Tillbaka").click()
    dialog = page.get_by_role("dialog", name="Meny")
    expect(dialog.get_by_role("button", name="Spellogg")).to_be_visible()
    expect(dialog.get_by_role("button", name="Statistik")).to_have_count(0)
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".board .card", state="attached")
    expect(page.get_by_role("timer")).to_be_hidden()
    expect(page.locator("header .figures")).to_be_hidden()
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_have_count(0)
    type_move(page, LINE.moves[-1])
    result = page.get_by_role("region", name="Resultatet")
    expect(result.get_by_role("heading")).to_have_text("Patiensen gick ut")
    expect(result.locator("dl > div")).to_have_count(0)
    expect(result.get_by_text("har gått ut")).to_have_count(0)
    assert_accessible(page)
    with books(tmp_path) as store:
        (totals,) = store.results.totals()
    assert totals.won == 1
