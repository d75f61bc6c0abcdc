"""Settings, a card that is sought, cards that can be moved, and the page on a phone."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import assert_accessible
from e2e.conftest import PHONE, Visit
from e2e.faults import faults_of, resize
from e2e.lines import read_line
from e2e.server import Server
from e2e.table import (
    box,
    close_sheet,
    handles,
    play,
    scrolls_by_finger,
    settings,
    status,
    tap,
    touch,
    type_move,
    wait_for_moves,
    zooms_on_double_tap,
)
from e2e.test_layout import SIZES, may_overlap

SCREENS: list[dict[str, Any]] = [
    {"viewport": {"width": 1440, "height": 900}},
    {"locale": "en-GB", **PHONE},
]
LINE = read_line("klondike-19")


class Setting(NamedTuple):
    """A setting by its name in both languages, a value that is not the usual, what it changes."""

    name: str
    value: str
    seen: str

    def choose(self, page: Page) -> None:
        settings(page).get_by_role("group", name=re.compile(f"^({self.name})$")).get_by_role(
            "radio", name=re.compile(f"^({self.value})$")
        ).check()
        close_sheet(page)


INK = "getComputedStyle(document.querySelector('#card-7D use[stroke]')).stroke"
FACE = "document.querySelector('.board [data-card] use').getAttribute('href').split('-')[0]"
BACK = """[...document.querySelectorAll('#card-back > g')]
  .findIndex(design => getComputedStyle(design).display !== 'none')"""
TABLE = "getComputedStyle(document.documentElement).backgroundColor"
STOCK = """document.querySelector(".place.stock").getBoundingClientRect().x >
  document.querySelector(".place.foundation").getBoundingClientRect().x"""

SETTINGS = [
    Setting("Färgerna|The suits", "Fyra|Four colours", INK),
    Setting("Siffrorna på korten|The figures on the cards", "Stora|Large", FACE),
    Setting("Baksidan|The back", "Galler|Lattice", BACK),
    Setting("Baksidan|The back", "Vågor|Waves", BACK),
    Setting("Baksidan|The back", "Ram|Frame", BACK),
    Setting("Bordet|The table", "Skiffer|Slate", TABLE),
    Setting("Bordet|The table", "Ljung|Heather", TABLE),
    Setting("Bordet|The table", "Valnöt|Walnut", TABLE),
    Setting("Ljust eller mörkt|Light or dark", "Mörkt|Dark", TABLE),
    Setting("Talongens plats|Where the stock lies", "Till höger|At the right", STOCK),
    Setting(
        "Kort som kan flyttas|Cards that can be moved",
        "Med linje|With a line",
        "document.querySelectorAll('.board .card.playable').length > 0",
    ),
]


@pytest.mark.parametrize("screen", SCREENS, ids=["desktop", "phone"])
def test_every_setting_is_seen_at_once_and_lasts(visit: Visit, screen: dict[str, Any]) -> None:
    """F6: among them suits of four colours and large figures."""
    page = visit(LINE.link, **screen)
    for setting in SETTINGS:
        before = page.evaluate(setting.seen)
        setting.choose(page)
        page.wait_for_function(f"before => ({setting.seen}) !== before", arg=before)
        assert_accessible(page)
    seen = {setting.seen: page.evaluate(setting.seen) for setting in SETTINGS}
    page.reload()
    page.wait_for_selector("#card-faces", state="attached")
    page.wait_for_selector(".board .card", state="attached")
    for what, value in seen.items():
        page.wait_for_function(f"value => ({what}) === value", arg=value)


@pytest.mark.parametrize("screen", SCREENS, ids=["desktop", "phone"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_page_of_the_settings_is_for_everyone(
    visit: Visit, screen: dict[str, Any], light: str
) -> None:
    page = visit(LINE.link, **screen, color_scheme=light)
    sheet = settings(page)
    page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
    assert_accessible(page)
    for group in sheet.get_by_role("group").all():
        expect(group).to_have_accessible_name(re.compile(r"\w"))
    without = sheet.locator("fieldset:not([aria-describedby])")
    expect(without).to_have_count(1)  # The language says itself what it is.
    resize(page, 320, 640)
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= 320


def test_the_dark_by_hand_is_the_dark_of_the_system(visit: Visit) -> None:
    colours = []
    for scheme, value in (("dark", "Som systemet"), ("light", "Mörkt"), ("dark", "Ljust")):
        page = visit(LINE.link, color_scheme=scheme)
        Setting("Ljust eller mörkt", value, TABLE).choose(page)
        colours.append(page.evaluate(TABLE))
    system, by_hand, light = colours
    assert system == by_hand != light


def test_the_frame_of_the_window_follows_the_table(visit: Visit) -> None:
    page = visit(LINE.link)
    edge = "getComputedStyle(document.querySelector('header')).backgroundColor"
    frames = "[...document.querySelectorAll('meta[name=theme-color]')].map(one => one.content)"
    for name, value in (("Bordet", "Skiffer"), ("Ljust eller mörkt", "Mörkt")):
        Setting(name, value, TABLE).choose(page)
        assert set(page.evaluate(frames)) == {page.evaluate(edge)}


@pytest.mark.parametrize(
    "game", ["klondike-draw-3", "stora-harpan", "spider-2", "freecell", "pyramid", "aces-up"]
)
def test_a_mirrored_table_in_large_print_fits_every_screen(
    visit: Visit, server: Server, game: str
) -> None:
    line = read_line(f"longest-{game}")
    server.deal(line.wanted)
    server.play(line.moves[: len(line.moves) // 2])
    page = visit(line.link)
    wait_for_moves(page, len(line.moves) // 2)
    for setting in (SETTINGS[1], SETTINGS[9]):
        setting.choose(page)
    faults = {}
    for width, height in SIZES:
        resize(page, width, height)
        if found := faults_of(page, may_overlap(game)):
            faults[f"{width} × {height}"] = found
    assert faults == {}


def test_what_is_said_of_a_mirrored_stock_ends_where_the_stock_does(visit: Visit) -> None:
    page = visit("#pyramid/3", viewport={"width": 667, "height": 320})
    SETTINGS[9].choose(page)
    stock = page.locator(".board .place.stock").bounding_box()
    ends = page.evaluate(
        """() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('.board .caption'));
          return [...range.getClientRects()].map(line => line.right);
        }"""
    )
    assert stock
    assert len(ends) == 2
    assert ends == pytest.approx([stock["x"] + stock["width"]] * 2, abs=3)


def test_a_game_is_won_on_a_mirrored_table(visit: Visit, server: Server) -> None:
    page = visit(LINE.link, **PHONE)
    SETTINGS[9].choose(page)
    play(page, LINE.moves[:12], tap)
    assert server.latest()["moves"] == 12


# --- motion and sound ------------------------------------------------------------------------


def speed(page: Page, value: str) -> None:
    Setting("Hur fort korten går", value, "").choose(page)


def test_cards_go_as_fast_as_the_player_likes(visit: Visit, server: Server) -> None:
    page = visit(LINE.link, reduced_motion="no-preference")
    times = {}
    for value in ("Långsamt", "Lagom", "Snabbt", "Genast på plats"):
        speed(page, value)
        page.keyboard.press("d")
        wait_for_moves(page, 1)
        drawn = page.locator(f".board .card:has([data-card='{server.latest()['piles']['w'][-1]}'])")
        times[value] = drawn.evaluate("card => parseFloat(card.style.transitionDuration)")
        page.keyboard.press("u")
        wait_for_moves(page, 0)
    slow, normal, fast, none = times.values()
    assert slow == pytest.approx(2 * normal, abs=2)
    assert fast == pytest.approx(normal / 2, abs=2)
    assert none == 0 < fast


def test_a_system_that_wants_less_motion_has_its_way(visit: Visit) -> None:
    page = visit(LINE.link, reduced_motion="reduce")
    speed(page, "Långsamt")
    page.keyboard.press("d")
    wait_for_moves(page, 1)
    assert page.locator(".board .travelling").count() == 0


EARS = """window.heard = [];
const Node = window.OscillatorNode;
window.OscillatorNode = class extends Node {
  constructor(context, options) { super(context, options); window.heard.push(options.frequency); }
};"""


def test_sounds_are_made_for_those_who_want_them_only(visit: Visit, server: Server) -> None:
    server.deal(LINE.wanted)
    server.play(LINE.moves[:-1])
    page = visit(LINE.link)
    page.context.add_init_script(EARS)
    page.reload()
    page.wait_for_selector(".board .card", state="attached")
    count = len(LINE.moves)
    wait_for_moves(page, count - 1)
    page.keyboard.press("u")
    wait_for_moves(page, count - 2)
    assert page.evaluate("heard") == []
    Setting("Ljud", "På", "").choose(page)
    page.keyboard.press("r")
    page.wait_for_function("() => heard.length === 1")
    type_move(page, LINE.moves[-1])
    page.wait_for_function("() => heard.length === 8")
    assert page.evaluate("heard.slice(1)") == sorted(page.evaluate("heard.slice(1)"))
    page.keyboard.press("n")
    page.wait_for_function("() => heard.length === 15")


# --- a card that is sought -------------------------------------------------------------------


def seek(page: Page, text: str) -> None:
    """Type what is sought, once there is a field for it."""
    page.keyboard.press("/")
    expect(page.get_by_role("textbox")).to_be_focused()
    page.keyboard.type(text)


def found(page: Page) -> list[str]:
    cards: list[str] = page.locator(".board .card.found > svg").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    return sorted(cards)


def test_a_card_is_found_by_typing_it(visit: Visit, server: Server) -> None:
    server.deal(LINE.wanted)
    server.play(LINE.moves[:20])
    page = visit(LINE.link)
    wait_for_moves(page, 20)
    seek(page, "h 7")
    expect(status(page)).to_have_text("Hjärter sju i kolumn 1, kort 3 av 4.")
    assert found(page) == ["7H"]
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Ångra")).to_be_visible()
    assert found(page) == []
    seek(page, "kl D")
    expect(status(page)).to_have_text(re.compile("^Klöver dam i kolumn 6"))
    wait_for_moves(page, 20)


def test_a_hidden_card_is_not_betrayed(visit: Visit, server: Server) -> None:
    page = visit(LINE.link)
    seen = {card for pile in server.latest()["piles"].values() for card in pile}
    hidden = [f"{rank}{suit}" for suit in "SHCD" for rank in "A23456789TJQK"]
    name = next(card for card in hidden if card not in seen)
    ranks = {"A": "E", "T": "10", "J": "Kn", "Q": "D"}
    suits = {"S": "s", "H": "h", "C": "kl", "D": "r"}
    seek(page, f"{suits[name[1]]} {ranks.get(name[0], name[0])}")
    expect(status(page)).to_have_text(re.compile(r"syns inte på bordet\.$"))
    assert page.locator(".board .found, .board .dim").count() == 0
    page.get_by_role("textbox").fill("hjärter 14")
    expect(status(page)).to_have_text(re.compile("är inget kort"))


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (320, 640)])
def test_a_card_is_found_by_choosing_rank_and_suit(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    server.deal(LINE.wanted)
    server.play(LINE.moves[:20])
    width, height = size
    page = visit(LINE.link, **{**PHONE, "viewport": {"width": width, "height": height}})
    wait_for_moves(page, 20)
    page.get_by_role("button", name="Meny").tap()
    page.get_by_role("button", name="Hitta ett kort").tap()
    field = page.get_by_role("textbox")
    assert field.evaluate("field => field.scrollWidth <= field.clientWidth")
    page.get_by_label("Valör").select_option("7")
    page.wait_for_function("() => document.querySelectorAll('.board .found').length === 2")
    page.get_by_label("Färg").select_option("hjärter")
    page.wait_for_function("() => document.querySelectorAll('.board .found').length === 1")
    assert faults_of(page, []) == []
    assert_accessible(page)
    page.get_by_role("button", name="Sluta leta").tap()
    expect(page.get_by_role("button", name="Ångra")).to_be_visible()
    assert found(page) == []


def test_cards_that_can_be_moved_are_shown_by_a_key(visit: Visit, server: Server) -> None:
    page = visit(LINE.link)
    page.keyboard.press("p")
    expect(status(page)).to_have_text(re.compile("linje omkring sig"))
    marked = page.locator(".board .card.playable")
    legal = [move.split("-")[0] for move in server.latest()["legal"] if not move.startswith("s")]
    expect(marked).to_have_count(len(set(legal)))
    expect(page.locator(".board .frame.playable")).to_have_count(1)  # The stock can be drawn from.
    page.reload()
    expect(marked).to_have_count(len(set(legal)))
    page.keyboard.press("p")
    expect(marked).to_have_count(0)


# --- the phone -------------------------------------------------------------------------------


def test_the_page_can_be_installed(visit: Visit, server: Server) -> None:
    page = visit()
    manifest = page.request.get(f"{server.address}manifest.webmanifest")
    assert "manifest" in manifest.headers["content-type"]
    told = json.loads(manifest.text())
    assert (told["name"], told["display"], told["start_url"]) == ("Harpan", "standalone", "/")
    touch_icon = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for src, size in [
        *((icon["src"], icon["sizes"]) for icon in told["icons"]),
        (touch_icon, "180x180"),
    ]:
        picture = page.evaluate(
            "async src => { const it = new Image(); it.src = src; await it.decode();"
            " return `${it.naturalWidth}x${it.naturalHeight}`; }",
            src,
        )
        assert size in (picture, "any"), src
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A visit of a test is a private one, which is never offered to install.
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


def wait_for_the_rest(page: Page) -> None:
    """Wait until what is wanted later has been fetched."""
    page.wait_for_function(
        """() => ['/Sheets-', '/panels-', '/game-en-'].every(name => performance
          .getEntriesByType('resource').some(one => one.name.includes(name) && one.responseEnd))"""
    )


def come_back(page: Page) -> None:
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_a_tab_that_comes_back_shows_the_game_as_it_is(visit: Visit, server: Server) -> None:
    page = visit(LINE.link, **PHONE)
    wait_for_the_rest(page)
    play(page, LINE.moves[:2], type_move)
    server.play(LINE.moves[2:5])
    server.restart()
    come_back(page)
    wait_for_moves(page, 5)
    play(page, LINE.moves[5:7], type_move, after=5)
    come_back(page)
    page.wait_for_timeout(300)
    expect(status(page)).not_to_contain_text("annat fönster")
    assert server.latest()["moves"] == 7


def test_a_finger_neither_scrolls_nor_zooms_the_table(visit: Visit) -> None:
    """F4, on the bar and the line below as well as on the table."""
    page = visit(LINE.link, **PHONE)
    for place in (page.locator(".board"), page.locator("header h1"), status(page)):
        assert not zooms_on_double_tap(place)
    assert not scrolls_by_finger(page.locator(".board"))
    root = "getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert page.evaluate(root) == "none"


def test_on_its_side_a_phone_is_played_with_one_hand(visit: Visit) -> None:
    """With the stock at the right it lies beside the buttons, within the reach of a thumb."""
    page = visit(LINE.link, **{**PHONE, "viewport": {"width": 844, "height": 390}})
    SETTINGS[9].choose(page)
    stock, buttons = box(page, "s"), page.locator(".actions").bounding_box()
    assert buttons
    assert buttons["x"] - (stock["x"] + stock["width"]) < 60
    touch(page, "s")
    wait_for_moves(page, 1)
    waste = box(page, "w")
    assert abs(waste["x"] - stock["x"]) < 2
    assert handles(page, "w").count() == 1
