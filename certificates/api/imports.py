"""Imports over the API: a file of many certificates, taken in as a job."""

from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.scopes import Feature, Scope
from certificates.operations.imports.start import map_file, start

from .import_request import IMPORT_FORM, IMPORT_OPTIONS, RAW_TYPES, ImportOptions
from .table_view import TableUploadView


class ImportsView(TableUploadView[ImportOptions]):
    """`POST /certificates/imports`: the file as the body, or as the part `file` of a form."""

    scopes = {"post": Scope.CERTIFICATES_ISSUE}
    feature = Feature.BULK
    query_parameters = frozenset(IMPORT_OPTIONS)
    shape = ImportOptions

    @extend_schema(request={"multipart/form-data": IMPORT_FORM, **RAW_TYPES})
    @documented(
        operation_id="importCertificates",
        summary=_("Import certificates: all rows are checked, then all are issued, or none"),
        tag="certificates",
        response=JobAnswer,
        status=202,
        reads=True,
        errors=(
            "body_too_large",
            "conflict",
            "consent_required",
            "feature_not_in_plan",
            "idempotency_key_missing",
            "malformed_request",
            "unsupported_media_type",
        ),
        parameters=[
            OpenApiParameter(name, kind, **more) for name, (kind, more) in IMPORT_OPTIONS.items()
        ],
    )
    def post(self, request: Request) -> HttpResponse:
        caller = self.caller
        caller.issuer.refuse_issuing(timezone.now())
        file, asked = self.taken.sent.file, self.taken.options.asked(self.taken.layout)
        understood = map_file(file, asked, issuer=caller.issuer, types=caller.types)
        job = start(
            understood,
            file,
            asked=asked,
            issuer=caller.issuer,
            mode=caller.mode,
            actor=self.actor(request),
            now=timezone.now(),
            types=caller.types,
            may_supersede=Scope.CERTIFICATES_MANAGE in caller.scopes,
        )
        return accepted(job)
