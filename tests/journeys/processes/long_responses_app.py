"""An application with long responses behind the service's server, for `test_long_responses`."""

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import config.asgi  # noqa: F401  (sets Django up)
from config.server.entry import WebApplication
from config.server.environ import REFUSAL

PIECE = b"0123456789abcdef" * 4096  # 64 KiB
PIECES = 400  # 25 MiB
SHORT = 5
Start = Callable[[str, list[tuple[str, str]]], None]
notes = Path(os.environ.get("NOTES", "/nonexistent"))


class Long:
    """An answer in pieces, which notes how it ended."""

    def __init__(self, pieces: int) -> None:
        self._pieces = pieces
        self._sent = 0

    def __iter__(self) -> Iterator[bytes]:
        for _ in range(self._pieces):
            self._sent += 1
            yield PIECE

    def close(self) -> None:
        """As Django does: in the thread that answered."""
        if self._pieces:
            notes.write_text(f"{self._sent} of {self._pieces} in {threading.current_thread().name}")


def answering(environ: dict[str, Any], start: Start) -> Iterable[bytes]:
    """What is asked for by the path."""
    path = environ["PATH_INFO"]
    if REFUSAL in environ:
        start("503 Service Unavailable", [])
        return Long(0)
    if path == "/file":
        start("200 OK", [("Content-Type", "text/plain")])
        file = notes.with_suffix(".txt").open("rb")
        wrapped: Iterable[bytes] = environ["wsgi.file_wrapper"](file)
        return wrapped
    if path == "/slow":
        time.sleep(3)
    start("200 OK", [("Content-Type", "text/plain")])
    return Long({"/long": PIECES, "/short": SHORT}.get(path, 0))


application = WebApplication(answering)
