"""What beat wakes in accounts."""

from celery import shared_task
from django.core.management import call_command
from django.utils import timezone

from accounts.operations import (
    audit,
    consent,
    consent_warnings,
    job_files,
    key_adoption,
    key_warnings,
    letters,
    quota,
    quota_letters,
    retention,
    run,
    sign_in,
    usage,
)


@shared_task(acks_late=True, time_limit=600)
def forget_sessions() -> None:
    """Removes the sessions that have run out."""
    call_command("clearsessions")


@shared_task(acks_late=True, time_limit=600)
def forget_sign_ins() -> None:
    """Removes failures and counters of signing in that count no more: they name people."""
    sign_in.forget(now=timezone.now())


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
    letters.send_each(
        consent_warnings.owed(timezone.now()),
        lambda warning: consent_warnings.send(warning, now=timezone.now()),
    )


@shared_task(acks_late=True, time_limit=1800)
def warn_of_keys() -> None:
    """Warns of the API keys that are about to expire, and tells owners of those without a person."""
    letters.send_each(
        key_warnings.owed(timezone.now()),
        lambda warning: key_warnings.send(warning, now=timezone.now()),
    )
    letters.send_each(
        key_adoption.owed(timezone.now()),
        lambda letter: key_adoption.send(letter, now=timezone.now()),
    )


@shared_task(acks_late=True, time_limit=300)
def run_jobs() -> None:
    """Works on the jobs that are due, for a bounded time. Beat wakes it; whoever starts a job may too."""
    run.run_due()


@shared_task(acks_late=True, time_limit=600)
def remove_job_files() -> None:
    """Removes input and results of the jobs that ended 7 days ago."""
    job_files.remove_files(now=timezone.now())


@shared_task(acks_late=True, time_limit=60)
def sweep_quotas() -> None:
    """Lets changed plans take effect, and announces the quotas that are nearly or wholly used."""
    now = timezone.now()
    quota.apply_plans(now=now)
    quota.announce_thresholds(now=now)


@shared_task(acks_late=True, time_limit=300)
def send_quota_letters() -> None:
    """Tells the owners."""
    letters.send_each(
        quota_letters.unsent(now=timezone.now()),
        lambda letter: quota_letters.send(letter, now=timezone.now()),
    )


@shared_task(acks_late=True, time_limit=300)
def roll_up_usage() -> None:
    """Counts the rows that have become settled since the last time."""
    usage.roll_up(now=timezone.now())


@shared_task(acks_late=True, time_limit=300)
def remove_outcomes() -> None:
    """Removes stored outcomes after 30 days."""
    retention.remove_outcomes(now=timezone.now())


@shared_task(acks_late=True, time_limit=600)
def forget_letters() -> None:
    """Removes letters that could not be sent, 30 days after what they tell of."""
    retention.forget_letters(now=timezone.now())
