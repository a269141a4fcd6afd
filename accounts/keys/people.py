"""The people of API keys: who is behind one, who adopts it, and who is told that it ends or has lost its person."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import ApiKeyEnded, ApiKeyNotFound, OwnerRequired
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail import outbox
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import ApiKey, Membership, OutgoingMail
from accounts.people.operations import require_owner
from accounts.scopes import AccountsPrefix, Mode, Role
from lib import ids, sql
from lib.database.tenancy import acting_for, as_worker

from .operations import announce, scope_cap_of
from .token import KeyState

UNKNOWN = "unknown"  # stands for the person of every key without a known one

# The lines of these keys: all that each was rotated from, and into. One system holds them. Of each key of a
# line its types, the person at its root, and those before an adoption.
_LINES = """
WITH RECURSIVE line AS (
  SELECT id AS start, id, successor_id FROM accounts_apikey WHERE id = ANY (%(ids)s)
   UNION
  SELECT line.start, near.id, near.successor_id
    FROM line, LATERAL (
      SELECT id, successor_id FROM accounts_apikey WHERE id = line.successor_id
       UNION ALL
      SELECT id, successor_id FROM accounts_apikey WHERE successor_id = line.id) near
)
SELECT line.start, k.id, k.type_ids, k.root_person_id, k.past_root_ids
  FROM line JOIN accounts_apikey k ON k.id = line.id
"""
ActorRef = tuple[str, str]  # an actor's kind and id, as histories keep them


def actor_ref(actor: Actor) -> ActorRef:
    """The actor as histories store it."""
    return actor.kind.value, actor.id


def people_behind(actors: Collection[ActorRef]) -> Mapping[ActorRef, frozenset[str]]:
    """The people behind each of these actors.

    Of a person themselves; of a key all people who are, or were, at the root of its line. One query, if
    there is a key among them. It only ever becomes more: no deletion, adoption or rotation takes
    anybody away.
    """
    keys = {actor: _key_id(actor) for actor in actors if actor[0] == ActorKind.KEY.value}
    people: dict[UUID, set[str]] = {key_id: set() for key_id in keys.values() if key_id}
    if people:
        for start, _key, _types, root, past in sql.fetch_all(_LINES, {"ids": list(people)}):
            people[start] |= {_person(root), *map(_person, past)}
    return {
        actor: frozenset(people.get(keys[actor]) or {UNKNOWN})  # type: ignore[arg-type]
        if actor in keys
        else frozenset({_person(actor[1]) if actor[0] == ActorKind.USER.value else ":".join(actor)})
        for actor in actors
    }


def _key_id(actor: ActorRef) -> UUID | None:
    return ids.parse(AccountsPrefix.API_KEY, actor[1])


def _person(user_id: object) -> str:
    return UNKNOWN if user_id is None else f"user:{user_id}"


def rotation_line_of(key_id: UUID) -> Mapping[str, frozenset[int]]:
    """The public ids of all keys of this key's rotation line, with the types of each."""
    return {
        ids.encode(AccountsPrefix.API_KEY, line_key_id): frozenset(types)
        for _start, line_key_id, types, *_people in sql.fetch_all(_LINES, {"ids": [key_id]})
    }


def person_behind_key(context: RequestContext) -> int | None:
    """The person behind the key that acts; None if unknown, or if no key acts."""
    actor = context.actor
    key_id = ids.parse(AccountsPrefix.API_KEY, actor.id) if actor.kind is ActorKind.KEY else None
    if key_id is None:
        return None
    keys = ApiKey.objects.for_issuer(context.issuer.id).filter(pk=key_id)
    return keys.values_list("root_person_id", flat=True).first()


def require_owner_behind(context: RequestContext) -> None:
    """Raises OwnerRequired for a key whose person is known and does not own the account now.

    For decisions of owners alone, which no scope separates from those of administrators.
    """
    person = person_behind_key(context)
    owners = Membership.objects.for_issuer(context.issuer.id).owners()
    if person is not None and not owners.filter(user_id=person).exists():
        raise OwnerRequired


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
    rows = ApiKey.objects.for_issuer(issuer_id).select_for_update(no_key=True)
    key = rows.get_or_raise(ApiKeyNotFound, pk=key_id)
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


