"""Reschedule expiry notices after an issuer changed its warning days."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db import connection

from accounts.scopes import Mode
from certificates.lifecycle import next_notice
from certificates.models import Certificate

_SET = """
UPDATE certificates_certificate c SET next_notice_at = told.at
  FROM unnest(%s::uuid[], %s::timestamptz[]) AS told (id, at)
 WHERE c.id = told.id
"""


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
        for pk, ends_at, current in locked.values_list("pk", "ends_at", "next_notice_at")
        if (next_at := next_notice(ends_at, days, after=now)) != current
    ]
    if changed:
        with connection.cursor() as cursor:
            cursor.execute(_SET, [list(column) for column in zip(*changed, strict=True)])
    return len(changed), looked_at[-1] if len(looked_at) == limit else None
