"""Names the tests share; the helpers beside this file are plain modules."""

from __future__ import annotations

import pytest

from samples import PRESETS, Preset


@pytest.fixture(params=PRESETS, ids=lambda preset: preset.name)
def preset(request: pytest.FixtureRequest) -> Preset:
    """Each of the named games in turn."""
    value = request.param
    assert isinstance(value, Preset)
    return value
