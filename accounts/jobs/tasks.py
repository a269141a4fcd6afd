"""Periodic tasks of jobs."""

from threading import Lock

from celery import shared_task
from django.utils import timezone

from . import files, runner

_working = Lock()


@shared_task(acks_late=True, time_limit=300)
def run_jobs() -> None:
    """Works on the jobs that are due, for a bounded time. Beat wakes it; whoever starts a job may too.

    One at a time in a process: where workers are threads, the others are left to tasks that are short.
    """
    if _working.acquire(blocking=False):
        try:
            runner.run_due_jobs()
        finally:
            _working.release()


@shared_task(acks_late=True, time_limit=600)
def remove_job_files() -> None:
    """Removes input and results of the jobs that ended 7 days ago."""
    files.remove_files(now=timezone.now())
