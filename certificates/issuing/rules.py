"""The rules of issuing: which dates apply, which fields are at fault, what may be certified only once."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any
from uuid import UUID

import msgspec
from dateutil.relativedelta import relativedelta

from accounts.errors import FieldError, ValidationFailed
from certificates.certificate.document import Draft, Item
from certificates.gs1 import has_check_digit
from certificates.models import Certificate
from certificates.types import fields
from certificates.types.models import UniqueBy
from certificates.types.operations import TypeFacts
from lib.dates import end_of_day, start_of_day
from lib.text import is_email

EARLIEST = date(1800, 1, 1)
LATEST_START = date(2999, 12, 31)
METADATA_BYTES = 32 * 1024
ITEMS_BYTES = 96 * 1024  # of all texts; with the cells they bound what a page and a print take
TABLE_CELLS = 3_000  # of all tables of the metadata: an empty cell costs what a filled one does

_VALUES = {
    "productId": lambda draft: draft.product_id or draft.items,
    "serialNumber": lambda draft: draft.serial_number or draft.items,
    "holderName": lambda draft: draft.holder_name,
    "holderEmail": lambda draft: draft.holder_email,
}
_OF_ITEMS = frozenset({"productId", "serialNumber"})  # may be stated by items instead
KEY_SEPARATOR = "\x1f"  # can stand in no value: control characters are refused
# What a certificate's row says that it is unique by, and the columns that are compared: a type may change
# `uniqueBy`, and the serial number "7" is not the reference "7". An index for each stands in the model.
_KEY_PARTS = {
    UniqueBy.SERIAL: ("s", "serial_number"),
    UniqueBy.PRODUCT_AND_SERIAL: ("ps", "product_id", "serial_number"),
    UniqueBy.EXTERNAL_REF: ("x", "external_ref"),
}
COMPARED_COLUMNS = {mark: names for mark, *names in _KEY_PARTS.values()}
_KEY_FIELDS = {
    UniqueBy.NONE: "",
    UniqueBy.SERIAL: "serialNumber",
    UniqueBy.PRODUCT_AND_SERIAL: "serialNumber",
    UniqueBy.EXTERNAL_REF: "externalRef",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Validity:
    """The dates that apply, and their instants in the issuer's time zone."""

    issued_on: date
    valid_until: date | None
    starts_at: datetime
    ends_at: datetime | None


def validity_of(
    draft: Draft, certificate_type: TypeFacts, *, issued_on: date, zone: str
) -> Validity:
    """The validity of a draft. Raises ValidationFailed if it would end before it begins."""
    valid_until = draft.valid_until
    first_day = draft.valid_from or issued_on
    if valid_until is None and certificate_type.validity_months is not None:
        valid_until = last_day(first_day, certificate_type.validity_months)
    starts_at = start_of_day(first_day, zone)
    ends_at = end_of_day(valid_until, zone) if valid_until else None
    # The stated dates are in order; a period may be over by now, and zones have skipped whole days.
    if (valid_until and valid_until < issued_on) or (ends_at and ends_at <= starts_at):
        raise ValidationFailed([FieldError("/validUntil", "date_order", {"other": "issuedOn"})])
    return Validity(
        issued_on=issued_on, valid_until=valid_until, starts_at=starts_at, ends_at=ends_at
    )


def last_day(first_day: date, months: int) -> date:
    """The last day of a period of so many calendar months."""
    return first_day + relativedelta(months=months, days=-1)


def find_faults(
    draft: Draft,
    certificate_type: TypeFacts | None,
    *,
    issued_on: date | None,
    today: date,
    unread: frozenset[str] = frozenset(),
) -> Iterator[FieldError]:
    """Every rule that the draft breaks, in the order of the fields.

    Without a type, only rules of all types are checked; without a day of issue, only those that do not
    need it. Members that are `unread` count as present: they were sent, but could not be read.
    """
    if certificate_type is not None:
        yield from _missing(draft, certificate_type, unread)
    yield from _dates(draft, issued_on, today)
    if draft.holder_email is not None and not is_email(draft.holder_email):
        yield FieldError("/holderEmail", "invalid_email")
    if draft.gtin is not None and not has_check_digit(draft.gtin):
        yield FieldError("/gtin", "invalid_gtin")
    if certificate_type is not None:
        declared, strict = certificate_type.declared, certificate_type.strict
        yield from fields.find_faults(draft.metadata, declared, strict=strict)
        refused = certificate_type.measured if certificate_type.enforce_limits else ()
        yield from fields.values_outside(draft.metadata, refused)
    if sum(len(k.encode()) + _bytes(v) for k, v in draft.metadata.items()) > METADATA_BYTES:
        yield FieldError("/metadata", "too_large", {"limit": METADATA_BYTES})
    if (cells := sum(map(_cells, draft.metadata.values()))) > TABLE_CELLS:
        yield FieldError("/metadata", "too_many_cells", {"limit": TABLE_CELLS, "count": cells})
    for place, item in enumerate(draft.items):
        if item == Item():
            yield FieldError(f"/items/{place}", "empty")
    if _item_bytes(draft.items) > ITEMS_BYTES:
        yield FieldError("/items", "too_large", {"limit": ITEMS_BYTES})


