"""List and search certificates, read many statuses, check a copy."""

from typing import Any
from uuid import UUID

import orjson
from django.http import HttpResponse
from django.utils import timezone
from django.utils.cache import get_conditional_response
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation import pagination
from accounts.api.foundation.filters import choice_filter
from accounts.api.foundation.problems import InvalidCursor
from accounts.api.foundation.schema import Parameter, documented
from accounts.api.foundation.views import ExternalView
from accounts.domain import parsing
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope
from certificates import responses as answers
from certificates.certificate import copy_check, read
from certificates.prefixes import CertificatesPrefix
from lib import ids
from lib.base_encodings import base64url_decode, base64url_encode
from lib.dates import format_instant

from . import by_holder, filters, lists
from . import schemas as shapes
from .schemas import (
    CertificateListAnswer,
    CertificateSearch,
    CheckRequest,
    CheckResult,
    StatusListAnswer,
    StatusRequest,
)


class CertificatesView(ExternalView):
    """`GET /certificates`"""

    scopes = {"get": Scope.CERTIFICATES_READ}
    query_parameters = pagination.PAGE_PARAMETERS | lists.FILTERS | {"include"}
    searchable: frozenset[str] = frozenset()

    def check_query(self, request: Request) -> None:
        """Also accepts the metadata keys that the issuer's types make searchable."""
        if request.GET.keys() - self.query_parameters:
            self.searchable = frozenset(lists.searchable_names(self.caller.issuer.id))
            self.query_parameters = self.query_parameters | self.searchable  # type: ignore[misc]
        super().check_query(request)

    @documented(
        operation_id="listCertificates",
        summary=_("Certificates, the newest first; every searchable metadata key is a filter too"),
        tag="certificates",
        response=CertificateListAnswer,
        errors=("filter_too_broad",),
        parameters=[
            *pagination.PAGE_PARAMETER_DOCS,
            Parameter("include", str, enum=("metadata",)),
            *filters.FILTER_PARAMETER_DOCS,
        ],
    )
    def get(self, request: Request) -> HttpResponse:
        issuer, now = self.caller.issuer, timezone.now()
        wanted = filters.read_query(request.GET, issuer, self.caller.types, self.searchable)
        mode = self.caller.mode
        listing = lists.select(
            issuer_id=issuer.id,
            mode=mode,
            filters=wanted,
            now=issuer.certificate_time(mode, now),
        )
        page = pagination.paginate(
            listing.summaries(), request, order_by=listing.order_by, read=read.summaries
        )
        visible = read.as_seen(page.rows, self.caller.types)
        included = choice_filter(request, "include", ("metadata",)) is not None
        metadata = read.metadata_of(visible) if included else None
        rows = [answers.certificate_item(row, issuer, now, metadata=metadata) for row in visible]
        return self.answer(CertificateListAnswer(data=rows, next_cursor=page.next_cursor))


class SearchView(ExternalView):
    """`POST /certificates/search`"""

    scopes = {"post": Scope.CERTIFICATES_READ}
    goes_on = reads_only = True

    @documented(
        operation_id="searchCertificates",
        summary=_("Certificates of a person: personal data never stand in an address"),
        tag="certificates",
        request=CertificateSearch,
        response=CertificateListAnswer,
        errors=("invalid_cursor",),
    )
    def post(self, request: Request) -> HttpResponse:
        search = self.read(request, CertificateSearch)
        exactly_one(holderEmail=search.holder_email, holderName=search.holder_name)
        caller = self.caller
        scope = {"issuer_id": caller.issuer.id, "mode": caller.mode, "types": caller.types}
        page = {"limit": search.limit, "after": _place(search.cursor)}
        if search.holder_email is not None:
            holder_page = by_holder.by_email(**scope, email=search.holder_email, **page)  # type: ignore[arg-type]
        else:
            holder_page = by_holder.by_name(**scope, name=search.holder_name or "", **page)  # type: ignore[arg-type]
        now = timezone.now()
        visible = read.as_seen(holder_page.rows, caller.types)
        rows = [answers.certificate_item(row, caller.issuer, now) for row in visible]
        return self.answer(CertificateListAnswer(data=rows, next_cursor=_cursor(holder_page.place)))


