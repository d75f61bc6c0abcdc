"""The web app's files."""

import os
from pathlib import Path

from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

PACKAGE = Path(__file__).parent.parent

NOT_BUILT = """The web app has not been built.

In a clone of Harpan, `make play` builds it and starts it.
"""


def site() -> ASGIApp:
    """What answers for everything that is not the API."""
    folder = built_app()
    if folder is None:
        # Asked for afresh when the web app is there: a page of an error is not to be kept.
        return PlainTextResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
    return _Files(directory=folder, html=True)


def built_app() -> Path | None:
    """The folder of the built web app: in the package, or in the clone it is installed from."""
    folders = (PACKAGE / "web", PACKAGE.parent.parent / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").exists()), None)


class _Files(StaticFiles):
    """Files with the right life in a cache."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        # The bundler names assets after their contents; everything else may change.
        is_asset = path.startswith(f"assets{os.sep}")
        life = "public, max-age=31536000, immutable" if is_asset else "no-cache"
        response.headers["cache-control"] = life
        return response
