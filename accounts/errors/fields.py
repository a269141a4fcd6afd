"""Errors of fields of a request, and their texts."""

from collections.abc import Mapping, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lib.faults import FieldError

from .base import ServiceError
from .tables import TABLE_MESSAGES

# What can be wrong with one field: code -> message. The codes are part of the interface.
FIELD_MESSAGES: Mapping[str, str | Promise] = {
    "required": _("This field is required."),
    "unknown_field": _("This field is not known here."),
    "unknown_parameter": _("This query parameter is not known here."),
    "empty": _("Empty. Give it a value, or leave it out."),
    "invalid_type": _("Wrong type: %(expected)s is expected."),
    "not_null": _(
        "null would clear this, and it cannot be empty. Leave it out to keep what is there."
    ),
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
    "not_printable": _(
        "PDFs show □ in the place of characters that no font here has: %(characters)s"
    ),
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
    "for_everybody": _(
        "This provider signs in anybody, not only your people: addresses that it has not verified prove nothing."
    ),
    "reserved": _("Reserved: the service uses this name itself. Take another one."),
    "duplicate": _("Certificate %(existing)s has it already."),
    "repeated": _("Entry %(other)s, counted from 0, has the same."),
    "not_supersedable": _(
        "The status of that certificate is “%(state)s”: it cannot be superseded."
    ),
    "may_not_supersede": _("This key may not supersede certificates."),
    "locks_you_out": _("This request came from %(address)s, which is in none of these networks."),
    "low_contrast": _(
        "Neither white text (%(white)s:1) nor dark text (%(dark)s:1) can be read on this colour: %(needed)s:1 is needed."
    ),
    "not_an_image": _("Not a PNG or JPEG image that can be read."),
    "image_too_large": _("At most %(limit)s pixels."),
    "already_member": _("This person is a member already."),
    "is_operator": _("Operators of the platform are members of no issuer."),
    "already_invited": _("This address was invited already. Send the invitation again instead."),
    "invalid_target": _(
        "Neither a certificate that this relation may name, nor an https address without credentials."
    ),
    "undeclared": _("This certificate type takes only the metadata that it declares."),
    "not_searchable": _("A table cannot be searched."),
    "no_search_key": _("Not a searchable metadata field of this type."),
    "no_product": _("Certificates about people lead to no product."),
    "no_such_credential": _(
        "The type of this certificate had no credentials of this profile when it was issued: set it in the type, for certificates from then on."
    ),
    "not_of_program": _(
        "Only the certificate in force of somebody who completed a program is given in this profile."
    ),
    "not_of_profile": _("Credentials of this profile have no such member."),
    "undeclared_key": _("Not a metadata field of this type."),
    "no_table": _("A table cannot stand here."),
    "pattern_characters": _(
        "Letters, digits, spaces, . _ / # - and the tokens {code}, {year}, {month} and {seq:6} only."
    ),
    "pattern_sequence": _("The pattern must contain {seq:N} once, with N from 1 to 12 digits."),
    "pattern_too_long": _("The pattern makes numbers of more than 64 characters."),
    "address_refused": _("Nothing is sent to this address: %(reason)s."),
    "between_grades": _("Between two grades: they go up from %(low)s in steps of %(step)s."),
    "unknown_enrolment": _("No enrolment in this program has this identifier."),
    "several_enrolments": _("Enrolled in several cohorts of this program. Name the cohort."),
    "enrolment_ended": _("This enrolment has ended (%(state)s)."),
    "completed_already": _(
        "Completed already, with another result. State `correct` to issue a corrected certificate."
    ),
    "correction_fails": _("A correction has to pass. Reopen the enrolment instead."),
    "recipient_erased": _("The personal data of this recipient were erased."),
    "recipient_erasing": _("The personal data of this recipient are about to be erased."),
    "nothing_passes": _("None of them passes. At least one has to."),
    "only_with": _("Only together with %(other)s."),
    "invalid_token": _(
        "Not the token of a dry run of this action with these filters, or older than a day. Do the dry run again."
    ),
    "ambiguous": _("Send either this field or %(other)s, not two that disagree."),
    **TABLE_MESSAGES,
}
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


class MalformedJson(ServiceError):
    code = "malformed_json"
    message = _("The body is not acceptable as JSON: %(reason)s.")


class ValidationFailed(ServiceError):
    """Fields are invalid; nothing was changed."""

    code = "validation_failed"
    message = _("The request has fields that cannot be accepted. Nothing was changed.")

    def __init__(self, errors: Sequence[FieldError]) -> None:
        super().__init__()
        self.errors = errors
