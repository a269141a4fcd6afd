"""Celery tasks of accounts."""

from celery import shared_task
from django.core.management import call_command
from django.utils import timezone

from accounts.api.idempotency import remove_stored_responses
from accounts.audit import operations as audit
from accounts.consent import operations as consent
from accounts.domains import check
from accounts.keys.people import find_orphaned_keys, warn_of_expiring_keys
from accounts.mail import addresses, outbox
from accounts.mail.sender import send_due
from accounts.open_items.operations import remove_settled
from accounts.pdf_signing.operations import warn_of_ending_certificates
from accounts.request_log.log import REQUEST_LOG
from accounts.sign_in.operations import remove_expired
from accounts.signing_keys.operations import make_due
from accounts.usage import operations as usage
from lib.database.tenancy import as_worker


@shared_task(acks_late=True, time_limit=600)
def forget_sessions() -> None:
    """Delete expired sessions."""
    call_command("clearsessions")


@shared_task(acks_late=True, time_limit=600)
def forget_sign_ins() -> None:
    """Delete failed sign-ins and counters that no longer count: they name people."""
    remove_expired(now=timezone.now())


@shared_task(acks_late=True, time_limit=60)
def seal_audit() -> None:
    """Seal new audit entries."""
    while audit.seal() == audit.BATCH:
        pass


@shared_task(acks_late=True, time_limit=60)
def log_audit_heads() -> None:
    """Log every audit chain's head, where no change of the database reaches it."""
    audit.log_heads()


@shared_task(acks_late=True, time_limit=1800)
def warn_of_consent() -> None:
    """Warn owners whose consent will be due."""
    with as_worker("a document is required of all issuers"):
        consent.refresh()
    consent.warn_of_consent(now=timezone.now())


@shared_task(acks_late=True, time_limit=1800)
def warn_of_keys() -> None:
    """Warn of API keys that are about to expire, and of those whose person has left."""
    warn_of_expiring_keys(now=timezone.now())
    find_orphaned_keys(now=timezone.now())


@shared_task(acks_late=True, time_limit=600)
def warn_of_pdf_certificates() -> None:
    """Warn of certificates for PDFs that are about to end."""
    warn_of_ending_certificates(now=timezone.now())


@shared_task(acks_late=True, time_limit=240)
def check_domains() -> None:
    """Check the domains of issuers that are due."""
    while check.check_due_domains(now=timezone.now()) == check.BATCH:
        pass


@shared_task(acks_late=True, time_limit=900)
def send_mails() -> None:
    """Send due mails of the outbox."""
    send_due()


@shared_task(acks_late=True, time_limit=600)
def remove_old_mails() -> None:
    """Delete rows of mails sent or given up 90 days ago, and open items settled a year ago."""
    outbox.remove_old(now=timezone.now())
    remove_settled(now=timezone.now())
    addresses.remove_idle(now=timezone.now())


@shared_task(acks_late=True, time_limit=60)
def sweep_quotas() -> None:
    """Apply changed plans, and announce quotas that are nearly or wholly used."""
    now = timezone.now()
    usage.apply_plans(now=now)
    usage.announce_thresholds(now=now)


@shared_task(acks_late=True, time_limit=300)
def roll_up_usage() -> None:
    """Roll up usage."""
    usage.roll_up(now=timezone.now())


@shared_task(acks_late=True, time_limit=300)
def remove_outcomes() -> None:
    """Delete stored responses after 30 days."""
    remove_stored_responses(now=timezone.now())


@shared_task(acks_late=True, time_limit=60)
def keep_request_log() -> None:
    """Make the request log's partitions of the coming days, and drop those older than 30 days."""
    REQUEST_LOG.keep()


@shared_task(acks_late=True, time_limit=60)
def make_signing_keys() -> None:
    """Make the signing keys that were asked for, and those of new issuers."""
    make_due()
