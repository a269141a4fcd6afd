"""Secure a credential in any suite: what is to be signed, and the credential with its signature."""

from datetime import datetime
from typing import Any, Protocol

from certificates.certificate.document import canonical_bytes

from . import proofs, rdfc
from .proofs import Suite


class KeyNames(Protocol):
    """A key by the names that its signatures state."""

    @property
    def verification_method(self) -> str:
        """As a Multikey."""

    @property
    def jwk_method(self) -> str:
        """As a JsonWebKey."""


def signing_data(
    credential: dict[str, Any], suite: Suite, key: KeyNames, signed_at: datetime
) -> bytes:
    """What the key is to sign."""
    if suite is Suite.JWT:
        return proofs.jwt_data(credential, method=key.jwk_method)
    options = _options(suite, key, signed_at)
    if suite is Suite.RDFC:
        return rdfc.rdfc_data(credential, options)
    return proofs.jcs_data(credential, options)


def secured(
    credential: dict[str, Any], suite: Suite, key: KeyNames, signed_at: datetime, signature: bytes
) -> bytes:
    """The credential with this signature: JSON with a proof, or a JWT."""
    if suite is Suite.JWT:
        data = proofs.jwt_data(credential, method=key.jwk_method)
        return proofs.with_jwt_signature(data, signature).encode()
    options = _options(suite, key, signed_at)
    return canonical_bytes(proofs.with_proof(credential, options, signature))


def _options(suite: Suite, key: KeyNames, signed_at: datetime) -> dict[str, Any]:
    created = signed_at.strftime("%Y-%m-%dT%H:%M:%SZ")
    return proofs.proof_options(suite, method=key.verification_method, created=created)
