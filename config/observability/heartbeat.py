"""A log line per minute from each background process: it is alive, and how much memory it uses."""

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
    """Log a heartbeat now and then every minute, from a thread of its own."""
    threading.Thread(target=_run, args=(role,), name="heartbeat", daemon=True).start()


def _run(role: str) -> None:
    pause = threading.Event()
    while True:
        say(role)
        pause.wait(SECONDS)


def say(role: str) -> None:
    """Log one heartbeat."""
    extra: dict[str, object] = {
        "role": role,
        "pid": os.getpid(),
        "uptime_s": round(time.monotonic() - _started),
    }
    if (memory := _memory()) is not None:
        extra["rss_mib"] = memory
    logger.info("alive", extra=extra)


def _memory() -> int | None:
    """Resident memory in MiB; None where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE >> 20
    except OSError:
        return None
