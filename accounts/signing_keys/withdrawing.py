"""Rotate a signing key, or declare one compromised. Workers make the successors."""

from datetime import timedelta
from uuid import UUID

from django.db import transaction

from accounts.actors import ActionContext, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import SigningKeyNotFound
from accounts.limits.lock import locked_issuer
from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.people.operations import require_owner
from accounts.scopes import Mode
from accounts.signals import signing_key_changed

# The public DID document lists every key that was not compromised, for good: rotated each second it would
# grow by 100 MB a day.
MANY_KEYS, BETWEEN_MANY = 100, timedelta(days=1)


@transaction.atomic
def rotate(*, context: RequestContext) -> SigningKey:
    """Ask for a new key of the context's mode; once it is made, the active one is retired.

    What the old key signed stays valid. Asking again before the key is made gives the same request; so
    does the active key of an issuer with MANY_KEYS for a day. Raises IssuerSuspended.
    """
    context.issuer.refuse_writing()
    issuer = locked_issuer(context.issuer.id)
    keys = SigningKey.objects.for_issuer(issuer.pk, context.mode)
    if requested := keys.in_state(SigningKeyState.REQUESTED).first():
        return requested
    active = keys.in_state(SigningKeyState.ACTIVE).first()
    since = active and active.activated_at
    if active and since and since > context.now - BETWEEN_MANY and keys.count() >= MANY_KEYS:
        return active
    changes = audit.initial_values({"key": active and active.kid})
    record(context, "signing_key.rotated", issuer.public_id, changes)
    return _request(issuer, context.mode, context)


@transaction.atomic
def declare_compromised(*, context: RequestContext, key_id: UUID) -> SigningKey:
    """Declare a key of the context's mode compromised, for good: somebody else may sign with it.

    It leaves the DID document at once; what it signed here is signed again with another key, by
    workers. An active key gets a successor. Declaring it twice changes nothing. Raises OwnerRequired,
    SigningKeyNotFound. An account that is suspended may do so, too.
    """
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    keys = SigningKey.objects.for_issuer(issuer.pk, context.mode).select_related("issuer")
    key = keys.exclude(state=SigningKeyState.REQUESTED).filter(pk=key_id).first()
    if key is None:
        raise SigningKeyNotFound
    _declare(key, context)
    return key


@transaction.atomic
def declare_all_compromised(*, context: ActionContext, issuer_id: UUID) -> int:
    """The same for all keys of an issuer in both modes, by the operator: SIGNING_KEYS have leaked.

    How many were declared.
    """
    locked_issuer(issuer_id)
    keys = SigningKey.objects.filter(issuer_id=issuer_id).select_related("issuer")
    concerned = list(keys.in_state(SigningKeyState.ACTIVE, SigningKeyState.RETIRED).order_by("pk"))
    for key in concerned:
        _declare(key, context)
    return len(concerned)


def _declare(key: SigningKey, context: ActionContext) -> None:
    if key.state == SigningKeyState.COMPROMISED:
        return
    mode, before = Mode(key.mode), key.state
    key.state, key.compromised_at = SigningKeyState.COMPROMISED, context.now
    key.save(update_fields=["state", "compromised_at"])
    keys = SigningKey.objects.for_issuer(key.issuer_id, mode)
    if not keys.in_state(SigningKeyState.ACTIVE, SigningKeyState.REQUESTED).exists():
        _request(key.issuer, mode, context)
    changes = audit.diff({"state": before}, {"state": key.state, "key": key.kid})
    target = key.issuer.public_id
    record(context, "signing_key.compromised", target, changes, issuer_id=key.issuer_id, mode=mode)
    signing_key_changed.send(sender=SigningKey, key=key)


def _request(issuer: Issuer, mode: Mode, context: ActionContext) -> SigningKey:
    return SigningKey.objects.create(issuer=issuer, mode=mode, requested_at=context.now)
