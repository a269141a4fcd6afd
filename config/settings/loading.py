"""While a process loads its modules, Python searches for no garbage, and later never among them.

They are half a million objects that stay. Searching them over and over, and once more when the process
ends, took a third of what it costs to start and end a command or a worker. A web process loads its views and
pages after that, and after every few bulk requests a search among them held up all others for 40 ms.
"""

import gc

_paused = False


def begin() -> None:
    """Pause garbage collection: settings and apps, or views and pages of a web process, are being loaded."""
    global _paused  # noqa: PLW0603  (one process, one state)
    _paused = (
        gc.isenabled()
    )  # whoever has switched it off, as a test run does, switches it on again
    gc.disable()


def end() -> None:
    """Exclude what is loaded from garbage collection, and resume it."""
    gc.freeze()
    if _paused:
        gc.enable()
