"""A worker process for tests of jobs, with a short lease and the tests' job kind.

Run as `python -m tests.journeys.processes.jobs_worker`; it works until it is killed.
"""

import sys
import time
from datetime import timedelta

import django

django.setup()

from accounts.jobs import runner  # noqa: E402
from accounts.jobs.registry import JOB_KINDS, register_job_kind  # noqa: E402  (needs the apps)
from lib.database import tenancy  # noqa: E402
from tests.factories.jobs import TALLY, tally_kind  # noqa: E402

LEASE = timedelta(seconds=1)


def main() -> None:
    tenancy.begin_process()
    if TALLY not in JOB_KINDS:
        register_job_kind(tally_kind(batch=500, at_once=5))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        runner.run_due_jobs(budget=timedelta(seconds=2), lease=LEASE)
        time.sleep(0.02)


if __name__ == "__main__":
    main()
