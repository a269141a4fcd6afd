"""The people behind API keys: whether two actors may be the same person."""

from collections.abc import Collection, Mapping
from uuid import UUID

from accounts.actors import Actor, ActorKind
from accounts.prefixes import AccountsPrefix
from lib import ids, sql

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
