"""What beat wakes in accounts."""

from celery import shared_task
from django.core.management import call_command
from django.utils import timezone

from accounts.operations import audit, consent, consent_warnings, jobs, run


@shared_task(acks_late=True, time_limit=600)
def forget_sessions() -> None:
    """Removes the sessions that have run out."""
    call_command("clearsessions")


@shared_task(acks_late=True, time_limit=60)
def seal_audit() -> None:
    """Seals what was committed since the last time."""
    while audit.seal() == audit.BATCH:
        pass


@shared_task(acks_late=True, time_limit=60)
def log_audit_heads() -> None:
    """Notes every chain's head where no change of the database reaches it: in the log."""
    audit.log_heads()


@shared_task(acks_late=True, time_limit=1800)
def warn_of_consent() -> None:
    """Warns owners whose consent will be due; also finds issuers that came in by another way."""
    consent.refresh()
    for warning in consent_warnings.owed(timezone.now()):
        consent_warnings.send(warning, now=timezone.now())


@shared_task(acks_late=True, time_limit=300)
def run_jobs() -> None:
    """Works on the jobs that are due, for a bounded time. Beat wakes it; whoever starts a job may too."""
    run.run_due()


@shared_task(acks_late=True, time_limit=600)
def remove_job_files() -> None:
    """Removes input and results of the jobs that ended 7 days ago."""
    jobs.remove_files(now=timezone.now())
