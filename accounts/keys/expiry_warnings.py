"""Tell people that their keys end, and find who is behind a key."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts.actors import Actor, ActorKind
from accounts.keys.operations import key_event_data
from accounts.mail import outbox as reminders
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import ApiKey, OutgoingMail
from accounts.prefixes import AccountsPrefix
from accounts.scopes import Mode, Role
from accounts.signals import AccountEvent, announce_event
from lib import ids, sql
from lib.database.tenancy import acting_for, as_worker

UNKNOWN = "unknown"  # stands for the person of every key without a known one

# 1. The lines of the keys: all that each was rotated from, and into. One system holds them.
# 2. The person at the root of each key of the line, and those before an adoption.
_PEOPLE = """
WITH RECURSIVE line AS (
  SELECT id AS start, id, successor_id FROM accounts_apikey WHERE id = ANY (%(ids)s)
   UNION
  SELECT line.start, near.id, near.successor_id
    FROM line, LATERAL (
      SELECT id, successor_id FROM accounts_apikey WHERE id = line.successor_id
       UNION ALL
      SELECT id, successor_id FROM accounts_apikey WHERE successor_id = line.id) near
)
SELECT line.start, k.root_person_id, k.past_root_ids
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
        for start, root, past in sql.fetch_all(_PEOPLE, {"ids": list(people)}):
            people[start] |= {_person(root), *map(_person, past)}
    return {
        actor: frozenset(people.get(keys[actor]) or {UNKNOWN})  # type: ignore[arg-type]
        if actor in keys
        else frozenset({_person(actor[1]) if actor[0] == ActorKind.USER.value else ":".join(actor)})
        for actor in actors
    }


def may_be_same_person(one: ActorRef, other: ActorRef) -> bool:
    """Whether the same person may be behind both of these actors."""
    if one == other:
        return True
    people = people_behind({one, other})
    return not people[one].isdisjoint(people[other])


def _key_id(actor: ActorRef) -> UUID | None:
    return ids.parse(AccountsPrefix.API_KEY, actor[1])


def _person(user_id: object) -> str:
    return UNKNOWN if user_id is None else f"user:{user_id}"


EXPIRING = "api_key.expiring"
MAIL = "key_expiring"
_READERS = frozenset({Role.OWNER, Role.ADMIN})


@as_worker("keys of any issuer may be about to expire")
def warn_of_expiring_keys(*, now: datetime) -> None:
    """Announce the keys that have come to a stage, with a mail to each reader.

    A key with a successor is not warned of, nor at a stage that began before the key was made.
    """
    soon = ApiKey.objects.current(now).filter(expires_at__lte=reminders.first_due(now))
    for key in soon.order_by("expires_at").iterator():
        if _is_due(key, now):
            with acting_for(key.issuer_id):
                _warn(key, now)


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None for a key that was changed, replaced or revoked since, or that has come to its next stage."""
    key = ApiKey.objects.current(now).filter(pk=mail.subject).first()
    if key is None or key.expires_at is None or mail.details != _details(key):
        return None
    url = settings.BASE_URL + reverse("admin:accounts_apikey_changelist")
    return MailContent(
        context={"key": key, "due_at": key.expires_at, "days": key.warned_days, "url": url}
    )


register_mail_kind(MailKind(name=MAIL, compose=compose, is_record=True))


def _is_due(key: ApiKey, now: datetime) -> bool:
    assert key.expires_at is not None
    stage = reminders.stage(key.expires_at, now)
    began = key.expires_at - timedelta(days=stage)
    return key.created_at <= began and (key.warned_days is None or key.warned_days > stage)


@transaction.atomic
def _warn(key: ApiKey, now: datetime) -> None:
    """The key's next stage: noted, announced, and one mail for each reader."""
    rows = ApiKey.objects.current(now).filter(pk=key.pk, expires_at=key.expires_at)
    held = rows.select_for_update(no_key=True, skip_locked=True).first()
    if held is None or not _is_due(held, now):
        return  # changed, or another worker is at it
    assert held.expires_at is not None
    held.warned_days = reminders.stage(held.expires_at, now)
    held.sequence += 1
    held.save(update_fields=["warned_days", "sequence"])
    announce_event(
        AccountEvent(
            type=EXPIRING,
            issuer_id=held.issuer_id,
            mode=Mode(held.mode),
            subject=held.pk,
            sequence=held.sequence,
            occurred_at=now,
            data={**key_event_data(held), "days": held.warned_days},
        )
    )
    enqueue_for_members(
        MAIL,
        issuer_id=held.issuer_id,
        roles=_READERS,
        subject=held.pk,
        now=now,
        details=_details(held),
    )


def _details(key: ApiKey) -> dict[str, object]:
    assert key.expires_at is not None
    return {"due_at": key.expires_at.isoformat(), "days": key.warned_days}
