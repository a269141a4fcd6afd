"""Read the credential of a certificate: composed anew from stored rows, with its stored signature.

Apps above add further export formats by `register_export`.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

from accounts.errors import FieldError, ValidationFailed
from accounts.models import SigningKey
from certificates.errors import CertificateErased, CredentialNotReleased, NotSealedYet
from certificates.lifecycle import State
from certificates.models import Certificate, ConformityForm, CredentialForm, Seal

from . import securing, untp
from .composing import SUITES, Suite, compose
from .securing import secured, signing_data
from .signing import COLUMNS, facts_of


def is_signed(seal: Seal, suite: Suite) -> bool:
    """Whether there is a signature by this suite."""
    return getattr(seal, COLUMNS[suite]) is not None


def read(certificate_id: UUID, suite: Suite | None = None) -> tuple[Suite, bytes]:
    """The secured credential, as its form is offered first unless a suite is named.

    Its signature is checked before it leaves. Raises CertificateErased, CredentialNotReleased while it
    is pending or if it was rejected, NotSealedYet until a worker has signed it, ValidationFailed for a
    suite that its form is not offered with.
    """
    return read_from(_certificate(certificate_id), suite)


def read_from(certificate: Certificate, suite: Suite | None = None) -> tuple[Suite, bytes]:
    """The same of a row that is at hand with its version, seal, key and status list, and their issuer."""
    seal, signed_at = _signed_seal(certificate)
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
    if seal.conformity_form == ConformityForm.WITHDRAWN:  # a worker signs it anew
        raise NotSealedYet
    key, signature = seal.key, seal.conformity
    if signature is None or seal.conformity_form is None:  # it could not be composed
        raise ValidationFailed([FieldError("", "no_such_credential", parameter="profile")])
    assert key is not None
    credential = untp.compose(ConformityForm(seal.conformity_form), facts_of(seal, key))
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
    key, signature = seal.key, getattr(seal, COLUMNS[suite])
    if signature is None:
        raise NotSealedYet
    assert key is not None
    credential = compose(form, facts_of(seal, key))
    return _checked(credential, suite, key, signed_at, bytes(signature))


def _checked(
    credential: dict[str, Any], suite: Suite, key: SigningKey, signed_at: datetime, signature: bytes
) -> bytes:
    """The credential with its signature. Raises InvalidProof if that is not one of these bytes."""
    assert key.public_key is not None
    data = signing_data(credential, suite, key, signed_at)
    securing.check_signature(bytes(key.public_key), signature, data)
    return secured(credential, suite, key, signed_at, signature)


class Export(Protocol):
    """One export format: its media type, and how a certificate is written in it."""

    media_type: str

    def offers(self, certificate_id: UUID) -> bool:
        """Whether the certificate can be given in it."""

    def make(self, certificate_id: UUID, *, now: datetime) -> bytes:
        """The certificate in it. Raises the errors of printing, and ValidationFailed if it is not offered."""


_EXPORTS: dict[str, Export] = {}


def register_export(profile: str, export: Export) -> None:
    """Adds a profile. Called once, when the apps are ready."""
    _EXPORTS[profile] = export


def exports() -> Mapping[str, Export]:
    """All of them, by their names in the API."""
    return _EXPORTS
