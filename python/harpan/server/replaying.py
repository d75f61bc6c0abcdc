"""A game as it was played, state by state."""

from collections.abc import Sequence

from msgspec.structs import replace

from harpan.record import Event, EventKind, Record
from harpan.server.state import table_state
from harpan.server.tales import Replay
from harpan.server.wire import GameState
from harpan.table import Table

_UNSEEN: frozenset[EventKind] = frozenset({"hint", "verdict", "facit"})
"""Help, which changes nothing on the table."""


def replayed(game_id: str, record: Record, first: int, count: int) -> Replay:
    """At most `count` states of a game from the place `first` on. Raises RecordError."""
    acts = acts_of(record.events)
    table, ply, states = Table(record), 0, []
    for place, act in enumerate([[], *acts[: first + count - 1]]):
        for event in act:
            table.accept(event)
        ply += len(act)
        if place >= first:
            states.append(_looked_at(table_state(game_id, record, table, ply)))
    return Replay(first, len(acts) + 1, states)


def acts_of(events: Sequence[Event]) -> list[list[Event]]:
    """What the player did, each with the moves that the game made after it and the help before."""
    acts: list[list[Event]] = []
    pending: list[Event] = []
    for event in events:
        if event.kind == "auto":
            acts[-1].append(event)
        elif event.kind in _UNSEEN:
            pending.append(event)
        else:
            acts.append([*pending, event])
            pending = []
    return acts


def _looked_at(state: GameState) -> GameState:
    """The state with nothing to do in it."""
    return replace(
        state,
        legal=[],
        can_undo=False,
        can_redo=False,
        can_sweep=False,
        can_clear=False,
        can_redeal=False,
    )
