"""Request bodies, read completely before a thread handles the request."""

import asyncio
import logging
import tempfile
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from typing import IO, Any

from django.conf import settings

from accounts.api.foundation.problems import BodyTooSlow, MalformedRequest, Unavailable

from .body_limits import BodyRefused

SECONDS = 10.0  # in which a body of settings.BODY_LIMIT bytes has to arrive
BYTES_PER_SECOND = 64 * 1024  # at which what is larger has to come
IN_MEMORY = 64 * 1024  # bytes of one body; what is larger is written to a file
Receive = Callable[[], Awaitable[dict[str, Any]]]
logger = logging.getLogger("server")


@dataclass(slots=True)
class BodyStore:
    """Space in a process for bodies being received or handled.

    Used by the event loop alone, so that nothing has to be locked.
    """

    most_bodies: int
    most_bytes: int
    bodies: int = 0
    written: int = 0  # bytes in files

    def enter(self) -> None:
        """Count a body. Raises BodyRefused if there are too many."""
        if self.bodies >= self.most_bodies:
            raise BodyRefused(Unavailable())
        self.bodies += 1

    def write(self, count: int) -> None:
        """Reserve bytes. Raises BodyRefused if too many are in use."""
        if self.written + count > self.most_bytes:
            raise BodyRefused(Unavailable())
        self.written += count


# Writes to a disk may be slow, and must not block the event loop.
_disk = ThreadPoolExecutor(max_workers=2, thread_name_prefix="web-disk")


class RequestBody:
    """A request body, in memory or in an unnamed file if it is large. `close` frees its space."""

    def __init__(self, store: BodyStore) -> None:
        store.enter()
        self.length = 0
        self.file: IO[bytes] = BytesIO()
        self._store = store
        self._written = 0
        self._closed = False

    def close(self) -> None:
        """Free the body's space."""
        if self._closed:
            return
        self._closed = True
        self._store.bodies -= 1
        self._store.written -= self._written
        if self._written:
            _disk.submit(self.file.close)

    async def read(self, receive: Receive, announced: int | None, limit: int) -> None:
        """Read the whole body, or `limit` + 1 bytes.

        Raises Refused where it comes too slowly, where there is no room for it, and where it breaks
        off: half a body is none.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            async with asyncio.timeout_at(began + SECONDS) as deadline:
                while announced is None or self.length < announced:
                    message = await receive()
                    if message["type"] != "http.request":
                        raise BodyRefused(
                            MalformedRequest()
                        )  # the client has hung up, or broken off
                    await self._add(message.get("body", b""))
                    if self.length > limit or not message.get("more_body", False):
                        break
                    if self.length > settings.BODY_LIMIT:
                        more = (self.length - settings.BODY_LIMIT) / BYTES_PER_SECOND
                        deadline.reschedule(began + SECONDS + more)
        except TimeoutError as error:
            raise BodyRefused(BodyTooSlow()) from error
        if announced is not None and self.length < min(announced, limit):
            raise BodyRefused(MalformedRequest())
        self.file.seek(0)

    async def _add(self, piece: bytes) -> None:
        self.length += len(piece)
        if self.length <= IN_MEMORY:
            self.file.write(piece)
            return
        more = self.length - self._written
        self._store.write(more)
        self._written = self.length
        try:
            await asyncio.get_running_loop().run_in_executor(_disk, self._to_file, piece)
        except OSError as error:
            logger.error("a body cannot be written", extra={"error": error.strerror})  # noqa: TRY400
            raise BodyRefused(Unavailable()) from error

    def _to_file(self, piece: bytes) -> None:
        if isinstance(self.file, BytesIO):
            begun = self.file.getvalue()
            self.file = tempfile.TemporaryFile(dir=settings.FILE_UPLOAD_TEMP_DIR)  # noqa: SIM115
            self.file.write(begun)
        self.file.write(piece)
