"""A session as its player may see it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal

from harpan._core import Game, Pile, Rules, Scoring, Slot, Step, deal_code
from harpan.levels import offered
from harpan.presets import Option, Variant
from harpan.record import EventKind, Origin, Record
from harpan.server.searches import Search
from harpan.server.wire import (
    DealInfo,
    GameState,
    LastEvent,
    LastKind,
    OptionInfo,
    ScoreState,
    SearchState,
    VariantInfo,
)
from harpan.session import Session
from harpan.table import Table

HIDDEN = "??"

_TOLD: Mapping[EventKind, LastKind | None] = {
    "move": "move",
    "sweep": "sweep",
    "undo": "undo",
    "redo": "redo",
    "restart": "restart",
    "redeal": "deal",
    "finish": "finish",
    "leave": None,
    "jump": "jump",
    "bookmark": None,
    "hint": None,
    "verdict": None,
    "facit": None,
}
"""What the table has to tell and animate after what a player did; help changes nothing on it."""


def game_state(session: Session) -> GameState:
    """The whole state; no card that the player cannot see is in it."""
    return table_state(session.id, session.header, session.table, session.ply)


def table_state(game_id: str, record: Record, table: Table, ply: int) -> GameState:
    """The state of a table after the first `ply` events of a record."""
    game = table.game
    view, is_open = game.view, game.rules.is_open
    return GameState(
        id=game_id,
        game=record.game,
        options={name: option.value for name, option in _options(record, game).items()},
        rules=game.rules.text,
        scoring=game.scoring.text,
        rules_version=record.rules_version,
        deal=deal_info(table.deal),
        practice=table.is_practice,
        bank=_bank(record, table),
        aids=list(table.aids),
        started=table.is_started,
        ply=ply,
        moves=game.moves,
        automatic=game.ply - game.moves,
        piles={name: _cards(slots, is_open) for name, slots in view.piles.items()},
        fan=min(len(view.waste), _fan(game)),
        draw=min(len(view.stock), game.draw_count),
        pass_=game.pass_number,
        passes=game.passes,
        legal=[] if table.is_over else [str(move) for move in game.legal_moves],
        can_undo=game.can_undo and not table.is_over,
        can_redo=table.can_redo,
        can_sweep=table.can_sweep,
        can_clear=table.can_clear,
        can_redeal=table.can_redeal,
        redeals_left=table.redeals_left,
        lines=table.lines.count,
        bookmarked=table.lines.here.is_marked,
        last=_last(table),
        score=_score(table),
        elapsed=table.elapsed / 1000,
        status=table.status,
        results=table.results,
    )


def search_state(search: Search, seconds: float) -> SearchState:
    """How a search goes; what it has found is seen when it is dealt."""
    return SearchState(search.id, search.status, search.tried, seconds)


def variant_infos(variants: Sequence[Variant]) -> list[VariantInfo]:
    """The named games with their options."""
    return [
        VariantInfo(
            v.id,
            v.rules.text,
            v.scoring.text,
            [_option(o) for o in v.options.values()],
            list(offered(v.id)),
        )
        for v in variants
    ]


def _option(option: Option) -> OptionInfo:
    return OptionInfo(option.name, option.value, list(option.allowed))


def _options(record: Record, game: Game) -> Mapping[str, Option]:
    return Variant(record.game, game.rules, game.scoring).options


@lru_cache(256)
def options_of(game: str, rules: str, scoring: str) -> Mapping[str, str]:
    """Every option of a form by name, with its value. Raises RulesError for one that is not."""
    options = Variant(game, Rules(rules), Scoring(scoring)).options
    return {name: option.value for name, option in options.items()}


def deal_info(origin: Origin) -> DealInfo:
    """Where cards came from, in the two forms in which a number is passed on."""
    if origin.number is None:
        return DealInfo(None, None, origin.kind)
    return DealInfo(str(origin.number), deal_code(origin.number), origin.kind)


def _bank(record: Record, table: Table) -> Literal["booked", "practice"] | None:
    if record.bank is None:
        return None
    return "booked" if table.is_banked else "practice"


def _fan(game: Game) -> int:
    """The cards of the waste that the rules let a player use or see come."""
    pairs = any(o.name == "waste_pairs" and o.value == "yes" for o in game.rules.options)
    return max(game.draw_count, 2 if pairs else 0)


def _cards(slots: Sequence[Slot], is_open: bool) -> list[str]:
    return [_card(slot, is_open) for slot in slots]


def _card(slot: Slot, is_open: bool) -> str:
    # A view also knows the cards that were seen and then covered again. On the table they lie
    # face down, and remembering them is the player's game.
    if slot.card is None or not (slot.face_up or is_open):
        return HIDDEN
    text = str(slot.card)
    return text if slot.face_up else text[0] + text[1].lower()


def _last(table: Table) -> LastEvent | None:
    kind = _TOLD[table.act] if table.act else "deal"
    if kind is None:
        return None
    steps = table.steps
    return LastEvent(
        kind=kind,
        move=next((str(step.move) for step in steps if not step.automatic), None),
        automatic=[str(step.move) for step in steps if step.automatic],
        turned=_named(steps, lambda step: step.turned),
        home=_named(steps, lambda step: step.home),
        filled=_named(steps, lambda step: step.filled),
    )


def _named(steps: Sequence[Step], piles: Callable[[Step], Iterable[Pile]]) -> list[str]:
    """The piles of all the steps, each once."""
    return list(dict.fromkeys(str(pile) for step in steps for pile in piles(step)))


def _score(table: Table) -> ScoreState:
    score = table.score
    return ScoreState(
        kind=table.game.scoring.kind,
        points=score.points,
        time_penalty=score.time_penalty,
        bonus=score.bonus,
        total=score.total,
        up=score.up,
    )
