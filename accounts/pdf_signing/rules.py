"""X.509 certificates that PDFs are signed with: the request, one's own certificate, a chain of authorities."""

import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, pkcs7
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from accounts.errors import CertificatesRefused, ChainFault

KEY_BITS = 3072  # RSA: an elliptic curve would make the file PDF 2.0, which PDF/A-3 is not
_EXPONENT = 65537
MOST = 20  # certificates in an upload: each may be tried as the authority of each
# A certificate for these uses alone is not for documents.
_OTHER_USES = {
    ExtendedKeyUsageOID.SERVER_AUTH,
    ExtendedKeyUsageOID.CLIENT_AUTH,
    ExtendedKeyUsageOID.CODE_SIGNING,
    ExtendedKeyUsageOID.TIME_STAMPING,
    ExtendedKeyUsageOID.OCSP_SIGNING,
}


@dataclass(frozen=True, slots=True)
class Chain:
    """A certificate, followed by those of the authorities above it."""

    certificates: Sequence[x509.Certificate]

    @property
    def leaf(self) -> x509.Certificate:
        """The certificate of the key itself."""
        return self.certificates[0]

    @property
    def pem(self) -> str:
        """All of them, as they are stored."""
        return "".join(
            certificate.public_bytes(Encoding.PEM).decode() for certificate in self.certificates
        )

    @property
    def der(self) -> list[bytes]:
        """All of them, as a signature has them."""
        return [certificate.public_bytes(Encoding.DER) for certificate in self.certificates]

    @property
    def valid_until(self) -> datetime:
        """When the first of them ends."""
        return min(certificate.not_valid_after_utc for certificate in self.certificates)

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate, as programs show it."""
        return self.leaf.fingerprint(hashes.SHA256()).hex(":").upper()

    @property
    def is_self_signed(self) -> bool:
        """Whether no authority stands behind it."""
        return self.leaf.issuer == self.leaf.subject


def new_key() -> rsa.RSAPrivateKey:
    """A new key pair."""
    return rsa.generate_private_key(_EXPONENT, KEY_BITS)


def request_for(key: rsa.RSAPrivateKey, *, organization: str, country: str) -> str:
    """The request (PKCS#10) that an authority makes the certificate from."""
    builder = x509.CertificateSigningRequestBuilder(_name(organization, country))
    builder = builder.add_extension(_usage(), critical=True)
    return builder.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM).decode()


def self_signed(
    key: rsa.RSAPrivateKey, *, organization: str, country: str, start: datetime, end: datetime
) -> Chain:
    """A certificate by the key itself: it shows alterations; who signed, readers cannot check."""
    name = _name(organization, country)
    builder = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(start)
        .not_valid_after(end)
        .add_extension(_usage(), critical=True)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )
    return Chain([builder.sign(key, hashes.SHA256())])


def stored_chain(pem: str) -> Chain:
    """The chain as it was stored."""
    return Chain(x509.load_pem_x509_certificates(pem.encode()))


def read_chain(raw: bytes, *, request: str, now: datetime) -> Chain:
    """The chain of the key that made this request, from what its authority sent.

    PEM, DER or PKCS#7, in any order. Raises CertificatesRefused.
    """
    if b"PRIVATE KEY-----" in raw:
        raise CertificatesRefused(ChainFault.PRIVATE_KEY)
    try:
        given = _parse(raw)
        if len(given) > MOST:
            raise CertificatesRefused(ChainFault.UNREADABLE)
        chain = _arrange(given, _public_bytes(x509.load_pem_x509_csr(request.encode())))
        _check(chain, now)
    except (
        ValueError,
        UnsupportedAlgorithm,
        x509.DuplicateExtension,
        x509.InvalidVersion,
        x509.UnsupportedGeneralNameType,
    ) as error:
        raise CertificatesRefused(ChainFault.UNREADABLE) from error
    return chain


def common_name(name: x509.Name) -> str:
    """How people call the subject or the issuer of a certificate."""
    for oid in (NameOID.COMMON_NAME, NameOID.ORGANIZATION_NAME):
        for attribute in name.get_attributes_for_oid(oid):
            return str(attribute.value)
    return name.rfc4514_string()


def _name(organization: str, country: str) -> x509.Name:
    return x509.Name(
        [
            x509.NameAttribute(NameOID.COUNTRY_NAME, country),
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, organization),
            x509.NameAttribute(NameOID.COMMON_NAME, organization),
        ]
    )


def _usage() -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=True,
        content_commitment=True,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=False,
        crl_sign=False,
        encipher_only=False,
        decipher_only=False,
    )


def _parse(raw: bytes) -> list[x509.Certificate]:
    if b"-----BEGIN CERTIFICATE-----" in raw:
        return x509.load_pem_x509_certificates(raw)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of authorities whose PKCS#7 is BER and not DER
        if b"-----BEGIN PKCS7-----" in raw:
            return pkcs7.load_pem_pkcs7_certificates(raw)
        try:
            return [x509.load_der_x509_certificate(raw)]
        except ValueError:
            return pkcs7.load_der_pkcs7_certificates(raw)


def _arrange(given: Sequence[x509.Certificate], public_bytes: bytes) -> Chain:
    """The newest certificate of this key, then the one that signed it, and so on."""
    own = [each for each in given if _public_bytes(each) == public_bytes]
    if not own:
        raise CertificatesRefused(
            ChainFault.OTHER_KEY, common_name(given[0].subject) if given else ""
        )
    chain = [max(own, key=lambda each: each.not_valid_after_utc)]
    rest = [each for each in given if each not in own]
    while chain[-1].issuer != chain[-1].subject:
        above = next((each for each in rest if _has_signed(each, chain[-1])), None)
        if above is None:
            break
        rest.remove(above)
        chain.append(above)
    if len(chain) == 1 and chain[0].issuer != chain[0].subject:
        raise CertificatesRefused(ChainFault.INCOMPLETE, common_name(chain[0].issuer))
    return Chain(chain)


def _has_signed(authority: x509.Certificate, certificate: x509.Certificate) -> bool:
    try:
        certificate.verify_directly_issued_by(authority)
        constraints = authority.extensions.get_extension_for_class(x509.BasicConstraints)
    except (ValueError, TypeError, InvalidSignature, x509.ExtensionNotFound):
        return False
    return constraints.value.ca


def _check(chain: Chain, now: datetime) -> None:
    for certificate in chain.certificates:
        if certificate.not_valid_after_utc <= now:
            raise CertificatesRefused(ChainFault.EXPIRED, common_name(certificate.subject))
        if certificate.not_valid_before_utc > now:
            raise CertificatesRefused(ChainFault.TOO_EARLY, common_name(certificate.subject))
    if not _is_for_documents(chain.leaf):
        raise CertificatesRefused(ChainFault.USAGE, common_name(chain.leaf.subject))


def _is_for_documents(certificate: x509.Certificate) -> bool:
    for extension in certificate.extensions:
        match extension.value:
            case x509.KeyUsage() as usage:
                if not (usage.digital_signature or usage.content_commitment):
                    return False
            case x509.ExtendedKeyUsage() as uses:
                if set(uses) <= _OTHER_USES:
                    return False
            case x509.BasicConstraints(ca=True):
                return False
    return True


def _public_bytes(of: x509.Certificate | x509.CertificateSigningRequest) -> bytes:
    return of.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
