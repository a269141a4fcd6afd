"""Letters that go out 30, 7 and 1 days before something ends: in time, once, in one's own language."""

from dataclasses import replace
from datetime import datetime, timedelta

from accounts.models import Reminder

from . import outbox
from .outbox import Letter

STAGES = (1, 7, 30)  # days before


def first_due(now: datetime) -> datetime:
    """What ends later than this is not warned of yet."""
    return now + timedelta(days=max(STAGES))


def stage(due_at: datetime, now: datetime) -> int:
    """How many days before `due_at` is warned of now. After a pause only the nearest stage is owed:
    nobody gets three letters on one day.
    """
    return next(days for days in STAGES if due_at - now <= timedelta(days=days))


def send(reminder: Reminder, letter: Letter, *, now: datetime) -> bool:
    """Sends one letter, which also says when and in how many days; else as `letters.send`."""
    when = {"due_at": reminder.due_at, "days": reminder.days}
    return outbox.send(reminder, replace(letter, context={**when, **letter.context}), now=now)
