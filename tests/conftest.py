"""Names the tests share; the helpers beside this file are plain modules."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from starlette.testclient import TestClient

from harpan.server import create_app
from harpan.store import Store, open_store, sqlite_url
from samples import ADDRESS, PRESETS, Preset
from small_games import Clock

# Who runs the tests in the background has them ignore Ctrl-C, and so would all programs they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says more of the machine's other work than of ours; benchmarks do that.
settings.register_profile("harpan", deadline=None)
settings.load_profile("harpan")


@pytest.fixture(params=PRESETS, ids=lambda preset: preset.name)
def preset(request: pytest.FixtureRequest) -> Preset:
    """Each of the named games in turn."""
    value = request.param
    assert isinstance(value, Preset)
    return value


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    store = open_store(sqlite_url(tmp_path))
    yield store
    store.close()


@pytest.fixture
def clock() -> Clock:
    """A clock that goes on a second with every look at it."""
    return Clock()


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    """Requests to a server over the store."""
    with TestClient(create_app(store), ADDRESS, raise_server_exceptions=False) as client:
        yield client
