"""Make signing keys: the first one of an issuer, and the successor of one that was rotated."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.limits.lock import locked_issuer
from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import Mode
from accounts.signals import signing_key_changed
from lib.database.tenancy import acting_for, as_worker

from . import did as identity
from . import signers

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
    key.public_key, key.secret = signers.make()
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
