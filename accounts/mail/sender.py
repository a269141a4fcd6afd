"""Send the mails due in the outbox by SMTP: one after another, each under a lease of its own.

A server that is away loses none, and a slow one gets each once. A worker that dies between sending and
noting it sends one once more, as does a server that takes a mail and does not say so in time: better
twice than never (ADR 0040).
"""

import logging
import re
import time
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from smtplib import SMTPRecipientsRefused, SMTPResponseException
from typing import Any
from uuid import UUID

from django.conf import settings
from django.core.mail import EmailMessage
from django.db import transaction
from django.db.models import DurationField, Q, Value
from django.db.models.functions import Now
from django.template.loader import render_to_string
from django.utils import timezone, translation

from accounts.models import MailOutcome, OutgoingMail
from lib.database.tenancy import acting_for, as_worker
from lib.sql import fetch_all

from . import addresses
from .outbox import MAIL_KINDS, MailContent, MailKind

PERMANENT = 500  # a server's codes from here on; below, it may take the mail later
AUTOMATIC = {"Auto-Submitted": "auto-generated"}  # RFC 3834: no out-of-office note answers it
_STATUS = re.compile(r"[245]\.[0-9]{1,3}\.[0-9]{1,3}", re.ASCII)


class MailNotSent(Exception):
    """The mail did not leave. Says why in one word: texts of mail servers hold addresses.

    `for_good`: the fault is the address's, so that no other try can help. `answer`: the codes of the
    server's answer, such as "550 5.1.1"; where there was none, the word.
    """

    def __init__(self, cause: Exception) -> None:
        super().__init__(type(cause).__name__)
        self.for_good = _is_for_good(cause)
        self.answer = _answer(cause)[:30]

    @property
    def status(self) -> str:
        """The code of RFC 3463, as in a report of delivery."""
        known = _STATUS.search(self.answer)
        return known[0] if known else "5.0.0" if self.for_good else "4.0.0"


def send_mail_now(
    name: str,
    context: Mapping[str, object],
    *,
    to: str | Sequence[str],
    locale: str,
    zone: str | None = None,
    headers: Mapping[str, str] | None = None,
    return_path: str | None = None,
) -> None:
    """Sends one mail; times are shown in `zone`, else in UTC. Raises MailNotSent.

    With a `return_path`, reports of its delivery go there, and answers to DEFAULT_FROM_EMAIL as always.
    """
    with translation.override(locale), timezone.override(zone):
        subject = render_to_string(f"emails/{name}_subject.txt", context)
        text = render_to_string(f"emails/{name}.txt", context)
    mail = EmailMessage(
        subject=" ".join(subject.split()),
        body=text,
        from_email=return_path or settings.DEFAULT_FROM_EMAIL,
        to=[to] if isinstance(to, str) else list(to),
        headers={"From": settings.DEFAULT_FROM_EMAIL, **AUTOMATIC, **(headers or {})},
    )
    try:
        mail.send()
    except (OSError, ValueError) as error:  # smtplib's, the network's; an address that none encodes
        raise MailNotSent(error) from None


def _is_for_good(cause: Exception) -> bool:
    if isinstance(cause, SMTPRecipientsRefused):
        return all(code >= PERMANENT for code, _text in cause.recipients.values())
    return isinstance(cause, ValueError)


def _answer(cause: Exception) -> str:
    """The codes alone: what else the server says may hold the address."""
    code, text = 0, b""
    if isinstance(cause, SMTPRecipientsRefused) and cause.recipients:
        code, text = next(iter(cause.recipients.values()))
    elif isinstance(cause, SMTPResponseException):
        code, text = cause.smtp_code, _bytes(cause.smtp_error)
    if not code:
        return type(cause).__name__
    status = _STATUS.match(_bytes(text).decode("ascii", "replace"))
    return f"{code} {status[0]}" if status else str(code)


def _bytes(text: bytes | str) -> bytes:
    return text if isinstance(text, bytes) else text.encode("ascii", "replace")


_WAITS = "due_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL"
# Walks the index from issuer to issuer, so that a backlog of one costs nothing.
_ISSUERS = f"""
WITH RECURSIVE waiting (issuer_id) AS (
  (SELECT issuer_id FROM accounts_outgoingmail WHERE {_WAITS} ORDER BY issuer_id LIMIT 1)
  UNION ALL
  SELECT (SELECT m.issuer_id FROM accounts_outgoingmail m
           WHERE {_WAITS} AND m.issuer_id > waiting.issuer_id ORDER BY m.issuer_id LIMIT 1)
    FROM waiting WHERE waiting.issuer_id IS NOT NULL
)
SELECT issuer_id FROM waiting
 WHERE EXISTS (SELECT FROM accounts_outgoingmail m
                WHERE m.issuer_id = waiting.issuer_id AND {_WAITS} AND m.due_at <= %(now)s)
"""

logger = logging.getLogger("mail")

LEASE = timedelta(minutes=5)  # longer than the deadline of a mail
BUDGET = timedelta(minutes=10)  # and a last mail: less than the time limit of the task
LONGEST_WAIT = timedelta(days=4)  # of a mail to a holder who gets too many
PAUSES = (1, 5, 15, 30, 60)  # minutes before the next attempt; the last one is repeated


