"""Open items of platform admins: add, mail and settle them."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts.actors import ActionContext, ActorKind
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.mail.outbox import MailContent, MailKind, register_mail_kind
from accounts.models import OpenItem, OpenItemKind, OutgoingMail
from accounts.scopes import Locale
from lib.database.tenancy import as_worker

from .models import SINGLE_KINDS

MAIL = "open_item"
KEPT = timedelta(days=365)  # after an item was settled: its text may speak of people


@transaction.atomic
def open_item(
    *,
    context: ActionContext,
    kind: OpenItemKind,
    issuer_id: UUID,
    facts: Mapping[str, str] | None = None,
) -> OpenItem:
    """Puts an item on the operators' list, and mails it to OPERATORS_EMAIL, if that is set.

    An issuer has one onboarding and one wish for a plan at a time: asking again changes that one.
    """
    values = {
        "facts": dict(facts or {}),
        "opened_at": context.now,
        "opened_by_id": _person(context),
    }
    if kind in SINGLE_KINDS:
        item, _is_new = OpenItem.objects.update_or_create(
            kind=kind, issuer_id=issuer_id, settled_at=None, defaults=values
        )
    else:
        item = OpenItem.objects.create(kind=kind, issuer_id=issuer_id, **values)
    _queue_mail(item)
    return item


@transaction.atomic
def settle_item(*, context: ActionContext, item_id: UUID, note: str = "") -> bool:
    """Settles an item. False if it was settled already."""
    rows = OpenItem.objects.open().filter(pk=item_id)
    item = rows.select_for_update(no_key=True).first()
    if item is not None:
        _settle(context, item, note)
    return item is not None


@transaction.atomic
def settle_kind(*, context: ActionContext, kind: OpenItemKind, issuer_id: UUID) -> None:
    """Settles an issuer's items of this kind: what they asked for was done."""
    rows = OpenItem.objects.for_issuer(issuer_id).open().filter(kind=kind)
    for item in rows.order_by("pk").select_for_update(no_key=True):
        _settle(context, item, "")


def mail_of(item: OpenItem) -> OutgoingMail | None:
    """The last mail to the operators about this item; None if none was to be sent."""
    return OutgoingMail.objects.about(MAIL, [item.pk]).order_by("-id").first()


@as_worker("settled items are of all issuers")
def remove_settled(*, now: datetime) -> int:
    """Deletes items a year after they were settled; how many."""
    return OpenItem.objects.filter(settled_at__lt=now - KEPT).delete()[0]


def _settle(context: ActionContext, item: OpenItem, note: str) -> None:
    item.settled_at, item.settled_by_id, item.note = context.now, _person(context), note
    item.save(update_fields=["settled_at", "settled_by", "note"])
    changes = audit.initial_values({"kind": item.kind, "note": note or None})
    record(context, "open_item.settled", item.issuer.public_id, changes)


def _person(context: ActionContext) -> int | None:
    actor = context.actor
    return int(actor.id) if actor.kind is ActorKind.USER else None


def _queue_mail(item: OpenItem) -> None:
    """Puts the mail into the outbox, unless one about this item waits there."""
    if not settings.OPERATORS_EMAIL:
        return
    about = OutgoingMail.objects.about(MAIL, [item.pk]).waiting()
    if not about.exists():
        OutgoingMail.objects.create(
            issuer_id=item.issuer_id,
            kind=MAIL,
            subject=item.pk,
            created_at=item.opened_at,
            due_at=item.opened_at,
        )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """The mail's content; None if the item was settled meanwhile, or there is no address any more."""
    item = OpenItem.objects.open().filter(pk=mail.subject).first()
    if item is None or not settings.OPERATORS_EMAIL:
        return None
    path = reverse("admin:accounts_openitem_change", args=[item.pk])
    return MailContent(
        context={"item": item, "url": settings.BASE_URL + path},
        to=settings.OPERATORS_EMAIL,
        locale=Locale.EN,
    )


register_mail_kind(MailKind(name=MAIL, compose=compose))
