"""What the launcher says on the terminal, and the checkout, checked before anything is started."""

import fcntl
import os
import socket
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VAR = ROOT / "var"
HOST = "127.0.0.1"
WIDTH = 44


class LaunchProblem(Exception):
    """The start failed. The message is one sentence for the terminal."""


@contextmanager
def step(title: str) -> Iterator[None]:
    """Show a step while it runs, then how long it took."""
    started = time.monotonic()
    print(f"  {title:<{WIDTH}}", end="", flush=True)
    try:
        yield
    except BaseException:
        print(paint("31", "not done"), flush=True)
        raise
    print(paint("32", f"{time.monotonic() - started:5.1f} s"), flush=True)


def complain(sentence: str) -> None:
    """Print an error on standard error."""
    sys.stdout.flush()
    print(f"{paint('31', 'Error:', sys.stderr)} {sentence}", file=sys.stderr, flush=True)


def paint(colour: str, text: str, stream: object = None) -> str:
    """Coloured text on a terminal, plain text in a file."""
    isatty = getattr(stream or sys.stdout, "isatty", lambda: False)
    return f"\033[{colour}m{text}\033[0m" if isatty() else text


@dataclass(frozen=True, slots=True)
class Address:
    """The port the service listens on, and the base URL of its links."""

    port: int
    base_url: str

    @classmethod
    def read(cls, environ: Mapping[str, str]) -> "Address":
        given = environ.get("PORT") or "8000"
        if not given.isascii() or not given.isdigit() or not 1 <= int(given) <= 65535:  # noqa: PLR2004
            raise LaunchProblem(f"PORT must be a number from 1 to 65535, not {given!r}.")
        base_url = environ.get("BASE_URL") or f"http://{HOST}:{given}"
        return cls(port=int(given), base_url=base_url.rstrip("/"))

    def check_free(self) -> None:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, self.port))
                probe.listen()
            except PermissionError as error:
                raise LaunchProblem(
                    f"Port {self.port} is for root only: PORT=8010 make run."
                ) from error
            except OSError as error:
                raise LaunchProblem(
                    f"Port {self.port} is in use: stop the program that uses it, "
                    "or take another one: PORT=8010 make run."
                ) from error


@contextmanager
def only_one(base_url: str) -> Iterator[None]:
    """Lock this checkout's `var/`. The kernel releases the lock however this process ends."""
    try:
        VAR.mkdir(exist_ok=True)
        lock = (VAR / "run.lock").open("a+")
    except OSError as error:
        raise LaunchProblem(
            f"{VAR} must be a folder that you can write to ({error.strerror}): "
            "remove it, or make it yours."
        ) from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            lock.seek(0)
            raise LaunchProblem(
                f"`make run` runs in this checkout already ({lock.read().strip()}): "
                "stop that one first, or use it."
            ) from error
        lock.truncate(0)
        lock.write(f"process {os.getpid()}, {base_url}")
        lock.flush()
        yield