def _cells(value: str | list[list[str]]) -> int:
    """The cells that a table is shown with: all rows are as long as the longest."""
    return 0 if isinstance(value, str) else len(value) * max(map(len, value), default=0)


def _item_bytes(items: Sequence[Item]) -> int:
    return sum(
        len(value.encode())
        for item in items
        for value in msgspec.structs.astuple(item)
        if isinstance(value, str)
    )


def _bytes(value: str | list[list[str]]) -> int:
    """The size of a metadata value in bytes; of a table, of its cells."""
    if isinstance(value, str):
        return len(value.encode())
    return sum(len(cell.encode()) for row in value for cell in row)


def _missing(
    draft: Draft, certificate_type: TypeFacts, unread: frozenset[str]
) -> Iterator[FieldError]:
    required = certificate_type.required
    for name in required:
        if name in unread or (name in _OF_ITEMS and "items" in unread):
            continue
        if name == "validUntil":
            present = draft.valid_until or certificate_type.validity_months
        else:
            present = _VALUES[name](draft)
        if not present:
            yield FieldError(f"/{name}", "required")
    known = {*required, *unread}
    if draft.notify_holder and not draft.holder_email and "holderEmail" not in known:
        yield FieldError("/holderEmail", "required")


def _dates(draft: Draft, issued_on: date | None, today: date) -> Iterator[FieldError]:
    for name, day in (
        ("issuedOn", draft.issued_on),
        ("validFrom", draft.valid_from),
        ("validUntil", draft.valid_until),
    ):
        if day is not None and day < EARLIEST:
            yield FieldError(f"/{name}", "out_of_range", {"expected": f">= {EARLIEST}"})
    if draft.valid_from is not None and draft.valid_from > LATEST_START:
        yield FieldError("/validFrom", "out_of_range", {"expected": f"<= {LATEST_START}"})
    if issued_on is not None and issued_on > today:
        yield FieldError("/issuedOn", "in_the_future")
    if draft.valid_until is None:
        return
    if issued_on is not None and draft.valid_until < issued_on:
        yield FieldError("/validUntil", "date_order", {"other": "issuedOn"})
    elif draft.valid_from is not None and draft.valid_until < draft.valid_from:
        yield FieldError("/validUntil", "date_order", {"other": "validFrom"})


def natural_key(subject: Draft | Certificate, unique_by: str) -> str | None:
    """The value that the type certifies only once; None where there is none."""
    mark, *names = _KEY_PARTS.get(UniqueBy(unique_by), ("",))
    values = [getattr(subject, name) for name in names]
    return KEY_SEPARATOR.join([mark, *values]) if values and all(values) else None


def mark_of(draft: Draft, unique_by: str) -> str | None:
    """What the certificate's row says that it is unique by; None where it may be one of many."""
    key = natural_key(draft, unique_by)
    return key and key.partition(KEY_SEPARATOR)[0]


def lock_order(row: Mapping[str, Any]) -> tuple[Any, ...]:
    """The sort key of rows that are inserted together, so that two requests for the same subjects do not deadlock.

    Shorter values first: most are numbered, so ids and numbers come in their order, too, and fill the
    pages of their indexes.
    """
    values = [row[name] for name in COMPARED_COLUMNS.get(row["unique_by"], ())] + [
        row["number"] or ""
    ]
    return row["type_id"], [(len(value), value) for value in values]


@dataclass(frozen=True, slots=True, kw_only=True)
class UniquenessClaim:
    """The values that a new certificate must be the only one to have."""

    type_id: int
    unique_by: str
    natural_key: str | None
    number: str | None  # as stated; an allotted one can be replaced
    predecessor: UUID | None = None  # does not conflict

    @property
    def subject_field(self) -> str:
        """The field to name in an error about the subject."""
        return _KEY_FIELDS[UniqueBy(self.unique_by)]
