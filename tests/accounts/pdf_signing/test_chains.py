"""Certificates that an owner uploads: which ones do, and what is said of the others."""

import subprocess
from functools import cache

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, pkcs7
from cryptography.x509.oid import ExtendedKeyUsageOID

from accounts.errors import CertificatesRefused, ChainFault
from accounts.pdf_signing.rules import KEY_BITS, read_chain, request_for, self_signed

from .authority import BASIC, DAY, NOW, YEAR, certified, intermediate, pem, root

WEB = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH, ExtendedKeyUsageOID.CLIENT_AUTH])
MAIL = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.EMAIL_PROTECTION])


@cache
def key() -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(65537, KEY_BITS)


@cache
def request_text() -> str:
    return request_for(key(), organization="Muster Werke GmbH", country="DE")


def refusal(raw: bytes) -> CertificatesRefused:
    with pytest.raises(CertificatesRefused) as caught:
        read_chain(raw, request=request_text(), now=NOW)
    return caught.value


def verified(request: str) -> "subprocess.CompletedProcess[str]":
    command = ["openssl", "req", "-verify", "-noout", "-subject", "-text"]
    return subprocess.run(command, check=False, input=request, capture_output=True, text=True)


def test_openssl_takes_the_request():
    done = verified(request_text())
    assert done.returncode == 0, done.stderr
    text = done.stdout.replace(" = ", "=")
    assert "subject=C=DE, O=Muster Werke GmbH, CN=Muster Werke GmbH" in text
    assert f"Public-Key: ({KEY_BITS} bit)" in text
    assert "Digital Signature, Non Repudiation" in text
    altered = request_text().replace("A", "B", 40)
    assert verified(altered).returncode != 0 or "OK" not in verified(altered).stderr


def test_a_chain_is_put_in_order_whatever_its_form():
    raw = certified(request_text(), MAIL)
    given = x509.load_pem_x509_certificates(raw)
    forms = [
        raw,
        *(pkcs7.serialize_certificates(given, each) for each in (Encoding.PEM, Encoding.DER)),
    ]
    for form in forms:
        chain = read_chain(form, request=request_text(), now=NOW)
        names = [each.subject.rfc4514_string() for each in chain.certificates]
        assert names[1:] == ["CN=Test Seals CA", "CN=Test Root"]
        assert chain.leaf.public_key() == key().public_key()
        assert chain.valid_until == chain.leaf.not_valid_after_utc
        assert not chain.is_self_signed


def test_one_of_its_own_making_needs_no_authority():
    options = {"organization": "Muster Werke GmbH", "country": "DE"}
    own = self_signed(key(), start=NOW, end=NOW + YEAR, **options)
    for form in (own.pem.encode(), own.der[0]):
        assert read_chain(form, request=request_text(), now=NOW).is_self_signed


def test_of_two_for_the_same_key_the_newer_is_taken():
    old = certified(request_text(), end=NOW + DAY)
    new = certified(request_text(), end=NOW + 2 * YEAR)
    chain = read_chain(old + new, request=request_text(), now=NOW)
    assert chain.valid_until > NOW + YEAR


@pytest.mark.parametrize(
    ("raw", "fault", "words"),
    [
        (lambda: b"", ChainFault.UNREADABLE, "No certificate could be read"),
        (lambda: b"\x30\x82\x01garbage", ChainFault.UNREADABLE, "No certificate could be read"),
        (
            lambda: b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
            ChainFault.UNREADABLE,
            "No certificate could be read",
        ),
        (
            lambda: b"-----BEGIN PRIVATE KEY-----\n" + certified(request_text()),
            ChainFault.PRIVATE_KEY,
            "private key",
        ),
        (lambda: pem(root().certificate), ChainFault.OTHER_KEY, "belongs to the key pair"),
        (
            lambda: certified(request_text()).replace(pem(intermediate().certificate), b""),
            ChainFault.INCOMPLETE,
            "“Test Seals CA” is missing",
        ),
        (
            lambda: certified(request_text(), start=NOW - YEAR, end=NOW - DAY),
            ChainFault.EXPIRED,
            "“Muster Werke GmbH” has expired",
        ),
        (lambda: certified(request_text(), start=NOW + DAY), ChainFault.TOO_EARLY, "not valid yet"),
        (lambda: certified(request_text(), WEB), ChainFault.USAGE, "signing documents"),
        (
            lambda: certified(request_text(), BASIC(ca=True, path_length=None)),
            ChainFault.USAGE,
            "signing documents",
        ),
    ],
)
def test_unusable_signing_certificate_is_refused_with_the_reason(
    raw, fault: ChainFault, words: str
):
    refused = refusal(raw())
    assert refused.fault == fault
    assert words in refused.detail()


def odd(old: str, new: str) -> bytes:
    """A certificate of the key itself, with some of its bytes (in hex) replaced."""
    own = self_signed(
        key(), start=NOW, end=NOW + YEAR, organization="Muster Werke GmbH", country="DE"
    )
    raw = own.der[0]
    assert bytes.fromhex(old) in raw
    return raw.replace(bytes.fromhex(old), bytes.fromhex(new), 1)


@pytest.mark.parametrize(
    "raw",
    [
        lambda: odd("0603551d13", "0603551d0f"),  # the same extension twice
        lambda: odd("a003020102", "a003020107"),  # of a version that there is not
        lambda: pem(root().certificate) * 20 + certified(request_text()),
    ],
)
def test_odd_certificates_and_very_many_of_them_are_refused(raw):
    assert refusal(raw()).fault == ChainFault.UNREADABLE


def test_an_authority_of_the_same_name_with_another_key_is_no_authority():
    stranger = rsa.generate_private_key(65537, 2048)
    name = intermediate().certificate.subject
    builder = x509.CertificateBuilder(name, name, stranger.public_key(), 7)
    builder = builder.not_valid_before(NOW - DAY).not_valid_after(NOW + DAY)
    builder = builder.add_extension(BASIC(ca=True, path_length=None), critical=True)
    forged = builder.sign(stranger, hashes.SHA256())
    raw = certified(request_text()).replace(pem(intermediate().certificate), pem(forged))
    assert refusal(raw).fault == ChainFault.INCOMPLETE
