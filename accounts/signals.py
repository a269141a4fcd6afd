"""What accounts tells whoever stands above it, and the few things that it asks them.

News is sent inside the transaction that made it true.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import cast
from uuid import UUID

from django.dispatch import Signal

from .scopes import Mode


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """A fact about a row of accounts. `sequence` counts the changes of `subject`, from 1."""

    type: str
    issuer_id: UUID
    mode: Mode
    subject: UUID
    sequence: int
    occurred_at: datetime
    data: dict[str, object]


# Sent with `news`, a News. The outbox of webhooks listens (webhooks/receivers.py).
announced = Signal()


def announce(news: News) -> None:
    """Tells everybody above, now and in this transaction: an error of theirs is an error of ours."""
    announced.send(sender=News, news=news)


# Sent when an invitation has given somebody a seat, with `invitation` and `membership`; and before a
# seat is taken away, with `membership`. Both with `actor` and `now`. edu listens (edu/receivers.py).
seated = Signal()
leaving = Signal()
# Sent with `before` and `after`: an open invitation made room for a new one to the same address.
# Whatever it was for, the new one is for. edu listens.
invited_anew = Signal()
# Sent with `issuer_id`, `names` (of the settings that differ now), `actor` and `now`, within the change.
# certificates listens (certificates/receivers.py).
settings_changed = Signal()


# Asked with `issuer_id`; answered by a number. certificates listens (certificates/receivers.py).
certificates_counted = Signal()


def certificate_count(issuer_id: UUID) -> int:
    """How many certificates the issuer has, those of the test mode apart."""
    answers = certificates_counted.send(sender=None, issuer_id=issuer_id)
    return sum(cast(int, answer) for _receiver, answer in answers)


# Asked with `issuer_id`; answered by a mapping. certificates listens (certificates/receivers.py).
types_asked = Signal()


def certificate_types(issuer_id: UUID) -> dict[int, str]:
    """The issuer's certificate types, id -> name. Keys can be limited to some of them."""
    types: dict[int, str] = {}
    for _receiver, answer in types_asked.send(sender=None, issuer_id=issuer_id):
        types.update(cast(dict[int, str], answer))
    return types
