"""The filters of the list: query parameters into what the operation is asked for."""

import unicodedata
from collections.abc import Collection
from datetime import date
from uuid import UUID

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from accounts.actors import IssuerFacts
from accounts.api.filters import day_of, days
from accounts.errors import FieldError, ValidationFailed
from certificates.lifecycle import Status
from certificates.operations.lists import Filters, Period, find_type_id
from certificates.operations.search_keys import ALWAYS

LONGEST = 1000
RANGES = ("issued", "validUntil", "statusChanged")
PARAMETERS = ALWAYS | {
    "typeId",
    "typeCode",
    "certificateNumber",
    "status",
    *(f"{name}{end}" for name in RANGES for end in ("From", "To")),
}
DOCUMENTED = (
    *(OpenApiParameter(name, str) for name in sorted({*ALWAYS, "certificateNumber"})),
    OpenApiParameter("typeId", int),
    OpenApiParameter("typeCode", str),
    OpenApiParameter("status", str, enum=Status.values),
    *(
        OpenApiParameter(f"{name}{end}", OpenApiTypes.DATE)
        for name in RANGES
        for end in ("From", "To")
    ),
)
_BIGGEST_ID = 2**63 - 1


def read(request: Request, issuer: IssuerFacts, searchable: Collection[str]) -> Filters | None:
    """What the query asks for; None if it names a type that the issuer does not have.

    `searchable` are the metadata keys beyond the fixed ones. Raises ValidationFailed.
    """
    type_id = _type(request, issuer.id)
    if type_id is None and (request.GET.get("typeId") or request.GET.get("typeCode")):
        return None
    first, last = _calendar_days(request, "validUntilFrom", "validUntilTo")
    names = sorted({*ALWAYS, *searchable})
    keys = ((name, _text(request, name)) for name in names)
    return Filters(
        keys=tuple((name, value) for name, value in keys if value),
        number=_text(request, "certificateNumber"),
        type_id=type_id,
        status=_status(request),
        issued=_period(request, "issued", issuer.time_zone),
        changed=_period(request, "statusChanged", issuer.time_zone),
        valid_until_from=first,
        valid_until_to=last,
    )


def refuse_repeated(request: Request) -> None:
    """A filter that stands twice would lose one of its values."""
    repeated = [name for name, values in request.GET.lists() if len(values) > 1]
    if repeated:
        raise ValidationFailed(
            [FieldError("", "too_many", {"limit": 1}, parameter=name) for name in sorted(repeated)]
        )


def _text(request: Request, name: str) -> str | None:
    """The value as it was cleaned at issue: trimmed, and in composed form."""
    text = unicodedata.normalize("NFC", request.GET.get(name, "")).strip()
    if len(text) > LONGEST:
        raise ValidationFailed([FieldError("", "too_long", {"limit": LONGEST}, parameter=name)])
    if not all(char.isprintable() or char in "\t\n" for char in text):
        raise ValidationFailed([FieldError("", "invalid_characters", parameter=name)])
    return text or None


def _type(request: Request, issuer_id: UUID) -> int | None:
    text, code = request.GET.get("typeId") or None, request.GET.get("typeCode") or None
    if text is None and code is None:
        return None
    if text is not None and not (
        text.isascii() and text.isdigit() and len(text) <= len(str(_BIGGEST_ID))
    ):
        fault = FieldError("", "invalid_type", {"expected": "integer"}, parameter="typeId")
        raise ValidationFailed([fault])
    code = _text(request, "typeCode")
    type_id = int(text) if text else None
    if type_id is not None and type_id > _BIGGEST_ID:
        return None
    return find_type_id(issuer_id, type_id=type_id, code=code)


def _status(request: Request) -> Status | None:
    text = request.GET.get("status")
    if not text:
        return None
    if text not in Status.values:
        expected = {"expected": ", ".join(Status.values)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="status")])
    return Status(text)


def _period(request: Request, name: str, zone: str) -> Period:
    start, end = days(request, f"{name}From", f"{name}To", zone=zone)
    return Period(start=start, end=end)


def _calendar_days(request: Request, first: str, last: str) -> tuple[date | None, date | None]:
    """Days of the certificate's own calendar, both included: they stand on it as dates."""
    begin, end = day_of(request, first), day_of(request, last)
    if begin and end and end < begin:
        fault = FieldError("", "date_order", {"other": first}, parameter=last)
        raise ValidationFailed([fault])
    return begin, end
