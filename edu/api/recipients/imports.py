"""`POST /edu/recipients/imports`: a table of recipients, taken in as a job."""

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.scopes import Scope
from certificates.api.import_request import (
    RAW_TYPES,
    TABLE_OPTIONS,
    OptionTypes,
    TableOptions,
    form_schema,
)
from certificates.api.table_view import TableUploadView
from edu.api.base import EduView
from edu.errors import CohortNotFound
from edu.operations.completion.completion_request import Text64
from edu.operations.recipients import recipient_imports
from lib import ids

RECIPIENT_IMPORT_OPTIONS: OptionTypes = {
    "dryRun": (bool, {}),
    "cohortId": (str, {}),
    **TABLE_OPTIONS,
}


class RecipientImportOptions(
    TableOptions, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """A dry run checks every row and changes nothing. Everybody is enrolled in the cohort, if any."""

    dry_run: bool | None = None
    cohort_id: Text64 | None = None


class RecipientImportsView(TableUploadView[RecipientImportOptions], EduView):
    """The file as the body, or as the part `file` of a form."""

    scopes = {"post": Scope.EDU_MANAGE}
    query_parameters = frozenset(RECIPIENT_IMPORT_OPTIONS)
    shape = RecipientImportOptions

    @extend_schema(
        request={"multipart/form-data": form_schema(RECIPIENT_IMPORT_OPTIONS), **RAW_TYPES}
    )
    @documented(
        operation_id="importRecipients",
        summary=_("Import recipients: all rows are checked, then all are put, or none"),
        tag="edu",
        response=JobAnswer,
        status=202,
        reads=True,
        errors=(
            "body_too_large",
            "conflict",
            "feature_not_in_plan",
            "idempotency_in_progress",
            "idempotency_key_missing",
            "idempotency_key_reused",
            "malformed_request",
            "unsupported_media_type",
        ),
        parameters=[
            OpenApiParameter(name, kind, **more)
            for name, (kind, more) in RECIPIENT_IMPORT_OPTIONS.items()
        ],
    )
    def post(self, request: Request) -> HttpResponse:
        options, file = self.taken.options, self.taken.sent.file
        table = recipient_imports.understand(file, self.taken.layout, options.mapping or {})
        cohort = ids.parse(ids.Prefix.COHORT, options.cohort_id) if options.cohort_id else None
        if options.cohort_id and cohort is None:
            raise _unknown_cohort()
        try:
            job = recipient_imports.start(
                context=self.request_context(request),
                source=file,
                table=table,
                dry_run=bool(options.dry_run),
                cohort_id=cohort,
            )
        except CohortNotFound as error:
            raise _unknown_cohort() from error
        return accepted(job)


def _unknown_cohort() -> ValidationFailed:
    return ValidationFailed([FieldError("", "unknown_cohort", parameter="cohortId")])
