"""Recipients in JSON."""

from datetime import date
from typing import Annotated, Any, ClassVar, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api.lists import DEFAULT_LIMIT, MAX_LIMIT
from accounts.api.responses import Answer, LocaleWord
from accounts.scopes import LocaleCode, Mode
from edu.models import Recipient
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from .merging import MergePlan
from .rules import Email, RecipientFields, Text100, Text200, api_names


class RecipientChange(RequestStruct, frozen=True, kw_only=True):
    """The fields to change; a field that is left out stays as it is, null clears it. In
    `attributes`, null removes one.
    """

    family_name: Text100 | UnsetType = UNSET
    given_name: Text100 | UnsetType | None = UNSET
    external_id: Text200 | UnsetType | None = UNSET
    printed_name: Text200 | UnsetType | None = UNSET
    email: Email | UnsetType | None = UNSET
    locale: LocaleCode | UnsetType = UNSET
    birth_date: date | UnsetType | None = UNSET
    birth_place: Text200 | UnsetType | None = UNSET
    attributes: dict[str, str] | UnsetType | None = UNSET

    def person(self) -> RecipientFields:
        """The stated fields."""
        return cast(RecipientFields, self.stated())


class RecipientItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A recipient. `fullName` is the name on certificates."""

    id: str
    external_id: str | None
    given_name: str | None
    family_name: str
    printed_name: str | None
    full_name: str
    email: str | None
    locale: LocaleWord
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

    created: bool


class RecipientListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of recipients, newest first."""

    data: list[RecipientItem]
    next_cursor: str | None


class RecipientSearch(RequestStruct, frozen=True, kw_only=True):
    """A search by beginnings of words of the name, in any order, ignoring case and accents; or by a
    whole e-mail address.
    """

    selects: ClassVar = frozenset({"name", "email"})
    name: Text200 | None = None
    email: Email | None = None
    limit: Annotated[int, Meta(ge=1, le=MAX_LIMIT)] = DEFAULT_LIMIT
    cursor: str | None = None


class MergeRequest(RequestStruct, frozen=True, kw_only=True):
    """The duplicate to merge into the recipient. A dry run shows the result and changes nothing."""

    duplicate_id: str
    dry_run: bool = False


class MergeResult(Answer, frozen=True, kw_only=True, rename="camel"):
    """The effect of a merge. `collisions` are cohorts in which both are enrolled: they prevent it."""

    dry_run: bool
    recipient: RecipientItem
    duplicate_id: str
    filled: list[str]
    differing: list[str]
    enrolments: int
    certificates: int
    collisions: list[str]


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
