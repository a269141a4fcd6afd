"""Rules that a draft must keep beyond its shape."""

from collections.abc import Iterator, Sequence
from datetime import date

import msgspec

from accounts.errors import FieldError
from accounts.operations.issuers.settings import is_email
from certificates.certificate.draft import Draft, Item
from certificates.gs1 import has_check_digit
from certificates.types import fields as type_fields
from certificates.types.types import TypeFacts

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
        yield from type_fields.find_faults(draft.metadata, declared, strict=strict)
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
