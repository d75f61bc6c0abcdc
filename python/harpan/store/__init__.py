"""Where games are kept: SQLite in the player's data folder, or any database by its URL."""

from harpan.store.database import StoreError, sqlite_url
from harpan.store.games import ConflictError, Daily, NoSuchGameError, Store, open_store

__all__ = [
    "ConflictError",
    "Daily",
    "NoSuchGameError",
    "Store",
    "StoreError",
    "open_store",
    "sqlite_url",
]
