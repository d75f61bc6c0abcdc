"""Names the tests share; the helpers beside this file are plain modules."""

from __future__ import annotations

import pytest
from hypothesis import settings

from samples import PRESETS, Preset

# How long an example takes says more of the machine's other work than of ours; benchmarks do that.
settings.register_profile("harpan", deadline=None)
settings.load_profile("harpan")


@pytest.fixture(params=PRESETS, ids=lambda preset: preset.name)
def preset(request: pytest.FixtureRequest) -> Preset:
    """Each of the named games in turn."""
    value = request.param
    assert isinstance(value, Preset)
    return value
