"""Errors of the certificates app."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError


class CertificateError(ServiceError):
    """Base class of the errors of the certificates app."""


# fmt: off
# Also raised for a certificate of another issuer or mode, so that nothing is given away.
CertificateNotFound = CertificateError.row("not_found", _("No certificate with this identifier is found here."))
NoTypeForSamples = CertificateError.row("conflict", _("There is no certificate type in use. Create one first: samples are of a type."))
CertificateErased = CertificateError.row("erased", _("The content of this certificate was erased. Its hash and its status remain."))
ErasurePending = CertificateError.row("conflict", _("This certificate is waiting to be erased. Undo the erasure first."))
NoErasurePending = CertificateError.row("conflict", _("No erasure of this certificate is pending."))
# Carries `retainUntil`.
RetentionNotOver = CertificateError.row("retention_runs", _("The retention period of this certificate type ends on %(until)s. Nothing can be erased before then."))
# Carries `holds`: the open ones.
HoldNotSpecified = CertificateError.row("conflict", _("Several holds keep this certificate suspended. Name the one to lift by holdId."))
TooManyHolds = CertificateError.row("conflict", _("At most %(limit)s holds can be open on a certificate. Lift one of them first."))
HolderUnreachable = CertificateError.row("conflict", _("No mail can be sent to the holder: no e-mail address is known, or the certificate is not in force."))
HolderNotInAccount = CertificateError.row("conflict", _("A test certificate can be sent to members of your own account only."))
HolderObjected = CertificateError.row("conflict", _("The holder does not want mails about this certificate. Tell them in another way, or ask them to take the objection back by the link in an earlier mail."))
HolderAddressBounced = CertificateError.row("conflict", _("A mail to this address came back: the mailbox does not exist. State another address, or the same one again once it works."))
# Carries `retryAfter`: seconds until one more mail is sent.
TooManyMails = CertificateError.row("conflict", _("At most %(limit)s mails a day are sent about one certificate. Try again later."))
SecondPersonRequired = CertificateError.row("second_person_required", _("The person who issued this certificate cannot release it. A second person must release it."))
# A person without a role at the issuer tried to release a certificate.
PlatformAdminCannotRelease = CertificateError.row("second_person_required", _("Operators of this service cannot release certificates of an issuer. A second person of the issuer must release them."))
# An API key tried to turn the release by a second person off.
ReleaseRuleProtected = CertificateError.row("limit_widened", _("An API key can turn releaseRequired on, but not off. To turn it off, request it in the back office on the page of this type; a second person has to confirm it: %(page)s"))
# No index serves this combination of filters: the query would become slower with every certificate.
CertificateFilterTooBroad = CertificateError.row("filter_too_broad", _("This combination of filters would search too many certificates. Add one of: %(add)s."))
# A bulk transition selects more certificates than one job takes.
TooManySelected = CertificateError.row("filter_too_broad", _("These filters find more than %(limit)s certificates. Narrow them down."))
# Carries `count`: how many certificates there are now.
CountChanged = CertificateError.row("count_changed", _("The selection now holds %(count)s certificates, not the expected number. Check it again."))
LinkNotFound = CertificateError.row("not_found", _("No link with this identifier is found here."))
LinkExists = CertificateError.row("conflict", _("This certificate already has this link."))
LinkCycle = CertificateError.row("conflict", _("This would make the certificate a part of itself."))
TooManyLinks = CertificateError.row("conflict", _("A certificate has at most %(limit)s links of its own."))
TooManyParts = CertificateError.row("conflict", _("A certificate has at most %(limit)s parts."))
# Also raised for another issuer's type, so that nothing is given away.
TypeNotFound = CertificateError.row("not_found", _("No certificate type with this number is found here."))
TypeArchived = CertificateError.row("conflict", _("This certificate type is archived: it can no longer be changed."))
TypeCodeTaken = CertificateError.row("conflict", _("Another certificate type has the code %(type_code)s."))
# The attachment was not registered, or its file was not uploaded.
AttachmentNotFound = CertificateError.row("not_found", _("This certificate has no such attachment, or its file was not uploaded."))
# Carries `expected`: what was registered at issue.
AttachmentDiffers = CertificateError.row("attachment_mismatch", _("This is not the file that was registered at issue: its %(what)s differs."))
NotReleasedYet = CertificateError.row("conflict", _("This certificate is not released yet. It can be printed or exported after that."))
CredentialNotReleased = CertificateError.row("conflict", _("This certificate has not come into force: it waits for its release, or was rejected. Its credential is signed when it is released."))
NotSealedYet = CertificateError.row("not_sealed_yet", _("The credential of this certificate is being signed. Try again in two seconds."))
# Its credential, its entry in the log, or a status list signed after it is still to come.
ProofPending = CertificateError.row("proof_pending", _("The proof file of this certificate is not complete yet: it ends with a status list that is signed after the certificate. Try again in three seconds."))
# Other requests have kept the printer busy for too long.
PrintingBusy = CertificateError.row("unavailable", _("Too much is being printed at this moment. Try again in a few seconds."))
ClockWrong = CertificateError.row("unavailable", _("Nothing is issued: the clock of this server is %(seconds)s seconds away from that of its database. The operator has to set it right."))
# A worker makes the file meanwhile, once the proof file that it carries is there.
NotPrintedYet = CertificateError.row("not_printed_yet", _("This PDF is being made. Try again in two seconds. That of a new certificate waits for its proof, some seconds longer."))
# A fault of the service, or of its fonts; the worker's log says more.
PrintingFailed = CertificateError.row("internal_error", _("This PDF could not be made. Try again in a minute; if it fails again, ask the operator."))
PdfCertificateExpired = CertificateError.row("conflict", _("The certificate that your PDFs are signed with has expired: an owner can renew it."))
# Another issuer's confirmed prefix equals this one, or one of the two begins with the other.
PrefixTaken = CertificateError.row("conflict", _("The company prefix %(other)s of another issuer is confirmed already, and shares GTINs with this one."))
PrefixDecided = CertificateError.row("conflict", _("This company prefix was decided or withdrawn meanwhile."))
NoDigitalLink = CertificateError.row("conflict", _("This certificate has no Digital Link. It needs a GTIN in a confirmed company prefix, and a type with GS1 Digital Link switched on."))
MalformedDigitalLink = CertificateError.row("malformed_request", _("Not a GS1 Digital Link of a product. It has a GTIN with its check digit, then key qualifiers in the order 22, 10, 21, 235: /01/09520123456788/10/B-42."))
# Nothing is known of the product, or it has no link of the wanted type.
ProductLinkNotFound = CertificateError.row("not_found", _("Nothing is found here for this product, or no link of this type."))
# fmt: on


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


class TooLargeToPrint(CertificateError):
    code = "too_large_to_print"
    message = _(
        "This is too large for a PDF. The page of the certificate shows all of it; of many certificates, print fewer in one file."
    )
