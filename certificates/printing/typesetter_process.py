"""The other end of `typesetter`: starts the process, sends orders, reads answers."""

import atexit
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from select import POLLIN, poll
from typing import IO, Any

from django.conf import settings

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
        until = time.monotonic() + within
        for _attempt in range(2):  # it may have ended by itself at this very moment
            process = self._running()
            try:
                return _Answer(process, until).to(order)
            except TypesettingFailed:
                raise
            except (BrokenPipeError, EOFError) as error:
                self._end()
                if process.wait() == -signal.SIGXCPU:
                    raise TimeoutError from error
            except BaseException:
                self._end()  # its answer would be taken for that of the next order
                raise
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


class _Answer:
    """An answer, read until a moment in time."""

    def __init__(self, process: "subprocess.Popen[bytes]", until: float) -> None:
        self._process = process
        self._until = until
        self._pipe: IO[Any] = process.stdout  # type: ignore[assignment]
        self._poll = poll()
        self._poll.register(self._pipe, POLLIN)

    def to(self, order: bytes) -> list[bytes]:
        """The files of this order."""
        assert self._process.stdin is not None
        self._process.stdin.write(LENGTH.pack(len(order)) + order)
        self._process.stdin.flush()
        good, count = COUNT.unpack(self._read(COUNT.size))
        files = [self._read(*LENGTH.unpack(self._read(LENGTH.size))) for _ in range(count)]
        if not good:
            raise TypesettingFailed(files[0].decode())
        return files

    def _read(self, size: int) -> bytes:
        parts, missing = [], size
        while missing:
            if not self._poll.poll(max(0.0, self._until - time.monotonic()) * 1000):
                raise TimeoutError
            part = os.read(self._pipe.fileno(), missing)
            if not part:
                raise EOFError
            parts.append(part)
            missing -= len(part)
        return b"".join(parts)
