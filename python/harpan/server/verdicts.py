"""What is proven about the games that are played: searched for in the background, remembered."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from harpan._core import Game, Harvest, Move
from harpan.server.memory import Key, Memory, key_of, keys_along
from harpan.server.solver import Solver, Task

Proven = Literal["winnable", "unwinnable", "unknown"]
Verdict = Literal[
    "thinking", "winnable", "no_longer_winnable", "unwinnable", "unwinnable_from_here", "unknown"
]
"""What can be said of a position with every card known.

- thinking: it is being searched.
- winnable: the rules engine has played a line from here to the win.
- no_longer_winnable: nothing wins from here, and the deal is proven to have been winnable.
- unwinnable: nothing wins from the start of the deal, so nothing does from here.
- unwinnable_from_here: nothing wins from here; of the start a limit was reached first.
- unknown: a limit was reached first.
"""


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of a position, and the line that wins from it."""

    verdict: Proven
    line: Sequence[Move] = ()
    """The winning line of some position that this one is on the way of."""
    begins: int = 0
    """Where in the line this position is."""

    @property
    def moves(self) -> Sequence[Move]:
        """The moves that win from the position; none where it is not winnable."""
        return self.line[self.begins :]


@dataclass(frozen=True, slots=True)
class MostUp:
    """The most cards that can be up, and the line that brings the `least` of the bracket."""

    least: int
    most: int
    line: Sequence[Move]
    begins: int
    """Where in the line this position is."""

    @property
    def moves(self) -> Sequence[Move]:
        """The moves that bring so many up from the position."""
        return self.line[self.begins :]


class Proofs(Memory[Proof]):
    """The proofs found last, by position: an undo or a move along a known line needs no search."""

    def __init__(self, size: int = 50_000) -> None:
        super().__init__(size, lambda proof, _: proof.verdict != "unknown")

    def moves(self, game: Game) -> Sequence[Move]:
        """A line that wins from where the game stands; none where none is known."""
        proof = self.of(game)
        return proof.moves if proof else []

    def remember(self, game: Game, verdict: Proven, line: Sequence[Move] = ()) -> None:
        """Keep what was proven, and with a winning line every position on its way."""
        keys = enumerate(keys_along(game, line))
        self.keep((key, Proof(verdict, line, place)) for place, key in keys)


class Harvests(Memory[MostUp]):
    """How many cards can be up: what holds at the start of its line holds on its way."""

    def __init__(self, size: int = 50_000) -> None:
        super().__init__(size, lambda one, other: one.most - one.least <= other.most - other.least)

    def remember(self, game: Game, found: Harvest) -> None:
        """Keep what was found, with every position on the way of the line."""
        line = found.moves
        keys = enumerate(keys_along(game, line))
        self.keep((key, MostUp(found.least, found.most, line, place)) for place, key in keys)


class _Search(Task):
    """A search for what can be said of one position, and for the most cards up if it is lost."""

    def __init__(self, key: Key, *, wants_most: bool) -> None:
        super().__init__()
        self.key = key
        self.wants_most = wants_most


