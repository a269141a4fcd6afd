"""List, create, change and archive certificate types. A test key can only read them."""

from functools import partial
from typing import Any

import msgspec
import orjson
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.schema import documented
from accounts.api.views import ExternalView
from accounts.errors import ValidationFailed
from accounts.scopes import Scope
from certificates.addresses import type_url
from certificates.models import CertificateType
from lib import ids

from .operations import archive_type, change_type, create_type, get_type, open_request
from .schemas import (
    CertificateTypeAnswer,
    CertificateTypeChange,
    CertificateTypeDraft,
    CertificateTypeListAnswer,
    CertificateTypeSummaryItem,
    faults_in_change,
    faults_in_draft,
    issue_request_schema,
    type_answer,
    type_item,
    version_columns,
)

READ_OR_CHANGE = {"get": Scope.CERTIFICATES_ISSUE, "patch": Scope.CERTIFICATES_TYPES}
MAX_TYPE_ID = 2**63 - 1  # of a bigint


class OneTypeView(ExternalView):
    """Base of the routes of one type."""

    def find(self, type_id: str) -> CertificateType:
        """The issuer's type of this number, or of this code. Raises TypeNotFound.

        Digits alone are a number: no new type gets a code of digits alone.
        """
        number = ids.parse_number(type_id)
        return get_type(
            issuer_id=self.caller.issuer.id,
            type_id=None if number is None else min(number, MAX_TYPE_ID),
            code=type_id,
            types=self.caller.types,
        )


class TypesView(ExternalView):
    """`GET` and `POST /certificates/types`"""

    scopes = {"get": Scope.CERTIFICATES_ISSUE, "post": Scope.CERTIFICATES_TYPES}
    live_only = frozenset({"post"})

    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listCertificateTypes",
        summary=_("Certificate types, the newest first"),
        tag="certificate-types",
        response=CertificateTypeListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request) -> HttpResponse:
        rows = CertificateType.objects.for_issuer(self.caller.issuer.id, self.caller.types)
        page = paginate(rows.select_related("current"), request, order_by=["id"])
        return self.answer(
            CertificateTypeListAnswer(
                data=[type_item(row, CertificateTypeSummaryItem) for row in page.rows],
                next_cursor=page.next_cursor,
            )
        )

    @documented(
        operation_id="createCertificateType",
        summary=_("Create a certificate type"),
        tag="certificate-types",
        request=CertificateTypeDraft,
        response=CertificateTypeAnswer,
        status=201,
        errors=(
            "conflict",
            "key_restricted",
        ),
    )
    def post(self, request: Request) -> HttpResponse:
        self.caller.refuse_restricted()
        draft = self.read(request, CertificateTypeDraft, rules=faults_in_draft)
        certificate_type = create_type(
            context=self.request_context(request), code=draft.code, **version_columns(draft)
        )
        return self.answer(
            type_answer(certificate_type),
            status=201,
            headers={"Location": type_url(certificate_type.pk)},
        )


class TypeView(OneTypeView):
    """`GET` and `PATCH /certificates/types/{typeId}`"""

    scopes = READ_OR_CHANGE
    live_only = frozenset({"patch"})

    @documented(
        operation_id="getCertificateType",
        summary=_("One certificate type"),
        tag="certificate-types",
        response=CertificateTypeAnswer,
    )
    def get(self, request: Request, type_id: str) -> HttpResponse:
        certificate_type = self.find(type_id)
        return self.answer(
            type_answer(certificate_type, open_request(certificate_type, timezone.now()))
        )

    @documented(
        operation_id="updateCertificateType",
        summary=_("Change a certificate type: makes a new version if anything differs. A key turns releaseRequired on, never off"),
        tag="certificate-types",
        request=CertificateTypeChange,
        response=CertificateTypeAnswer,
        errors=("limit_widened", "conflict"),
    )  # fmt: skip
    def patch(self, request: Request, type_id: str) -> HttpResponse:
        certificate_type, context = self.find(type_id), self.request_context(request)
        rules = partial(faults_in_change, certificate_type)
        current = msgspec.to_builtins(type_item(certificate_type, CertificateTypeSummaryItem))
        change = self.read(request, CertificateTypeChange, rules=rules, current=current)
        if faults := [*rules(msgspec.structs.asdict(change), frozenset())]:
            raise ValidationFailed(faults)
        version = version_columns(change)
        changed = change_type(context=context, certificate_type=certificate_type, **version)
        return self.answer(type_answer(changed, open_request(changed, context.now)))


class ArchiveTypeView(OneTypeView):
    """`POST /certificates/types/{typeId}/archive`"""

    scopes = {"post": Scope.CERTIFICATES_TYPES}
    live_only = frozenset({"post"})

    @documented(
        operation_id="archiveCertificateType",
        summary=_("Archive a certificate type: it issues nothing more; certificates stay"),
        tag="certificate-types",
        response=CertificateTypeAnswer,
    )
    def post(self, request: Request, type_id: str) -> HttpResponse:
        archive_type(context=self.request_context(request), certificate_type=self.find(type_id))
        return self.answer(type_answer(self.find(type_id)))


class TypeSchemaView(OneTypeView):
    """`GET /certificates/types/{typeId}/schema`"""

    scopes = {"get": Scope.CERTIFICATES_ISSUE}

    @documented(
        operation_id="getCertificateTypeSchema",
        summary=_("The issue request of this type as JSON Schema (2020-12)"),
        tag="certificate-types",
        response={"type": "object", "additionalProperties": True},
        media_types=("application/schema+json",),
    )
    def get(self, request: Request, type_id: str) -> HttpResponse:
        schema: dict[str, Any] = issue_request_schema(self.find(type_id))
        return HttpResponse(orjson.dumps(schema), content_type="application/schema+json")
