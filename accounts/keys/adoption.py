"""Orphaned API keys: their person has left. Owners are told by mail, and one of them adopts the key."""

from datetime import datetime
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import ApiKeyEnded, ApiKeyNotFound
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import ApiKey, OutgoingMail
from accounts.people.operations import require_owner
from accounts.scopes import Mode, Role
from lib.database.tenancy import acting_for, as_worker

from .operations import scope_cap_of
from .token import KeyState

MAIL = "key_orphaned"


@transaction.atomic
def adopt_key(*, context: RequestContext, key_id: UUID) -> ApiKey:
    """Make an owner the person who answers for a key; the key goes on working.

    From then on it may get every scope of an owner. Who answered for it before stays one person
    with it wherever two are needed: they have held its secret. Raises OwnerRequired, ApiKeyNotFound,
    ApiKeyEnded.
    """
    issuer_id = context.issuer.id
    locked_issuer(issuer_id)
    require_owner(context)
    rows = ApiKey.objects.for_issuer(issuer_id).filter(pk=key_id)
    key = rows.select_for_update(no_key=True).first()
    if key is None:
        raise ApiKeyNotFound
    if key.state(context.now) is not KeyState.USABLE:
        raise ApiKeyEnded
    person = int(context.actor.id)
    before = {"root_id": key.root_id, "scope_cap": key.scope_cap}
    if key.root_person_id not in {None, person}:
        key.past_root_ids = sorted({*key.past_root_ids, key.root_person_id})
    key.root_person_id, key.orphaned_at = person, None
    key.scope_cap = sorted(scope_cap_of(issuer_id, person))
    key.save(update_fields=["root_person_id", "past_root_ids", "orphaned_at", "scope_cap"])
    changes = audit.diff(before, {"root_id": key.root_id, "scope_cap": key.scope_cap})
    if changes:
        record(context, "key.adopted", key.public_id, changes, mode=Mode(key.mode))
    return key


@as_worker("keys of any issuer may have lost their person")
def find_orphaned_keys(*, now: datetime) -> None:
    """Find keys whose person could no longer make them, with a mail to each owner.

    Once for each key, and again if a person could make it in the meantime.
    """
    orphaned = ApiKey.objects.current(now).orphaned()
    ApiKey.objects.filter(orphaned_at__isnull=False).exclude(pk__in=orphaned).update(
        orphaned_at=None
    )
    new = orphaned.filter(orphaned_at=None).order_by("pk").values_list("pk", "issuer_id")
    for key_id, issuer_id in new:
        with acting_for(issuer_id):
            _note_orphaned(key_id, now)


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None once the key has a person again, or has ended."""
    key = ApiKey.objects.current(now).orphaned().filter(pk=mail.subject).first()
    if key is None:
        return None
    page = reverse("admin:accounts_apikey_change", args=[key.pk])
    return MailContent(context={"key": key, "url": settings.BASE_URL + page})


register_mail_kind(MailKind(name=MAIL, compose=compose, is_record=True))


@transaction.atomic
def _note_orphaned(key_id: UUID, now: datetime) -> None:
    rows = ApiKey.objects.current(now).filter(pk=key_id, orphaned_at=None)
    key = rows.select_for_update(no_key=True, skip_locked=True).first()
    if key is None:
        return  # changed, or another worker is at it
    key.orphaned_at = now
    key.save(update_fields=["orphaned_at"])
    enqueue_for_members(MAIL, issuer_id=key.issuer_id, roles={Role.OWNER}, subject=key.pk, now=now)
