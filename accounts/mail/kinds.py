"""The kinds of mail in the outbox. Each app registers its own when Django starts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from django.db.models import Q

from accounts.models import OutgoingMail


@dataclass(frozen=True, slots=True, kw_only=True)
class MailContent:
    """The template's values; and the recipient, where the row names no user.

    `reply_to` is an address; `unsubscribe` the page on which a holder objects to such mails.
    """

    context: Mapping[str, object]
    to: str | Sequence[str] | None = None
    locale: str | None = None
    reply_to: str | None = None
    unsubscribe: str | None = None


# The mail as it is to be sent now; None if it is not to be sent any more.
Compose: TypeAlias = Callable[[OutgoingMail, datetime], MailContent | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class MailKind:
    """A kind of mail, and the function that composes it. `name` is the kind of its rows, and of its templates."""

    name: str
    compose: Compose
    on_hold: Callable[[], Q] | None = None  # which rows wait for now, although they are due
    max_attempts: int = 720  # at one an hour: 30 days
    to_holders: bool = False  # held back by what `addresses` knows of the recipient
    is_record: bool = False  # rows of sent mails stay, as a record of the warnings


MAIL_KINDS: dict[str, MailKind] = {}


def register_mail_kind(kind: MailKind) -> None:
    """Adds a kind. Raises ValueError for a name that is taken."""
    if kind.name in MAIL_KINDS:
        raise ValueError(f"mails of the kind {kind.name} are registered twice")
    MAIL_KINDS[kind.name] = kind
