"""A recipient as a client states it: the shape of a request, and of a row of an import."""

from datetime import date
from typing import Annotated, cast

import msgspec
from msgspec import Meta

from accounts.scopes import LocaleCode

from .rules import RecipientFields

Text100 = Annotated[str, Meta(max_length=100)]
Text200 = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=254)]


class RecipientDraft(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """A recipient. With an `externalId` that is known, what is stated here is changed of that one.

    `printedName` stands on certificates instead of given and family name. Date and place of birth
    are for the printed document only.
    """

    family_name: Text100
    given_name: Text100 | None = None
    external_id: Text200 | None = None
    printed_name: Text200 | None = None
    email: Email | None = None
    locale: LocaleCode | None = None
    birth_date: date | None = None
    birth_place: Text200 | None = None
    attributes: dict[str, str] | None = None

    def person(self) -> RecipientFields:
        """The stated fields, by their columns."""
        stated = msgspec.structs.asdict(self)
        return cast(RecipientFields, {name: v for name, v in stated.items() if v is not None})
