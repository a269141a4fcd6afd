"""The credential of a certificate: composed anew from stored rows whenever it is signed or read."""

import logging
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson

from accounts.errors import FieldError, ValidationFailed
from accounts.models import SigningKey
from accounts.scopes import Mode
from certificates.credentials import (
    SUITES,
    CertificateFacts,
    Suite,
    compose,
    proofs,
    untp,
)
from certificates.credentials.securing import secured, signing_data
from certificates.domain.addresses import base_url_of
from certificates.domain.lifecycle import State
from certificates.errors import CertificateErased, CredentialNotReleased, NotSealedYet
from certificates.models import Certificate, ConformityForm, CredentialForm, Seal
from certificates.operations import status_lists

logger = logging.getLogger(__name__)
_COLUMNS = {Suite.JCS: "jcs", Suite.RDFC: "rdfc", Suite.JWT: "jwt"}


def sign_quick(
    seal: Seal, form: CredentialForm, key: SigningKey, sign: proofs.Sign, now: datetime
) -> None:
    """Sign by every suite that takes microseconds. The certificate must have its place."""
    facts = _facts(seal, key)
    credential = compose(form, facts)
    seal.form, seal.key = form, key
    for suite in SUITES[form]:
        if suite is not Suite.RDFC:
            setattr(seal, _COLUMNS[suite], sign(signing_data(credential, suite, key, now)))
    _sign_conformity(seal, facts, key, sign, now)


def _sign_conformity(
    seal: Seal, facts: CertificateFacts, key: SigningKey, sign: proofs.Sign, now: datetime
) -> None:
    """Sign the Digital Conformity Credential, too, where the type has them. Its form stays.

    One that cannot be composed is logged, and the certificate's other credentials are signed all the same.
    """
    form = seal.conformity_form or untp.form_of(facts.version)
    if form is None:
        return
    try:
        credential = untp.compose(ConformityForm(form), facts)
        seal.conformity = sign(signing_data(credential, Suite.JWT, key, now))
    except Exception:
        logger.exception(
            "a conformity credential was not signed",
            extra={"certificate": seal.certificate.public_id},
        )
    else:
        seal.conformity_form = form


def sign_graph(seal: Seal, sign: proofs.Sign) -> bytes:
    """The signature of eddsa-rdfc-2022, which takes milliseconds; by the key and time of the others."""
    assert seal.form is not None
    assert seal.key is not None
    assert seal.signed_at is not None
    credential = compose(CredentialForm(seal.form), _facts(seal, seal.key))
    return sign(signing_data(credential, Suite.RDFC, seal.key, seal.signed_at))


def is_signed(seal: Seal, suite: Suite) -> bool:
    """Whether there is a signature by this suite."""
    return getattr(seal, _COLUMNS[suite]) is not None


def read(certificate_id: UUID, suite: Suite | None = None) -> tuple[Suite, bytes]:
    """The secured credential, as its form is offered first unless a suite is named.

    Its signature is checked before it leaves. Raises CertificateErased, CredentialNotReleased while it
    is pending or if it was rejected, NotSealedYet until a worker has signed it, ValidationFailed for a
    suite that its form is not offered with.
    """
    seal, signed_at = _signed_seal(_certificate(certificate_id))
    assert seal.form is not None
    form = CredentialForm(seal.form)
    offered = SUITES[form]
    suite = suite or offered[0]
    if suite not in offered:
        expected = {"expected": ", ".join(offered)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="proof")])
    return suite, _secured(seal, form, suite, signed_at)


def read_conformity(certificate_id: UUID) -> bytes:
    """The Digital Conformity Credential of UNTP, as a JWT.

    Raises what `read` does; ValidationFailed where the certificate's type has none.
    """
    certificate = _certificate(certificate_id)
    if untp.form_of(certificate.version) is None:
        raise ValidationFailed([FieldError("", "no_such_credential", parameter="profile")])
    seal, signed_at = _signed_seal(certificate)
    key, signature = seal.key, seal.conformity
    if signature is None or seal.conformity_form is None:  # it could not be composed
        raise ValidationFailed([FieldError("", "no_such_credential", parameter="profile")])
    assert key is not None
    credential = untp.compose(ConformityForm(seal.conformity_form), _facts(seal, key))
    return _checked(credential, Suite.JWT, key, signed_at, bytes(signature))


def _certificate(certificate_id: UUID) -> Certificate:
    rows = Certificate.objects.select_related(
        "version", "seal__key__issuer", "seal__status_list__issuer"
    )
    return rows.get(pk=certificate_id)


def _signed_seal(certificate: Certificate) -> tuple[Seal, datetime]:
    """The certificate's signatures, and when they were made."""
    if certificate.document is None:
        raise CertificateErased
    seal: Seal | None = getattr(certificate, "seal", None)
    if seal is None and not certificate.history.filter(to_state=State.ACTIVE).exists():
        raise CredentialNotReleased
    if seal is None or seal.form is None or seal.signed_at is None:
        raise NotSealedYet
    return seal, seal.signed_at


def _secured(seal: Seal, form: CredentialForm, suite: Suite, signed_at: datetime) -> bytes:
    """The credential with its stored signature."""
    key, signature = seal.key, getattr(seal, _COLUMNS[suite])
    if signature is None:
        raise NotSealedYet
    assert key is not None
    credential = compose(form, _facts(seal, key))
    return _checked(credential, suite, key, signed_at, bytes(signature))


def _checked(
    credential: dict[str, Any], suite: Suite, key: SigningKey, signed_at: datetime, signature: bytes
) -> bytes:
    """The credential with its signature. Raises InvalidProof if that is not one of these bytes."""
    assert key.public_key is not None
    data = signing_data(credential, suite, key, signed_at)
    proofs.check(bytes(key.public_key), signature, data)
    return secured(credential, suite, key, signed_at, signature)


def _facts(seal: Seal, key: SigningKey) -> CertificateFacts:
    """What the certificate's credentials are composed of."""
    certificate = seal.certificate
    assert certificate.document is not None
    assert seal.status_list is not None
    assert seal.status_index is not None
    return CertificateFacts(
        document=orjson.loads(bytes(certificate.document)),
        data_hash=bytes(certificate.data_hash),
        mode=Mode(certificate.mode),
        did=key.did,
        base_url=base_url_of(key.did),
        issued_at=certificate.issued_at,
        starts_at=certificate.starts_at,
        ends_at=certificate.ends_at,
        version=certificate.version,
        status=status_lists.entries(seal.status_list, seal.status_index),
    )
