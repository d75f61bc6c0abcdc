"""Searches for a winnable deal, or one of a level: in the background, limited, with a way out."""

from secrets import token_urlsafe
from time import monotonic
from typing import Literal

from harpan._core import Game
from harpan.game import deal
from harpan.levels import Level, is_of_level
from harpan.presets import Variant
from harpan.server.shelf import Shelf
from harpan.server.solver import Solver, Task
from harpan.server.verdicts import Proofs
from harpan.stopping import Deadline

SearchStatus = Literal["searching", "found", "none"]


class NoSuchSearchError(Exception):
    """No search has this id: it has been called off, has dealt its deal, or never was."""

    def __init__(self, search_id: str) -> None:
        super().__init__(f"there is no search {search_id}")


class Search(Task):
    """A search for a winnable deal of one game, or for one of a level."""

    def __init__(self, search_id: str, variant: Variant, level: Level | None) -> None:
        super().__init__()
        self.id = search_id
        self.variant = variant
        self.level = level
        self.begun = monotonic()
        self.tried = 0
        """Deals that have been looked at."""
        self.number: int | None = None
        """The deal that was found: the rules engine has played a line to its win."""

    @property
    def status(self) -> SearchStatus:
        """Whether it goes on, and what it came to."""
        if not self.done.done():
            return "searching"
        return "none" if self.number is None else "found"


class Searches:
    """The searches of a server, by their ids."""

    def __init__(self, solver: Solver, proofs: Proofs) -> None:
        self._solver = solver
        self._proofs = proofs
        self._searches: Shelf[Search] = Shelf(NoSuchSearchError)
        self.find, self.drop = self._searches.find, self._searches.drop

    def start(
        self, variant: Variant, search_id: str | None = None, level: Level | None = None
    ) -> Search:
        """Search for a deal; asked for twice under one id it is searched for once.

        Raises BusyError when too many searches are waiting.
        """
        if search_id is not None and search_id in self._searches:
            return self._searches.find(search_id)
        search = Search(search_id or token_urlsafe(16), variant, level)
        self._solver.start(search, lambda: self._try_one(search))
        self._searches.put(search.id, search)
        return search

    def _try_one(self, search: Search) -> bool:
        """Look at one deal; whether to look at another."""
        limits = self._solver.limits
        left = search.begun + limits.search_seconds - monotonic()
        if left <= 0:
            return False
        game = deal(search.variant)
        is_found = self._is_wanted(search, game, left)
        if search.stop.is_set():
            return False
        search.tried += 1
        if is_found:
            search.number = game.number
        return not is_found

    def _is_wanted(self, search: Search, game: Game, left: float) -> bool:
        """Whether a deal is one that is searched for, with so many seconds left to find out."""
        if search.level is not None:
            stop = Deadline(search.stop, monotonic() + left)
            return is_of_level(search.level, search.variant, game.number or 0, stop)
        solution = self._solver.solve(game, search, min(left, self._solver.limits.deal_seconds))
        # A search that was called off may have proven it all the same.
        if solution.verdict == "winnable":
            self._proofs.remember(game, "winnable", solution.moves)
        return solution.verdict == "winnable"
