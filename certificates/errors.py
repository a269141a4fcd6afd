"""Errors of the certificates app."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError


class CertificateError(ServiceError):
    """Base class of the errors of the certificates app."""


class CertificateNotFound(CertificateError):
    """Also raised for a certificate of another issuer or mode, so that nothing is given away."""

    code = "not_found"
    message = _("No certificate with this identifier is found here.")


class NoTypeForSamples(CertificateError):
    code = "conflict"
    message = _("There is no certificate type in use. Create one first: samples are of a type.")


class CertificateErased(CertificateError):
    code = "erased"
    message = _("The content of this certificate was erased. Its hash and its status remain.")


class ErasurePending(CertificateError):
    code = "conflict"
    message = _("This certificate is waiting to be erased. Undo the erasure first.")


class NoErasurePending(CertificateError):
    code = "conflict"
    message = _("No erasure of this certificate is pending.")


class RetentionNotOver(CertificateError):
    """Carries `retainUntil`."""

    code = "retention_runs"
    message = _(
        "The retention period of this certificate type ends on %(until)s. Nothing can be erased before then."
    )


class DuplicateCertificate(CertificateError):
    """Carries `existing`: the certificate that has this number."""

    code = "duplicate_certificate"
    message = _("A certificate with the number %(number)s exists already.")


class InvalidTransition(CertificateError):
    """Carries `from` and `to`: the two states."""

    code = "invalid_transition"
    message = _(
        "The status of this certificate is “%(state)s”. This action cannot change it to “%(to)s”."
    )


class SupersededAlready(InvalidTransition):
    """Carries `supersededBy`: the successor, where the caller may see it."""

    message = _("This certificate is superseded already, by %(successor)s. Supersede that one.")


class HoldNotSpecified(CertificateError):
    """Carries `holds`: the open ones."""

    code = "conflict"
    message = _("Several holds keep this certificate suspended. Name the one to lift by holdId.")


class TooManyHolds(CertificateError):
    code = "conflict"
    message = _("At most %(limit)s holds can be open on a certificate. Lift one of them first.")


class HolderUnreachable(CertificateError):
    code = "conflict"
    message = _(
        "No mail can be sent to the holder: no e-mail address is known, or the certificate is not in force."
    )


class HolderNotInAccount(CertificateError):
    code = "conflict"
    message = _("A test certificate can be sent to members of your own account only.")


class HolderObjected(CertificateError):
    code = "conflict"
    message = _(
        "The holder does not want mails about this certificate. Tell them in another way, or ask them to take the objection back by the link in an earlier mail."
    )


class HolderAddressBounced(CertificateError):
    code = "conflict"
    message = _(
        "A mail to this address came back: the mailbox does not exist. State another address, or the same one again once it works."
    )


class TooManyMails(CertificateError):
    """Carries `retryAfter`: seconds until one more mail is sent."""

    code = "conflict"
    message = _("At most %(limit)s mails a day are sent about one certificate. Try again later.")


class SecondPersonRequired(CertificateError):
    code = "second_person_required"
    message = _(
        "The person who issued this certificate cannot release it. A second person must release it."
    )


class OperatorCannotRelease(CertificateError):
    """A person without a role at the issuer tried to release a certificate."""

    code = "second_person_required"
    message = _(
        "Operators of this service cannot release certificates of an issuer. A second person of the issuer must release them."
    )


class ReleaseRuleProtected(CertificateError):
    """An API key tried to turn the release by a second person off."""

    code = "limit_widened"
    message = _(
        "An API key can turn releaseRequired on, but not off. To turn it off, request it in the back office on the page of this type; a second person has to confirm it: %(page)s"
    )


class CertificateFilterTooBroad(CertificateError):
    """No index serves this combination of filters: the query would become slower with every certificate."""

    code = "filter_too_broad"
    message = _(
        "This combination of filters would search too many certificates. Add one of: %(add)s."
    )


class TooManySelected(CertificateError):
    """A bulk transition selects more certificates than one job takes."""

    code = "filter_too_broad"
    message = _("These filters find more than %(limit)s certificates. Narrow them down.")


class CountChanged(CertificateError):
    """Carries `count`: how many certificates there are now."""

    code = "count_changed"
    message = _(
        "The selection now holds %(count)s certificates, not the expected number. Check it again."
    )


class LinkNotFound(CertificateError):
    code = "not_found"
    message = _("No link with this identifier is found here.")


class LinkExists(CertificateError):
    code = "conflict"
    message = _("This certificate already has this link.")


class LinkCycle(CertificateError):
    code = "conflict"
    message = _("This would make the certificate a part of itself.")


class TooManyLinks(CertificateError):
    code = "conflict"
    message = _("A certificate has at most %(limit)s links of its own.")


class TooManyParts(CertificateError):
    code = "conflict"
    message = _("A certificate has at most %(limit)s parts.")


class SubjectAlreadyCertified(DuplicateCertificate):
    """Carries `existing`: the certificate for the same subject."""

    message = _(
        "A certificate of this type exists already for the same subject (%(unique_by)s). Revoke or supersede that one first."
    )


class RepeatedInRequest(CertificateError):
    """Two drafts of one request exclude each other: only the first can be issued."""

    code = "duplicate_certificate"
    message = _(
        "Entry %(other)s of this request (counted from 0) has the same value. Only one of the two can be issued."
    )


class TypeNotFound(CertificateError):
    """Also raised for another issuer's type, so that nothing is given away."""

    code = "not_found"
    message = _("No certificate type with this number is found here.")


