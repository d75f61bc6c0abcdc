"""The server: the API and the web app, on the player's own machine or for many players."""

from harpan.server.app import create_app
from harpan.server.serving import ServerError, run
from harpan.server.solver import Limits

__all__ = ["Limits", "ServerError", "create_app", "run"]
