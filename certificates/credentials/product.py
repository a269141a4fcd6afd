"""Form 1: the certificate of a product, with its canonical document inside."""

from typing import Any

from certificates.gs1 import stated_product

from .snapshot import CREDENTIALS_CONTEXT, CertificateFacts

CONTEXT_PATH = "/contexts/v1"
TYPE = "ProductCertificateCredential"
_SUBJECT = "CertifiedProduct"


def compose(facts: CertificateFacts) -> dict[str, Any]:
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


def context(base_url: str) -> dict[str, Any]:
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
