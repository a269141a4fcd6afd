"""A worker that does each second what Celery's beat asks for: it logs changes, signs credentials and
publishes status lists.

Run as `python -m tests.journeys.processes.trust_worker`; it works until it is killed.
"""

import sys
import time

import django

django.setup()

from certificates import tasks  # noqa: E402  (needs the apps)

EVERY = 1.0  # seconds


def main() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        began = time.monotonic()
        tasks.sequence_log()
        tasks.seal_certificates()
        tasks.publish_status_lists()
        time.sleep(max(0.0, began + EVERY - time.monotonic()))


if __name__ == "__main__":
    main()
