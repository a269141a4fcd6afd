"""Expiry notices: events some days before a certificate's validity ends, and at its end."""

from datetime import datetime
from uuid import UUID

from django.db import transaction

from accounts.actors import Actor
from accounts.jobs.operations.lifecycle import create_job
from accounts.scopes import Mode
from certificates import events
from certificates.lifecycle import next_notice, notice_days
from certificates.models import Certificate
from webhooks import outbox

BATCH = 500
RESCHEDULE = "certificates.notices"  # the kind of job that reschedules all notices


@transaction.atomic
def send_due(*, now: datetime) -> int:
    """Publish the notices that are due, and set each certificate's next; how many were due.

    Several workers may do so at once: each takes rows that no other has locked. After a pause only the
    latest warning is published, and none once the certificate has expired.
    """
    due = Certificate.objects.filter(next_notice_at__lte=now).order_by("next_notice_at")
    rows = due.select_related("issuer__plan").defer("document", "data_hash")
    locked = list(rows.select_for_update(of=("self",), skip_locked=True, no_key=True)[:BATCH])
    for certificate in locked:
        _notify(certificate, now)
    return len(locked)


def _notify(certificate: Certificate, now: datetime) -> None:
    ends_at = certificate.ends_at
    assert ends_at is not None  # what never ends has no notice
    days = certificate.issuer.facts().expiry_warning_days
    has_ended = ends_at <= now
    ahead = None if has_ended else notice_days(ends_at, days, now=now)
    certificate.next_notice_at = next_notice(ends_at, days, after=now)
    if has_ended or ahead is not None:
        certificate.sequence += 1
        outbox.record(events.expiry_event(certificate, days=ahead, now=now))
    certificate.save(update_fields=["sequence", "next_notice_at"])


def start_rescheduling(*, issuer_id: UUID, actor: Actor, now: datetime) -> None:
    """Start a job for each mode that reschedules all notices by the issuer's new warning days.

    Within the transaction that changes them. An issuer without certificates needs none.
    """
    for mode in Mode:
        if Certificate.objects.for_issuer(issuer_id, mode).exists():
            create_job(issuer_id=issuer_id, mode=mode, kind=RESCHEDULE, actor=actor, now=now)
