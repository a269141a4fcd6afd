"""An authority of the tests' own, which makes certificates from requests."""

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import NameOID

NOW = datetime.now(UTC)
YEAR = timedelta(days=365)
DAY = timedelta(days=1)
BASIC = x509.BasicConstraints


class Authority(NamedTuple):
    """A certificate that others stand on, and its key."""

    certificate: x509.Certificate
    key: Any

    def certify(
        self,
        request: x509.CertificateSigningRequest,
        *extensions: Any,
        start: datetime = NOW - DAY,
        end: datetime = NOW + YEAR,
    ) -> x509.Certificate:
        """The certificate that was requested, with these extensions beside those of the request."""
        builder = (
            x509.CertificateBuilder()
            .subject_name(request.subject)
            .issuer_name(self.certificate.subject)
            .public_key(request.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(start)
            .not_valid_after(end)
        )
        stated = {type(each) for each in extensions}
        of_request = [each.value for each in request.extensions if type(each.value) not in stated]
        for extension in (*of_request, *extensions):
            builder = builder.add_extension(extension, critical=False)
        return builder.sign(self.key, hashes.SHA256())


@cache
def root() -> Authority:
    """The root of the tests."""
    key = generate_private_key(SECP256R1())
    name = _named("Test Root")
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(NOW - YEAR).not_valid_after(NOW + 9 * YEAR)
    builder = builder.add_extension(BASIC(ca=True, path_length=None), critical=True)
    return Authority(builder.sign(key, hashes.SHA256()), key)


@cache
def intermediate() -> Authority:
    """The authority below the root, which gives certificates to organisations."""
    key = generate_private_key(SECP256R1())
    builder = x509.CertificateSigningRequestBuilder(_named("Test Seals CA"))
    request = builder.sign(key, hashes.SHA256())
    constraints = BASIC(ca=True, path_length=0)
    return Authority(root().certify(request, constraints, end=NOW + 4 * YEAR), key)


def pem(*certificates: x509.Certificate) -> bytes:
    return b"".join(each.public_bytes(Encoding.PEM) for each in certificates)


def certified(request: str, *extensions: Any, **dates: datetime) -> bytes:
    """What the authority sends for this request: the certificate and its own, not in order."""
    loaded = x509.load_pem_x509_csr(request.encode())
    own = intermediate().certify(loaded, *extensions, **dates)
    return pem(root().certificate, intermediate().certificate, own)


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
