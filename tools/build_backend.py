"""The build backend: scikit-build-core, with the web app built before a wheel or an sdist.

An editable install leaves the web app alone: it serves ``web/dist`` of the checkout, which
``make`` keeps current.
"""

from typing import Any

from scikit_build_core import build

import web_app

build_editable = build.build_editable
get_requires_for_build_editable = build.get_requires_for_build_editable
prepare_metadata_for_build_editable = build.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build.prepare_metadata_for_build_wheel


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel needs to be built here, Node included where it is missing."""
    return [*build.get_requires_for_build_wheel(config_settings), *web_app.requirements()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What an sdist needs to be built here, Node included where it is missing."""
    return [*build.get_requires_for_build_sdist(config_settings), *web_app.requirements()]


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """Build the wheel with the web app inside and return its file name."""
    web_app.ensure()
    return build.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Build an sdist that holds the built web app and return its file name."""
    web_app.ensure()
    return build.build_sdist(sdist_directory, config_settings)
