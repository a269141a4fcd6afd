"""List and search certificates, read many statuses."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Annotated, Any
from uuid import UUID

from django.http import QueryDict
from django.utils import timezone

from accounts.actors import IssuerFacts
from accounts.api.endpoints import endpoint
from accounts.api.lists import (
    PageQuery,
    choice_filter,
    days_filter,
    page_after,
    paginate,
    parse_day,
    text_filter,
)
from accounts.api.schema import Parameter
from accounts.api.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope
from certificates.addresses import CertificatesPrefix
from certificates.certificate import operations as certificate
from certificates.certificate.api import exactly_one
from certificates.certificate.operations import CertificateSummary
from certificates.certificate.schemas import (
    CertificateListAnswer,
    CertificateSearch,
    StatusListAnswer,
    StatusRequest,
    certificate_item,
    status_item,
)
from certificates.lifecycle import Status
from certificates.types.operations import find_type
from lib import ids
from lib.json.strict import escape_pointer
from lib.text import Suggestions

from . import lists
from .keys import ALWAYS
from .lists import DATE_RANGES, FILTERS, CertificateFilters, Period, searchable_names
from .operations import by_email, by_name, each_once, named_summaries

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
    known = None
    if text is None or int(text) <= _MAX_ID:
        known = find_type(issuer_id, type_id=int(text) if text else None, code=code, types=types)
    if known is None or code not in (None, known.code):
        name = "typeId" if text else "typeCode"
        raise ValidationFailed([FieldError("", "unknown_type", parameter=name)])
    return known.id


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


class CertificateListApi(ExternalView):
    """The list of certificates."""

    tag = "certificates"
    searchable: frozenset[str] = frozenset()

    def query_names(self) -> frozenset[str]:
        """Also the metadata keys that the issuer's types make searchable."""
        names = super().query_names() - {"metadata"}  # it is documented, and its members are sent
        if self.request.GET.keys() - names:
            self.searchable = frozenset(lists.searchable_names(self.caller.issuer.id))
        return names | self.searchable

    @endpoint(Scope.CERTIFICATES_READ, errors=("filter_too_broad",))
    def list_certificates(
        self,
        page: PageQuery,
        query: Annotated[
            QueryDict, Parameter("include", str, enum=("metadata",)), FILTER_PARAMETER_DOCS
        ],
    ) -> CertificateListAnswer:
        """Certificates, the newest first; every searchable metadata key is a filter too"""
        issuer, now = self.caller.issuer, timezone.now()
        wanted = read_query(query, issuer, self.caller.types, self.searchable)
        mode = self.caller.mode
        listing = lists.select(
            issuer_id=issuer.id, mode=mode, filters=wanted, now=issuer.certificate_time(mode, now)
        )
        found = paginate(
            listing.summaries(), page, order_by=listing.order_by, read=certificate.summaries
        )
        visible = certificate.as_seen(found.rows, self.caller.types)
        included = choice_filter(self.request, "include", ("metadata",)) is not None
        metadata = certificate.metadata_of(visible) if included else None
        rows = [certificate_item(row, issuer, now, metadata=metadata) for row in visible]
        return CertificateListAnswer(data=rows, next_cursor=found.next_cursor)


class CertificateSearchApi(ExternalView):
    """Search by person, and statuses."""

    tag = "certificates"

    @endpoint(Scope.CERTIFICATES_READ, goes_on=True, reads_only=True, errors=("invalid_cursor",))
    def search_certificates(self, body: CertificateSearch) -> CertificateListAnswer:
        """Certificates of a person: personal data never stand in an address"""
        exactly_one(holderEmail=body.holder_email, holderName=body.holder_name)
        caller = self.caller
        own: Any = {"issuer_id": caller.issuer.id, "mode": caller.mode, "types": caller.types}
        page: Any = {"limit": body.limit, "cursor": body.cursor}
        rows: Sequence[CertificateSummary]
        if body.holder_email is not None:
            listing = by_email(**own, email=body.holder_email)
            found = page_after(
                listing.summaries(), order_by=listing.order_by, read=certificate.summaries, **page
            )
            rows = found.rows
        else:
            name = body.holder_name or ""
            listing = by_name(**own, name=name)
            found = page_after(
                listing.summaries("value"),
                order_by=listing.order_by,
                ascending=True,
                read=named_summaries,
                **page,
            )
            rows = each_once(found.rows, name)
        now = timezone.now()
        visible = certificate.as_seen(rows, caller.types)
        return CertificateListAnswer(
            data=[certificate_item(row, caller.issuer, now) for row in visible],
            next_cursor=found.next_cursor,
        )

    @endpoint(Scope.CERTIFICATES_READ, goes_on=True, reads_only=True)
    def get_certificate_statuses(self, body: StatusRequest) -> StatusListAnswer:
        """The status of up to 1,000 certificates"""
        parsed = {text: ids.parse(CertificatesPrefix.CERTIFICATE, text) for text in body.ids}
        statuses = certificate.statuses(
            context=self.context,
            certificate_ids=[each for each in parsed.values() if each is not None],
        )
        data = [
            status_item(text, statuses.get(each) if (each := parsed[text]) else None)
            for text in body.ids
        ]
        return StatusListAnswer(data=data)