class TypeArchived(CertificateError):
    code = "conflict"
    message = _("This certificate type is archived: it can no longer be changed.")


class TypeCodeTaken(CertificateError):
    code = "conflict"
    message = _("Another certificate type has the code %(type_code)s.")


class AttachmentNotFound(CertificateError):
    """The attachment was not registered, or its file was not uploaded."""

    code = "not_found"
    message = _("This certificate has no such attachment, or its file was not uploaded.")


class AttachmentDiffers(CertificateError):
    """Carries `expected`: what was registered at issue."""

    code = "attachment_mismatch"
    message = _("This is not the file that was registered at issue: its %(what)s differs.")


class NotReleasedYet(CertificateError):
    code = "conflict"
    message = _("This certificate is not released yet. It can be printed or exported after that.")


class CredentialNotReleased(CertificateError):
    code = "conflict"
    message = _(
        "This certificate has not come into force: it waits for its release, or was rejected. Its credential is signed when it is released."
    )


class NotSealedYet(CertificateError):
    code = "not_sealed_yet"
    message = _("The credential of this certificate is being signed. Try again in two seconds.")


class ProofPending(CertificateError):
    """Its credential, its entry in the log, or a status list signed after it is still to come."""

    code = "proof_pending"
    message = _(
        "The proof file of this certificate is not complete yet: it ends with a status list that is signed after the certificate. Try again in three seconds."
    )


class PrintingBusy(CertificateError):
    """Other requests have kept the printer busy for too long."""

    code = "unavailable"
    message = _("Too much is being printed at this moment. Try again in a few seconds.")


class ClockWrong(CertificateError):
    code = "unavailable"
    message = _(
        "Nothing is issued: the clock of this server is %(seconds)s seconds away from that of its database. The operator has to set it right."
    )


class NotPrintedYet(CertificateError):
    """A worker makes the file meanwhile, once the proof file that it carries is there."""

    code = "not_printed_yet"
    message = _(
        "This PDF is being made. Try again in two seconds. That of a new certificate waits for its proof, some seconds longer."
    )


class PrintingFailed(CertificateError):
    """A fault of the service, or of its fonts; the worker's log says more."""

    code = "internal_error"
    message = _(
        "This PDF could not be made. Try again in a minute; if it fails again, ask the operator."
    )


class TooLargeToPrint(CertificateError):
    code = "too_large_to_print"
    message = _(
        "This is too large for a PDF. The page of the certificate shows all of it; of many certificates, print fewer in one file."
    )


class PdfCertificateExpired(CertificateError):
    code = "conflict"
    message = _(
        "The certificate that your PDFs are signed with has expired: an owner can renew it."
    )


class PrefixTaken(CertificateError):
    """Another issuer's confirmed prefix equals this one, or one of the two begins with the other."""

    code = "conflict"
    message = _(
        "The company prefix %(other)s of another issuer is confirmed already, and shares GTINs with this one."
    )


class PrefixDecided(CertificateError):
    code = "conflict"
    message = _("This company prefix was decided or withdrawn meanwhile.")


class NoDigitalLink(CertificateError):
    code = "conflict"
    message = _(
        "This certificate has no Digital Link. It needs a GTIN in a confirmed company prefix, and a type with GS1 Digital Link switched on."
    )


class MalformedDigitalLink(CertificateError):
    code = "malformed_request"
    message = _(
        "Not a GS1 Digital Link of a product. It has a GTIN with its check digit, then key qualifiers in the order 22, 10, 21, 235: /01/09520123456788/10/B-42."
    )


class ProductLinkNotFound(CertificateError):
    """Nothing is known of the product, or it has no link of the wanted type."""

    code = "not_found"
    message = _("Nothing is found here for this product, or no link of this type.")
