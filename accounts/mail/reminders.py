"""When mails remind of something that will end: 30, 7 and 1 days before."""

from datetime import datetime, timedelta

STAGES = (1, 7, 30)  # days before


def first_due(now: datetime) -> datetime:
    """What ends later than this is not warned of yet."""
    return now + timedelta(days=max(STAGES))


def stage(due_at: datetime, now: datetime) -> int:
    """How many days before `due_at` is warned of now. After a pause only the nearest stage counts:
    no member gets three mails on one day.
    """
    return next(days for days in STAGES if due_at - now <= timedelta(days=days))