def send_due(*, budget: timedelta = BUDGET) -> int:
    """Sends mails until none is due or the budget is used up. Returns how many were sent.

    One of each issuer in turn, so that ten thousand of one keep nobody else's waiting.
    """
    ends = time.monotonic() + budget.total_seconds()
    sent, claimed = 0, 1
    while claimed and (issuers := _issuers_with_due_mails(timezone.now())):
        claimed = 0
        for issuer_id in issuers:
            if time.monotonic() >= ends:
                return sent
            if mail := claim(now=timezone.now(), issuer_id=issuer_id):
                claimed += 1
                sent += send(mail, now=timezone.now())
    return sent


@as_worker("mails of any issuer may be due")
def _issuers_with_due_mails(now: datetime) -> list[UUID]:
    return [issuer_id for (issuer_id,) in fetch_all(_ISSUERS, {"now": now})]


@as_worker("without an issuer, the next mail of all")
def claim(*, now: datetime, issuer_id: UUID | None = None) -> OutgoingMail | None:
    """The mail (of this issuer) that has been due longest, leased to this worker; None if none is due."""
    due = OutgoingMail.objects.waiting().filter(due_at__lte=now, kind__in=MAIL_KINDS)
    due = due if issuer_id is None else due.filter(issuer_id=issuer_id)
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
    with acting_for(mail.issuer_id):
        return _send(mail, now)


def _send(mail: OutgoingMail, now: datetime) -> bool:
    row = OutgoingMail.objects.waiting().filter(pk=mail.pk, attempts=mail.attempts)
    current = row.select_related("issuer", "user").first()
    if current is None:
        return False
    kind = MAIL_KINDS[current.kind]
    content = kind.compose(current, now)
    if content is None:
        row.update(dropped_at=now, leased_until=None)
        return False
    to, locale = _recipient(current, content)
    holder = str(to) if kind.to_holders else None
    if holder and (hindered := _hindrance(current, holder, now)):
        row.update(**hindered, leased_until=None)
        return False
    try:
        _deliver(current, content, to, locale)
    except MailNotSent as error:
        if holder:
            _note_failure(holder, error, now)
        row.update(**_after_failure(current, kind, error, now), leased_until=None)
        return False
    row.update(sent_at=now, leased_until=None, answer=None)
    return True


def _recipient(mail: OutgoingMail, content: MailContent) -> tuple[str | Sequence[str], str]:
    """The address, or several, and the language."""
    to, locale = content.to, content.locale
    if mail.user is not None:
        to, locale = mail.user.email, mail.user.locale
    assert to, f"mails of the kind {mail.kind} have no recipient"
    return to, locale or mail.issuer.default_locale


def _hindrance(mail: OutgoingMail, to: str, now: datetime) -> dict[str, Any] | None:
    """What to note of a mail to a holder that may not leave now. None: it may, and its turn is taken."""
    noted = {"recipient": addresses.digest(to)}
    hindered = addresses.obstacle(to, issuer_id=mail.issuer_id, subject=mail.subject)
    if hindered is not None:
        return {**noted, "dropped_at": now, "outcome": hindered}
    next_turn = addresses.take_turn(to, now=now)
    if next_turn is not None:
        if mail.created_at < now - LONGEST_WAIT:
            return {**noted, "dropped_at": now, "outcome": MailOutcome.TOO_MANY}
        return {**noted, "due_at": next_turn}
    OutgoingMail.objects.filter(pk=mail.pk).update(**noted)
    return None


def _deliver(
    mail: OutgoingMail, content: MailContent, to: str | Sequence[str], locale: str
) -> None:
    """Raises MailNotSent."""
    headers = {"Message-ID": addresses.message_id(mail.pk)}
    if content.reply_to:
        headers["Reply-To"] = content.reply_to
    if content.unsubscribe:
        headers["List-Unsubscribe"] = f"<{content.unsubscribe}>"
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
    send_mail_now(
        mail.kind,
        {"issuer": mail.issuer, "unsubscribe": content.unsubscribe, **content.context},
        to=to,
        locale=locale,
        zone=mail.issuer.time_zone,
        headers=headers,
        return_path=addresses.return_path(mail.pk),
    )


def _note_failure(to: str, error: MailNotSent, now: datetime) -> None:
    """The turn is free again; and an address that the server knows not to exist is not tried again."""
    addresses.give_back(to, now=now)
    if error.for_good and addresses.is_of_address(error.status):
        addresses.note_bounce(addresses.digest(to), answer=error.answer, now=now)


def _after_failure(
    mail: OutgoingMail, kind: MailKind, error: MailNotSent, now: datetime
) -> dict[str, Any]:
    """What to note of a mail that did not leave: when it is tried again, or that it is given up."""
    given_up = error.for_good or mail.attempts >= kind.max_attempts
    pause = timedelta(minutes=PAUSES[min(mail.attempts, len(PAUSES)) - 1])
    _log_failure(mail, error, given_up=given_up)
    noted: dict[str, Any] = {"due_at": now + pause, "answer": error.answer}
    if given_up:
        outcome = MailOutcome.REFUSED if error.for_good else MailOutcome.GIVEN_UP
        noted |= {"dropped_at": now, "outcome": outcome}
    return noted


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