# --- keys that have lost their person ------------------------------------------------------------------

ORPHANED_MAIL = "key_orphaned"


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


def compose_orphaned(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None once the key has a person again, or has ended."""
    key = ApiKey.objects.current(now).orphaned().filter(pk=mail.subject).first()
    if key is None:
        return None
    page = reverse("admin:accounts_apikey_change", args=[key.pk])
    return MailContent(context={"key": key, "url": settings.BASE_URL + page})


register_mail_kind(MailKind(name=ORPHANED_MAIL, compose=compose_orphaned, is_record=True))


@transaction.atomic
def _note_orphaned(key_id: UUID, now: datetime) -> None:
    rows = ApiKey.objects.current(now).filter(pk=key_id, orphaned_at=None)
    key = rows.select_for_update(no_key=True, skip_locked=True).first()
    if key is None:
        return  # changed, or another worker is at it
    key.orphaned_at = now
    key.save(update_fields=["orphaned_at"])
    enqueue_for_members(
        ORPHANED_MAIL, issuer_id=key.issuer_id, roles={Role.OWNER}, subject=key.pk, now=now
    )


# --- keys that end --------------------------------------------------------------------------------------

EXPIRING = "api_key.expiring"
EXPIRING_MAIL = "key_expiring"
_READERS = frozenset({Role.OWNER, Role.ADMIN})


@as_worker("keys of any issuer may be about to expire")
def warn_of_expiring_keys(*, now: datetime) -> None:
    """Announce the keys that have come to a stage, with a mail to each reader.

    A key with a successor is not warned of, nor at a stage that began before the key was made.
    """
    soon = ApiKey.objects.current(now).filter(expires_at__lte=outbox.first_due(now))
    for key in soon.order_by("expires_at").iterator():
        if _is_due(key, now):
            with acting_for(key.issuer_id):
                _warn(key, now)


def compose_expiring(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None for a key that was changed, replaced or revoked since, or that has come to its next stage."""
    key = ApiKey.objects.current(now).filter(pk=mail.subject).first()
    if key is None or key.expires_at is None or mail.details != _details(key):
        return None
    url = settings.BASE_URL + reverse("admin:accounts_apikey_changelist")
    return MailContent(
        context={"key": key, "due_at": key.expires_at, "days": key.warned_days, "url": url}
    )


register_mail_kind(MailKind(name=EXPIRING_MAIL, compose=compose_expiring, is_record=True))


def _is_due(key: ApiKey, now: datetime) -> bool:
    assert key.expires_at is not None
    days = outbox.stage(key.expires_at, now)
    began = key.expires_at - timedelta(days=days)
    return key.created_at <= began and (key.warned_days is None or key.warned_days > days)


@transaction.atomic
def _warn(key: ApiKey, now: datetime) -> None:
    """The key's next stage: noted, announced, and one mail for each reader."""
    rows = ApiKey.objects.current(now).filter(pk=key.pk, expires_at=key.expires_at)
    held = rows.select_for_update(no_key=True, skip_locked=True).first()
    if held is None or not _is_due(held, now):
        return  # changed, or another worker is at it
    assert held.expires_at is not None
    held.warned_days = outbox.stage(held.expires_at, now)
    held.sequence += 1
    held.save(update_fields=["warned_days", "sequence"])
    announce(EXPIRING, held, days=held.warned_days, now=now)
    enqueue_for_members(
        EXPIRING_MAIL,
        issuer_id=held.issuer_id,
        roles=_READERS,
        subject=held.pk,
        now=now,
        details=_details(held),
    )


def _details(key: ApiKey) -> dict[str, object]:
    assert key.expires_at is not None
    return {"due_at": key.expires_at.isoformat(), "days": key.warned_days}
