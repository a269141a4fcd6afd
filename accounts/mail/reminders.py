"""The days of reminders of something that will end: 30, 7 and 1 before."""

from datetime import datetime, timedelta

STAGES = (1, 7, 30)  # days before


def first_due(now: datetime) -> datetime:
    """The latest end of which a reminder is due."""
    return now + timedelta(days=max(STAGES))


def stage(due_at: datetime, now: datetime) -> int:
    """The stage that is due: days before `due_at`. After a pause only the nearest stage counts:
    no member gets three mails on one day.
    """
    return next(days for days in STAGES if due_at - now <= timedelta(days=days))
