"""Turning the release by a second person off takes two people in the back office, never an API key.

1. One person requests it; nothing changes yet.
2. Another one requests the same, or confirms it within 7 days; then it takes effect.

Turning the rule on takes one person.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import Actor, ActorKind, RequestContext
from accounts.operations.audit.entries import record
from accounts.operations.keys.people_behind import actor_ref
from accounts.scopes import Mode, Scope
from certificates.addresses import type_page
from certificates.errors import ReleaseRuleProtected
from certificates.models import CertificateType, ReleaseOffRequest

from .second_person import has_role_at_issuer

RULE = "release_required"


def open_request(certificate_type: CertificateType, now: datetime) -> ReleaseOffRequest | None:
    """The request that waits for a second person, if any."""
    return ReleaseOffRequest.objects.open(now).filter(type=certificate_type).first()


def settle(
    context: RequestContext, locked: CertificateType, version: Mapping[str, Any]
) -> Mapping[str, Any]:
    """The columns of a change to a type that take effect now. The caller has locked the type's row.

    Turning the rule off is left out until a second person requests it; the first request is stored.
    Raises ReleaseRuleProtected for API keys.
    """
    assert locked.current is not None
    if RULE not in version or not locked.current.release_required:
        return version
    request = open_request(locked, context.now)
    if version[RULE]:
        if request is not None:
            _end(context, request, "withdrawn")
        return version
    if context.actor.kind is not ActorKind.USER:
        raise ReleaseRuleProtected(page=type_page(locked.pk))
    if request is not None and may_confirm(request, context.actor):
        _end(context, request, "confirmed")
        return version
    if request is None:
        _ask(context, locked)
    return {name: value for name, value in version.items() if name != RULE}


def may_confirm(request: ReleaseOffRequest, actor: Actor) -> bool:
    """Whether the actor is another person than the first, with a role at the issuer."""
    if actor.kind is not ActorKind.USER or actor_ref(actor) == (
        request.actor_kind,
        request.actor_id,
    ):
        return False
    return has_role_at_issuer(request.type.issuer_id, actor, Scope.CERTIFICATES_TYPES)


@transaction.atomic
def withdraw(*, context: RequestContext, certificate_type: CertificateType) -> bool:
    """Withdraw the request: the rule stays. False if there is none."""
    locked = CertificateType.objects.select_for_update(no_key=True).get(pk=certificate_type.pk)
    request = open_request(locked, context.now)
    if request is not None:
        _end(context, request, "withdrawn")
    return request is not None


def _ask(context: RequestContext, locked: CertificateType) -> None:
    lapsed = ReleaseOffRequest.objects.filter(type=locked, ended_at=None)
    lapsed.update(ended_at=context.now)
    kind, actor_id = actor_ref(context.actor)
    request = ReleaseOffRequest.objects.create(
        issuer_id=locked.issuer_id,
        type=locked,
        actor_kind=kind,
        actor_id=actor_id,
        requested_at=context.now,
    )
    _record(context, request, "requested", {"lapses_at": request.lapses_at})


def _end(context: RequestContext, request: ReleaseOffRequest, how: str) -> None:
    request.ended_at = context.now
    request.save(update_fields=["ended_at"])
    stated = {"requested_by": f"{request.actor_kind} {request.actor_id}"}
    _record(context, request, how, stated)


def _record(
    context: RequestContext, request: ReleaseOffRequest, how: str, stated: Mapping[str, object]
) -> None:
    action, changes = f"type.release_off_{how}", audit.initial_values(stated)
    record(context, action, request.type.audit_target, changes, mode=Mode.LIVE)
