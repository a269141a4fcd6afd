"""While a process loads its modules, Python searches for no garbage, and later never among them.

They are half a million objects that stay. Searching them over and over, and once more when the process
ends, took a third of what it costs to start and end a command or a worker.
"""

import gc

_paused = False


def begin() -> None:
    """Settings are about to be read: what is loaded from now on stays."""
    global _paused  # noqa: PLW0603  (one process, one state)
    _paused = (
        gc.isenabled()
    )  # whoever has switched it off, as a test run does, switches it on again
    gc.disable()


def end() -> None:
    """The apps are ready."""
    gc.freeze()
    if _paused:
        gc.enable()
