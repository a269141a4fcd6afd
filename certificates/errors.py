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


class InvalidTransition(CertificateError):
    """Carries `from` and `to`."""

    code = "invalid_transition"
    message = _(
        "The status of this certificate is “%(state)s”. From there it cannot become “%(to)s” this way."
    )


class HoldNotNamed(CertificateError):
    """Carries `holds`: those that are open."""

    code = "conflict"
    message = _("Several holds keep this certificate suspended. Name the one to lift by holdId.")


class HolderUnreachable(CertificateError):
    code = "conflict"
    message = _(
        "The holder is not written to: no e-mail address is known, or the certificate is not in force."
    )


class SecondPersonRequired(CertificateError):
    code = "second_person_required"
    message = _("Whoever issued a certificate of this type cannot release it. Somebody else must.")


class FilterTooBroad(CertificateError):
    """No index serves this combination: it would read a growing part of all certificates."""

    code = "filter_too_broad"
    message = _("These filters together would read too much. Add one of: %(add)s.")


class LinkNotFound(CertificateError):
    code = "not_found"
    message = _("No link with this identifier is found here.")


class LinkExists(CertificateError):
    code = "conflict"
    message = _("This certificate has this very link already.")


class LinkCircle(CertificateError):
    code = "conflict"
    message = _("This would make the certificate a part of itself.")


class TooManyLinks(CertificateError):
    code = "conflict"
    message = _("A certificate has at most %(limit)s links of its own.")


class TooManyParts(CertificateError):
    code = "conflict"
    message = _("A certificate has at most %(limit)s parts.")


class SubjectCertified(DuplicateCertificate):
    """Carries `existing`: the certificate that this type allows only one of."""

    message = _(
        "A certificate of this type exists already for the same subject (%(unique_by)s). Revoke or supersede that one first."
    )


class TypeNotFound(CertificateError):
    """Also for another issuer's type: the answer is the same."""

    code = "not_found"
    message = _("No certificate type with this number is found here.")


class TypeArchived(CertificateError):
    code = "conflict"
    message = _("This certificate type is archived: it can no longer be changed.")


class CodeTaken(CertificateError):
    code = "conflict"
    message = _("Another certificate type has the code %(type_code)s.")


class AttachmentNotFound(CertificateError):
    """No such attachment was registered, or its file was never uploaded."""

    code = "not_found"
    message = _("This certificate has no such attachment, or its file was not uploaded.")


class AttachmentDiffers(CertificateError):
    """Carries `expected`: what was registered at issue."""

    code = "attachment_mismatch"
    message = _("This is not the file that was registered at issue: its %(what)s differs.")


class NotReleasedYet(CertificateError):
    code = "conflict"
    message = _("This certificate waits for its release. Until then there is nothing to print.")


class PrintingBusy(CertificateError):
    """Others print at this moment, and have done so for long."""

    code = "unavailable"
    message = _("Too much is being printed at this moment. Try again in a few seconds.")
