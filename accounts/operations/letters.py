"""Letters that are owed: a row for each, written with what it tells of, and sent afterwards, once.

So a mail server that is away loses none.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.core.mail import send_mail
from django.template.loader import render_to_string
from django.utils import timezone, translation

from accounts.models import Issuer

logger = logging.getLogger("mail")


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """What is said: templates/emails/<name>.txt, under <name>_subject.txt."""

    name: str
    issuer: Issuer  # whose local time it tells
    context: Mapping[str, object]


def send(row: Any, letter: Letter, *, now: datetime) -> bool:
    """Sends the letter that this row stands for (`user`, `sent_at`), in its reader's language.

    False if another worker did, or the mail failed: then it is tried again. It is claimed first: a
    worker that dies in between loses a letter, and sends none twice.
    """
    own = type(row)._default_manager.filter(pk=row.pk)
    if not own.filter(sent_at=None).update(sent_at=now):
        return False
    try:
        _mail(row, letter)
    except OSError as error:  # smtplib's errors, and the network's: their texts hold addresses
        own.update(sent_at=None)
        logger.error(  # noqa: TRY400  (no traceback, for the same reason)
            "a letter was not sent",
            extra={"letter": letter.name, "row": row.pk, "error": type(error).__name__},
        )
        return False
    return True


def _mail(row: Any, letter: Letter) -> None:
    context = {"issuer": letter.issuer, **letter.context}
    with translation.override(row.user.locale), timezone.override(letter.issuer.time_zone):
        subject = render_to_string(f"emails/{letter.name}_subject.txt", context)
        text = render_to_string(f"emails/{letter.name}.txt", context)
    send_mail(" ".join(subject.split()), text, None, [row.user.email])
