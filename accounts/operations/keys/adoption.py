"""A key whose maker has left works on: owners are told of it, and one of them answers for it then."""

from datetime import datetime
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts import audit
from accounts.actors import Actor
from accounts.errors import ApiKeyEnded, ApiKeyNotFound
from accounts.lifecycle import KeyState
from accounts.mail import outbox
from accounts.mail.outbox import Letter
from accounts.models import ApiKey, Membership, OrphanedKeyLetter
from accounts.operations.audit.entries import record
from accounts.operations.issuers.lock import locked_issuer
from accounts.operations.people.members import require_owner
from accounts.scopes import Mode, Role

from .makers import scope_cap_of


@transaction.atomic
def adopt_key(*, issuer_id: UUID, key_id: UUID, actor: Actor, now: datetime) -> ApiKey:
    """Makes an owner the person who answers for a key; the key itself goes on as it is.

    From then on it can be given what an owner may give. Who answered for it before stays one person
    with it wherever two are needed: they have held its secret. Raises OwnerRequired, ApiKeyNotFound,
    ApiKeyEnded.
    """
    require_owner(locked_issuer(issuer_id), actor)
    rows = ApiKey.objects.for_issuer(issuer_id).filter(pk=key_id)
    key = rows.select_for_update(no_key=True).first()
    if key is None:
        raise ApiKeyNotFound
    if key.state(now) is not KeyState.USABLE:
        raise ApiKeyEnded
    person = int(actor.id)
    before = {"root_id": key.root_id, "scope_cap": key.scope_cap}
    if key.root_person_id not in {None, person}:
        key.past_root_ids = sorted({*key.past_root_ids, key.root_person_id})
    key.root_person_id, key.orphaned_at = person, None
    key.scope_cap = sorted(scope_cap_of(issuer_id, person))
    key.save(update_fields=["root_person_id", "past_root_ids", "orphaned_at", "scope_cap"])
    changes = audit.diff(before, {"root_id": key.root_id, "scope_cap": key.scope_cap})
    if changes:
        record(
            actor=actor,
            issuer_id=issuer_id,
            mode=Mode(key.mode),
            action="key.adopted",
            target=key.public_id,
            changes=changes,
            now=now,
        )
    return key


def owed(now: datetime) -> list[OrphanedKeyLetter]:
    """Finds the keys whose person could not make them any more, and gives the letters to be sent.

    A key is told of once, and once more if it was in good hands meanwhile.
    """
    current = ApiKey.objects.current(now)
    orphaned = current.orphaned()
    ApiKey.objects.filter(orphaned_at__isnull=False).exclude(pk__in=orphaned).update(
        orphaned_at=None
    )
    for key_id in orphaned.filter(orphaned_at=None).values_list("pk", flat=True).order_by("pk"):
        _begin(key_id, now)
    unsent = OrphanedKeyLetter.objects.filter(sent_at=None, key__in=orphaned)
    return list(unsent.select_related("key__issuer", "user").order_by("pk"))


@transaction.atomic
def _begin(key_id: UUID, now: datetime) -> None:
    """Notes that the key has lost its person, with one letter for every owner."""
    rows = ApiKey.objects.current(now).filter(pk=key_id, orphaned_at=None)
    key = rows.select_for_update(no_key=True, skip_locked=True).first()
    if key is None:
        return  # changed, or another worker is at it
    key.orphaned_at = now
    key.save(update_fields=["orphaned_at"])
    owners = Membership.objects.for_issuer(key.issuer_id).heard({Role.OWNER})
    OrphanedKeyLetter.objects.bulk_create(
        OrphanedKeyLetter(key=key, user_id=user_id, found_at=now)
        for user_id in owners.values_list("user_id", flat=True)
    )


def send(row: OrphanedKeyLetter, *, now: datetime) -> bool:
    """Sends one letter, in its reader's language. False if another worker did, or the mail failed."""
    page = reverse("admin:accounts_apikey_change", args=[row.key_id])
    context = {"key": row.key, "url": settings.BASE_URL + page}
    letter = Letter(name="key_orphaned", issuer=row.key.issuer, context=context)
    return outbox.send(row, letter, now=now)
