"""The credential of a product's certificate, and what secures it."""

import copy

import orjson
import pytest
from hypothesis import given, settings, strategies as st

from accounts.scopes import Mode
from certificates.addresses import base_url_of
from certificates.certificate.document import canonical_bytes
from certificates.credentials import securing
from certificates.credentials.composing import compose
from certificates.models import CredentialForm
from tests.support import credential_proofs
from tests.support.credential_proofs import multibase_decode

from .snapshots import (
    BASE,
    CREATED,
    DID,
    GOLDEN,
    JWK_METHOD,
    METHOD,
    PRIVATE_KEY,
    PRODUCT_DOCUMENT,
    PUBLIC_KEY,
    product_snapshot,
)

OTHER_KEY = bytes(PUBLIC_KEY[1:] + PUBLIC_KEY[:1])


def secured_by_jcs(credential):
    return credential_proofs.add_jcs(
        credential, method=METHOD, created=CREATED, sign=PRIVATE_KEY.sign
    )


def test_the_credential_is_the_golden_one_to_the_byte():
    """Only signatures are stored: if these files would change, no stored signature were good any more."""
    credential = compose(CredentialForm.PRODUCT, product_snapshot())
    secured = canonical_bytes(secured_by_jcs(credential))
    token = credential_proofs.add_jwt(credential, method=JWK_METHOD, sign=PRIVATE_KEY.sign)
    assert secured == (GOLDEN / "product.jcs.json").read_bytes().strip()
    assert token == (GOLDEN / "product.jwt").read_text().strip()


def test_product_credential_holds_the_certificate_and_its_hash():
    snapshot = product_snapshot()
    credential = compose(CredentialForm.PRODUCT, snapshot)
    assert canonical_bytes(credential["credentialSubject"]["certificate"]) == canonical_bytes(
        PRODUCT_DOCUMENT
    )
    [resource] = credential["relatedResource"]
    assert multibase_decode(resource["digestMultibase"])[2:] == snapshot.data_hash
    assert credential["issuer"]["id"] == DID
    assert (credential["validFrom"], credential["validUntil"]) == (
        "2026-11-21T23:00:00.000Z",
        "2031-11-21T23:00:00.000Z",
    )


def test_one_of_a_test_certificate_says_so_and_one_without_an_end_has_none():
    credential = compose(CredentialForm.PRODUCT, product_snapshot(mode=Mode.TEST, ends_at=None))
    assert credential["name"].startswith("TEST")
    assert "validUntil" not in credential


TEXT = st.text(st.characters(codec="utf-8"), max_size=8)
METADATA = st.dictionaries(TEXT, TEXT | st.lists(TEXT, max_size=2), max_size=4)


@given(metadata=METADATA, place=st.integers(0, 10_000))
@settings(max_examples=25)
def test_signed_credential_reads_back_and_altered_ones_are_refused(metadata, place):
    credential = compose(
        CredentialForm.PRODUCT, product_snapshot(PRODUCT_DOCUMENT | {"metadata": metadata})
    )
    secured = orjson.loads(canonical_bytes(secured_by_jcs(credential)))
    token = credential_proofs.add_jwt(credential, method=JWK_METHOD, sign=PRIVATE_KEY.sign)
    assert credential_proofs.verify_jcs(secured, PUBLIC_KEY) == credential
    assert credential.items() <= credential_proofs.verify_jwt(token, PUBLIC_KEY).items()
    at = place % (len(token) - 2)  # the last character of a signature has bits that say nothing
    altered = token[:at] + ("B" if token[at] == "A" else "A") + token[at + 1 :]
    for good, key in ((altered, PUBLIC_KEY), (token, OTHER_KEY)):
        with pytest.raises((securing.InvalidProof, ValueError)):
            credential_proofs.verify_jwt(good, key)


def _at(path, value):
    def alter(secured):
        *above, last = path
        for name in above:
            secured = secured[name]
        secured[last] = value

    return alter


@pytest.mark.parametrize(
    "alter",
    [
        _at(["credentialSubject", "certificate", "metadata", "type"], "1.4302"),
        _at(["validUntil"], "2041-11-21T23:00:00.000Z"),
        _at(["issuer", "id"], DID + "x"),
        _at(["credentialStatus", 0, "statusListIndex"], "94568"),
        _at(["@context", 1], "https://elsewhere.example"),
        _at(["proof", "created"], "2020-11-22T00:28:40Z"),
        _at(["proof", "cryptosuite"], "eddsa-rdfc-2022"),
        _at(["proof", "@context"], []),
        _at(["proof", "verificationMethod"], METHOD + "x"),
        _at(["proof", "proofValue"], "z1"),
        _at(["proof", "proofValue"], "?"),
        _at(["proof"], {}),
        _at(["proof"], None),
        lambda secured: secured.pop("proof"),
        lambda secured: secured.pop("@context"),
    ],
)
def test_an_altered_credential_is_refused(alter):
    secured = secured_by_jcs(compose(CredentialForm.PRODUCT, product_snapshot()))
    altered = copy.deepcopy(secured)
    alter(altered)
    with pytest.raises(securing.InvalidProof):
        credential_proofs.verify_jcs(altered, PUBLIC_KEY)


@pytest.mark.parametrize("token", ["", ".", "a.b", "a.b.c", "..", "e30.e30.AA", "é.é.é"])
def test_text_that_is_no_jwt_is_refused(token):
    with pytest.raises(securing.InvalidProof):
        credential_proofs.verify_jwt(token, PUBLIC_KEY)


def test_the_base_of_addresses_is_that_of_the_did():
    assert base_url_of(DID) == BASE
    assert base_url_of("did:web:127.0.0.1%3A8010:issuers:iss_x:test") == "http://127.0.0.1:8010"
    assert base_url_of("did:web:a.example:certs:issuers:iss_x") == "https://a.example/certs"