class Verdicts:
    """The verdicts on games, each game with one search at a time: that of its newest position."""

    def __init__(self, solver: Solver) -> None:
        self.proofs = Proofs()
        self.harvests = Harvests()
        self._solver = solver
        self._searches: dict[str, _Search] = {}

    def of(
        self, game_id: str, game: Game, *, is_winnable: bool = False, wants_most: bool = False
    ) -> Verdict:
        """What can be said of the game where it stands; if nothing yet, a search is on its way.

        `is_winnable`: the start is proven to be, whether or not the proof is remembered here.
        `wants_most`: nothing is said of a game that is not winnable before it is in `harvests`
        too; of a family that knows the most cards up.
        Raises BusyError when too many searches are waiting.
        """
        verdict = self.known(game, is_winnable=is_winnable, wants_most=wants_most)
        if verdict is None:
            self._search(game_id, game, wants_most=wants_most)
            return "thinking"
        if not self._is_searched(game_id, game, wants_most=True):
            self.cancel(game_id)
        return verdict

    def known(
        self, game: Game, *, is_winnable: bool = False, wants_most: bool = False
    ) -> Verdict | None:
        """What can be said without a search; None where that is nothing."""
        verdict = self._proven(game, is_winnable=is_winnable)
        if wants_most and verdict != "winnable" and not self.harvests.of(game):
            return None
        return verdict

    def _proven(self, game: Game, *, is_winnable: bool) -> Verdict | None:
        proofs = self._proofs_on_the_way(game)
        start, here = proofs[0], proofs[-1]
        is_start = len(proofs) == 1
        if (is_winnable and is_start) or (here and here.verdict == "winnable"):
            return "winnable"
        was_winnable = is_winnable or any(p and p.verdict == "winnable" for p in proofs)
        if start and start.verdict == "unwinnable":
            return "unwinnable"
        # What is lost stays lost, however it goes on.
        if _is_lost(proofs):
            if was_winnable:
                return "no_longer_winnable"
            return "unwinnable_from_here" if start else None
        return "unknown" if here else None

    def task(self, game_id: str) -> Task | None:
        """The search for a game that is on its way."""
        return self._searches.get(game_id)

    def cancel(self, game_id: str) -> None:
        """Call the search for a game off, if there is one."""
        search = self._searches.pop(game_id, None)
        if search:
            search.cancel()

    def _search(self, game_id: str, game: Game, *, wants_most: bool) -> None:
        if self._is_searched(game_id, game, wants_most=wants_most):
            return
        self.cancel(game_id)
        search, still = _Search(key_of(game), wants_most=wants_most), game.copy()
        self._searches[game_id] = search
        search.done.add_done_callback(lambda _: self._forget(game_id, search))
        try:
            self._solver.start(search, lambda: self._decide(still, search))
        except Exception:
            search.end()
            raise

    def _is_searched(self, game_id: str, game: Game, *, wants_most: bool) -> bool:
        """Whether a search is on its way that will know at least what is wanted."""
        search = self._searches.get(game_id)
        if search is None or search.done.done() or search.key != key_of(game):
            return False
        return search.wants_most or not wants_most

    def _forget(self, game_id: str, search: _Search) -> None:
        if self._searches.get(game_id) is search:
            self._searches.pop(game_id, None)

    def _decide(self, game: Game, search: _Search) -> bool:
        """Search what is missing for a verdict: the position, and if it is lost the start."""
        if not _is_lost(self._proofs_on_the_way(game)) and not self.proofs.of(game):
            self._prove(game, search)
        if search.wants_most:
            self._gather(game, search)
        here = self.proofs.of(game)
        if here and here.verdict == "winnable":
            # So is the start, by the same line, and all that an undo can lead back to.
            line = [*(step.move for step in game.steps), *here.moves]
            self.proofs.remember(start_of(game), "winnable", line)
        elif self.known(game) is None:
            self._prove(start_of(game), search)
        return False

    def _proofs_on_the_way(self, game: Game) -> list[Proof | None]:
        """What is known of each position from the start of the game to where it stands."""
        back = game.copy()
        proofs = [self.proofs.of(back)]
        while back.can_undo:
            back.undo()
            proofs.append(self.proofs.of(back))
        return proofs[::-1]

    def _gather(self, game: Game, search: Task) -> None:
        """Search for the most cards up, of what is not proven to be winnable."""
        here = self.proofs.of(game)
        if (here and here.verdict == "winnable") or self.harvests.of(game):
            return
        harvest = self._solver.most_up(game, search)
        if search.stop.is_set():
            return
        self.harvests.remember(game, harvest)
        # It may decide what the search for a win has left open.
        if harvest.least == game.rules.deck_size:
            self.proofs.remember(game, "winnable", harvest.moves)
        elif harvest.most < game.rules.deck_size:
            self.proofs.remember(game, "unwinnable")

    def _prove(self, game: Game, search: Task) -> None:
        solution = self._solver.solve(game, search, self._solver.limits.seconds)
        # A search that was called off has found nothing; that is no answer.
        if solution.verdict != "unknown" or not search.stop.is_set():
            self.proofs.remember(game, cast(Proven, solution.verdict), solution.moves)


def start_of(game: Game) -> Game:
    """The game before its first move."""
    start = game.copy()
    while start.can_undo:
        start.undo()
    return start


def _is_lost(proofs: Sequence[Proof | None]) -> bool:
    return any(proof and proof.verdict == "unwinnable" for proof in proofs)
