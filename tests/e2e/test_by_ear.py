"""F1: whole games of every family, by keys alone, and all that is heard of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.ear import Ear, sentences
from e2e.lines import Line, read_line
from e2e.server import Server
from e2e.table import Move, pile_keys, press_keys, status, type_move, wait_for_moves
from e2e.tongues import ENGLISH, SWEDISH, Tongue

# Every text that comes into the line a screen reader listens to, in order.
LISTEN = """() => {
  window.heard = [];
  const isHeard = (node) => (node.parentElement ?? node).closest('[role=status]');
  new MutationObserver((changes) => {
    for (const {type, target, addedNodes} of changes) {
      const nodes = type === 'characterData' ? [target] : addedNodes;
      for (const node of nodes) {
        if (node.textContent && isHeard(node)) window.heard.push(node.textContent);
      }
    }
  }).observe(document, {childList: true, characterData: true, subtree: true});
}"""
# What the keyboard stands on: its pile, its card, its name, whether it is in the hand, its corner.
FOCUS = """() => {
  const {dataset, ariaLabel, ariaPressed} = document.activeElement;
  const {x, y} = document.activeElement.getBoundingClientRect();
  return {...dataset, label: ariaLabel, pressed: ariaPressed, x, y};
}"""

GAMES = [
    ("klondike-19", "sv-SE"),
    ("vegas-draw-3-22", "sv-SE"),
    ("double-klondike-15", "sv-SE"),
    ("spider-1-23", "sv-SE"),
    ("freecell-300", "sv-SE"),
    ("pyramid-141", "sv-SE"),
    ("pyramid-141", "en-GB"),
    ("aces-up-98", "sv-SE"),
]
TONGUES = {"sv-SE": SWEDISH, "en-GB": ENGLISH}


class Player:
    """Plays a line by keys and listens."""

    def __init__(self, page: Page, server: Server, tongue: Tongue) -> None:
        self.page, self.server, self.ear = page, server, Ear(tongue)
        self.count = 0
        self.state = server.latest()
        page.evaluate(LISTEN)

    def hear(self) -> str:
        """The next thing that is said."""
        self.count += 1
        all_heard = "n => window.heard.length >= n && window.heard"
        heard = self.page.wait_for_function(all_heard, arg=self.count).json_value()
        assert len(heard) == self.count, f"more was said: {heard[self.count - 1 :]}"
        return str(heard[-1])

    def play(self, text: str) -> None:
        before = self.state
        self.check_hand(text)
        type_move(self.page, text)
        heard, self.state = self.hear(), self.server.latest()
        assert heard == self.ear.move(before, text, self.state), text

    def check_hand(self, text: str) -> None:
        """Typing the pile takes its card, which is told by its name; Escape lays it down."""
        source = Move.parse(text).source
        if source[0] not in "tc":
            return
        press_keys(self.page, pile_keys(source))
        focus = self.focus()
        assert (focus["pile"], focus["pressed"]) == (source, "true"), text
        assert focus["label"] == self.ear.label(self.state, source, int(focus["index"])), text
        self.page.keyboard.press("Escape")

    def focus(self) -> dict[str, Any]:
        focus: dict[str, Any] = self.page.evaluate(FOCUS)
        return focus

    def ask(self) -> None:
        """One pile, the whole table, the legal moves."""
        state, here = self.state, self.focus()["pile"]
        full = sentences([f"{self.ear.pile_in_full(state, here)}."])
        for key, told in (
            (".", full),
            (",", self.ear.table(state)),
            ("-", self.ear.legal_moves(state)),
        ):
            self.page.keyboard.press(key)
            assert self.hear() == told, key

    def walk(self) -> None:
        """Arrows lead the way they point, and each stop tells what lies there."""
        self.page.locator(".board .handle[tabindex='0']").focus()
        visited = set()
        for arrow in ("Right", "Down", "Left", "Up", "Left", "Right"):
            visited |= {self.step(f"Arrow{arrow}") for _ in range(MOST_STEPS)}
        assert {pile[0] for pile, _ in visited} == {pile[0] for pile in self.state["piles"]}

    def step(self, arrow: str) -> tuple[str, str]:
        before = self.focus()
        self.page.keyboard.press(arrow)
        after = self.focus()
        pile, index = after["pile"], after["index"]
        assert after["label"] == self.ear.label(self.state, pile, int(index)), arrow
        if (pile, index) != (before["pile"], before["index"]):
            axis, sign = DIRECTIONS[arrow]
            # From the top of the pyramid the way up is to the piles beside it.
            least = 0 if before["pile"] == "p1" else 1
            assert sign * (after[axis] - before[axis]) >= least, (arrow, before, after)
        return pile, index


MOST_STEPS = 12
DIRECTIONS = {
    "ArrowLeft": ("x", -1),
    "ArrowRight": ("x", 1),
    "ArrowUp": ("y", -1),
    "ArrowDown": ("y", 1),
}


@pytest.mark.parametrize(("name", "locale"), GAMES)
def test_a_game_is_played_by_keys_and_ear(
    visit: Visit, server: Server, name: str, locale: str
) -> None:
    line = read_line(name)
    page = visit(line.link, locale=locale)
    player = Player(page, server, TONGUES[locale])
    player.walk()
    play_and_ask(player, line)
    end(player)


def play_and_ask(player: Player, line: Line) -> None:
    player.ask()
    middle = len(line.moves) // 2
    for count, move in enumerate(line.moves):
        if count == middle:
            player.ask()
        player.play(move)
    assert player.state["moves"] == len(line.moves)


def end(player: Player) -> None:
    """What is certain is laid up by a key; a game in Las Vegas is ended for its points."""
    page, before = player.page, player.state
    if before["can_sweep"]:
        page.keyboard.press("l")
        heard = player.hear()
        after = player.server.latest()
        assert heard == sentences([player.ear.say("swept"), *player.ear.end(before, after)])
    if before["status"] == "stuck":
        finish(player)
    else:
        assert player.server.latest()["status"] == "won"
    assert page.evaluate("window.heard.length") == player.count


def finish(player: Player) -> None:
    page = player.page
    page.keyboard.press("Shift+E")
    expect(page.locator("#question")).to_have_text("Avsluta med 23 poäng?")
    page.keyboard.press("Enter")
    assert player.hear() == "Partiet är avslutat med 15 kort uppe. 23 poäng."


def test_every_deed_has_a_key_of_its_own(visit: Visit, server: Server) -> None:
    """A game is dealt, begun anew, taken back and told apart without a pointer or the Tab key."""
    page = visit("#klondike/19")
    press_keys(page, "dd")
    wait_for_moves(page, 2)
    page.keyboard.press("Shift+R")
    wait_for_moves(page, 0)
    expect(status(page)).to_have_text("Samma giv från början.")
    for key, title in (
        ("Shift+H", "Regler"),
        ("Shift+I", "Facit"),
        ("Shift+T", "Spellogg"),
        ("Shift+V", "Given"),
    ):
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=title, exact=True).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_list_of_keys_names_every_key(visit: Visit) -> None:
    page = visit("#vegas/1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    listed = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert {".", ",", "-", "/", "U", "D", "Skift+R", "Skift+N", "Skift+E", "?"} <= {*listed}
    # Escape lays a card down, and closes a page.
    assert sorted(listed) == sorted([*{*listed}, "Esc"])
