"""The outbox of mails, and the kinds of mails."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeAlias
from uuid import UUID

from django.db.models import Q

from accounts.models import Membership, OutgoingMail
from accounts.scopes import Role
from lib.database.tenancy import as_worker


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


KEEP = timedelta(days=90)
BATCH = 1_000


def enqueue_for_members(
    kind: str,
    *,
    issuer_id: UUID,
    roles: Collection[Role],
    subject: UUID,
    now: datetime,
    details: Mapping[str, object] | None = None,
    once: str | None = None,
) -> None:
    """One mail to each active member with one of these roles; no second one with the same `once`."""
    members = Membership.objects.for_issuer(issuer_id).with_roles(roles)
    OutgoingMail.objects.bulk_create(
        [
            OutgoingMail(
                issuer_id=issuer_id,
                kind=kind,
                user_id=user_id,
                subject=subject,
                details=details or {},
                once=once,
                created_at=now,
                due_at=now,
            )
            for user_id in members.values_list("user_id", flat=True)
        ],
        ignore_conflicts=True,
    )


@as_worker("old mails are of all issuers")
def remove_old(*, now: datetime) -> int:
    """Removes rows 90 days after the mail was sent or given up; how many. Records stay.

    Along the ids, oldest first: mails still waiting are skipped.
    """
    records = [kind.name for kind in MAIL_KINDS.values() if kind.is_record]
    over = Q(dropped_at__lt=now - KEEP) | Q(sent_at__lt=now - KEEP) & ~Q(kind__in=records)
    old = OutgoingMail.objects.filter(created_at__lt=now - KEEP).order_by("pk")
    removed, after = 0, 0
    while batch := list(old.filter(pk__gt=after).values_list("pk", flat=True)[:BATCH]):
        removed += OutgoingMail.objects.filter(over, pk__in=batch).delete()[0]
        after = batch[-1]
    return removed


STAGES = (1, 7, 30)  # days before


def first_due(now: datetime) -> datetime:
    """The latest end of which a reminder is due."""
    return now + timedelta(days=max(STAGES))


def stage(due_at: datetime, now: datetime) -> int:
    """The stage that is due: days before `due_at`. After a pause only the nearest stage counts:
    no member gets three mails on one day.
    """
    return next(days for days in STAGES if due_at - now <= timedelta(days=days))
