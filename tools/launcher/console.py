"""Output of the launcher: one line per step with its time, one sentence for a failure."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

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
