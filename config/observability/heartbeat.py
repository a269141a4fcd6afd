"""One line a minute in the log of each process that works in silence: it lives, and how large it is."""

import logging
import os
import threading
import time
from pathlib import Path

SECONDS = 60.0
PAGE = os.sysconf("SC_PAGE_SIZE")

logger = logging.getLogger("heartbeat")
_started = time.monotonic()


def start(role: str) -> None:
    """Say so now, and from now on each minute, from a thread of its own."""
    threading.Thread(target=_run, args=(role,), name="heartbeat", daemon=True).start()


def _run(role: str) -> None:
    pause = threading.Event()
    while True:
        say(role)
        pause.wait(SECONDS)


def say(role: str) -> None:
    """One line."""
    extra: dict[str, object] = {
        "role": role,
        "pid": os.getpid(),
        "uptime_s": round(time.monotonic() - _started),
    }
    if (memory := _memory()) is not None:
        extra["rss_mib"] = memory
    logger.info("alive", extra=extra)


def _memory() -> int | None:
    """Resident MiB, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE >> 20
    except OSError:
        return None
