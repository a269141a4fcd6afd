"""How far the publishing of status lists is behind, for metrics."""

from datetime import datetime

from django.db.models import Min

from certificates.models import StatusList


def waiting_since(now: datetime) -> datetime | None:
    """Since when the list waits that was the first to wait; None if none does."""
    waiting: datetime | None = StatusList.objects.filter(due_at__lte=now).aggregate(
        since=Min("due_at")
    )["since"]
    return waiting
