"""Send Django's answers to the client: whole, as a file, or streamed."""

import asyncio
import io
import logging
import os
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from threading import Semaphore
from typing import Any

from django.conf import settings

from accounts.api.foundation.problems import Unavailable

from .environ import REFUSAL

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Headers = list[tuple[bytes, bytes]]
# Bytes: up to this size an answer is sent at once and holds no thread. More than any static file has,
# of which clients may ask for parts.
GATHERED = 2 * 1024 * 1024
PIECE = 64 * 1024
STALLED = 30.0  # seconds for a client to take a piece; then the connection is closed
# Threads that may send long answers at the same time: their clients may read slowly, and short
# requests must still find a thread.
_streaming = Semaphore(max(1, settings.WEB_THREADS // 2))
logger = logging.getLogger("server")


@dataclass(frozen=True, slots=True)
class ClientChannel:
    """The connection to the client of one request."""

    loop: asyncio.AbstractEventLoop
    receive: Receive
    send: Send


class FileToSend:
    """`wsgi.file_wrapper`: the file of a FileResponse."""

    def __init__(self, file: Any, block_size: int = PIECE) -> None:
        self.file = file
        self._block_size = block_size

    def __iter__(self) -> Iterator[bytes]:
        while block := self.file.read(self._block_size):
            yield block

    def close(self) -> None:
        """Replaced by Django with the response's own close(), which ends the request."""
        self.file.close()

    @property
    def path(self) -> str | None:
        """The file's path, if a whole file on disk is sent."""
        raw = getattr(self.file, "file", self.file)
        if not isinstance(raw, io.BufferedReader) or not isinstance(raw.name, str) or raw.tell():
            return None
        try:
            same = os.path.samestat(os.fstat(raw.fileno()), os.stat(raw.name))  # noqa: PTH116
        except OSError:
            return None
        return os.path.abspath(raw.name) if same else None  # noqa: PTH100


@dataclass(slots=True)
class BufferedAnswer:
    """An answer to send; `path` names a file that the server sends itself."""

    status: int = 500
    headers: Headers | None = None
    body: bytes = b""
    path: str | None = None

    def start(self, status: str, headers: list[tuple[str, str]], _error: Any = None) -> None:
        """WSGI's `start_response`."""
        self.status = int(status[:3])
        self.headers = [(n.encode("latin-1"), v.encode("latin-1")) for n, v in headers]

    @property
    def head(self) -> dict[str, Any]:
        return {
            "type": "http.response.start",
            "status": self.status,
            "headers": self.headers or [],
        }

    async def send(self, send: Send) -> None:
        """Send the whole answer."""
        await send(self.head)
        if self.path is not None:
            await send({"type": "http.response.pathsend", "path": self.path})
        else:
            await send({"type": "http.response.body", "body": self.body, "more_body": False})


def answer(django: Any, environ: dict[str, Any], channel: ClientChannel) -> BufferedAnswer | None:
    """Run Django. Returns None if the answer was long and has been streamed already.

    While too many long answers are being sent, a further GET is answered 503: it can be repeated.
    Other methods have changed something, so they are answered in any case.
    """
    buffered = BufferedAnswer()
    response = django(environ, buffered.start)
    try:
        if environ["REQUEST_METHOD"] == "HEAD":
            return buffered
        if isinstance(response, FileToSend) and (path := response.path):
            buffered.path = path
            return buffered
        pieces = iter(response)
        if whole := _gather(pieces, buffered):
            return whole
        if environ["REQUEST_METHOD"] != "GET":
            _stream(buffered, pieces, channel)
            return None
        if _streaming.acquire(blocking=False):
            try:
                _stream(buffered, pieces, channel)
            finally:
                _streaming.release()
            return None
    finally:
        response.close()
    return _answer_busy(django, environ)


def _answer_busy(django: Any, environ: dict[str, Any]) -> BufferedAnswer:
    """Answer 503 like any other error."""
    buffered = BufferedAnswer()
    response = django(environ | {REFUSAL: Unavailable()}, buffered.start)
    try:
        buffered.body = b"".join(response)
    finally:
        response.close()
    return buffered


def _gather(pieces: Iterator[bytes], buffered: BufferedAnswer) -> BufferedAnswer | None:
    """The answer with its whole body; None if it is too long to buffer."""
    gathered, size = [], 0
    for piece in pieces:
        gathered.append(piece)
        size += len(piece)
        if size > GATHERED:
            break
    buffered.body = b"".join(gathered)
    return None if size > GATHERED else buffered


def _stream(buffered: BufferedAnswer, pieces: Iterator[bytes], channel: ClientChannel) -> None:
    """Stream the answer as fast as the client reads it.

    An answer that is given up is not ended: the server cuts it off with this request.
    """
    gone = asyncio.run_coroutine_threadsafe(_disconnected(channel.receive), channel.loop)
    try:
        _deliver(buffered.head, channel)
        for piece in _even(chain([buffered.body], pieces)):
            if gone.done():
                return
            _deliver({"type": "http.response.body", "body": piece, "more_body": True}, channel)
        _deliver({"type": "http.response.body", "body": b"", "more_body": False}, channel)
    except TimeoutError:
        logger.warning("a client takes nothing of its answer: given up")
    finally:
        gone.cancel()


def _even(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces of one size, each of which a client has to take in time."""
    waiting = b""
    for piece in pieces:
        waiting += piece
        whole = len(waiting) - len(waiting) % PIECE
        yield from (waiting[at : at + PIECE] for at in range(0, whole, PIECE))
        waiting = waiting[whole:]
    if waiting:
        yield waiting


def _deliver(message: dict[str, Any], channel: ClientChannel) -> None:
    """Wait until the client has taken a piece. Raises TimeoutError if it does not in time."""

    async def deliver() -> None:
        await channel.send(message)

    asyncio.run_coroutine_threadsafe(deliver(), channel.loop).result(STALLED)


async def _disconnected(receive: Receive) -> None:
    """Wait until the client disconnects."""
    while (await receive())["type"] != "http.disconnect":
        pass
