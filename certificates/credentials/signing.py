"""Sign the credential of a certificate: composed from stored rows, of which only the signature is kept."""

import logging
from datetime import datetime

import orjson

from accounts.models import SigningKey
from accounts.scopes import Mode
from certificates.addresses import base_url_of
from certificates.credentials.securing import signing_data
from certificates.models import ConformityForm, CredentialForm, Seal
from certificates.status_lists.places import entries

from . import proofs, untp
from .registry import SUITES, CertificateFacts, Suite, compose

logger = logging.getLogger(__name__)
COLUMNS = {Suite.JCS: "jcs", Suite.RDFC: "rdfc", Suite.JWT: "jwt"}


def facts_of(seal: Seal, key: SigningKey) -> CertificateFacts:
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
        status=entries(seal.status_list, seal.status_index),
    )


def sign_quick(
    seal: Seal, form: CredentialForm, key: SigningKey, sign: proofs.Sign, now: datetime
) -> None:
    """Sign by every suite that takes microseconds. The certificate must have its place."""
    facts = facts_of(seal, key)
    credential = compose(form, facts)
    seal.form, seal.key = form, key
    for suite in SUITES[form]:
        if suite is not Suite.RDFC:
            setattr(seal, COLUMNS[suite], sign(signing_data(credential, suite, key, now)))
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
    credential = compose(CredentialForm(seal.form), facts_of(seal, seal.key))
    return sign(signing_data(credential, Suite.RDFC, seal.key, seal.signed_at))