class StatusView(ExternalView):
    """`POST /certificates/status`"""

    scopes = {"post": Scope.CERTIFICATES_READ}
    goes_on = reads_only = True

    @documented(
        operation_id="getCertificateStatuses",
        summary=_("The status of up to 1,000 certificates"),
        tag="certificates",
        request=StatusRequest,
        response=StatusListAnswer,
    )
    def post(self, request: Request) -> HttpResponse:
        requested = self.read(request, StatusRequest)
        parsed = {text: ids.parse(CertificatesPrefix.CERTIFICATE, text) for text in requested.ids}
        statuses = copy_check.statuses(
            context=self.request_context(request),
            certificate_ids=[each for each in parsed.values() if each is not None],
        )
        data = [
            shapes.status_item(text, statuses.get(each) if (each := parsed[text]) else None)
            for text in requested.ids
        ]
        return self.answer(StatusListAnswer(data=data))


class CanonicalView(ExternalView):
    """`GET /certificates/{id}/canonical`: the bytes whose SHA-256 is `dataHash`."""

    scopes = {"get": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="getCanonicalDocument",
        summary=_("The canonical document (RFC 8785): SHA-256 of these bytes is dataHash"),
        tag="certificates",
        response={"type": "object", "additionalProperties": True},
        errors=("erased",),
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        record = find_certificate(self, certificate_id)
        etag = f'"{record.data_hash.hex()}"'
        response = HttpResponse(record.canonical(), content_type="application/json")
        response["ETag"] = etag
        conditional = get_conditional_response(request._request, etag=etag, response=response)
        assert conditional is not None  # it is the response itself if no condition applies
        return conditional


class CheckView(ExternalView):
    """`POST /certificates/{id}/check`"""

    scopes = {"post": Scope.CERTIFICATES_READ}
    goes_on = reads_only = True

    @documented(
        operation_id="checkCertificate",
        summary=_("Whether a hash, or a document, is that of this certificate; also after erasure"),
        tag="certificates",
        request=CheckRequest,
        response=CheckResult,
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        record = find_certificate(self, certificate_id)
        copy = self.read(request, CheckRequest)
        exactly_one(dataHash=copy.data_hash, document=copy.document)
        data_hash = copy.data_hash or copy_check.hash_of(_as_sent(request))
        return self.answer(
            CheckResult(
                match=(data_hash or "").lower() == record.data_hash.hex(),
                status=record.status(self.request_context(request).certificate_time).value,
                status_changed_at=format_instant(record.state_changed_at),
            )
        )


def find_certificate(view: ExternalView, certificate_id: str) -> read.CertificateRecord:
    """The caller's certificate of this id. Raises CertificateNotFound for any other.

    Where a caller as of an earlier request acts, also if the caller has changed since.
    """
    return read.find(
        issuer_id=view.caller.issuer.id,
        mode=view.caller.mode,
        certificate_id=ids.parse(CertificatesPrefix.CERTIFICATE, certificate_id),
        types=view.caller.types,
        guard=view.cached.facts.guard if view.cached else None,
    )


def exactly_one(**stated: object) -> None:
    """Raises ValidationFailed unless exactly one of these members is given."""
    given = [name for name, value in stated.items() if value is not None]
    if not given:
        name, *others = stated
        either = {"other": ", ".join(others)}
        raise ValidationFailed([FieldError(f"/{name}", "required", either)])
    if len(given) > 1:
        first, second = given[:2]
        raise ValidationFailed([FieldError(f"/{second}", "ambiguous", {"other": first})])


def _as_sent(request: Request) -> Any:
    """The document exactly as sent: `read` trims texts, and the hash covers every byte."""
    members = parsing.decode(request._request.body)
    return next(value for name, value in members.items() if name.strip() == "document")


def _cursor(place: by_holder.PagePosition | None) -> str | None:
    if place is None:
        return None
    text = orjson.dumps([place.value, str(place.certificate_id)])
    return base64url_encode(text)


def _place(cursor: str | None) -> by_holder.PagePosition | None:
    if cursor is None:
        return None
    try:
        value, certificate_id = orjson.loads(base64url_decode(cursor))
        return by_holder.PagePosition(_plain(value), UUID(certificate_id))
    except (ValueError, TypeError, AttributeError) as error:
        raise InvalidCursor from error


def _plain(value: object) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise TypeError
    return value
