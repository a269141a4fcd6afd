"""Letters that go out 30, 7 and 1 days before something ends: in time, once, in one's own language."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.core.mail import send_mail
from django.template.loader import render_to_string
from django.utils import timezone, translation

from accounts.models import Issuer, Reminder

logger = logging.getLogger("mail")

STAGES = (1, 7, 30)  # days before


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """What a reminder says: templates/emails/<name>.txt, under <name>_subject.txt."""

    name: str
    issuer: Issuer  # whose local time it tells
    context: Mapping[str, object]


def first_due(now: datetime) -> datetime:
    """What ends later than this is not warned of yet."""
    return now + timedelta(days=max(STAGES))


def stage(due_at: datetime, now: datetime) -> int:
    """How many days before `due_at` is warned of now. After a pause only the nearest stage is owed:
    nobody gets three letters on one day.
    """
    return next(days for days in STAGES if due_at - now <= timedelta(days=days))


def send(reminder: Reminder, letter: Letter, *, now: datetime) -> bool:
    """Sends one letter. False if another worker did, or the mail failed: then it is tried again.

    It is claimed first: a worker that dies in between loses one letter of three, and sends none twice.
    """
    own = type(reminder)._default_manager.filter(pk=reminder.pk)
    if not own.filter(sent_at=None).update(sent_at=now):
        return False
    try:
        _mail(reminder, letter)
    except OSError as error:  # smtplib's errors, and the network's: their texts hold addresses
        own.update(sent_at=None)
        logger.error(  # noqa: TRY400  (no traceback, for the same reason)
            "a warning was not sent",
            extra={
                "letter": letter.name,
                "warning": reminder.pk,
                "error": type(error).__name__,
            },
        )
        return False
    return True


def _mail(reminder: Reminder, letter: Letter) -> None:
    context = {
        "issuer": letter.issuer,
        "due_at": reminder.due_at,
        "days": reminder.days,
        **letter.context,
    }
    with translation.override(reminder.user.locale), timezone.override(letter.issuer.time_zone):
        subject = render_to_string(f"emails/{letter.name}_subject.txt", context)
        text = render_to_string(f"emails/{letter.name}.txt", context)
    send_mail(" ".join(subject.split()), text, None, [reminder.user.email])
