"""Issuers, their people and their keys."""

import itertools
from typing import Any

from django.db import DEFAULT_DB_ALIAS
from django.utils import timezone

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.keys.operations import NewKey, create_key
from accounts.models import (
    ApiKey,
    ApiKeyUse,
    Issuer,
    LoggedRequest,
    Membership,
    OpenItem,
    OpenItemKind,
    Plan,
    User,
)
from accounts.open_items.operations import open_item
from accounts.scopes import Feature, Mode, Role, Scope
from lib import ids
from webhooks.models import Delivery, Event

TESTER = Actor(kind=ActorKind.SYSTEM, id="test")
_numbers = itertools.count(1)


def context_of(issuer: Issuer, mode: Mode = Mode.LIVE, **fields: Any) -> RequestContext:
    """A request context of this issuer: live, by a test, now, unless stated otherwise."""
    return RequestContext(
        **(
            {"issuer": issuer.facts(), "mode": mode, "actor": TESTER, "now": timezone.now()}
            | fields
        )
    )


def make_issuer(name: str = "Muster Werke GmbH", **fields) -> Issuer:
    """An issuer on a plan with every feature."""
    plan = Plan.objects.filter(code="test").first() or Plan.objects.create(
        code="test", name="Test", features=Feature.values
    )
    fields = {
        "slug": f"issuer-{next(_numbers)}",
        "plan": plan,
        "time_zone": "Europe/Berlin",
    } | fields
    return Issuer.objects.create(name=name, **fields)


def make_member(issuer: Issuer, role: Role, email: str | None = None) -> User:
    """Somebody who works for the issuer."""
    user = User.objects.create_user(
        email or f"{role.value}-{next(_numbers)}@{issuer.slug}.example",
        "correct horse battery staple",
        is_staff=True,
    )
    Membership.objects.create(user=user, issuer=issuer, role=role)
    return user


def user_actor(user: User) -> Actor:
    """This person, as histories name them."""
    return Actor(kind=ActorKind.USER, id=str(user.pk))


def make_key(
    issuer: Issuer,
    *,
    mode: Mode = Mode.LIVE,
    scopes=tuple(Scope),
    maker: User | None = None,
    **fields,
) -> NewKey:
    """A key with every scope, unless told otherwise; nobody is behind it unless there is a `maker`.

    It was used a moment ago (noting that is a query), and is no news to the tests that count events.
    """
    actor = TESTER if maker is None else user_actor(maker)
    of_context = {name: fields.pop(name) for name in ("actor", "now") if name in fields}
    context = context_of(issuer, mode, **({"actor": actor} | of_context))
    new = create_key(context=context, scopes=scopes, **({"name": "Test key"} | fields))
    ApiKeyUse.objects.create(issuer=issuer, key=new.key, last_used_at=timezone.now())
    told = Event.objects.filter(subject=new.key.pk)
    for rows in (Delivery.objects.filter(event__in=told), told):
        rows._raw_delete(DEFAULT_DB_ALIAS)  # Django's own would first look for what refers to them
    return new


def make_open_item(issuer: Issuer, kind: OpenItemKind = OpenItemKind.PROBLEM) -> OpenItem:
    """An item on the list of the platform's operators."""
    facts = {"message": "The export never ends."}
    return open_item(context=context_of(issuer), kind=kind, issuer_id=issuer.pk, facts=facts)


def make_logged_request(key: ApiKey, **fields: Any) -> LoggedRequest:
    """A refused request of this API key, in the request log."""
    path = "/api/external/certificates/issue"
    fields = {
        "id": ids.new(),
        "issuer_id": key.issuer_id,
        "mode": key.mode,
        "method": "POST",
        "route": path,
        "path": path,
        "parameters": [],
        "status": 400,
        "code": "validation_failed",
        "faults": [{"pointer": "/typeId", "code": "required"}],
        "duration_ms": 4,
    } | fields
    return LoggedRequest.objects.create(key=key, **fields)
