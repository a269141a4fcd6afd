"""The service's Celery application with tasks that say when they run: for tests of the broker."""

import time
from pathlib import Path

from config.celery import app


@app.task(name="tests.touch", time_limit=60)
def touch(path: str, seconds: float = 0) -> None:
    """Say that it has begun, take its time, and say that it has ended."""
    Path(path + ".begun").touch()
    time.sleep(seconds)
    Path(path + ".ended").touch()
