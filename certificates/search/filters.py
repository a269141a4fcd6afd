"""Read the filters of the certificate list from a query string or from a JSON body."""

from collections.abc import Collection, Mapping
from datetime import date
from uuid import UUID

from accounts.api.foundation.filters import days_filter, parse_day, text_filter
from accounts.api.foundation.schema import Parameter
from accounts.domain.actors import IssuerFacts, allows_type
from accounts.errors import FieldError, ValidationFailed
from certificates.lifecycle import Status
from lib.json.strict import escape_pointer
from lib.text import Suggestions

from .keys import ALWAYS
from .lists import DATE_RANGES, FILTERS, CertificateFilters, Period, find_type_id, searchable_names

MAX_VALUE_LENGTH = 1000
FILTER_PARAMETER_DOCS = (
    *(Parameter(name, str) for name in sorted({*ALWAYS, "certificateNumber"})),
    Parameter("typeId", int),
    Parameter("typeCode", str),
    Parameter("status", str, enum=Status.values),
    *(Parameter(f"{name}{end}", date) for name in DATE_RANGES for end in ("From", "To")),
    Parameter("metadata", dict[str, str]),  # no parameter: its members are
)
_MAX_ID = 2**63 - 1


def read_query(
    query: Mapping[str, str],
    issuer: IssuerFacts,
    types: frozenset[int],
    searchable: Collection[str],
) -> CertificateFilters:
    """The filters in a query string, limited to `types`. A type that there is not for the key is a fault.

    `searchable` are metadata keys that are filters beside the fixed ones. Raises ValidationFailed.
    """
    first, last = _calendar_days(query, "validUntilFrom", "validUntilTo")
    names = sorted({*ALWAYS, *searchable})
    keys = ((name, text_filter(query, name, longest=MAX_VALUE_LENGTH)) for name in names)
    return CertificateFilters(
        keys=tuple((name, value) for name, value in keys if value),
        number=text_filter(query, "certificateNumber", longest=MAX_VALUE_LENGTH),
        type_id=_type(query, issuer.id, types),
        status=_status(query),
        issued=_period(query, "issued", issuer.time_zone),
        changed=_period(query, "statusChanged", issuer.time_zone),
        valid_until_from=first,
        valid_until_to=last,
        types=types,
    )


def read_body(
    members: Mapping[str, str | int], issuer: IssuerFacts, types: frozenset[int]
) -> CertificateFilters:
    """The same filters from a body's `filter`. Raises ValidationFailed.

    An empty filter is a fault here: it would select every certificate.
    """
    searchable = _searchable(members, issuer.id)
    try:
        filters = read_query(
            {name: str(value) for name, value in members.items()}, issuer, types, searchable
        )
    except ValidationFailed as error:
        faults = [_fault(str(each.parameter), each.code, each.params) for each in error.errors]
        raise ValidationFailed(faults) from error
    if filters == CertificateFilters(types=types):
        raise ValidationFailed([FieldError("/filter", "required")])
    return filters


def _searchable(members: Mapping[str, str | int], issuer_id: UUID) -> Collection[str]:
    """The issuer's searchable keys, read only if needed. Refuses unknown names, and numbers."""
    searchable = searchable_names(issuer_id) if members.keys() - FILTERS else set()
    faults, hints = [], Suggestions()
    for name, value in members.items():
        if name not in FILTERS | searchable:
            faults.append(_fault(name, "unknown_field", hints.of(name, FILTERS | searchable)))
        elif isinstance(value, int) and name != "typeId":
            faults.append(_fault(name, "invalid_type", {"expected": "string"}))
    if faults:
        raise ValidationFailed(faults)
    return searchable


def _fault(name: str, code: str, params: Mapping[str, object] | None = None) -> FieldError:
    return FieldError(f"/filter/{escape_pointer(name)}", code, params or {})


def _type(query: Mapping[str, str], issuer_id: UUID, types: frozenset[int]) -> int | None:
    text, code = query.get("typeId") or None, query.get("typeCode") or None
    if text is None and code is None:
        return None
    if text is not None and not (
        text.isascii() and text.isdigit() and len(text) <= len(str(_MAX_ID))
    ):
        fault = FieldError("", "invalid_type", {"expected": "integer"}, parameter="typeId")
        raise ValidationFailed([fault])
    code = text_filter(query, "typeCode", longest=MAX_VALUE_LENGTH)
    type_id = int(text) if text else None
    found = (
        find_type_id(issuer_id, type_id=type_id, code=code) if (type_id or 0) <= _MAX_ID else None
    )
    if found is None or not allows_type(types, found):
        name = "typeId" if text else "typeCode"
        raise ValidationFailed([FieldError("", "unknown_type", parameter=name)])
    return found


def _status(query: Mapping[str, str]) -> Status | None:
    text = query.get("status")
    if not text:
        return None
    if text not in Status.values:
        expected = {"expected": ", ".join(Status.values)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="status")])
    return Status(text)


def _period(query: Mapping[str, str], name: str, zone: str) -> Period:
    start, end = days_filter(query, f"{name}From", f"{name}To", zone=zone)
    return Period(start=start, end=end)


def _calendar_days(
    query: Mapping[str, str], first: str, last: str
) -> tuple[date | None, date | None]:
    """Two dates, both included. They are compared as dates, without a time zone."""
    begin, end = parse_day(query, first), parse_day(query, last)
    if begin and end and end < begin:
        fault = FieldError("", "date_order", {"other": first}, parameter=last)
        raise ValidationFailed([fault])
    return begin, end
