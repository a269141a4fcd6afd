"""Typesetting with Typst: data into a PDF/A-3a file. Data never become code of the layout.

It happens in a process of its own (`typesetter`), started by the first print and used by all threads.
"""

import atexit
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import UUID

import orjson
from django.conf import settings

from accounts.limits.issuer_lock import IssuerLock
from certificates.errors import PrintingBusy, TooLargeToPrint

from .typesetter import COUNT, LENGTH

# All that it gets to know: none of the secrets of this process.
ENVIRONMENT = ("PATH", "LD_LIBRARY_PATH", "LANG", "TZ")
PROGRAM = Path(__file__).with_name("typesetter.py")


class TypesettingFailed(Exception):
    """Typst refused the document, or its process ended over it twice."""


class Typesetter:
    """The process that typesets for this one: started when it is needed, and again after it ended.

    For one thread at a time.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0  # a process that was forked off must not use its parent's

    def answer(self, order: bytes, *, within: float) -> list[bytes]:
        """The files that were ordered.

        Raises TimeoutError, also where it took too much of the processor, and TypesettingFailed.
        """
        for _attempt in range(2):  # it may have ended by itself at this very moment
            process, is_late = self._running(), threading.Event()
            timer = threading.Timer(within, _kill, (process, is_late))
            timer.start()
            try:
                return _exchange(process, order)
            except TypesettingFailed:
                raise
            except (BrokenPipeError, EOFError) as error:
                self._end()
                if process.wait() == -signal.SIGXCPU or is_late.is_set():
                    raise TimeoutError from error
            except BaseException:
                self._end()  # its answer would be taken for that of the next order
                raise
            finally:
                timer.cancel()
        raise TypesettingFailed("the process ended without an answer")

    def _running(self) -> "subprocess.Popen[bytes]":
        if self._owner != os.getpid():
            self._process = None
        if self._process is not None and self._process.poll() is not None:
            self._end()
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603  (our own file)
                [sys.executable, "-I", PROGRAM, *settings.FONT_FOLDERS],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
            )
            self._owner = os.getpid()
            atexit.unregister(self._end)
            atexit.register(self._end)
            # So that none is left defunct once it has ended by itself.
            threading.Thread(target=self._process.wait, daemon=True).start()
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            with suppress(BrokenPipeError):  # it holds a part of an order that nobody reads
                pipe.close()  # type: ignore[union-attr]


def _kill(process: "subprocess.Popen[bytes]", is_late: threading.Event) -> None:
    is_late.set()
    process.kill()


def _exchange(process: "subprocess.Popen[bytes]", order: bytes) -> list[bytes]:
    """The files of this order. Raises EOFError where the process ends before its answer does."""
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(order)) + order)
    process.stdin.flush()

    def read(size: int) -> bytes:
        assert process.stdout is not None
        content: bytes = process.stdout.read(size)
        if len(content) < size:
            raise EOFError
        return content

    good, count = COUNT.unpack(read(COUNT.size))
    files = [read(*LENGTH.unpack(read(LENGTH.size))) for _ in range(count)]
    if not good:
        raise TypesettingFailed(files[0].decode())
    return files


PATIENCE = 5.0  # seconds of waiting for one's turn
LONGEST = 10  # seconds of the processor that one order may take; the largest certificate takes two
WITHIN = 20.0  # seconds by the clock, where somebody waits for a preview
WITHIN_IN_WORKERS = 180.0  # where short requests come first, and processors are few
MOST_CELLS = 60_000  # of the tables of one file
# Archivable with files attached, and accessible to screen readers.
PDF: Mapping[str, Any] = {"format": "pdf", "standards": ("a-3a", "ua-1"), "ppi": None}
# Sharp on a phone and in half a screen.
PNG: Mapping[str, Any] = {"format": "png", "standards": (), "ppi": 110}
# One at a time in a process: a burst of previews takes one core, and not every thread.
_turn = threading.Lock()
_typesetter = Typesetter()
# Issuers with a request that waits: one of each, so that no issuer fills all threads.
_waiting = IssuerLock(PrintingBusy)


def typeset(content: Mapping[str, Any]) -> bytes:
    """The PDF of this content. The same content gives the same bytes. For workers.

    Raises TooLargeToPrint, before the work where the tables have too many cells.
    """
    (file,) = _in_worker(PDF, content)
    return file


def typeset_pages(content: Mapping[str, Any]) -> list[bytes]:
    """The pages of this content as PNG pictures. For workers. Raises TooLargeToPrint as `typeset` does."""
    return _in_worker(PNG, content)


def _in_worker(order: Mapping[str, Any], content: Mapping[str, Any]) -> list[bytes]:
    if _cells(content) > MOST_CELLS:
        raise TooLargeToPrint
    try:
        return _ordered(order, content, within=WITHIN_IN_WORKERS)
    except PrintingBusy as error:  # nobody else orders in a worker: it took too long
        raise TooLargeToPrint from error


def preview_pdf(content: Mapping[str, Any], *, issuer_id: UUID) -> bytes:
    """The PDF of a preview. Raises PrintingBusy as `pictures` does."""
    with _waiting.place(issuer_id):
        (file,) = _ordered(PDF, content, within=WITHIN)
        return file


def pictures(content: Mapping[str, Any], *, issuer_id: UUID) -> list[bytes]:
    """The pages of this content as PNG pictures.

    Raises PrintingBusy if other requests print for longer than PATIENCE, where another request of this
    issuer waits already, and if it takes too long.
    """
    with _waiting.place(issuer_id):
        return _ordered(PNG, content, within=WITHIN)


def _ordered(order: Mapping[str, Any], content: Mapping[str, Any], *, within: float) -> list[bytes]:
    text = orjson.dumps(content).decode()
    data = orjson.dumps({**order, "seconds": LONGEST, "data": text})
    if not _turn.acquire(timeout=PATIENCE):
        raise PrintingBusy
    try:
        return _typesetter.answer(data, within=within)
    except TimeoutError as error:
        raise PrintingBusy from error
    finally:
        _turn.release()


def _cells(content: Mapping[str, Any]) -> int:
    """The cells of all tables: what typesetting costs most."""
    tables = [
        table
        for sheet in content["sheets"]
        for table in (sheet["items"], *sheet["tables"])
        if table is not None
    ]
    return sum(len(table["rows"]) * len(table["columns"]) for table in tables)
