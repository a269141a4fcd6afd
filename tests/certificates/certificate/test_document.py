"""The canonical document: the bytes of an independent RFC 8785 implementation."""

import hashlib
import json
import string

import jcs
import pytest
import rfc8785
from hypothesis import given, strategies as st

from certificates.addresses import CertificatesPrefix
from certificates.certificate import document
from certificates.certificate.document import (
    canonical_bytes,
    compose,
    data_hash,
    email_digest,
    new_nonce,
)
from certificates.models import Certificate
from lib import ids

WIDE = st.characters(
    exclude_categories=["Cs"]
)  # everything but surrogates: astral and controls too
texts = st.text(WIDE, max_size=20)
names = st.text(st.sampled_from(string.ascii_letters), min_size=1) | texts
leaves = st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | texts
documents = st.dictionaries(
    names,
    st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
        max_leaves=12,
    ),
    max_size=8,
)

# RFC 8785, 3.2.3: names sort by UTF-16 code units, which is not by code point.
SORTING = {
    "\u20ac": "Euro Sign",
    "\r": "Carriage Return",
    "\ufb33": "Hebrew Letter Dalet With Dagesh",
    "1": "One",
    "\U0001f600": "Emoji: Grinning Face",
    "\u0080": "Control",
    "\u00f6": "Latin Small Letter O With Diaeresis",
}
SORTED = ["\r", "1", "\u0080", "\u00f6", "\u20ac", "\U0001f600", "\ufb33"]


@given(documents)
def test_two_other_implementations_make_the_same_bytes(value: dict[str, object]):
    ours = canonical_bytes(value)
    assert ours == rfc8785.dumps(value)
    assert ours == jcs.canonicalize(value)
    assert json.loads(ours) == value


@given(st.dictionaries(st.text(st.characters(max_codepoint=127)), texts))
def test_the_fast_path_is_not_the_slow_one_in_disguise(value: dict[str, str]):
    assert document._is_simple(value)
    assert canonical_bytes(value) == jcs.canonicalize(value)


def test_names_sort_as_the_rfc_says():
    assert list(json.loads(canonical_bytes(SORTING))) == SORTED
    assert not document._is_simple(SORTING)


@pytest.mark.parametrize("number", [1.5, 1e21, 1e-7, -0.0, 100.0, float(2**53)])
def test_a_fraction_takes_the_librarys_way(number: float):
    assert canonical_bytes({"a": [number]}) == jcs.canonicalize({"a": [number]})


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ('"\\\b\f\n\r\t', r'"\"\\\b\f\n\r\t"'),
        ("\u0000\u001f", r'"\u0000\u001f"'),
        ("\u007f\u0080\u2028/</é", '"\u007f\u0080\u2028/</é"'),
        ("\U0001f600", '"\U0001f600"'),
    ],
)
def test_strings_are_written_as_the_rfc_says(text: str, written: str):
    assert canonical_bytes({"a": text}) == f'{{"a":{written}}}'.encode()
    assert canonical_bytes({"é": text}) == f'{{"é":{written}}}'.encode()


def stated(**changes: object) -> dict[str, object]:
    """A document of nothing but what must be there."""
    arguments = {
        "certificate_id": "cert_x",
        "issuer": {"id": "iss_x", "name": "Muster"},
        "certificate_type": {"id": 1, "code": "a", "version": 1, "name": "A"},
        "locale": "en",
        "time_zone": "UTC",
        "issued_at": "2026-01-01T00:00:00.000Z",
        "stated": {},
        "holder_name": None,
        "holder_email": None,
        "nonce": "00",
    }
    return compose(**(arguments | changes))


def test_absent_members_are_left_out():
    assert sorted(stated()) == sorted(
        ["version", "id", "issuer", "type", "locale", "timeZone", "issuedAt", "nonce"]
    )
    empty = {"productId": None, "items": [], "metadata": {}}
    assert stated(stated=empty) == stated()
    assert stated(holder_name="A")["holder"] == {"name": "A"}
    assert stated(holder_email="a@b.c")["holder"] == {"email": email_digest("00", "a@b.c")}


def test_no_statement_can_pose_as_the_services_own_words():
    forged = stated(stated={"id": "cert_y", "nonce": "ff", "issuer": {"id": "iss_y"}, "version": 2})
    assert forged == stated()


def test_the_address_is_salted_and_its_case_does_not_matter():
    assert email_digest("00", "A@Example.com") == email_digest("00", "a@example.com")
    assert email_digest("00", "a@example.com") != email_digest("01", "a@example.com")
    digest = hashlib.sha256(b"a@example.com00").hexdigest()
    assert email_digest("00", "a@example.com") == f"sha256:{digest}"


def test_a_nonce_is_128_random_bits():
    nonces = {new_nonce() for _ in range(100)}
    assert len(nonces) == 100
    assert all(len(bytes.fromhex(nonce)) == 16 for nonce in nonces)


FULL = {
    "holderName": "Arta Krasniqi",
    "certificateNumber": "2026-17",
    "issuedOn": "2026-01-02",
    "validFrom": "2026-02-03",
    "gtin": "4006381333931",
    "items": [{"position": 1, "quantity": "12.50", "unit": "kg"}],
    "signatories": [{"name": "Drita", "role": "QA"}],
    "attachments": [
        {"name": "a.pdf", "mediaType": "application/pdf", "size": 9, "sha256": "0" * 64}
    ],
    "metadata": {"batch": "B-42", "größe": "1", "\U0001f600": "z\n\ty", "\uffee": "y"},
    "locale": "de",
}


@pytest.mark.django_db
def test_downloaded_document_is_the_text_that_was_hashed(
    api, issuer, certificate_type, request_body
):
    answer = api.post("certificates/issue", request_body(**FULL)).json()
    response = api.get(f"certificates/{answer['id']}/canonical")
    parsed = json.loads(response.content)
    assert jcs.canonicalize(parsed) == response.content
    assert hashlib.sha256(response.content).hexdigest() == answer["dataHash"]
    nonce = parsed.pop("nonce")
    resource = api.get(f"certificates/{answer['id']}").json()
    assert parsed == {
        "version": 1,
        "id": answer["id"],
        "number": "2026-17",
        "issuer": {"id": issuer.public_id, "name": issuer.name},
        "type": {
            "id": certificate_type.pk,
            "code": "en10204-3-1",
            "version": 1,
            "name": "Abnahmeprüfzeugnis 3.1",
        },
        "locale": "de",
        "timeZone": "Europe/Berlin",
        "issuedAt": parsed["issuedAt"],
        "issuedOn": "2026-01-02",
        "validFrom": "2026-02-03",
        "validUntil": "2099-12-31",
        "productId": "ART-100",
        "gtin": "4006381333931",
        "serialNumber": "SN-2026-0001",
        "items": FULL["items"],
        "holder": {"name": "Arta Krasniqi", "email": email_digest(nonce, "holder@example.com")},
        "signatories": FULL["signatories"],
        "attachments": FULL["attachments"],
        "metadata": FULL["metadata"],
    }
    assert resource["issuedAt"].startswith(parsed["issuedAt"][:-1])


@pytest.mark.django_db
def test_the_stored_bytes_are_the_ones_that_were_hashed(certificate: Certificate):
    assert data_hash(bytes(certificate.document or b"")) == bytes(certificate.data_hash)
    assert json.loads(bytes(certificate.document or b""))["id"] == ids.encode(
        CertificatesPrefix.CERTIFICATE, certificate.pk
    )
