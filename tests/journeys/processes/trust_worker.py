"""A worker that does each second what Celery's beat asks for: it logs changes, signs credentials and
publishes status lists, or does those of these tasks that TASKS names.

Run as `python -m tests.journeys.processes.trust_worker`; it works until it is killed.
"""

import os
import sys
import time

import django

django.setup()

from certificates import tasks  # noqa: E402  (needs the apps)
from lib.database import tenancy  # noqa: E402

EVERY = 1.0  # seconds
ALL = "sequence_log,seal_certificates,publish_status_lists"


def main() -> None:
    tenancy.begin_process()
    wanted = [getattr(tasks, name) for name in os.environ.get("TASKS", ALL).split(",")]
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        began = time.monotonic()
        for task in wanted:
            task()
        time.sleep(max(0.0, began + EVERY - time.monotonic()))


if __name__ == "__main__":
    main()
