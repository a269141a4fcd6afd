"""Inspection documents of EN 10204 as JSON with the fields of EN 10168, for the buyer's systems."""

from typing import Annotated

from django.http import HttpResponse
from django.utils import timezone

from accounts.api.endpoints import endpoint
from accounts.api.schema import JSON
from accounts.scopes import Scope
from certificates.certificate.api import CertificateView
from certificates.certificate.operations import CertificateRecord

from .en10168 import read_inspection_document


class InspectionDocumentsApi(CertificateView):
    """Inspection documents."""

    tag = "certificates"

    @endpoint(Scope.CERTIFICATES_READ, errors=("conflict", "erased"))
    def get_inspection_document(
        self, certificate: CertificateRecord
    ) -> Annotated[HttpResponse, {JSON: {"type": "object", "additionalProperties": True}}]:
        """The inspection document (EN 10204) as JSON with the fields of EN 10168"""
        content = read_inspection_document(certificate.id, now=timezone.now())
        return HttpResponse(content, content_type="application/json")
