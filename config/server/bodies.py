"""Request bodies, read completely before a thread handles the request."""

import logging
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from io import BytesIO
from threading import Lock
from time import monotonic
from typing import IO, Any

from django.conf import settings

from accounts.api.foundation.problems import BodyTooSlow, MalformedRequest, Unavailable

from .body_limits import BodyRefused
from .loop import Deadline, RequestLoop
from .threads import ThreadPool

SECONDS = 10.0  # in which a body of settings.BODY_LIMIT bytes has to arrive
BYTES_PER_SECOND = 64 * 1024  # at which what is larger has to come
IN_MEMORY = 64 * 1024  # bytes of one body; what is larger is written to a file
Receive = Callable[[], Awaitable[dict[str, Any]]]
logger = logging.getLogger("server")


@dataclass(slots=True)
class BodyStore:
    """Space in a process for bodies being received or handled."""

    most_bodies: int
    most_bytes: int
    bodies: int = 0
    written: int = 0  # bytes in files
    _lock: Lock = field(default_factory=Lock)

    def enter(self) -> None:
        """Count a body. Raises BodyRefused if there are too many."""
        with self._lock:
            if self.bodies >= self.most_bodies:
                raise BodyRefused(Unavailable())
            self.bodies += 1

    def write(self, count: int) -> None:
        """Reserve bytes. Raises BodyRefused if too many are in use."""
        with self._lock:
            if self.written + count > self.most_bytes:
                raise BodyRefused(Unavailable())
            self.written += count

    def leave(self, written: int) -> None:
        """A body is gone, and so many bytes of it."""
        with self._lock:
            self.bodies -= 1
            self.written -= written


# Writes to a disk may be slow, and must not hold up the thread that reads all bodies.
_disk = ThreadPool(2, name="web-disk")


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
        self._store.leave(self._written)
        self.file.close()

    async def read(
        self, receive: Receive, announced: int | None, limit: int, loop: RequestLoop
    ) -> None:
        """Read the whole body, or `limit` + 1 bytes.

        Raises BodyRefused where it comes too slowly, where there is no room for it, and where it breaks
        off: half a body is none.
        """
        began = monotonic()
        deadline = Deadline(began + SECONDS)
        loop.watch(deadline)
        try:
            while announced is None or self.length < announced:
                deadline.waits_for = receive()
                message = await deadline.waits_for
                if message["type"] != "http.request":
                    # the client has hung up, or broken off
                    raise BodyRefused(MalformedRequest())
                await self._add(message.get("body", b""))
                if self.length > limit or not message.get("more_body", False):
                    break
                if self.length > settings.BODY_LIMIT:
                    more = (self.length - settings.BODY_LIMIT) / BYTES_PER_SECOND
                    deadline.at = began + SECONDS + more
        except TimeoutError as error:
            raise BodyRefused(BodyTooSlow()) from error
        finally:
            loop.forget(deadline)
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
        await _disk
        try:
            self._to_file(piece)
        except OSError as error:
            logger.error("a body cannot be written", extra={"error": error.strerror})  # noqa: TRY400
            raise BodyRefused(Unavailable()) from error

    def _to_file(self, piece: bytes) -> None:
        if isinstance(self.file, BytesIO):
            begun = self.file.getvalue()
            self.file = tempfile.TemporaryFile(dir=settings.FILE_UPLOAD_TEMP_DIR)  # noqa: SIM115
            self.file.write(begun)
        self.file.write(piece)
