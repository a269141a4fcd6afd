"""DIDs, key ids and DID documents, beside the examples of the specifications."""

import base64

import pytest
from hypothesis import given, strategies as st

from accounts.signing_keys import identity
from lib.base_encodings import multibase_encode
from tests.support.credential_proofs import multibase_decode


@pytest.mark.parametrize(
    ("base_url", "did"),
    [
        ("https://certificates.example", "did:web:certificates.example:issuers:iss_1"),
        ("https://Example.org:8443/", "did:web:example.org%3A8443:issuers:iss_1"),
        ("https://example.org/trust", "did:web:example.org:trust:issuers:iss_1"),
    ],
)
def test_the_did_of_an_address(base_url, did):
    assert identity.did_web(base_url, "issuers", "iss_1") == did


@pytest.mark.parametrize(
    "address",
    ["https://example.org/issuers/iss_1/test", "http://127.0.0.1:8000/a", "https://e.org:8443/t/a"],
)
def test_the_address_of_a_did(address):
    assert identity.address_of(identity.did_web(address)) == address


def test_the_thumbprint_of_rfc_8037():
    public = bytes.fromhex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
    assert identity.thumbprint(public) == "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k"


def test_the_example_of_did_key():
    x = "O2onvM62pC1io6jQKm8Nc2UyFXcd4kOmOsBIoYtZ2ik"
    public = base64.urlsafe_b64decode(f"{x}=")
    assert identity.multikey(public) == "z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp"
    assert identity.jwk(public)["x"] == x


@given(st.binary(max_size=80))
def test_multibase_reads_back(data):
    assert multibase_decode(multibase_encode(data)) == data


@pytest.mark.parametrize("text", ["", "abc", "z0", "zO", "zé"])
def test_text_that_is_no_multibase_is_refused(text):
    with pytest.raises(ValueError, match="not base58btc"):
        multibase_decode(text)
