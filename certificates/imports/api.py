"""Imports over the API: a file of many certificates, received as a job."""

from typing import Annotated, get_args

from django.utils import timezone
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.endpoints import Accepted, endpoint
from accounts.api.schema import Parameter
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.jobs.upload import (
    TABLE_OPTIONS,
    UPLOAD_ERRORS,
    TableOptions,
    TableUploadView,
    table_upload,
)
from accounts.scopes import Feature, Scope
from certificates.issuing.api import BulkMode
from lib.json import strict

from .jobs import CERTIFICATE_IMPORTS, CertificateImportParameters, find_default_type

IMPORT_OPTIONS = (
    Parameter("typeId", int),
    Parameter("typeCode"),
    Parameter("mode", enum=get_args(BulkMode)),
    Parameter("dryRun", bool),
    *TABLE_OPTIONS,
)


class ImportOptions(
    TableOptions, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """What can be stated of an import of certificates."""

    type_id: Annotated[int, Meta(ge=1, le=strict.MAX_INTEGER)] | None = None
    type_code: Annotated[str, Meta(max_length=60)] | None = None
    mode: BulkMode | None = None
    dry_run: bool | None = None


class ImportsApi(TableUploadView[ImportOptions]):
    """The file as the body, or as the part `file` of a form."""

    tag = "certificates"
    shape = ImportOptions
    table_options = IMPORT_OPTIONS

    @endpoint(
        Scope.CERTIFICATES_ISSUE,
        feature=Feature.BULK,
        idempotency_required=True,
        errors=(*UPLOAD_ERRORS, "consent_required"),
    )
    def import_certificates(
        self, request: Annotated[Request, table_upload(IMPORT_OPTIONS)]
    ) -> Accepted[JobAnswer]:
        """Import certificates: all rows are checked, then all are issued, or none"""
        caller, options = self.caller, self.upload.options
        caller.issuer.refuse_issuing(timezone.now())
        default_type = find_default_type(
            caller.issuer.id,
            type_id=options.type_id,
            type_code=options.type_code,
            types=caller.types,
        )
        parameters = CertificateImportParameters(
            type_id=default_type.id if default_type else None,
            may_supersede=Scope.CERTIFICATES_MANAGE in caller.scopes,
            partial=options.mode == "partial",
        )
        dry_run = bool(options.dry_run)
        return accepted(
            self.start_import(request, CERTIFICATE_IMPORTS, parameters, dry_run=dry_run)
        )
