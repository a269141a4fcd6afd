"""Notices: events when a certificate's validity begins, some days before its end, and at its end."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from uuid import UUID

from django.db import connection, transaction

from accounts.actors import RequestContext
from accounts.jobs.operations import create_job
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates import events
from certificates.certificate.models import CertificateQuerySet
from certificates.lifecycle import Status, next_notice, notice_days
from certificates.models import Certificate
from certificates.watching import operations as watching
from lib.database.tenancy import acting_for, as_worker
from webhooks import outbox

BATCH = 500
RESCHEDULE = "certificates.notices"  # the kind of job that reschedules all notices
_SET = """
UPDATE certificates_certificate c SET next_notice_at = notice.at
  FROM unnest(%s::uuid[], %s::timestamptz[]) AS notice (id, at)
 WHERE c.id = notice.id
"""


@as_worker("certificates of any issuer may be due")
def send_due(*, now: datetime) -> int:
    """Publish the notices that are due, and set each certificate's next; how many were due.

    Several workers may do so at once: each takes rows that no other has locked. After a pause only the
    latest warning is published, and none once the certificate has expired.
    """
    return _send(Certificate.objects.filter(next_notice_at__lte=now), now)


@as_worker("any issuer may have advanced its test clock")
def send_due_by_test_clocks(*, now: datetime) -> None:
    """The same for the test certificates of the issuers whose test clock was advanced."""
    for issuer in Issuer.objects.filter(test_clock_ahead__gt=timedelta()):
        with acting_for(issuer.pk):
            while send_due_by_test_clock(issuer, now=now) == BATCH:
                pass


def send_due_by_test_clock(issuer: Issuer, *, now: datetime) -> int:
    """The same for the test certificates of one of these issuers."""
    at = issuer.certificate_time(Mode.TEST, now)
    own = Certificate.objects.for_issuer(issuer.pk, Mode.TEST)
    return _send(own.filter(next_notice_at__lte=at), now)


@transaction.atomic
def _send(due: CertificateQuerySet, now: datetime) -> int:
    rows = due.order_by("next_notice_at")
    rows = rows.select_related("issuer__plan").defer("document", "data_hash")
    locked = list(rows.select_for_update(of=("self",), skip_locked=True, no_key=True)[:BATCH])
    ended: dict[UUID, list[UUID]] = defaultdict(list)
    for certificate in locked:
        with acting_for(certificate.issuer_id):
            if _notify(certificate, certificate.time(now)):
                ended[certificate.issuer_id].append(certificate.pk)
    for issuer_id, certificate_ids in ended.items():
        with acting_for(issuer_id):
            watching.queue_news(certificate_ids, issuer_id=issuer_id, now=now)
    return len(locked)


def _notify(certificate: Certificate, now: datetime) -> bool:
    """Publish what is due of one certificate; whether its validity has ended."""
    since = certificate.next_notice_at
    assert since is not None  # it is due
    starts_at, ends_at = certificate.starts_at, certificate.ends_at
    days = certificate.issuer.facts().expiry_warning_days
    certificate.next_notice_at = next_notice(starts_at, ends_at, days, after=now)
    if since <= starts_at <= now and certificate.status_at(now) is Status.ACTIVE:
        certificate.sequence += 1
        outbox.record(events.activated_event(certificate, now=now))
    has_ended = ends_at is not None and ends_at <= now
    ahead = notice_days(ends_at, days, since=since, now=now) if ends_at else None
    if has_ended or ahead is not None:
        certificate.sequence += 1
        outbox.record(events.expiry_event(certificate, days=None if has_ended else ahead, now=now))
    certificate.save(update_fields=["sequence", "next_notice_at"])
    return has_ended


def start_rescheduling(*, context: RequestContext) -> None:
    """Start a job for each mode that reschedules all notices by the issuer's new warning days.

    Within the transaction that changes them. An issuer without certificates needs none.
    """
    for mode in Mode:
        if Certificate.objects.for_issuer(context.issuer.id, mode).exists():
            create_job(context=replace(context, mode=mode), kind=RESCHEDULE)


def reschedule(
    *,
    issuer_id: UUID,
    mode: Mode,
    days: Sequence[int],
    after: UUID | None,
    limit: int,
    now: datetime,
) -> tuple[int, UUID | None]:
    """Set the next notices of the certificates after `after`, in the order of their ids.

    Returns how many it changed, and the last one it looked at; None at the end. A warning whose time
    is over by the new days is not made up for; notices that are due already are left to `send_due`.
    In the caller's transaction.
    """
    rows = Certificate.objects.for_issuer(issuer_id, mode).order_by("pk")
    rows = rows if after is None else rows.filter(pk__gt=after)
    looked_at = list(rows.values_list("pk", flat=True)[:limit])
    waiting = Certificate.objects.filter(pk__in=looked_at, next_notice_at__gt=now)
    locked = waiting.order_by("pk").select_for_update(no_key=True)
    changed = [
        (pk, next_at)
        for pk, starts_at, ends_at, current in locked.values_list(
            "pk", "starts_at", "ends_at", "next_notice_at"
        )
        if (next_at := next_notice(starts_at, ends_at, days, after=now)) != current
    ]
    if changed:
        with connection.cursor() as cursor:
            cursor.execute(_SET, [list(column) for column in zip(*changed, strict=True)])
    return len(changed), looked_at[-1] if len(looked_at) == limit else None
