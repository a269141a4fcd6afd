"""An application that can be held up: while it loads, and while it answers."""

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ["DAWDLING_FOLDER"])


def _hold_up(what: str) -> None:
    """Say that this has begun, and go on only when told to."""
    if (FOLDER / f"hold-{what}").exists():
        (FOLDER / f"{what}-{os.getpid()}").touch()
        while (FOLDER / f"hold-{what}").exists():
            time.sleep(0.02)


_hold_up("load")


def application(
    environ: dict[str, Any], start_response: Callable[[str, list[tuple[str, str]]], None]
) -> Iterable[bytes]:
    """Says that all is well; anything but /healthz may take its time."""
    if environ["PATH_INFO"] != "/healthz":
        _hold_up("answer")
    start_response("200 OK", [("Content-Length", "0")])
    return [b""]
