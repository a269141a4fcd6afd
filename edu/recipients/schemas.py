"""Recipients in JSON."""

from datetime import date
from typing import Annotated, Any, ClassVar, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api.lists import DEFAULT_LIMIT, MAX_LIMIT
from accounts.api.responses import Answer, Entries
from accounts.scopes import Locale, Mode
from edu.models import Recipient
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from .merging import MergePlan
from .rules import Email, RecipientFields, Text100, Text200, api_names


# fmt: off
class RecipientChange(RequestStruct, frozen=True, kw_only=True):
    """The fields to change; a field that is left out stays as it is, null clears it. In
    `attributes`, null removes one.
    """

    family_name: Annotated[Text100 | UnsetType, Meta(description="Family name; the whole name of somebody who has only one")] = UNSET
    given_name: Annotated[Text100 | UnsetType | None, Meta(description="Given name, also several: `Zoë Maria`; null: none")] = UNSET
    external_id: Annotated[Text200 | UnsetType | None, Meta(description="Your own number for the recipient, unique within the account and mode: `S-1001`")] = UNSET
    printed_name: Annotated[Text200 | UnsetType | None, Meta(description="Name for certificates, instead of given and family name; null: these")] = UNSET
    email: Annotated[Email | UnsetType | None, Meta(description="E-mail address of the person")] = UNSET
    locale: Annotated[Locale | UnsetType, Meta(description="Language of mails and certificates of this person")] = UNSET
    birth_date: Annotated[date | UnsetType | None, Meta(description="Date of birth, for the printed document only")] = UNSET
    birth_place: Annotated[Text200 | UnsetType | None, Meta(description="Place of birth, for the printed document only")] = UNSET
    attributes: Annotated[dict[str, str] | UnsetType | None, Meta(description="Further values about the person, by names of your own")] = UNSET

    def person(self) -> RecipientFields:
        """The stated fields."""
        return cast(RecipientFields, self.stated())


class RecipientItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A recipient. `fullName` is the name on certificates."""

    id: Annotated[str, Meta(description="Id: `rcp_…`")]
    external_id: str | None
    given_name: str | None
    family_name: str
    printed_name: str | None
    full_name: Annotated[str, Meta(description="Name as it stands on certificates")]
    email: Annotated[str | None, Meta(description="E-mail address of the person")]
    locale: Locale
    birth_date: date | None
    birth_place: str | None
    attributes: dict[str, str]
    created_at: Instant
    changed_at: Instant
    test: bool


RecipientT = TypeVar("RecipientT", bound=RecipientItem)


class RecipientAnswer(RecipientItem, frozen=True, kw_only=True, rename="camel"):
    """One recipient, by itself."""

    ok: bool = True


class SavedRecipientAnswer(RecipientAnswer, frozen=True, kw_only=True, rename="camel"):
    """The recipient, and whether this request created it (its externalId was new)."""

    created: Annotated[bool, Meta(description="Whether this request made it")]


class RecipientListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of recipients, newest first."""

    data: Entries[RecipientItem]
    next_cursor: str | None


class RecipientSearch(RequestStruct, frozen=True, kw_only=True):
    """A search by beginnings of words of the name, in any order, ignoring case and accents; or by a
    whole e-mail address.
    """

    selects: ClassVar = frozenset({"name", "email"})
    name: Annotated[Text200 | None, Meta(description="Beginnings of words of the name, in any order: `zoe cel`")] = None
    email: Annotated[Email | None, Meta(description="Whole e-mail address, in any case")] = None
    limit: Annotated[int, Meta(ge=1, le=MAX_LIMIT, description="How many entries a page has")] = DEFAULT_LIMIT
    cursor: str | None = None


class MergeRequest(RequestStruct, frozen=True, kw_only=True):
    """The duplicate to merge into the recipient. A dry run shows the result and changes nothing."""

    duplicate_id: Annotated[str, Meta(description="Id of the recipient to merge into this one: `rcp_…`")]
    dry_run: Annotated[bool, Meta(description="Whether it is only checked, and nothing is changed")] = False


class MergeResult(Answer, frozen=True, kw_only=True, rename="camel"):
    """The effect of a merge. `collisions` are cohorts in which both are enrolled: they prevent it."""

    dry_run: bool
    recipient: Annotated[RecipientItem, Meta(description="The kept recipient, as it is after the merge")]
    duplicate_id: Annotated[str, Meta(description="Id of the recipient that is merged and goes: `rcp_…`")]
    filled: Annotated[list[str], Meta(description="Names of the fields that the kept recipient takes from the duplicate")]
    differing: Annotated[list[str], Meta(description="Names of the fields in which both differ; those of the kept recipient stay")]
    enrolments: Annotated[int, Meta(description="How many enrolments pass to the kept recipient")]
    certificates: Annotated[int, Meta(description="How many certificates pass to the kept recipient")]
    collisions: Annotated[list[str], Meta(description="Ids of cohorts in which both are enrolled, which prevents the merge")]
# fmt: on


def merge_answer(done: MergePlan, *, dry_run: bool) -> MergeResult:
    """The effect of a merge, done or previewed, as an answer."""
    return MergeResult(
        dry_run=dry_run,
        recipient=recipient_answer(done.kept, RecipientItem),
        duplicate_id=done.duplicate.public_id,
        filled=api_names(done.filled),
        differing=api_names(done.differing),
        enrolments=done.enrolments,
        certificates=done.certificates,
        collisions=list(done.collisions),
    )


def recipient_answer(row: Recipient, shape: type[RecipientT], **given: Any) -> RecipientT:
    """A recipient, as an answer of this shape: in a list, by itself, or saved."""
    return to_struct(
        row,
        shape,
        given_name=row.given_name or None,
        printed_name=row.printed_name or None,
        birth_place=row.birth_place or None,
        test=row.mode == Mode.TEST,
        **given,
    )
