"""Errors about the key and the certificate that PDFs are signed with."""

from enum import StrEnum

from django.utils.translation import gettext_lazy as _

from .base import AccountsError


class ChainFault(StrEnum):
    """Why certificates cannot be used."""

    PRIVATE_KEY = "private_key"
    UNREADABLE = "unreadable"
    OTHER_KEY = "other_key"
    INCOMPLETE = "incomplete"
    EXPIRED = "expired"
    TOO_EARLY = "too_early"
    USAGE = "usage"


_FAULTS = {
    ChainFault.PRIVATE_KEY: _(
        "This holds a private key. Upload certificates alone, and regard that key as known to others."
    ),
    ChainFault.UNREADABLE: _(
        "No certificate could be read. Upload what the authority sent: PEM, DER or PKCS#7 (.pem, .crt, .cer, .p7b)."
    ),
    ChainFault.OTHER_KEY: _(
        "None of these certificates belongs to the key pair kept here. The authority must make it from the certificate request that you download here."
    ),
    ChainFault.INCOMPLETE: _(
        "The certificate of the authority “%(name)s” is missing. Upload the whole chain: yours and those of the authorities above it."
    ),
    ChainFault.EXPIRED: _("The certificate “%(name)s” has expired."),
    ChainFault.TOO_EARLY: _("The certificate “%(name)s” is not valid yet."),
    ChainFault.USAGE: _(
        "The certificate “%(name)s” is not meant for signing documents. Ask the authority for one for document signing, or for an electronic seal."
    ),
}


class CertificatesRefused(AccountsError):
    """Uploaded certificates cannot be used; the message says why, and names the one that it is about."""

    code = "conflict"
    message = _("These certificates cannot be used.")

    def __init__(self, fault: ChainFault, name: str = "") -> None:
        super().__init__(name=name)
        self.fault = fault

    def detail(self) -> str:
        return str(_FAULTS[self.fault]) % self.params


class NoPdfSigningKey(AccountsError):
    code = "conflict"
    message = _("There is no such key any more. Load the page again.")


class PdfSigningNotInstalled(AccountsError):
    code = "conflict"
    message = _(
        "This installation cannot sign PDFs: the operator has to install the extra pdf-signing."
    )
