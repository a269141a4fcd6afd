"""The base of all errors of the service, the errors of accounts, and what can be wrong with a field.

An error carries a code that never changes, a message that the entry point translates, and nothing of HTTP.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from django.conf import settings
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _, pgettext_lazy

from lib import faults

FieldError = faults.FieldError
MAX_ERRORS = faults.MAX_ERRORS


class ServiceError(Exception):
    """An error that its caller can act on.

    `message` may name `%(parameters)s`; `members` are extra members of the answer (RFC 9457, 3.2).
    """

    code: ClassVar[str]
    message: ClassVar[str | Promise]

    def __init__(self, *, members: Mapping[str, object] | None = None, **params: object) -> None:
        super().__init__(self.code)
        self.params = params
        self.members = dict(members or {})

    @classmethod
    def row(cls, code: str, message: str | Promise) -> type[Self]:
        """An error as one line of an app's table of errors.

        It is raised and caught like a class: `raise TeamNotFound`, `raise TooManyJobs(limit=5)`.
        """
        return type(code, (cls,), {"code": code, "message": message})

    def detail(self) -> str:
        """The message in the active language."""
        return str(self.message) % self.params if self.params else str(self.message)


class NotConfirmed(Exception):
    """Cached facts about the caller or a type are out of date, so nothing was done: read them anew.

    Also where something else is in the way that the same request finds again with fresh facts.
    """


class AccountsError(ServiceError):
    """Base of the errors of accounts."""


# fmt: off
# Keys.
ApiKeyMissing = AccountsError.row("api_key_missing", _("Send the API key in the x-api-key header, and nowhere else."))
ApiKeyInvalid = AccountsError.row("api_key_invalid", _("This API key is not valid."))
ApiKeyMalformed = ApiKeyInvalid.row("api_key_invalid", _("This is not a whole API key: cis_live_ or cis_test_, then letters, digits and one underscore, with nothing before or behind. Copy it again."))
ApiKeyExpired = AccountsError.row("api_key_expired", _("This API key has expired. Create or rotate a key in the back office."))
ApiKeyRotated = ApiKeyExpired.row("api_key_expired", _("This API key was rotated, and its time beside its successor is over. Use the new key."))
ApiKeyRevoked = AccountsError.row("api_key_revoked", _("This API key has been revoked."))
# Raised only after the secret was verified.
IpNotAllowed = AccountsError.row("ip_not_allowed", _("This API key is not accepted from the address that the request came from."))
# Also raised for a key of another issuer or mode.
ApiKeyNotFound = AccountsError.row("not_found", _("No API key with this identifier is found here."))
ApiKeyEnded = AccountsError.row("conflict", _("This API key has expired or was revoked."))
ApiKeyReplaced = AccountsError.row("conflict", _("This API key was rotated already. Use its successor."))
# A key would grant more than it has itself.
GrantExceeded = AccountsError.row("grant_exceeded", _("An API key cannot grant more than it has itself: %(fields)s."))
# A person, or a key of theirs, would grant more than their role allows.
RoleExceeded = AccountsError.row("grant_exceeded", _("The role of the person who makes this API key does not include these scopes: %(scopes)s. An owner can grant them."))
# A key would widen a limit of the whole account.
AccountLimitWideningRefused = AccountsError.row("limit_widened", _("Over the API this limit of the whole account can only be narrowed: %(fields)s. Widen it in the back office."))
# The person behind a key has left, or has a role that may not invite.
KeyPersonMayNotInvite = AccountsError.row("grant_exceeded", _("The person who made this API key may no longer invite people to a team. An owner can adopt the key, or invite in the back office."))
KeyWideningRefused = AccountsError.row("grant_exceeded", _("Over the API a key can only be narrowed: %(fields)s. Widen it in the back office."))
KeyRestricted = AccountsError.row("key_restricted", _("This API key is limited to some certificate types. This request needs a key without that limit."))
ScopeMissing = AccountsError.row("scope_missing", _("This API key lacks the scope %(scope)s."))
LiveModeRequired = AccountsError.row("live_mode_required", _("This is a test key: settings, types, teams, programs and onboarding are the same in test and live, and it only reads them. Send this request with a live key (cis_live_…)."))
TestModeOnly = AccountsError.row("test_mode_only", _("This exists in test mode only. Use a test key."))

# Standing, plan and consent of an account; domains and signing keys.
ConsentRequired = AccountsError.row("consent_required", _("An owner must accept the current terms in the back office before issuing goes on."))
DocumentSuperseded = AccountsError.row("conflict", _("A newer version of this document was published. Read and accept that one."))
IssuerSuspended = AccountsError.row("issuer_suspended", _("This account is suspended. Contact the operator of this service."))
FeatureNotInPlan = AccountsError.row("feature_not_in_plan", _("The plan of this account does not include %(feature)s."))
# The plan's number of keys, endpoints or members is reached.
PlanLimitReached = AccountsError.row("plan_limit_reached", _("Plan limit of %(limit)s reached. Delete one, or ask for a larger plan."))
# No index leads to the requests on a path: all others would be read.
RequestFilterTooBroad = AccountsError.row("filter_too_broad", _("A path alone would search too many requests. Add one of: %(add)s."))
PlanAlreadyRequested = AccountsError.row("conflict", _("A plan was asked for within the last hour. The operator of this service reads it."))
DomainNotFound = AccountsError.row("not_found", _("This issuer has no such domain."))
SigningKeyNotFound = AccountsError.row("not_found", _("This issuer has no such signing key."))

# Members and invitations.
OwnerRequired = AccountsError.row("owner_required", _("Only an owner of the account may do this."))
LastOwner = AccountsError.row("conflict", _("This is the last owner. Make somebody else an owner first."))
OwnerAlreadyExists = AccountsError.row("conflict", _("This issuer has an owner, who manages its people."))
AlreadyBlocked = AccountsError.row("conflict", _("This issuer is blocked already."))
NotBlocked = AccountsError.row("conflict", _("This issuer is not blocked."))
MemberNotFound = AccountsError.row("not_found", _("This person is not a member of the account."))
# Also raised for an invitation that has expired, was used or was revoked.
InvitationNotFound = AccountsError.row("not_found", _("This invitation is not valid, or no longer."))
InvitationForAnotherPerson = AccountsError.row("conflict", _("This invitation is for somebody else. Log out, and log in as the person invited."))
AccountExists = AccountsError.row("conflict", _("There is an account with this address already. Log in to accept the invitation."))
SignOnNotReady = AccountsError.row("conflict", _("Single sign-on is not ready for this: set it up with a verified domain, test it, and connect your own account first."))

# Jobs.
# Also for another issuer's or mode's job: the answer is the same.
JobNotFound = AccountsError.row("not_found", _("No job with this identifier is found here."))
JobHasEnded = AccountsError.row("conflict", _("This job has ended already; there is nothing left to cancel."))
JobNotEnded = AccountsError.row("conflict", _("This job has not ended yet. Ask again once its state says so."))
NothingToUndo = AccountsError.row("conflict", _("This job cannot be undone: its kind offers no way back, it changed nothing, or it was undone already. What an import has issued can be revoked by a bulk action: send it the ids in the import’s results."))
TooManyJobs = AccountsError.row("conflict", _("%(limit)s jobs of this account wait already. Start this one when some have ended."))
ResultsExpired = AccountsError.row("results_expired", _("The results of this job were removed: they are kept for %(days)s days."))
WorkbookTooLong = AccountsError.row("conflict", _("These results have more rows than the %(limit)s that a workbook is made of. Fetch them as CSV."))
# Another one is made for this issuer at this moment.
WorkbookBusy = AccountsError.row("unavailable", _("Another workbook of yours is being made. Try again in a few seconds."))

# The key and the certificate that PDFs are signed with.
NoPdfSigningKey = AccountsError.row("conflict", _("There is no such key any more. Load the page again."))
PdfSigningNotInstalled = AccountsError.row("conflict", _("This installation cannot sign PDFs: the operator has to install the extra pdf-signing."))

# Bodies and files.
MalformedJson = ServiceError.row("malformed_json", _("The body is not acceptable as JSON: %(reason)s."))
InputTooLarge = AccountsError.row("body_too_large", _("The input is larger than %(limit)s bytes."))
# fmt: on


class QuotaExceeded(AccountsError):
    """Carries `resetsAt`: when the next month begins."""

    code = "quota_exceeded"
    message = _("This month's %(limit)s certificates are used up.")


class ValidationFailed(ServiceError):
    """Fields are invalid; nothing was changed."""

    code = "validation_failed"
    message = _("The request has fields that cannot be accepted. Nothing was changed.")

    def __init__(self, errors: Sequence[FieldError]) -> None:
        super().__init__()
        self.errors = errors


class ChainFault(StrEnum):
    """Why certificates cannot be used."""

    PRIVATE_KEY = "private_key"
    UNREADABLE = "unreadable"
    OTHER_KEY = "other_key"
    INCOMPLETE = "incomplete"
    EXPIRED = "expired"
    TOO_EARLY = "too_early"
    USAGE = "usage"


# fmt: off
_FAULTS = {
    ChainFault.PRIVATE_KEY: _("This holds a private key. Upload certificates alone, and regard that key as known to others."),
    ChainFault.UNREADABLE: _("No certificate could be read. Upload what the authority sent: PEM, DER or PKCS#7 (.pem, .crt, .cer, .p7b)."),
    ChainFault.OTHER_KEY: _("None of these certificates belongs to the key pair kept here. The authority must make it from the certificate request that you download here."),
    ChainFault.INCOMPLETE: _("The certificate of the authority “%(name)s” is missing. Upload the whole chain: yours and those of the authorities above it."),
    ChainFault.EXPIRED: _("The certificate “%(name)s” has expired."),
    ChainFault.TOO_EARLY: _("The certificate “%(name)s” is not valid yet."),
    ChainFault.USAGE: _("The certificate “%(name)s” is not meant for signing documents. Ask the authority for one for document signing, or for an electronic seal."),
}
# fmt: on


class CertificatesRefused(AccountsError):
    """Uploaded certificates cannot be used; the message says why, and names the one that it is about."""

    code = "conflict"
    message = _("These certificates cannot be used.")

    def __init__(self, fault: ChainFault, name: str = "") -> None:
        super().__init__(name=name)
        self.fault = fault

    def detail(self) -> str:
        return str(_FAULTS[self.fault]) % self.params


# What can be wrong with one field: code -> message. The codes are part of the interface.
# fmt: off
FIELD_MESSAGES: Mapping[str, str | Promise] = {
    "required": _("This field is required."),
    "unknown_field": _("This field is not known here."),
    "unknown_parameter": _("This query parameter is not known here."),
    "empty": _("Empty. Give it a value, or leave it out."),
    "invalid_type": _("Wrong type: %(expected)s is expected."),
    "not_null": _("null would clear this, and it cannot be empty. Leave it out to keep what is there."),
    "too_long": _("At most %(limit)s characters."),
    "too_short": _("At least %(limit)s characters."),
    "too_many": _("At most %(limit)s entries."),
    "too_many_cells": _("At most %(limit)s cells in all tables together, and here are %(count)s."),
    "too_many_successors": _("At most %(limit)s certificates of one request may supersede others."),
    "too_few": _("At least %(limit)s entries."),
    "too_large": _("At most %(limit)s bytes together."),
    "out_of_range": _("Outside the allowed range (%(expected)s)."),
    "invalid_format": _("Not in the expected format (%(expected)s)."),
    "invalid_choice": _("Not one of the allowed values (%(expected)s)."),
    "invalid_date": _("Not a calendar date (YYYY-MM-DD)."),
    "invalid_email": _("Not an e-mail address."),
    "invalid_characters": _("Contains control characters, or characters that are not text."),
    "outside_limits": _("%(value)s is outside the limits (%(limits)s)."),
    "not_printable": _("PDFs show □ in the place of characters that no font here has: %(characters)s"),
    "invalid_gtin": _("The check digit of this GTIN is wrong."),
    "too_many_days": _("At most %(limit)s days."),
    "date_order": _("Before %(other)s."),
    "invalid_instant": _("Not an instant with its offset (such as 2026-03-01T12:00:00Z)."),
    "invalid_network": _("Not a network in CIDR notation (such as 192.0.2.0/24)."),
    "in_the_future": _("In the future."),
    "in_the_past": _("In the past."),
    "unknown_type": _("No certificate type of this issuer has this identifier."),
    "type_archived": _("This certificate type is archived: it issues nothing more."),
    "not_of_persons": _("This certificate type is not for persons, who complete programs."),
    "unknown_team": _("No team of this issuer has this identifier."),
    "passing_grade": _("With this grade the program is passed."),
    "unknown_program": _("No program of this issuer has this identifier."),
    "unknown_cohort": _("No cohort of this issuer has this identifier."),
    "unknown_certificate": _("No certificate of this issuer has this identifier."),
    "unknown_hold": _("No open hold of this certificate has this identifier."),
    "too_many_holds": _("No more holds can be open on it. Lift one of them first."),
    "hold_not_named": _("Several open holds are meant. Lift them one by one."),
    "invalid_transition": _("Its status (%(state)s) does not allow this."),
    "second_person_required": _("Whoever issued it cannot release it."),
    "unknown_recipient": _("No recipient of this issuer has this identifier."),
    "digits_alone": _("Not of digits alone: these are taken for a number. Add a letter."),
    "itself": _("This is the very same one."),
    "wrong_hash": _("No text of this document has this SHA-256."),
    "unknown_document": _("There is no such document."),
    "too_soon": _("Too soon: %(expected)s at the earliest."),
    "taken": _("Taken already."),
    "for_everybody": _("This provider signs in anybody, not only your people: addresses that it has not verified prove nothing."),
    "reserved": _("Reserved: the service uses this name itself. Take another one."),
    "duplicate": _("Certificate %(existing)s has it already."),
    "repeated": _("Entry %(other)s, counted from 0, has the same."),
    "not_supersedable": _("The status of that certificate is “%(state)s”: it cannot be superseded."),
    "may_not_supersede": _("This key may not supersede certificates."),
    "locks_you_out": _("This request came from %(address)s, which is in none of these networks."),
    "low_contrast": _("Neither white text (%(white)s:1) nor dark text (%(dark)s:1) can be read on this colour: %(needed)s:1 is needed."),
    "not_an_image": _("Not a PNG or JPEG image that can be read."),
    "image_too_large": _("At most %(limit)s pixels."),
    "already_member": _("This person is a member already."),
    "is_operator": _("Operators of the platform are members of no issuer."),
    "already_invited": _("This address was invited already. Send the invitation again instead."),
    "invalid_target": _("Neither a certificate that this relation may name, nor an https address without credentials."),
    "undeclared": _("This certificate type takes only the metadata that it declares."),
    "not_searchable": _("A table cannot be searched."),
    "no_search_key": _("Not a searchable metadata field of this type."),
    "no_product": _("Certificates about people lead to no product."),
    "no_such_credential": _("The type of this certificate had no credentials of this profile when it was issued: set it in the type, for certificates from then on."),
    "not_of_program": _("Only the certificate in force of somebody who completed a program is given in this profile."),
    "not_of_profile": _("Credentials of this profile have no such member."),
    "undeclared_key": _("Not a metadata field of this type."),
    "no_table": _("A table cannot stand here."),
    "pattern_characters": _("Letters, digits, spaces, . _ / # - and the tokens {code}, {year}, {month} and {seq:6} only."),
    "pattern_sequence": _("The pattern must contain {seq:N} once, with N from 1 to 12 digits."),
    "pattern_too_long": _("The pattern makes numbers of more than 64 characters."),
    "address_refused": _("Nothing is sent to this address: %(reason)s."),
    "between_grades": _("Between two grades: they go up from %(low)s in steps of %(step)s."),
    "unknown_enrolment": _("No enrolment in this program has this identifier."),
    "several_enrolments": _("Enrolled in several cohorts of this program. Name the cohort."),
    "enrolment_ended": _("This enrolment has ended (%(state)s)."),
    "completed_already": _("Completed already, with another result. State `correct` to issue a corrected certificate."),
    "correction_fails": _("A correction has to pass. Reopen the enrolment instead."),
    "recipient_erased": _("The personal data of this recipient were erased."),
    "recipient_erasing": _("The personal data of this recipient are about to be erased."),
    "nothing_passes": _("None of them passes. At least one has to."),
    "only_with": _("Only together with %(other)s."),
    "invalid_token": _("Not the token of a dry run of this action with these filters, or older than a day. Do the dry run again."),
    "ambiguous": _("Send either this field or %(other)s, not two that disagree."),
    # Of files of tables: the whole file, a row, a cell.
    "unclear": _("The file alone does not tell. State one of these: %(expected)s"),
    "unreadable_file": _("This file cannot be read as %(format)s."),
    "other_format": _("The file is announced as %(announced)s, and is %(found)s."),
    "old_workbook": _("This is a workbook of the old format (.xls). Save it as .xlsx."),
    "encrypted_workbook": _("This workbook has a password. Save it without one."),
    "binary_workbook": _("This is a binary workbook (.xlsb). Save it as .xlsx."),
    "open_document": _("This is an OpenDocument file (.ods). Save it as .xlsx."),
    "numbers_document": _("This is a file of Apple Numbers. Export it to Excel (.xlsx)."),
    "xml_file": _("This is an XML file. Open it in a spreadsheet and save it as .xlsx."),
    "html_file": _("This is a web page, whatever its name ends in. Open it in a spreadsheet and save it as .xlsx."),
    "text_document": _("This is a text document. Save its table as .xlsx, or as CSV in UTF-8."),
    "pdf_file": _("This is a PDF. Send the table from which it was made, as .xlsx or CSV."),
    "packed_file": _("This is an archive. Unpack it, and send the table that is in it."),
    "not_a_table": _("This is not a table. Save one as CSV in UTF-8, or as .xlsx."),
    "not_one_object_a_line": _("NDJSON has one whole object a line, without brackets around them: jq -c '.[]' makes it of an array."),
    "not_in_encoding": _("Line %(line)s is not text in %(encoding)s."),
    "expands_too_much": _("Unpacked, the file is larger than %(limit)s bytes."),
    "no_rows": _("The file has no rows below its header."),
    "too_many_rows": _("At most %(limit)s rows."),
    "too_many_columns": _("At most %(limit)s columns."),
    "too_many_empty_rows": _("More than %(limit)s empty rows follow each other. Delete them."),
    "no_sheet": _("The workbook has no sheet that shows."),
    "unclear_head": _("Row %(row)s has one cell, and rows below have more. State which row has the names of the columns."),
    "empty_head": _("Row %(row)s is empty: the names of the columns cannot stand there."),
    "hidden_head": _("Row %(row)s, with the names of the columns, is hidden. Show it, or state whether hidden rows are taken."),
    "hidden_row": _("This row is hidden. Show or delete it, or state whether hidden rows are taken."),
    "hidden_columns": _("Columns that hold something are hidden: %(columns)s. Show or delete them, or state whether hidden columns are taken."),
    "merged_cells": _("Cells are merged: %(cells)s. Unmerge them, and fill in each."),
    "unknown_sheet": _("The workbook has no visible sheet of this name."),
    "missing_sheet": _("Certificates of this type state results, and the workbook has no sheet “%(sheet)s” with them: the Excel template has one."),
    "no_such_row": _("No row of the table has this (%(what)s): %(value)s."),
    "unknown_table": _("This type has no such table. It has: %(expected)s."),
    "unknown_column": _("Nothing is known by the name of the column “%(column)s”."),
    "missing_column": _("The file has no column “%(column)s”."),
    "same_column": _("The column “%(column)s” stands for the same as “%(other)s”."),
    "wrong_cell_count": _("This row has %(count)s cells, and the head line %(expected)s. Check separators and quotation marks."),
    "unnamed_column": _("There is a value, but the column has no name."),
    "malformed_row": _("The row cannot be read: check its quotation marks, and those before it."),
    "row_too_long": _("The row is longer than %(limit)s bytes."),
    "invalid_cell_date": _("Not a date in the expected form (%(expected)s)."),
    "impossible_date": _("There is no such day in the calendar (read as %(expected)s)."),
    "unclear_date": _("More than one day could be meant. State the date format."),
    "date_with_time": _("A day is expected, and this has a time (%(time)s). Leave the time out."),
    "invalid_decimal": _("Not a number in the expected form (%(expected)s)."),
    "unclear_decimal": _("Thousands or decimals? State the decimal mark."),
    "number_too_long": _("A spreadsheet keeps 15 digits of a number. Format the column as text."),
    "unclear_format": _("The cell's number format is not plain. Format the column as text."),
    "destroyed_number": _("A spreadsheet has shortened this number (%(value)s), and its digits are lost. Format the column as text before they are filled in."),
    "failed_formula": _("The formula in this cell has failed."),
    "no_result": _("The file has a formula here, and not its result. Open it in a spreadsheet, and save it."),
    "struck_out": _("The text of this cell is struck out. Delete it, or take away the line through it."),
    "example_row": _("This is the example of the template. Delete the row."),
    "invalid_boolean": _("Neither true nor false."),
    "not_in_tables": _("A table or a list cannot stand in one cell. Send NDJSON."),
    "malformed_json": _("Not acceptable as JSON: %(reason)s."),
    "quota_exceeded": _("The certificates of this month are used up."),
    "duplicate_row": _("The same (%(what)s) stands in row %(row)s already."),
    "other_row_at_fault": _("Row %(row)s, of the same person, is at fault."),
    "differs_from_row": _("Of one person this is said once, or alike: row %(row)s differs."),
}
# fmt: on
# The names of JSON types in messages. The translations keep the English name, which schemas use.
JSON_TYPES: Mapping[str, str | Promise] = {
    "boolean": pgettext_lazy("JSON type", "boolean"),
    "integer": pgettext_lazy("JSON type", "integer"),
    "float": pgettext_lazy("JSON type", "float"),
    "string": pgettext_lazy("JSON type", "string"),
    "object": pgettext_lazy("JSON type", "object"),
    "array": pgettext_lazy("JSON type", "array"),
}
# Of a field that is required with `other`, which would do as well.
_EITHER = _("This field is required, or %(other)s in its place.")
# Of a name that is not known, where one that is known comes near.
_SIMILAR: Mapping[str, str | Promise] = {
    "unknown_field": _("This field is not known here. Did you mean “%(similar)s”?"),
    "unknown_parameter": _("This query parameter is not known here. Did you mean “%(similar)s”?"),
}


def field_message(code: str, params: Mapping[str, object]) -> str | None:
    """The text of a stored field code in the active language; None for any other code."""
    if code not in FIELD_MESSAGES:
        return None
    return str(_message(code, params)) % _Lenient(_translated(code, params))


def fault_text(error: FieldError) -> str:
    """The text of a fault of a field, in the active language."""
    return str(_message(error.code, error.params)) % _translated(error.code, error.params)


def _translated(code: str, params: Mapping[str, object]) -> Mapping[str, object]:
    """The parameters as a message shows them: names of JSON types in the active language."""
    if code != "invalid_type":
        return params
    names = str(params.get("expected", "…")).split(" | ")
    return {**params, "expected": " | ".join(str(JSON_TYPES.get(name, name)) for name in names)}


def _message(code: str, params: Mapping[str, object]) -> str | Promise:
    if code == "required" and "other" in params:
        return _EITHER
    if code in _SIMILAR and "similar" in params:
        return _SIMILAR[code]
    return FIELD_MESSAGES[code]


class _Lenient(dict[str, object]):
    """Parameters stored by an older release: a missing one is shown as "…"."""

    def __missing__(self, key: str) -> str:
        return "…"


@dataclass(frozen=True, slots=True)
class ProblemType:
    """An error code, by an example, with its HTTP status, title, meaning and remedy."""

    example: ServiceError  # as it is raised
    status: int
    title: str | Promise
    meaning: str | Promise
    remedy: str | Promise
    headers: tuple[tuple[str, str], ...] = ()

    @property
    def code(self) -> str:
        return self.example.code

    @property
    def type_url(self) -> str:
        """The URL of the documentation of this error code."""
        return f"{settings.BASE_URL}/en/docs/errors#{self.code}"


PROBLEMS: dict[str, ProblemType] = {}  # by code; `config.errors`, the one table, fills it


def describe_code(code: str, params: Mapping[str, object]) -> str:
    """The text of a code in the active language; the code itself if it has none."""
    problem = PROBLEMS.get(code)
    return field_message(code, params) or str(problem.title if problem else code)
