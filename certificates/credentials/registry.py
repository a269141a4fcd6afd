"""Verifiable Credentials: what is composed of a certificate, and the proofs that secure it. No database.

A *form* is one way to compose. It never changes, because only signatures are stored: the credential is
composed again when it is read. What may change in the world (the issuer's name, BASE_URL, a type) is
therefore taken from what cannot: the canonical document, the issuer's DID, the version of the type.
"""

from collections.abc import Callable, Mapping
from typing import Any

from certificates.models import CredentialForm, TypeVersion
from certificates.types.type import SubjectKind

from . import achievement, product
from .product import context as product_context
from .proofs import Suite
from .snapshot import CertificateFacts

__all__ = [
    "MEDIA_TYPES",
    "SUITES",
    "CertificateFacts",
    "Suite",
    "compose",
    "form_of",
    "product_context",
]

COMPOSERS: Mapping[CredentialForm, Callable[[CertificateFacts], dict[str, Any]]] = {
    CredentialForm.PRODUCT: product.compose,
    CredentialForm.ACHIEVEMENT: achievement.compose,
}
# What each form is offered with; the first is given unless another one is asked for.
SUITES: Mapping[CredentialForm, tuple[Suite, ...]] = {
    CredentialForm.PRODUCT: (Suite.JCS, Suite.JWT),
    CredentialForm.ACHIEVEMENT: (Suite.RDFC, Suite.JCS, Suite.JWT),
}

MEDIA_TYPES: Mapping[Suite, str] = {
    Suite.JCS: "application/vc",
    Suite.RDFC: "application/vc",
    Suite.JWT: "application/vc+jwt",
}


def form_of(version: TypeVersion) -> CredentialForm:
    """The form of certificates of this type: those of persons are Open Badges."""
    is_person = version.kind == SubjectKind.PERSON
    return CredentialForm.ACHIEVEMENT if is_person else CredentialForm.PRODUCT


def compose(form: CredentialForm, facts: CertificateFacts) -> dict[str, Any]:
    """The credential of a certificate, without a proof."""
    return COMPOSERS[form](facts)
