"""An application whose loading and answering can be delayed."""

import os
import time
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ["DAWDLING_FOLDER"])


def _begin(what: str) -> bool:
    """Say that this has begun, if it is to be held up."""
    held_up = (FOLDER / f"hold-{what}").exists()
    if held_up:
        (FOLDER / f"{what}-{os.getpid()}").touch()
    return held_up


if _begin("load"):
    while (FOLDER / "hold-load").exists():
        time.sleep(0.02)


def application(environ: dict[str, Any], start_response: Any) -> list[bytes]:
    """Says that all is well; anything but /healthz may take its time."""
    if environ["PATH_INFO"] != "/healthz" and _begin("answer"):
        while (FOLDER / "hold-answer").exists():
            time.sleep(0.02)
    start_response("200 OK", [])
    return [b""]
