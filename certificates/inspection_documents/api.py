"""Inspection documents of EN 10204 as JSON with the fields of EN 10168, for the buyer's systems."""

from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.schema import documented
from accounts.api.views import ExternalView
from accounts.scopes import Scope
from certificates.certificate.api import find_certificate

from .operations import read_inspection_document


class InspectionDocumentView(ExternalView):
    """`GET /certificates/{id}/en10168`"""

    scopes = {"get": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="getInspectionDocument",
        summary=_("The inspection document (EN 10204) as JSON with the fields of EN 10168"),
        tag="certificates",
        response={"type": "object", "additionalProperties": True},
        errors=("conflict", "erased"),
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        record = find_certificate(self, certificate_id)
        content = read_inspection_document(record.id, now=timezone.now())
        return HttpResponse(content, content_type="application/json")
