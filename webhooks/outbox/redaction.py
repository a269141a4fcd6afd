"""Remove erased data from recorded events and from receivers' answers to them.

Their order, their ids and all else stay.
"""

from collections.abc import Collection
from uuid import UUID

import orjson

from webhooks.models import Attempt, Delivery, Event


def redact(subjects: Collection[UUID], names: Collection[str]) -> int:
    """Set these members of `data` to null in events about these subjects. Returns how many changed.

    The body stays, so that readers of the feed lose no place in it, and what is still owed is sent.
    Answers go as `forget_answers` says. In the caller's transaction.
    """
    changed = 0
    for event in Event.objects.filter(subject__in=subjects, body__isnull=False).order_by("pk"):
        body = orjson.loads(bytes(event.body or b""))
        present = {name for name in names if body["data"].get(name) is not None}
        if present:
            body["data"] |= dict.fromkeys(present)
            Event.objects.filter(pk=event.pk).update(body=orjson.dumps(body))
            changed += 1
    forget_answers(subjects)
    return changed


def forget_answers(subjects: Collection[UUID]) -> int:
    """Remove receivers' answers to events about these subjects, which may repeat the data.

    When it was tried, and with which status, stays. Says how many attempts there were.
    """
    deliveries = Delivery.objects.filter(event__subject__in=subjects)
    about = Attempt.objects.filter(delivery__in=deliveries)
    return about.exclude(body="", headers={}).update(body="", headers={}, truncated=False)
