"""Compose the credential of a certificate. No database.

A *form* is one way to compose. It never changes, because only signatures are stored: the credential is
composed again when it is read. What may change in the world (the issuer's name, BASE_URL, a type) is
therefore taken from what cannot: the canonical document, the issuer's DID, the version of the type.

Form 1, the certificate of a product with its canonical document inside, stands here.
"""

from collections.abc import Callable, Mapping
from typing import Any

from certificates.gs1 import stated_product
from certificates.models import CredentialForm, TypeVersion
from certificates.types.models import SubjectKind

from . import achievement
from .securing import Suite
from .snapshot import CREDENTIALS_CONTEXT, CertificateFacts

CONTEXT_PATH = "/contexts/v1"
TYPE = "ProductCertificateCredential"
_SUBJECT = "CertifiedProduct"


def compose_product(facts: CertificateFacts) -> dict[str, Any]:
    """The credential, without a proof. Not one byte of it may ever change: golden files hold it."""
    key = stated_product(facts.document, facts.version.digital_link)
    product = {"id": key.canonical_uri} if key else {}
    return {
        "@context": [CREDENTIALS_CONTEXT, facts.base_url + CONTEXT_PATH],
        "id": facts.address,
        "type": ["VerifiableCredential", TYPE],
        "name": facts.name,
        "issuer": {"id": facts.did, "name": facts.document["issuer"]["name"]},
        **facts.validity,
        "credentialSubject": {**product, "type": _SUBJECT, "certificate": facts.document},
        "credentialStatus": facts.status,
        "relatedResource": facts.related_resource,
    }


def product_context(base_url: str) -> dict[str, Any]:
    """The JSON-LD context of this form. `@json` keeps the document whole, whatever its metadata are named."""
    terms = f"{base_url}{CONTEXT_PATH}#"
    return {
        "@context": {
            "@version": 1.1,
            "@protected": True,
            "id": "@id",
            "type": "@type",
            TYPE: f"{terms}{TYPE}",
            _SUBJECT: {
                "@id": f"{terms}{_SUBJECT}",
                "@context": {
                    "@version": 1.1,
                    "@protected": True,
                    "id": "@id",
                    "type": "@type",
                    "certificate": {"@id": f"{terms}certificate", "@type": "@json"},
                },
            },
        }
    }


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
    CredentialForm.PRODUCT: compose_product,
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
