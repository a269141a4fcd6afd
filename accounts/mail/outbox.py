"""Put mails into the outbox, in the transaction of the change that they report; and remove old rows."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import Q

from accounts.models import Membership, OutgoingMail
from accounts.scopes import Role
from lib.database.tenancy import as_worker

from .kinds import MAIL_KINDS

KEEP = timedelta(days=90)
BATCH = 1_000


def enqueue_for_members(
    kind: str,
    *,
    issuer_id: UUID,
    roles: Collection[Role],
    subject: UUID,
    now: datetime,
    details: Mapping[str, object] | None = None,
    once: str | None = None,
) -> None:
    """One mail to each active member with one of these roles; no second one with the same `once`."""
    members = Membership.objects.for_issuer(issuer_id).heard(roles)
    OutgoingMail.objects.bulk_create(
        [
            OutgoingMail(
                issuer_id=issuer_id,
                kind=kind,
                user_id=user_id,
                subject=subject,
                details=details or {},
                once=once,
                created_at=now,
                due_at=now,
            )
            for user_id in members.values_list("user_id", flat=True)
        ],
        ignore_conflicts=True,
    )


@as_worker("old mails are of all issuers")
def remove_old(*, now: datetime) -> int:
    """Removes rows 90 days after the mail was sent or given up; how many. Records stay.

    Along the ids, oldest first: mails still waiting are skipped.
    """
    records = [kind.name for kind in MAIL_KINDS.values() if kind.is_record]
    over = Q(dropped_at__lt=now - KEEP) | Q(sent_at__lt=now - KEEP) & ~Q(kind__in=records)
    old = OutgoingMail.objects.filter(created_at__lt=now - KEEP).order_by("pk")
    removed, after = 0, 0
    while batch := list(old.filter(pk__gt=after).values_list("pk", flat=True)[:BATCH]):
        removed += OutgoingMail.objects.filter(over, pk__in=batch).delete()[0]
        after = batch[-1]
    return removed
