"""Metadata fields: how a type declares them, and the check of a certificate's metadata.

Values are text, whatever their kind: "12.50" keeps its precision. A table is a list of rows of text.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
import orjson
from msgspec import Meta

from accounts.errors import FieldError
from lib.faults import date_fault
from lib.structs import RequestStruct, convert_struct

from .limits import VALUE, ColumnRole, have_limits, rows_outside, stated_limits
from .models import text_in

LONGEST_VALUE = 1000
MAX_FIELDS = 50
MAX_CHOICES = 100
MAX_COLUMNS = 20
MAX_ROWS = 500
DECIMAL = r"^[+-]?[0-9]{1,15}(\.[0-9]{1,10})?$"
_DECIMAL = re.compile(DECIMAL, re.ASCII)
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)

Text = Annotated[str, Meta(min_length=1, max_length=200)]
Label = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Metadata = Mapping[str, Any]


class Labels(RequestStruct, frozen=True, kw_only=True):
    """A text in up to four languages; where one is missing English stands in, or any other."""

    en: Label = ""
    de: Label = ""
    fr: Label = ""
    sq: Label = ""

    def text(self, locale: str) -> str:
        """The text in this language, or in one that stands in for it."""
        return text_in(msgspec.structs.asdict(self), locale)


# fmt: off
class Column(RequestStruct, frozen=True, kw_only=True, omit_defaults=True):
    """One column of a table. By the roles, the verify page and the PDF mark a measured `value` that is
    outside of its `limits` (one text, such as `≥ 230`, `540 – 750` or `± 0.5`), or of `min` and `max`.
    """

    label: Annotated[Labels, Meta(description="Heading of the column, by language")]
    role: Annotated[ColumnRole | None, Meta(description="What the column holds, for marking values out of limits; null: nothing of that")] = None


class MetadataField(RequestStruct, frozen=True, kw_only=True):
    """The declaration of a metadata key: what it may hold, and how the verify page shows it."""

    key: Annotated[Key, Meta(description="Name of the metadata key: `heatNumber`")]
    label: Annotated[Labels, Meta(description="Name that the verify page shows, by language")]
    kind: Annotated[Literal["text", "decimal", "date", "choice", "table"], Meta(description="What the values are")] = "text"
    unit: Annotated[str, Meta(max_length=20, description="Unit that is shown with the value: `N/mm²`; empty: none")] = ""
    required: Annotated[bool, Meta(description="Whether a certificate has to state a value")] = False
    public: Annotated[bool, Meta(description="Whether the verify page shows the value")] = False
    searchable: Annotated[bool, Meta(description="Whether certificates are found by the value")] = False
    max_length: Annotated[int, Meta(ge=1, le=LONGEST_VALUE, description="How many characters a value may have")] = LONGEST_VALUE
    choices: Annotated[list[Text], Meta(max_length=MAX_CHOICES, description="The values that are allowed; only of the kind `choice`")] = []
    columns: Annotated[list[Column], Meta(max_length=MAX_COLUMNS, description="Columns of the table; only of the kind `table`")] = []

    @property
    def roles(self) -> list[str | None]:
        """The role of each column."""
        return [column.role for column in self.columns]
# fmt: on


def to_stored(fields: Sequence[MetadataField]) -> list[dict[str, Any]]:
    """Declarations as a version stores them: with all members, so that equal ones are equal."""
    return [msgspec.to_builtins(field) for field in fields]


def from_stored(fields: Sequence[Mapping[str, Any]]) -> list[MetadataField]:
    """Stored declarations; members that an earlier version left out get their defaults."""
    return [convert_struct({**field, "label": _labels(field)}, MetadataField) for field in fields]


@lru_cache(maxsize=512)
def from_stored_text(text: str) -> tuple[MetadataField, ...]:
    """Stored declarations from the column's text. Cached: a version never changes."""
    return tuple(from_stored(orjson.loads(text)))


@lru_cache(maxsize=512)
def measured_in(text: str) -> tuple[MetadataField, ...]:
    """The declared tables of measured values with limits, from the column's text."""
    return tuple(field for field in from_stored_text(text) if have_limits(field.roles))


