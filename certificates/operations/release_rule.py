"""Ending the release by a second person takes a second person too.

One asks for it, and nothing changes; another one asks for the same or confirms it within 7 days, and
it takes effect. A person and the keys that they are behind are one. Turning the rule on takes one.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from accounts import audit
from accounts.actors import Actor, ActorKind
from accounts.operations.audit import record
from accounts.operations.key_makers import cap_of
from accounts.operations.key_people import are_one, who
from accounts.scopes import Scope
from certificates.models import CertificateType, ReleaseOffRequest
from certificates.models.release import LASTS

RULE = "release_required"


def open_request(certificate_type: CertificateType, now: datetime) -> ReleaseOffRequest | None:
    """What waits for a second person at the moment."""
    rows = ReleaseOffRequest.objects.filter(type=certificate_type, ended_at=None)
    return rows.filter(requested_at__gt=now - LASTS).first()


def settle(
    locked: CertificateType, version: Mapping[str, Any], actor: Actor, now: datetime
) -> Mapping[str, Any]:
    """Those of the columns that take effect now. The caller holds the type's row.

    Leaves out the end of the rule until a second person asks for it, and notes who has asked first.
    """
    assert locked.current is not None
    if RULE not in version or not locked.current.release_required:
        return version
    found = open_request(locked, now)
    if version[RULE]:
        if found is not None:
            _end(found, "withdrawn", actor, now)
        return version
    if found is not None and may_confirm(found, actor):
        _end(found, "confirmed", actor, now)
        return version
    if found is None:
        _ask(locked, actor, now)
    return {name: value for name, value in version.items() if name != RULE}


def may_confirm(request: ReleaseOffRequest, actor: Actor) -> bool:
    """Whether this is a second person, and of the issuer: an operator of the platform is not."""
    if actor.kind is ActorKind.SYSTEM:
        return False
    if actor.kind is ActorKind.USER:
        scopes = cap_of(request.type.issuer_id, int(actor.id))
        if Scope.CERTIFICATES_TYPES.value not in scopes:
            return False
    return not are_one((request.actor_kind, request.actor_id), who(actor))


@transaction.atomic
def withdraw(*, certificate_type: CertificateType, actor: Actor, now: datetime) -> bool:
    """Takes the request back, whoever made it: the rule stays. False if there is none."""
    locked = CertificateType.objects.select_for_update(no_key=True).get(pk=certificate_type.pk)
    found = open_request(locked, now)
    if found is not None:
        _end(found, "withdrawn", actor, now)
    return found is not None


def _ask(locked: CertificateType, actor: Actor, now: datetime) -> None:
    ReleaseOffRequest.objects.filter(type=locked, ended_at=None).update(ended_at=now)  # lapsed
    kind, actor_id = who(actor)
    request = ReleaseOffRequest.objects.create(
        type=locked, actor_kind=kind, actor_id=actor_id, requested_at=now
    )
    _record(request, "requested", {"lapses_at": request.lapses_at}, actor, now)


def _end(request: ReleaseOffRequest, how: str, actor: Actor, now: datetime) -> None:
    request.ended_at = now
    request.save(update_fields=["ended_at"])
    said = {"requested_by": f"{request.actor_kind} {request.actor_id}"}
    _record(request, how, said, actor, now)


def _record(
    request: ReleaseOffRequest, how: str, said: Mapping[str, object], actor: Actor, now: datetime
) -> None:
    record(
        actor=actor,
        issuer_id=request.type.issuer_id,
        action=f"type.release_off_{how}",
        target=f"type_{request.type_id}",
        changes=audit.made(said),
        now=now,
    )
