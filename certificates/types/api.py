"""List, create, change and archive certificate types. A test key can only read them."""

from functools import partial
from typing import Annotated, Any

import msgspec
import orjson
from django.http import HttpResponse
from django.utils import timezone

from accounts.api.endpoints import Created, JsonBody, endpoint
from accounts.api.lists import PageQuery, paginate
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
    type_item,
    type_response,
    version_columns,
)

MAX_TYPE_ID = 2**63 - 1  # of a bigint


class CertificateTypesApi(ExternalView):
    """Certificate types."""

    tag = "certificate-types"

    def find_type(self, type_id: str) -> CertificateType:
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

    @endpoint(Scope.CERTIFICATES_ISSUE)
    def list_certificate_types(self, page: PageQuery) -> CertificateTypeListAnswer:
        """Certificate types, the newest first"""
        rows = CertificateType.objects.for_issuer(self.caller.issuer.id, self.caller.types)
        found = paginate(rows.select_related("current"), page, order_by=["id"])
        return CertificateTypeListAnswer(
            data=[type_item(row, CertificateTypeSummaryItem) for row in found.rows],
            next_cursor=found.next_cursor,
        )

    @endpoint(Scope.CERTIFICATES_TYPES, live_only=True, errors=("conflict", "key_restricted"))
    def create_certificate_type(
        self, body: JsonBody[CertificateTypeDraft]
    ) -> Created[CertificateTypeAnswer]:
        """Create a certificate type"""
        self.caller.refuse_restricted()
        draft = body.read(rules=faults_in_draft)
        certificate_type = create_type(
            context=self.context, code=draft.code, **version_columns(draft)
        )
        return Created(type_response(certificate_type), location=type_url(certificate_type.pk))

    @endpoint(Scope.CERTIFICATES_ISSUE)
    def get_certificate_type(self, type: CertificateType) -> CertificateTypeAnswer:
        """One certificate type"""
        return type_response(type, open_request(type, timezone.now()))

    @endpoint(Scope.CERTIFICATES_TYPES, live_only=True, errors=("limit_widened", "conflict"))
    def update_certificate_type(
        self, type: CertificateType, body: JsonBody[CertificateTypeChange]
    ) -> CertificateTypeAnswer:
        """Change a certificate type: makes a new version if anything differs. A key turns releaseRequired on, never off"""
        context = self.context
        rules = partial(faults_in_change, type)
        current = msgspec.to_builtins(type_item(type, CertificateTypeSummaryItem))
        change = body.read(rules=rules, current=current)
        if faults := [*rules(msgspec.structs.asdict(change), frozenset())]:
            raise ValidationFailed(faults)
        version = version_columns(change)
        changed = change_type(context=context, certificate_type=type, **version)
        return type_response(changed, open_request(changed, context.now))

    @endpoint(Scope.CERTIFICATES_TYPES, live_only=True)
    def archive_certificate_type(self, type: CertificateType) -> CertificateTypeAnswer:
        """Archive a certificate type: it issues nothing more; certificates stay"""
        archive_type(context=self.context, certificate_type=type)
        return type_response(self.find_type(str(type.pk)))

    @endpoint(Scope.CERTIFICATES_ISSUE)
    def get_certificate_type_schema(
        self, type: CertificateType
    ) -> Annotated[
        HttpResponse, {"application/schema+json": {"type": "object", "additionalProperties": True}}
    ]:
        """The issue request of this type as JSON Schema (2020-12)"""
        schema: dict[str, Any] = issue_request_schema(type)
        return HttpResponse(orjson.dumps(schema), content_type="application/schema+json")
