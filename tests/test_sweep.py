"""Laying up the rest is offered as soon as it is certain to win, whatever lies hidden (E7)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

import reference
from harpan import _core
from samples import (
    OTHER_RULES,
    SMALL_RULES,
    Pair,
    aces_up_at,
    family,
    freecell_at,
    game_at,
    laid_out,
    of_family,
    preset_rules,
    pyramid_at,
    shown,
    spider_at,
    wander,
)

MOST_MOVES = 1000
MOST_ARRANGEMENTS = 24


def swept(game: _core.Game) -> _core.Game:
    """A copy after all sweep moves, each legal and the last a win."""
    game = game.copy()
    for _ in range(MOST_MOVES):
        if game.is_won:
            return game
        move = game.sweep_move
        assert move is not None, game.position
        game.play(move, automatic=True)
    raise AssertionError(game.position)


# --- when it is offered --------------------------------------------------------------------------

RUNS = ["KS QH JS TH 9S", "KH QS JH TS 9H", "KC QD JC TD 9C", "KD QC JD TC 9D"]


def test_klondike_when_no_column_hides_a_card_and_each_stock_card_comes_up() -> None:
    """Drawing one with passes without limit, though nothing of the stock has been seen."""
    text = laid_out(RUNS, up="2S 2H 2C 2D")
    game = game_at(text)
    assert len(game.view.unseen) == 24
    assert swept(game).is_won
    assert game_at(text, "klondike:passes=1").sweep_move is None
    assert game_at(text, "klondike:draw=3").sweep_move is None
    assert game_at(text.replace("KD QC", "<KD> QC")).sweep_move is None


def test_klondike_when_the_stock_is_known_and_comes_right() -> None:
    """With one pass and with three drawn at a time too, if the order happens to be right."""
    runs = ["KS QH JS", "KH QS JH", "KC QD JC", "KD QC JD"]
    right = laid_out(runs, waste="TD TC TH TS", up="9S 9H 9C 9D", pass_number=1)
    for rules in ("klondike:passes=1", "klondike:draw=3"):
        assert swept(game_at(right, rules)).is_won
    under = "TS TH TC TD JS JH JC JD"  # the tens lie under the knaves
    buried = laid_out(["KS QH", "KH QS", "KC QD", "KD QC"], waste=under, up="9S 9H 9C 9D")
    assert game_at(buried, "klondike:passes=1").sweep_move is None
    assert swept(game_at(buried)).is_won


def test_klondike_when_a_hidden_card_can_only_be_one() -> None:
    """Not known, and certain all the same."""
    game = game_at(laid_out(["<KS> QS"], up="JS KH KC KD"))
    assert game.view.unseen == [_core.Card("KS")]
    assert swept(game).is_won


def test_freecell_when_the_cards_fall_in_order() -> None:
    """All is known from the start, so it is offered as soon as laying up alone wins."""
    game = freecell_at([*RUNS, "8S 7S", "8H 7H", "8C 7C", "8D 7D"], up="6S 6H 6C 6D")
    assert swept(game).is_won
    locked = freecell_at([*RUNS, "8S 7S", "8H 7H", "8C 7C", "7D 8D"], up="6S 6H 6C 6D")
    assert locked.sweep_move is None
    locked.play("t8-c1")
    assert swept(locked).is_won


def test_aces_up_when_discards_alone_win() -> None:
    game = aces_up_at(["AS", "AH", "AC 2H 3H", "AD"])
    assert swept(game).is_won
    assert aces_up_at(["KS AS", "AH", "AC", "AD"]).sweep_move is None


def test_pyramid_when_pairs_in_reach_win() -> None:
    game = pyramid_at(["2C", "TS 3H"], stock="5S JC")
    assert swept(game).is_won
    assert pyramid_at(["2C", "TS 3H"], stock="5S 6S").sweep_move is None


def test_spider_when_runs_lie_on_their_way_home() -> None:
    game = spider_at(["KD QD JD TD 9D 8D 7D", "6D 5D 4D", "3D 2D AD"], home="SHCDSHC")
    assert swept(game).is_won
    thoughtful = spider_at(["AD " + RUN_TO_TWO], home="SHCDSHC")
    assert thoughtful.sweep_move is None
    thoughtful.play("t1-t2:12")
    assert swept(thoughtful).is_won


RUN_TO_TWO = "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D"


@pytest.mark.parametrize("rules", preset_rules())
def test_not_at_the_deal(rules: str) -> None:
    for number in range(1, 30):
        assert Pair(rules, "plain", number).core.sweep_move is None


# --- whatever lies hidden ------------------------------------------------------------------------

SWEPT_RULES = [
    *of_family("klondike", SMALL_RULES),
    *of_family("spider", SMALL_RULES),
    *of_family("freecell", SMALL_RULES),
    *of_family("pyramid", preset_rules() + OTHER_RULES),
    *of_family("aces-up", SMALL_RULES),
]


def twins(pair: Pair, deck: list[reference.Card], events: list[str]) -> Iterator[_core.Game]:
    """Games that look the same to the player: what was never seen lies in every other order."""
    hidden = [i for i, card in enumerate(deck) if card not in pair.slow.seen]
    tried: set[tuple[str, ...]] = set()
    for cards in itertools.islice(itertools.permutations([deck[i] for i in hidden]), 5000):
        faces = tuple(map(str, cards))
        if faces in tried or len(tried) == MOST_ARRANGEMENTS:
            continue
        tried.add(faces)
        mixed = list(map(str, deck))
        for place, face in zip(hidden, faces, strict=True):
            mixed[place] = face
        yield replayed(pair, mixed, events)


def replayed(pair: Pair, deck: list[str], events: list[str]) -> _core.Game:
    game = _core.Game(pair.core.rules, pair.core.scoring, [_core.Card(card) for card in deck])
    for event in events:
        if event in ("undo", "redo"):
            getattr(game, event)()
        else:
            game.play(event)
    assert shown(game.view) == shown(pair.core.view)
    return game


@pytest.mark.parametrize("rules", SWEPT_RULES)
def test_when_it_is_offered_it_wins_for_every_arrangement(rules: str) -> None:
    offered = 0
    for number in range(12):
        pair = Pair(rules, "plain", number)
        deck = reference.numbered_deck(pair.slow.position.options, pair.core.number or 0)
        events: list[str] = []
        rng = random.Random(number)
        for event in wander(pair, rng, 120):
            if event == "automatic":
                break
            events.append(event)
            if len(events) % 3 == 0 and pair.core.sweep_move is not None:
                offered += 1
                for game in twins(pair, deck, events):
                    assert swept(game).is_won
                break


# --- as soon as it is certain --------------------------------------------------------------------


def goes_out(position: reference.Position) -> bool:
    """Whether laying up what fits, and else turning the stock, wins; all cards known."""
    in_vain = 0
    while not reference.is_won(position):
        legal = reference.legal_moves(position)
        up = [move for move in legal if move[1][0] in "fd"]
        turns = [move for move in legal if {move[0], move[1]} == {"s", "w"}]
        if not (up or turns) or in_vain > 100:
            return False
        in_vain = 0 if up else in_vain + 1
        position, _ = reference.play(position, (up or turns)[0])
    return True


def is_certain(game: reference.Game) -> bool:
    """The same for every arrangement of what was never seen."""
    left = reference.unseen(game)
    for cards in itertools.permutations(left):
        instead = dict(zip(left, cards, strict=True))
        position = game.position.copy()
        for pile in position.piles.values():
            pile[:] = [instead.get(card, card) for card in pile]
        position.down = {instead.get(card, card) for card in position.down}
        if not goes_out(position):
            return False
    return not reference.is_won(game.position)


ONE_RESULT = [  # where it makes no difference which card that fits is laid up first
    text
    for text in SWEPT_RULES
    if family(text) not in ("spider", "pyramid") and "draw=2,decks=2" not in text
]


@pytest.mark.parametrize("rules", ONE_RESULT)
def test_it_is_offered_as_soon_as_it_is_certain(rules: str) -> None:
    """E7: no earlier and no later, while few cards are left to be arranged."""
    answers = set()
    for number in range(10):
        pair = Pair(rules, "plain", number)
        for event, _ in enumerate(wander(pair, random.Random(number), 60)):
            if event % 4 == 0 and len(reference.unseen(pair.slow)) <= 3:
                certain = is_certain(pair.slow)
                answers.add(certain)
                assert (pair.core.sweep_move is not None) == certain, pair.core.position
    assert answers or "columns=6,ranks=6" in rules
