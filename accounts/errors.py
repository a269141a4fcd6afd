"""What accounts refuses, and the two base classes of every refusal in the service.

An error carries a code that never changes, a message that the door translates, and nothing of HTTP.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


class ServiceError(Exception):
    """A refusal that its caller can act on.

    `message` may name `%(parameters)s`; `members` are extra members of the answer (RFC 9457, 3.2).
    """

    code: ClassVar[str]
    message: ClassVar[str | Promise]

    def __init__(self, *, members: Mapping[str, object] | None = None, **params: object) -> None:
        super().__init__(self.code)
        self.params = params
        self.members = dict(members or {})

    def detail(self) -> str:
        """The message in the active language."""
        return str(self.message) % self.params if self.params else str(self.message)


# What can be wrong with one field: code -> message. The codes are part of the interface.
FIELD_MESSAGES: Mapping[str, str | Promise] = {
    "required": _("This field is required."),
    "unknown_field": _("This field is not known here."),
    "unknown_parameter": _("This query parameter is not known here."),
    "invalid_type": _("Wrong type: %(expected)s is expected."),
    "too_long": _("At most %(limit)s characters."),
    "too_short": _("At least %(limit)s characters."),
    "too_many": _("At most %(limit)s entries."),
    "too_few": _("At least %(limit)s entries."),
    "too_large": _("At most %(limit)s bytes together."),
    "out_of_range": _("Outside the allowed range (%(expected)s)."),
    "invalid_format": _("Not in the expected format (%(expected)s)."),
    "invalid_choice": _("Not one of the allowed values (%(expected)s)."),
    "invalid_date": _("Not a calendar date (YYYY-MM-DD)."),
    "invalid_email": _("Not an e-mail address."),
    "invalid_characters": _("Contains control characters, or characters that are not text."),
    "invalid_gtin": _("The check digit of this GTIN is wrong."),
    "date_order": _("Before %(other)s."),
    "in_the_future": _("In the future."),
    "unknown_type": _("No certificate type of this issuer has this identifier."),
    "type_archived": _("This certificate type is archived: it issues nothing more."),
    "wrong_hash": _("No text of this document has this SHA-256."),
    "unknown_document": _("There is no such document."),
    "too_soon": _("Too soon: %(expected)s at the earliest."),
    "taken": _("Taken already."),
    "ambiguous": _("Send either this field or %(other)s, not two that disagree."),
}


def field_message(code: str, params: Mapping[str, object]) -> str | None:
    """What a stored code says of a field, in the active language; None for a code of no field."""
    message = FIELD_MESSAGES.get(code)
    return None if message is None else str(message) % _Lenient(params)


class _Lenient(dict[str, object]):
    """Parameters that an older release has stored may lack one."""

    def __missing__(self, key: str) -> str:
        return "…"


@dataclass(frozen=True, slots=True)
class FieldError:
    """One field at fault: a JSON pointer (RFC 6901) into the body, or the name of a query parameter."""

    pointer: str
    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    parameter: str | None = None

    def detail(self) -> str:
        """The message in the active language."""
        return str(FIELD_MESSAGES[self.code]) % self.params


class ValidationFailed(ServiceError):
    """Fields are at fault; nothing was done."""

    code = "validation_failed"
    message = _("The request has fields that cannot be accepted. Nothing was changed.")

    def __init__(self, errors: Sequence[FieldError]) -> None:
        super().__init__()
        self.errors = errors


class AccountsError(ServiceError):
    """Base of what accounts refuses."""


class ApiKeyMissing(AccountsError):
    code = "api_key_missing"
    message = _("Send the API key in the x-api-key header, and nowhere else.")


class ApiKeyInvalid(AccountsError):
    code = "api_key_invalid"
    message = _("This API key is not valid.")


class ApiKeyExpired(AccountsError):
    code = "api_key_expired"
    message = _("This API key has expired. Create or rotate a key in the back office.")


class ApiKeyRevoked(AccountsError):
    code = "api_key_revoked"
    message = _("This API key has been revoked.")


class ScopeMissing(AccountsError):
    code = "scope_missing"
    message = _("This API key lacks the scope %(scope)s.")


class LiveModeRequired(AccountsError):
    code = "live_mode_required"
    message = _("This is a test key: it reads the account, and changes nothing of it.")


class ConsentRequired(AccountsError):
    code = "consent_required"
    message = _("An owner must accept the current terms in the back office before issuing goes on.")


class FeatureNotInPlan(AccountsError):
    code = "feature_not_in_plan"
    message = _("The plan of this account does not include %(feature)s.")


class QuotaExceeded(AccountsError):
    """Carries `resetsAt`: when the next month begins."""

    code = "quota_exceeded"
    message = _("This month's %(limit)s certificates are used up.")


class DocumentSuperseded(AccountsError):
    code = "conflict"
    message = _("A newer version of this document was published. Read and accept that one.")


class IssuerSuspended(AccountsError):
    code = "issuer_suspended"
    message = _("This account is suspended. Contact the operator of this service.")


class JobNotFound(AccountsError):
    """Also for another issuer's or mode's job: the answer is the same."""

    code = "not_found"
    message = _("No job with this identifier is found here.")


class JobHasEnded(AccountsError):
    code = "conflict"
    message = _("This job has ended already; there is nothing left to cancel.")


class JobNotEnded(AccountsError):
    code = "conflict"
    message = _("This job has not ended yet. Ask again once its state says so.")


class NothingToUndo(AccountsError):
    code = "conflict"
    message = _(
        "This job cannot be taken back: its kind offers no way back, it changed nothing, or it was taken back already."
    )


class TooManyJobs(AccountsError):
    code = "conflict"
    message = _("%(limit)s jobs of this account wait already. Start this one when some have ended.")


class ResultsExpired(AccountsError):
    code = "results_expired"
    message = _("The results of this job were removed: they are kept for %(days)s days.")


class InputTooLarge(AccountsError):
    code = "body_too_large"
    message = _("The input is larger than %(limit)s bytes.")
