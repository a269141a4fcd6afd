"""An application whose loading and answering can be delayed."""

import os
import time
from pathlib import Path
from typing import Any

from config.server.loop import Pause, RequestLoop

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


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Says that all is well; anything but /healthz may take its time."""
    if scope["path"] != "/healthz" and _begin("answer"):
        while (FOLDER / "hold-answer").exists():
            await Pause(RequestLoop.of_process(), 0.02)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})
