"""Make keys for PDFs, and open them: for workers, which have SIGNING_KEYS."""

import logging
from datetime import datetime, timedelta
from functools import lru_cache
from typing import TypeAlias
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from django.db import transaction

from accounts.limits.lock import locked_issuer
from accounts.models import PdfSigningKey, PdfSigningState
from accounts.scopes import Mode
from lib import crypto
from lib.database.tenancy import acting_for, as_worker

from . import rules as pdf_certificates
from .rules import Chain

PrivateKey: TypeAlias = RSAPrivateKey

logger = logging.getLogger(__name__)

OWN_LIFETIME = timedelta(days=3 * 365)  # of a certificate that no authority made
TEST_LIFETIME = timedelta(days=10 * 365)


def sets_signing(issuer_id: UUID) -> PdfSigningKey | None:
    """The key by which the issuer's PDFs are to be signed, whatever their mode; None if they are not."""
    rows = PdfSigningKey.objects.for_issuer(issuer_id, Mode.LIVE)
    return rows.filter(state=PdfSigningState.ACTIVE).first()


def key_of(issuer_id: UUID, mode: Mode, *, now: datetime) -> PdfSigningKey | None:
    """The key that signs the issuer's PDFs of this mode; None if they are not signed.

    The one for test certificates is made if there is none: no authority speaks for a test.
    """
    live = sets_signing(issuer_id)
    if live is None or mode is Mode.LIVE:
        return live
    rows = PdfSigningKey.objects.for_issuer(issuer_id, mode)
    return rows.filter(valid_until__gt=now).first() or _make_test_key(live, now)


def private_key(key: PdfSigningKey) -> PrivateKey:
    """The private key. Raises ImproperlyConfigured in a process without SIGNING_KEYS."""
    assert key.secret is not None
    return _opened(key.secret)


@as_worker("any issuer may have asked for a key")
def make_requested(*, now: datetime) -> None:
    """Make the keys that owners have asked for."""
    requested = PdfSigningKey.objects.filter(state=PdfSigningState.REQUESTED)
    for key_id, issuer_id in list(requested.values_list("pk", "issuer_id")):
        try:
            with acting_for(issuer_id):
                _make(key_id, now)
        except Exception:  # it keeps no other from being made
            logger.exception("a key for PDFs was not made", extra={"key": str(key_id)})


@transaction.atomic
def _make(key_id: UUID, now: datetime) -> None:
    rows = PdfSigningKey.objects.filter(pk=key_id, state=PdfSigningState.REQUESTED)
    key = rows.select_for_update(skip_locked=True, no_key=True).first()
    if key is None:
        return  # withdrawn, or another worker is at it
    private = _fill(key)
    key.state = PdfSigningState.WAITING
    if key.self_signed:
        put_into_use(key, _own_chain(key, private, now, OWN_LIFETIME))
    key.save()


def put_into_use(key: PdfSigningKey, chain: Chain) -> None:
    """Let this key sign with these certificates, in place of the one before. The caller saves it."""
    rows = PdfSigningKey.objects.for_issuer(key.issuer_id, Mode(key.mode)).in_use()
    rows.exclude(pk=key.pk).update(state=PdfSigningState.RETIRED, secret=None)
    key.state = PdfSigningState.ACTIVE
    key.certificates, key.valid_until = chain.pem, chain.valid_until


def _make_test_key(live: PdfSigningKey, now: datetime) -> PdfSigningKey:
    with transaction.atomic():
        locked_issuer(live.issuer_id)
        rows = PdfSigningKey.objects.for_issuer(live.issuer_id, Mode.TEST)
        if made := rows.filter(valid_until__gt=now).first():
            return made  # by another worker meanwhile
        rows.delete()
        key = PdfSigningKey(
            issuer_id=live.issuer_id,
            mode=Mode.TEST,
            organization=f"TEST {live.organization}".encode()[:64].decode(errors="ignore"),
            country=live.country,
            self_signed=True,
            requested_at=now,
        )
        put_into_use(key, _own_chain(key, _fill(key), now, TEST_LIFETIME))
        key.save()
    return key


def _fill(key: PdfSigningKey) -> PrivateKey:
    """Give the row a key pair, and the request for its certificate."""
    private = pdf_certificates.new_key()
    pem = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    key.secret = crypto.encrypt(pem.decode(), "SIGNING_KEYS")
    key.request = pdf_certificates.request_for(
        private, organization=key.organization, country=key.country
    )
    return private


def _own_chain(
    key: PdfSigningKey, private: PrivateKey, now: datetime, lifetime: timedelta
) -> Chain:
    return pdf_certificates.self_signed(
        private,
        organization=key.organization,
        country=key.country,
        start=now,
        end=now + lifetime,
    )


@lru_cache(maxsize=16)
def _opened(secret: str) -> PrivateKey:
    """Checking a key takes longer than a signature: a process does it once."""
    private = load_pem_private_key(crypto.decrypt(secret, "SIGNING_KEYS").encode(), None)
    assert isinstance(private, RSAPrivateKey)
    return private
