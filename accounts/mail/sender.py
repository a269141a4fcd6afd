"""Send the mails due in the outbox: one mail after another, each under a lease of its own.

A server that is away loses none, and a slow one gets each once. A worker that dies between sending and
noting it sends one once more, as does a server that takes a mail and does not say so in time: better
twice than never (ADR 0040).
"""

import logging
import time
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import DurationField, Q, Value
from django.db.models.functions import Now
from django.utils import timezone

from accounts.models import OutgoingMail

from .kinds import MAIL_KINDS, MailContent
from .smtp import MailNotSent, send_mail_now

logger = logging.getLogger("mail")

LEASE = timedelta(minutes=5)  # longer than the deadline of a mail
BUDGET = timedelta(minutes=10)  # and a last mail: less than the time limit of the task
PAUSES = (1, 5, 15, 30, 60)  # minutes before the next attempt; the last one is repeated


def send_due(*, budget: timedelta = BUDGET) -> int:
    """Sends mails until none is due or the budget is used up. Returns how many were sent."""
    ends = time.monotonic() + budget.total_seconds()
    sent = 0
    while time.monotonic() < ends and (mail := claim(now=timezone.now())):
        sent += send(mail, now=timezone.now())
    return sent


def claim(*, now: datetime) -> OutgoingMail | None:
    """The mail that has been due longest, leased to this worker; None if none is due."""
    due = OutgoingMail.objects.waiting().filter(due_at__lte=now, kind__in=MAIL_KINDS)
    due = due.filter(Q(leased_until=None) | Q(leased_until__lte=Now()))
    for kind in MAIL_KINDS.values():
        due = due.exclude(kind.on_hold(), kind=kind.name) if kind.on_hold else due
    with transaction.atomic():
        rows = due.order_by("due_at").select_for_update(skip_locked=True, no_key=True)
        mail = rows.first()
        if mail is not None:
            mail.attempts += 1
            lease = Now() + Value(LEASE, DurationField())
            OutgoingMail.objects.filter(pk=mail.pk).update(
                leased_until=lease, attempts=mail.attempts
            )
    return mail


def send(mail: OutgoingMail, *, now: datetime) -> bool:
    """Sends a claimed mail. False if it was not sent, is not to be sent any more, or is another worker's.

    The number of attempts is the fence: a worker whose lease ran out finds a higher one. What is noted
    of a mail that was erased meanwhile is lost with it.
    """
    row = OutgoingMail.objects.waiting().filter(pk=mail.pk, attempts=mail.attempts)
    current = row.select_related("issuer", "user").first()
    if current is None:
        return False
    kind = MAIL_KINDS[current.kind]
    content = kind.compose(current, now)
    if content is None:
        row.update(dropped_at=now, leased_until=None)
        return False
    try:
        _deliver(current, content)
    except MailNotSent as error:
        given_up = error.for_good or current.attempts >= kind.max_attempts
        pause = timedelta(minutes=PAUSES[min(current.attempts, len(PAUSES)) - 1])
        row.update(due_at=now + pause, dropped_at=now if given_up else None, leased_until=None)
        _log_failure(current, error, given_up=given_up)
        return False
    row.update(sent_at=now, leased_until=None)
    return True


def _deliver(mail: OutgoingMail, content: MailContent) -> None:
    """Raises MailNotSent."""
    to, locale = content.to, content.locale
    if mail.user is not None:
        to, locale = mail.user.email, mail.user.locale
    assert to, f"mails of the kind {mail.kind} have no recipient"
    send_mail_now(
        mail.kind,
        {"issuer": mail.issuer, **content.context},
        to=to,
        locale=locale or mail.issuer.default_locale,
        zone=mail.issuer.time_zone,
    )


def _log_failure(mail: OutgoingMail, error: MailNotSent, *, given_up: bool) -> None:
    logger.error(
        "a mail was not sent",
        extra={
            "mail": mail.pk,
            "kind": mail.kind,
            "attempts": mail.attempts,
            "error": str(error),
            "given_up": given_up,
        },
    )
