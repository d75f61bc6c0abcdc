"""The requests about everything at once: carry it out, bring it in, throw it away."""

from collections.abc import Iterator
from tempfile import SpooledTemporaryFile

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from harpan.archive import take_in, written
from harpan.server import reading
from harpan.server.problems import json
from harpan.server.tales import ArchiveWish
from harpan.session import wall_clock

MEDIA_TYPE = "application/x-ndjson"
LARGEST_ARCHIVE = 2**29
"""Bytes: some hundred thousand games."""
LARGEST_MEMORY = 2**20
"""Bytes of what a browser remembers."""
_IN_MEMORY = 2**20
_CHUNK = 2**16


async def write_archive(request: Request) -> Response:
    """The file, written while it is sent."""
    wish = await reading.read(request, ArchiveWish, LARGEST_MEMORY)
    lines = written(reading.tables(request).store, wish.preferences, wall_clock())
    return StreamingResponse(
        _chunks(lines), headers={"cache-control": "no-store"}, media_type=MEDIA_TYPE
    )


async def read_archive(request: Request) -> Response:
    """Take a file in; moves are answered meanwhile."""
    reading.check_kind(request, MEDIA_TYPE)
    tables = reading.tables(request)
    with SpooledTemporaryFile(_IN_MEMORY) as file:
        async for part in reading.parts(request, LARGEST_ARCHIVE):
            file.write(part)
        file.seek(0)
        taken = await run_in_threadpool(take_in, tables.store, file)
    tables.clear()
    return json(taken)


async def delete_everything(request: Request) -> Response:
    """Throw every game and bank away."""
    tables = reading.tables(request)
    await run_in_threadpool(tables.store.chest.clear)
    tables.clear()
    return json(None)


ROUTES = [
    Route("/archive/file", write_archive, methods=["POST"]),
    Route("/archive", read_archive, methods=["POST"]),
    Route("/archive", delete_everything, methods=["DELETE"]),
]


def _chunks(lines: Iterator[bytes]) -> Iterator[bytes]:
    """The lines in pieces of a size that is worth sending."""
    chunk = bytearray()
    for line in lines:
        chunk += line
        if len(chunk) >= _CHUNK:
            yield bytes(chunk)
            chunk.clear()
    yield bytes(chunk)
