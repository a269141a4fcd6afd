"""Errors of the service: unavailable, too many requests."""

from django.utils.translation import gettext_lazy as _

from accounts.api.problems import ProblemType

RETRY_SHORTLY = (("Retry-After", "5"),)
RETRY_SIGNATURE = (("Retry-After", "2"),)
RETRY_PROOF = (("Retry-After", "3"),)
SERVICE: tuple[ProblemType, ...] = (
    ProblemType(
        "rate_limited",
        429,
        _("Too many requests"),
        _("This key has called faster than its plan allows; the RateLimit headers of every answer say what is left. Or too many attempts from one network have failed, with wrong keys or with unknown identifiers; a valid key goes on working there."),
        _("Wait for the number of seconds in the Retry-After header, then go on."),
    ),
    ProblemType(
        "internal_error",
        500,
        _("Internal error"),
        _("Something failed in the service. Nothing was changed."),
        _("Try again. If it happens again, report the request id."),
    ),
    ProblemType(
        "unavailable",
        503,
        _("Not available right now"),
        _("The service, or the database behind it, cannot answer right now. Nothing was changed."),
        _("Try again after the number of seconds in the Retry-After header."),
        RETRY_SHORTLY,
    ),
    ProblemType(
        "not_sealed_yet",
        503,
        _("Not signed yet"),
        _("The certificate is in force, and a worker signs its credential within seconds. The certificate itself can be read and verified meanwhile."),
        _("Try again after the number of seconds in the Retry-After header."),
        RETRY_SIGNATURE,
    ),
    ProblemType(
        "proof_pending",
        503,
        _("Proof not complete yet"),
        _("The certificate is in force. Its credential is signed first, then the status list in which it stands: its proof file is there some five seconds after the issue. A job that is asked for proof files waits for them."),
        _("Try again after the number of seconds in the Retry-After header."),
        RETRY_PROOF,
    ),
    ProblemType(
        "not_printed_yet",
        503,
        _("PDF not made yet"),
        _("A worker of the service makes each PDF once, when it is first asked for; that usually takes a second. That of a new certificate waits for its proof file, some seconds longer."),
        _("Try again after the number of seconds in the Retry-After header."),
        RETRY_SIGNATURE,
    ),
)  # fmt: skip
