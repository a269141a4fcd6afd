"""What certificates refuses."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError


class CertificateError(ServiceError):
    """Base of what certificates refuses."""


class CertificateNotFound(CertificateError):
    """Also for another issuer's or mode's certificate: the answer is the same."""

    code = "not_found"
    message = _("No certificate with this identifier is found here.")


class CertificateErased(CertificateError):
    code = "erased"
    message = _("The content of this certificate was erased. Its hash and its status remain.")


class DuplicateCertificate(CertificateError):
    """Carries `existing`: the certificate that holds the number already."""

    code = "duplicate_certificate"
    message = _("A certificate with the number %(number)s exists already.")
