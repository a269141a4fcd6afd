"""Signing keys of issuers: made and used by workers, rotated and withdrawn by people.

Keys lie in the database, encrypted under SIGNING_KEYS, which only workers have. For keys of a KMS or
behind PKCS#11, `secret` would be the reference to the key, and making and signing would ask its service.
"""

import base64
from collections.abc import Callable, Collection, Iterator
from datetime import datetime, timedelta
from uuid import UUID

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import transaction
from django.utils import timezone

from accounts.actors import ActionContext, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import SigningKeyNotFound
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.people.operations import require_owner
from accounts.scopes import Mode, Standing
from accounts.signals import signing_key_changed
from lib import crypto
from lib.crypto import UndecryptableValue
from lib.database.tenancy import acting_for, as_worker

from . import identity

BATCH = 100


def active_key(issuer_id: UUID, mode: Mode) -> SigningKey:
    """The key that signs for this issuer in this mode; made if there is none yet. For workers only.

    Two that make it at the same time get the same one: the issuer's row is locked meanwhile.
    """
    return _active(issuer_id, mode) or _make(issuer_id, mode)


def active_keys(issuer_ids: Collection[UUID]) -> dict[tuple[UUID, str], SigningKey]:
    """The keys that sign for these issuers, by issuer and mode, without those that have to be made first."""
    rows = SigningKey.objects.in_state(SigningKeyState.ACTIVE).filter(issuer__in=issuer_ids)
    return {(key.issuer_id, key.mode): key for key in rows.select_related("issuer")}


@as_worker("any issuer may need a key")
def make_due() -> None:
    """Make keys that were asked for, and the first ones of issuers that have none."""
    new = Issuer.objects.filter(did__isnull=True).order_by("pk").values_list("pk", flat=True)
    for issuer_id in new[:BATCH]:
        with acting_for(issuer_id):
            _make(issuer_id, Mode.LIVE)
    requested = SigningKey.objects.in_state(SigningKeyState.REQUESTED).order_by("issuer_id", "mode")
    for issuer_id, mode in requested.values_list("issuer_id", "mode")[: 2 * BATCH]:
        with acting_for(issuer_id):
            _make(issuer_id, Mode(mode))


@transaction.atomic
def _make(issuer_id: UUID, mode: Mode) -> SigningKey:
    """Make the key that was asked for or is missing; its predecessor is retired."""
    issuer, now = locked_issuer(issuer_id), timezone.now()
    if issuer.did is None:
        _begin_identity(issuer, now)
    active = _active(issuer_id, mode)
    rows = SigningKey.objects.for_issuer(issuer_id, mode)
    requested = rows.in_state(SigningKeyState.REQUESTED).first()
    if active and not requested:
        return active  # another worker has made it meanwhile
    if active:
        _retire(active, now)
    key = requested or SigningKey(issuer=issuer, mode=mode, requested_at=now)
    key.issuer = issuer
    key.public_key, key.secret = _make_pair()
    key.kid = identity.thumbprint(key.public_key)
    key.state, key.activated_at = SigningKeyState.ACTIVE, now
    key.save()
    signing_key_changed.send(sender=SigningKey, key=key)
    return key


def _active(issuer_id: UUID, mode: Mode) -> SigningKey | None:
    rows = SigningKey.objects.for_issuer(issuer_id, mode).in_state(SigningKeyState.ACTIVE)
    return rows.select_related("issuer").first()


def _retire(key: SigningKey, now: datetime) -> None:
    key.state, key.retired_at = SigningKeyState.RETIRED, now
    key.save(update_fields=["state", "retired_at"])
    signing_key_changed.send(sender=SigningKey, key=key)


def _begin_identity(issuer: Issuer, now: datetime) -> None:
    """From the first key on the issuer keeps its DID, whatever becomes of BASE_URL. Each mode gets a key."""
    issuer.did = identity.did_web(settings.BASE_URL, "issuers", issuer.public_id)
    issuer.save(update_fields=["did"])
    for mode in Mode:
        if not SigningKey.objects.for_issuer(issuer.pk, mode).exists():
            SigningKey.objects.create(issuer=issuer, mode=mode, requested_at=now)


def _make_pair() -> tuple[bytes, str]:
    """The public bytes of a new Ed25519 key, and the private ones as they are stored.

    Raises ImproperlyConfigured in a process without SIGNING_KEYS.
    """
    private = Ed25519PrivateKey.generate()
    text = base64.b64encode(private.private_bytes_raw()).decode()
    return private.public_key().public_bytes_raw(), crypto.encrypt(text, "SIGNING_KEYS")


def signer(key: SigningKey) -> Callable[[bytes], bytes]:
    """Signs with this key, 64 bytes each time: it is opened once.

    Raises ImproperlyConfigured in a process without SIGNING_KEYS, UndecryptableValue where they do not
    open this key.
    """
    assert key.secret is not None
    private = base64.b64decode(crypto.decrypt(key.secret, "SIGNING_KEYS"))
    return Ed25519PrivateKey.from_private_bytes(private).sign


# A key that was declared compromised is left out altogether: verifiers ignore marks such as `revoked`.
PUBLISHED = (SigningKeyState.ACTIVE, SigningKeyState.RETIRED)


def did_document(
    issuer_id: UUID, mode: Mode, *, domain: str | None = None
) -> dict[str, object] | None:
    """The document with the keys of this mode, the newest first; None before the first one is made.

    For a domain of the issuer: what it may publish there itself, which names its DID here.
    While an issuer is blocked for fraud it lists no keys: nothing of this issuer is to pass anywhere.
    """
    issuer = Issuer.objects.filter(pk=issuer_id, did__isnull=False).first()
    if issuer is None:
        return None
    assert issuer.did is not None
    keys = SigningKey.objects.for_issuer(issuer_id, mode).in_state(*PUBLISHED)
    is_blocked = issuer.standing == Standing.FRAUD
    newest_first = (keys.none() if is_blocked else keys).order_by("-activated_at", "kid")
    public_keys = [bytes(key.public_key) for key in newest_first if key.public_key]
    did = identity.did_in_mode(issuer.did, mode)
    if domain is None:
        return identity.did_document(did, public_keys)
    own = identity.did_web(f"https://{domain}")
    return identity.did_document(own, public_keys, also_known_as=[did])


_SAMPLE = b"A signature is made and checked."


def unusable_keys() -> Iterator[tuple[SigningKey, str]]:
    """Active keys that this process cannot sign with, and why not."""
    active = SigningKey.objects.in_state(SigningKeyState.ACTIVE).select_related("issuer")
    for key in active.order_by("pk").iterator():
        try:
            Ed25519PublicKey.from_public_bytes(bytes(key.public_key or b"")).verify(
                signer(key)(_SAMPLE), _SAMPLE
            )
        except (UndecryptableValue, ImproperlyConfigured) as fault:
            yield key, str(fault)
        except (InvalidSignature, ValueError):
            yield key, "its private half does not belong to its public one"


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
    return keys.create(issuer=issuer, mode=context.mode, requested_at=context.now)


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
    key = keys.exclude(state=SigningKeyState.REQUESTED).get_or_raise(SigningKeyNotFound, pk=key_id)
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
        keys.create(issuer=key.issuer, mode=mode, requested_at=context.now)
    changes = audit.diff({"state": before}, {"state": key.state, "key": key.kid})
    target = key.issuer.public_id
    record(context, "signing_key.compromised", target, changes, issuer_id=key.issuer_id, mode=mode)
    signing_key_changed.send(sender=SigningKey, key=key)
