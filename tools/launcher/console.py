"""How the launcher speaks: one line a step with its time, one sentence when it has to give up."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

WIDTH = 44


class LaunchProblem(Exception):
    """The start can't go on. The message is one sentence for the person at the terminal."""


@contextmanager
def step(title: str) -> Iterator[None]:
    """Show that `title` is under way, and how long it took. Pretty only on a terminal."""
    started = time.monotonic()
    print(f"  {title:<{WIDTH}}", end="", flush=True)
    try:
        yield
    except BaseException:
        print(paint("31", "not done"), flush=True)
        raise
    print(paint("32", f"{time.monotonic() - started:5.1f} s"), flush=True)


def complain(sentence: str) -> None:
    """One line on standard error."""
    sys.stdout.flush()
    print(f"{paint('31', 'Error:', sys.stderr)} {sentence}", file=sys.stderr, flush=True)


def paint(colour: str, text: str, stream: object = None) -> str:
    """Colour for a terminal, plain text for a file."""
    isatty = getattr(stream or sys.stdout, "isatty", lambda: False)
    return f"\033[{colour}m{text}\033[0m" if isatty() else text
