"""While a process loads its modules, Python searches for no garbage, and later never among them.

They are half a million objects that stay. Searching them over and over, and once more when the process
ends, took a third of what it costs to start and end a command or a worker. A web process loads its views and
pages after that, and after every few bulk requests a search among them held up all others for 40 ms.
"""

import gc

_paused = False


def begin() -> None:
    """What is loaded from now on stays: settings and apps, then the addresses and pages of a web process."""
    global _paused  # noqa: PLW0603  (one process, one state)
    _paused = (
        gc.isenabled()
    )  # whoever has switched it off, as a test run does, switches it on again
    gc.disable()


def end() -> None:
    """All of it is loaded."""
    gc.freeze()
    if _paused:
        gc.enable()
