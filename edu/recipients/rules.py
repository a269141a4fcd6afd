"""The rules for a recipient's fields, and a recipient as a client states it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Annotated, Any, TypedDict, cast

import msgspec
from msgspec import Meta

from accounts.api import parsing
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Locale
from certificates.search.keys import words_of
from edu.models import Recipient
from lib.structs import RequestStruct
from lib.text import camel_case, canonical_email, is_email


class RecipientFields(TypedDict, total=False):
    """Fields of a recipient by their columns; None clears one."""

    external_id: str | None
    given_name: str | None
    family_name: str
    printed_name: str | None
    email: str | None
    locale: str
    birth_date: date | None
    birth_place: str | None
    attributes: dict[str, str] | None


# The columns that a client states -> their names in the API.
RECIPIENT_FIELDS: Mapping[str, str] = {
    name: camel_case(name) for name in RecipientFields.__annotations__
}
# The audit keeps only the names of these columns: its entries cannot be erased.
PERSONAL_FIELDS = frozenset(RECIPIENT_FIELDS) - {"locale"}
# The value of each column that is not stated, or is cleared.
EMPTY_VALUES: Mapping[str, Any] = {
    "external_id": None,
    "given_name": "",
    "printed_name": "",
    "email": None,
    "birth_date": None,
    "birth_place": "",
    "attributes": {},
}
MAX_ATTRIBUTES = 50
MAX_ATTRIBUTE_NAME = 64
MAX_ATTRIBUTE_VALUE = 1000
EARLIEST_BIRTH = date(1800, 1, 1)
_SEARCHED = ("given_name", "family_name", "printed_name")
_SEARCH_LENGTH = 500


def check_recipient(person: RecipientFields, *, today: date) -> dict[str, Any]:
    """The values for the columns. Raises ValidationFailed, which names every fault.

    Texts are cleaned here once more, so that those from a form are stored as those from a request.
    """
    faults: list[FieldError] = []
    values = {
        name: EMPTY_VALUES[name]
        if value is None and name in EMPTY_VALUES
        else parsing.clean(value, faults, f"/{RECIPIENT_FIELDS[name]}")
        for name, value in person.items()
    }
    if values.get("email"):
        values["email"] = canonical_email(values["email"])
    if faults := [*faults, *_faults(values, today)]:
        raise ValidationFailed(faults)
    return values


def recipient_faults(
    stated: Mapping[str, Any], _unread: frozenset[str], *, today: date
) -> Sequence[FieldError]:
    """The faults of a recipient with fields that cannot be read: one of `accounts.api.parsing.Rules`."""
    return parsing.collect_faults(
        lambda: check_recipient(cast(RecipientFields, stated), today=today)
    )


def search_text(recipient: Recipient) -> str:
    """Each word of the names once, without case and accents, for the search."""
    text = " ".join(getattr(recipient, name) for name in _SEARCHED)
    return " ".join(dict.fromkeys(words_of(text)))[:_SEARCH_LENGTH]


def api_names(columns: Iterable[str]) -> list[str]:
    """The API names of these columns, in the API's order."""
    return [name for column, name in RECIPIENT_FIELDS.items() if column in set(columns)]


def _faults(values: Mapping[str, Any], today: date) -> Iterator[FieldError]:
    for name in ("family_name", "locale"):
        if name in values and not values[name]:
            yield FieldError(f"/{RECIPIENT_FIELDS[name]}", "required")
    if values.get("email") and not is_email(values["email"]):
        yield FieldError("/email", "invalid_email")
    if born := values.get("birth_date"):
        if born > today:
            yield FieldError("/birthDate", "in_the_future")
        elif born < EARLIEST_BIRTH:
            yield FieldError("/birthDate", "out_of_range", {"expected": f">= {EARLIEST_BIRTH}"})
    yield from _attribute_faults(values.get("attributes") or {})


def _attribute_faults(attributes: Mapping[str, str]) -> Iterator[FieldError]:
    if len(attributes) > MAX_ATTRIBUTES:
        yield FieldError("/attributes", "too_many", {"limit": MAX_ATTRIBUTES})
        return
    for key, value in attributes.items():
        if not key:
            yield FieldError("/attributes", "too_short", {"limit": 1})
        if len(key) > MAX_ATTRIBUTE_NAME:
            yield FieldError("/attributes", "too_long", {"limit": MAX_ATTRIBUTE_NAME})
        if len(value) > MAX_ATTRIBUTE_VALUE:
            yield FieldError(
                f"/attributes/{key[:MAX_ATTRIBUTE_NAME]}",
                "too_long",
                {"limit": MAX_ATTRIBUTE_VALUE},
            )


Text100 = Annotated[str, Meta(max_length=100)]
Text200 = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=254)]


class RecipientDraft(RequestStruct, frozen=True, kw_only=True):
    """A recipient. With an `externalId` that is known, what is stated here is changed of that one.

    `printedName` stands on certificates instead of given and family name. Date and place of birth
    are for the printed document only.
    """

    family_name: Text100
    given_name: Text100 | None = None
    external_id: Text200 | None = None
    printed_name: Text200 | None = None
    email: Annotated[Email | None, Meta(description="E-mail address of the person")] = None
    locale: Annotated[
        Locale | None, Meta(description="Language of mails and certificates of this person")
    ] = None
    birth_date: date | None = None
    birth_place: Text200 | None = None
    attributes: dict[str, str] | None = None

    def person(self) -> RecipientFields:
        """The stated fields, by their columns."""
        stated = msgspec.structs.asdict(self)
        return cast(RecipientFields, {name: v for name, v in stated.items() if v is not None})
