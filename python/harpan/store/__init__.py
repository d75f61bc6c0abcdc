"""Where games are kept: SQLite in the player's data folder, or any database by its URL."""

from harpan.store.banks import Bank, NoSuchBankError
from harpan.store.database import StoreError, sqlite_url
from harpan.store.entries import Entry, NoSuchGameError
from harpan.store.games import ConflictError, Daily, Store, open_store
from harpan.store.results import Form

__all__ = [
    "Bank",
    "ConflictError",
    "Daily",
    "Entry",
    "Form",
    "NoSuchBankError",
    "NoSuchGameError",
    "Store",
    "StoreError",
    "open_store",
    "sqlite_url",
]
