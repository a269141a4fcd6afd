"""Letters that are owed: a row for each, written with what it tells of, and sent afterwards.

A mail server that is away loses none, and a worker that dies between sending and noting it sends
one once more: better twice than never.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from accounts.models import Issuer, LetterLease

from .mails import NotSent, mail

logger = logging.getLogger("mail")

LEASE = timedelta(
    minutes=2
)  # longer than a mail takes, whose server may be silent for EMAIL_TIMEOUT


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """What is said, in templates/emails/<name>.txt."""

    name: str
    issuer: Issuer  # whose local time it tells
    context: Mapping[str, object]


def send(row: Any, letter: Letter, *, now: datetime) -> bool:
    """Sends the letter that this row stands for (`user`, `sent_at`), in its reader's language.

    False if it did not leave: another worker has it, or the mail failed. Then it is tried again,
    unless no try can help: that one counts as sent, and the log says that it was given up.
    """
    lease = _claimed(row, now)
    if lease is None:
        return False
    try:
        return _send(row, letter, now)
    finally:
        LetterLease.objects.filter(pk=lease.pk, until=lease.until).delete()


def _claimed(row: Any, now: datetime) -> LetterLease | None:
    """This worker's lease of the row; None while another's runs."""
    LetterLease.objects.filter(until__lte=now).delete()
    lease, is_ours = LetterLease.objects.get_or_create(
        letter=f"{row._meta.label_lower} {row.pk}", defaults={"until": now + LEASE}
    )
    return lease if is_ours else None


def _send(row: Any, letter: Letter, now: datetime) -> bool:
    unsent = type(row)._default_manager.filter(pk=row.pk, sent_at=None)
    if not unsent.exists():
        return False
    zone = letter.issuer.time_zone
    context = {"issuer": letter.issuer, **letter.context}
    try:
        mail(letter.name, context, to=row.user.email, locale=row.user.locale, zone=zone)
    except NotSent as error:
        logger.error(  # noqa: TRY400  (the traceback holds addresses)
            "a letter was not sent",
            extra={
                "letter": letter.name,
                "row": row.pk,
                "error": str(error),
                "given_up": error.for_good,
            },
        )
        if error.for_good:
            unsent.update(sent_at=now)
        return False
    unsent.update(sent_at=now)
    return True