def values_outside(metadata: Metadata, fields: Iterable[MetadataField]) -> Iterator[FieldError]:
    """The measured values that are outside of their limits: where, and what is allowed."""
    for field in fields:
        rows, roles = metadata.get(field.key), field.roles
        if not isinstance(rows, list):
            continue
        for at in sorted(rows_outside(rows, roles)):
            place = roles.index(VALUE)
            params = {"value": rows[at][place].strip(), "limits": stated_limits(rows[at], roles)}
            yield FieldError(
                f"/metadata/{_escape(field.key)}/{at}/{place}", "outside_limits", params
            )


def declaration_faults(fields: Sequence[MetadataField]) -> Iterator[FieldError]:
    """Faults of declarations beyond their shape."""
    if len(fields) > MAX_FIELDS:
        yield FieldError("/fields", "too_many", {"limit": MAX_FIELDS})
    seen: set[str] = set()
    for index, field in enumerate(fields):
        pointer = f"/fields/{index}"
        if field.key in seen:
            yield FieldError(f"{pointer}/key", "taken")
        seen.add(field.key)
        if field.kind == "choice" and not field.choices:
            yield FieldError(f"{pointer}/choices", "required")
        if len(set(field.choices)) < len(field.choices):
            yield FieldError(f"{pointer}/choices", "taken")
        if field.kind == "table" and not field.columns:
            yield FieldError(f"{pointer}/columns", "required")
        for place, column in enumerate(field.columns):
            if not column.label.text("en"):
                yield FieldError(f"{pointer}/columns/{place}/label", "required")
        yield from _role_faults(field.roles, pointer)
        if field.kind == "table" and field.searchable:
            yield FieldError(f"{pointer}/searchable", "not_searchable")


def _role_faults(roles: Sequence[str | None], pointer: str) -> Iterator[FieldError]:
    """Faults where two columns have the same role."""
    for place, role in enumerate(roles):
        if role and role in roles[:place]:
            yield FieldError(f"{pointer}/columns/{place}/role", "taken")


def find_faults(
    metadata: Metadata, fields: Sequence[MetadataField], *, strict: bool
) -> Iterator[FieldError]:
    """Faults of a certificate's metadata against the type's declarations."""
    by_key = {field.key: field for field in fields}
    for key in metadata.keys() - by_key.keys():
        pointer = f"/metadata/{_escape(key)}"
        if strict:
            yield FieldError(pointer, "undeclared")
        elif not isinstance(metadata[key], str):
            yield FieldError(pointer, "invalid_type", {"expected": "string"})
    for field in fields:
        value = metadata.get(field.key)
        if not value and not field.required:
            continue
        pointer = f"/metadata/{_escape(field.key)}"
        if not value:
            yield FieldError(pointer, "required")
        elif field.kind == "table":
            yield from _table_faults(value, field, pointer)
        else:
            yield from _text_faults(value, field, pointer)


def _text_faults(value: object, field: MetadataField, pointer: str) -> Iterator[FieldError]:
    if not isinstance(value, str):
        yield FieldError(pointer, "invalid_type", {"expected": "string"})
        return
    if len(value) > field.max_length:
        yield FieldError(pointer, "too_long", {"limit": field.max_length})
    match field.kind:
        case "decimal" if not _DECIMAL.match(value):
            yield FieldError(pointer, "invalid_format", {"expected": DECIMAL})
        case "date" if not _is_date(value):
            yield date_fault(value, pointer)
        case "choice" if value not in field.choices:
            yield FieldError(pointer, "invalid_choice", {"expected": ", ".join(field.choices)})


def _table_faults(value: object, field: MetadataField, pointer: str) -> Iterator[FieldError]:
    """Faults of a table. Rows may be shorter than the table: their last cells are empty then."""
    if not isinstance(value, list):
        yield FieldError(pointer, "invalid_type", {"expected": "array"})
        return
    for index, row in enumerate(value):
        if len(row) > len(field.columns):
            yield FieldError(f"{pointer}/{index}", "too_many", {"limit": len(field.columns)})
        elif not any(row):
            yield FieldError(f"{pointer}/{index}", "empty")
        for place, cell in enumerate(row):
            if len(cell) > field.max_length:
                limit = {"limit": field.max_length}
                yield FieldError(f"{pointer}/{index}/{place}", "too_long", limit)


def _is_date(text: str) -> bool:
    if not _DATE.fullmatch(text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


def _labels(field: Mapping[str, Any]) -> Mapping[str, str]:
    """The labels; a field without any is called by its key."""
    labels: Mapping[str, str] = field["label"]
    return labels if text_in(labels, "en") else {"en": field["key"]}
