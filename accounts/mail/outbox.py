"""Letters that are owed: a row for each, written with what it tells of, and sent afterwards.

A mail server that is away loses none, and a slow one gets each once: a lease is taken for one letter
at a time, by the database's clock, and is longer than the deadline of a mail. A worker that dies between
sending and noting it sends one once more, as does a server that takes a letter and does not say so
in time: better twice than never.
"""

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeVar

from accounts.models import Issuer, LetterLease
from lib import sql

from .smtp import MailNotSent, send_mail_now

logger = logging.getLogger("mail")
Row = TypeVar("Row")

LEASE = timedelta(minutes=5)
BUDGET = timedelta(minutes=3)  # and a last letter: less than the time limit of the tasks that send

_CLAIM = """
INSERT INTO accounts_letterlease AS held (letter, until)
VALUES (%(letter)s, clock_timestamp() + %(lease)s)
    ON CONFLICT (letter) DO UPDATE SET until = excluded.until WHERE held.until <= clock_timestamp()
RETURNING until
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """What is said, in templates/emails/<name>.txt."""

    name: str
    issuer: Issuer  # whose local time it tells
    context: Mapping[str, object]


def send_each(rows: Iterable[Row], send_one: Callable[[Row], bool]) -> int:
    """Sends one letter after another until BUDGET is used up; the next run has the rest. How many left."""
    ends = time.monotonic() + BUDGET.total_seconds()
    sent = 0
    for row in rows:
        if time.monotonic() >= ends:
            break
        sent += send_one(row)
    return sent


def send(row: Any, letter: Letter, *, now: datetime) -> bool:
    """Sends the letter that this row stands for (`user`, `sent_at`), in its reader's language.

    False if it did not leave: another worker has it, or the mail failed. Then it is tried again,
    unless no try can help: that one counts as sent, and the log says that it was given up.
    """
    name = f"{row._meta.label_lower} {row.pk}"
    until = _claimed(name)
    if until is None:
        return False
    try:
        return _send(row, letter, now)
    finally:
        LetterLease.objects.filter(pk=name, until=until).delete()


def _claimed(name: str) -> datetime | None:
    """The end of this worker's lease of a letter; None while another's runs."""
    taken = sql.fetch_one(_CLAIM, {"letter": name, "lease": LEASE})
    return taken[0] if taken else None


def _send(row: Any, letter: Letter, now: datetime) -> bool:
    unsent = type(row)._default_manager.filter(pk=row.pk, sent_at=None)
    if not unsent.exists():
        return False
    zone = letter.issuer.time_zone
    context = {"issuer": letter.issuer, **letter.context}
    try:
        send_mail_now(letter.name, context, to=row.user.email, locale=row.user.locale, zone=zone)
    except MailNotSent as error:
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
