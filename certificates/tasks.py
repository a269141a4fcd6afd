"""Celery tasks of certificates."""

import time
from uuid import UUID

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from accounts.pdf_signing import operations as pdf_signing
from accounts.scopes import Mode
from certificates.credentials import operations as credentials
from certificates.erasure import execution
from certificates.log import attesting, publishing, sequencing
from certificates.printing import operations as printing
from certificates.sandbox import operations as sandbox
from certificates.status_lists import operations as status_lists
from certificates.transitions import notices
from certificates.watching import operations as watching

GRAPH_BATCHES = 32  # a few seconds
PRINTING_SECONDS = 10  # of a run


@shared_task(acks_late=True, time_limit=600)
def send_expiry_notices() -> None:
    """Send the expiry notices that are due."""
    while notices.send_due(now=timezone.now()) == notices.BATCH:
        pass
    notices.send_due_by_test_clocks(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def erase_due() -> None:
    """Carry out erasures that were requested seven days ago and not undone."""
    execution.erase_due(now=timezone.now())


@shared_task(acks_late=True, time_limit=1800)
def remove_test_certificates() -> None:
    """Remove test certificates of 30 days ago or earlier."""
    sandbox.remove_old(now=timezone.now())


@shared_task(acks_late=True, time_limit=600)
def sequence_log() -> None:
    """Append the changes that wait to the transparency logs, and publish them."""
    for mode in Mode if sequencing.is_due() else ():
        while sequencing.run(mode, now=timezone.now()) == sequencing.BATCH:
            pass


@shared_task(time_limit=120)
def cosign_log() -> None:
    """Have witnesses cosign the newest checkpoint of the live log, where LOG_WITNESSES is set."""
    if settings.LOG_WITNESSES:  # witnesses are told which logs to expect: not that of tests
        attesting.cosign_newest(Mode.LIVE)


@shared_task(acks_late=True, time_limit=1800)
def announce_log() -> None:
    """Send issuers the newest checkpoint of each transparency log: once a day."""
    for mode in Mode:
        publishing.announce(mode, now=timezone.now())


@shared_task(time_limit=120)
def timestamp_log() -> None:
    """Have the newest checkpoint of each transparency log time-stamped, where TIMESTAMP_URL is set."""
    for mode in Mode if settings.TIMESTAMP_URL else ():
        attesting.stamp_newest(mode)


@shared_task(acks_late=True, time_limit=600)
def publish_status_lists() -> None:
    """Publish the status lists whose certificates changed, and sign the others anew once a day."""
    status_lists.publish_due(now=timezone.now())


@shared_task(acks_late=True, time_limit=60)
def mark_status_lists() -> None:
    """Have status lists published whose certificates changed, also where the log is held up."""
    status_lists.changes_wait(now=timezone.now())


@shared_task(acks_late=True, time_limit=600)
def seal_certificates() -> None:
    """Sign the credentials that wait, and again those that are outdated."""
    credentials.requeue_outdated()
    after: UUID | None = credentials.START
    while after is not None:
        after = credentials.sign_next(after, now=timezone.now())


@shared_task(acks_late=True, time_limit=600)
def sign_graphs() -> None:
    """Add the embedded proof of diplomas: so many that other tasks of a worker do not wait long."""
    after: UUID | None = credentials.START
    for _batch in range(GRAPH_BATCHES):
        if after is not None:
            after = credentials.sign_graphs(after)


@shared_task(acks_late=True, time_limit=600)
def print_waiting() -> None:
    """Make the keys for PDFs that were asked for, and the PDFs that somebody waits for.

    The next run continues: meanwhile other tasks have the process.
    """
    pdf_signing.make_requested(now=timezone.now())
    until = time.monotonic() + PRINTING_SECONDS
    while time.monotonic() < until and printing.print_waiting(now=timezone.now()):
        pass


@shared_task(acks_late=True, time_limit=600)
def remove_printed() -> None:
    """Remove PDFs that were kept for long enough, and the oldest where there are too many."""
    printing.remove_old(now=timezone.now())


@shared_task(acks_late=True, time_limit=600)
def remove_watchers() -> None:
    """Forget addresses that did not confirm within a day, and those whose certificates ended 30 days ago."""
    watching.remove_old(now=timezone.now())
