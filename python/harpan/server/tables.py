"""The games that this process holds ready; the truth is in the store."""

from collections import OrderedDict

from harpan.session import Session, resume
from harpan.store import Store


class Tables:
    """The sessions used last, so that a move need not replay the moves before it."""

    def __init__(self, store: Store, size: int = 128) -> None:
        self.store = store
        self._size = size
        self._sessions: OrderedDict[str, Session] = OrderedDict()

    def find(self, game_id: str) -> Session:
        """The session of a game. Raises NoSuchGameError and RecordError."""
        session = self._sessions.get(game_id) or resume(self.store, game_id)
        self.hold(session)
        return session

    def clear(self) -> None:
        """Let go of every session: the store has changed under them."""
        self._sessions.clear()

    def hold(self, session: Session) -> None:
        """Keep a session ready, and let go of the one that has waited longest."""
        self._sessions[session.id] = session
        self._sessions.move_to_end(session.id)
        if len(self._sessions) > self._size:
            self._sessions.popitem(last=False)
