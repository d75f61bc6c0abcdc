"""Searches for a deal that is proven winnable: in the background, with a limit and a way out."""

from secrets import token_urlsafe
from time import monotonic
from typing import Literal

from harpan.game import deal
from harpan.presets import Variant
from harpan.server.shelf import Shelf
from harpan.server.solver import Solver, Task
from harpan.server.verdicts import Proofs

SearchStatus = Literal["searching", "found", "none"]


class NoSuchSearchError(Exception):
    """No search has this id: it has been called off, has dealt its deal, or never was."""

    def __init__(self, search_id: str) -> None:
        super().__init__(f"there is no search {search_id}")


class Search(Task):
    """A search for a winnable deal of one game."""

    def __init__(self, search_id: str, variant: Variant) -> None:
        super().__init__()
        self.id = search_id
        self.variant = variant
        self.begun = monotonic()
        self.tried = 0
        """Deals that have been looked at."""
        self.number: int | None = None
        """The deal that was found: proven winnable by a line that the rules engine has played."""

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

    def start(self, variant: Variant, search_id: str | None = None) -> Search:
        """Search for a winnable deal; asked for twice under one id it is searched for once.

        Raises BusyError when too many searches are waiting.
        """
        if search_id is not None and search_id in self._searches:
            return self._searches.find(search_id)
        search = Search(search_id or token_urlsafe(16), variant)
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
        solution = self._solver.solve(game, search, min(left, limits.deal_seconds))
        if search.stop.is_set():
            return False
        search.tried += 1
        if solution.verdict != "winnable":
            return True
        self._proofs.remember(game, "winnable", solution.moves)
        search.number = game.number
        return False
