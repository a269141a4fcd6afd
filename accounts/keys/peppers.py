"""Count and expire API keys by pepper. A key moves to the first pepper when it is used.

`operations.authentication` moves it. This module counts and ends the keys that have not moved.
"""

from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Count, Max, Q, QuerySet

from accounts.actors import ActionContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.models import ApiKey
from accounts.scopes import Mode

from .token import KeyState


def usable_keys_by_pepper(now: datetime) -> dict[str, tuple[int, datetime | None]]:
    """Count the usable keys of each pepper, with the time when one was last used.

    Those of the settings come first, in their order; then those that are gone from there.
    """
    usable = ApiKey.objects.in_state(KeyState.USABLE, now)
    rows = usable.values_list("pepper_id").annotate(Count("pk"), Max("use__last_used_at"))
    used = {pepper_id: (count, last) for pepper_id, count, last in rows.order_by("pepper_id")}
    return {**dict.fromkeys(settings.API_KEY_PEPPERS, (0, None)), **used}


def expire_keys_of_old_peppers(*, context: ActionContext, after: timedelta) -> int:
    """Let the keys of other peppers than the first expire after this time at the latest.

    They are warned of as any key is; one that is used meanwhile moves to the first pepper, and
    keeps the end that it was given here. Says how many were given one.
    """
    end = context.now + after
    left = _behind(end, context.now).values_list("pk", flat=True)
    return sum(_end(context, key_id, end) for key_id in left)


def _behind(end: datetime, now: datetime) -> "QuerySet[ApiKey]":
    usable = ApiKey.objects.in_state(KeyState.USABLE, now)
    late = usable.filter(Q(expires_at=None) | Q(expires_at__gt=end))
    return late.exclude(pepper_id=next(iter(settings.API_KEY_PEPPERS)))


@transaction.atomic
def _end(context: ActionContext, key_id: UUID, end: datetime) -> bool:
    key = _behind(end, context.now).filter(pk=key_id).select_for_update(no_key=True).first()
    if key is None:
        return False  # used, changed or revoked meanwhile
    changes = audit.diff({"expires_at": key.expires_at}, {"expires_at": end})
    key.expires_at = end
    key.warned_days = None
    key.save(update_fields=["expires_at", "warned_days"])
    record(
        context,
        "key.changed",
        key.public_id,
        changes,
        issuer_id=key.issuer_id,
        mode=Mode(key.mode),
    )
    return True
