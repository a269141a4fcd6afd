"""A worker process for the tests of jobs: the real loop, with a short lease and the tests' own kind.

Run as `python -m tests.journeys.jobs_worker`; it works until it is killed.
"""

import sys
import time
from datetime import timedelta

import django

django.setup()

from accounts.catalog import KINDS, register  # noqa: E402  (needs the apps)
from accounts.operations import run  # noqa: E402
from tests.factories.jobs import TALLY, kind  # noqa: E402

LEASE = timedelta(seconds=1)


def main() -> None:
    if TALLY not in KINDS:
        register(kind(batch=500, at_once=5))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        run.run_due(budget=timedelta(seconds=2), lease=LEASE)
        time.sleep(0.02)


if __name__ == "__main__":
    main()
