"""`POST /edu/recipients/imports`: a table of recipients, received as a job."""

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import Parameter
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api.upload import TABLE_OPTIONS, TableOptions
from accounts.jobs.api.upload_view import TableUploadView, documented_upload
from accounts.jobs.api.views import accepted
from accounts.scopes import Scope
from edu.api import EduView
from edu.completion.rules import Text64
from edu.errors import CohortNotFound
from edu.prefixes import EduPrefix
from lib import ids

from .jobs import RECIPIENT_IMPORTS, RecipientImportParameters

RECIPIENT_IMPORT_OPTIONS = (
    Parameter("dryRun", bool),
    Parameter("cohortId"),
    *TABLE_OPTIONS,
)


class RecipientImportOptions(
    TableOptions, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """A dry run checks every row and changes nothing. Everybody is enrolled in the cohort, if any."""

    dry_run: bool | None = None
    cohort_id: Text64 | None = None


class RecipientImportsView(TableUploadView[RecipientImportOptions], EduView):
    """The file as the body, or as the part `file` of a form."""

    scopes = {"post": Scope.EDU_MANAGE}
    query_parameters = frozenset(each.name for each in RECIPIENT_IMPORT_OPTIONS)
    shape = RecipientImportOptions
    table_options = RECIPIENT_IMPORT_OPTIONS

    @documented_upload(
        RECIPIENT_IMPORT_OPTIONS,
        operation_id="importRecipients",
        summary=_("Import recipients: all rows are checked, then all are put, or none"),
        tag="recipients",
    )
    def post(self, request: Request) -> HttpResponse:
        options = self.upload.options
        cohort_id = ids.parse(EduPrefix.COHORT, options.cohort_id) if options.cohort_id else None
        unknown = ValidationFailed([FieldError("", "unknown_cohort", parameter="cohortId")])
        if options.cohort_id and cohort_id is None:
            raise unknown
        parameters = RecipientImportParameters(cohort=cohort_id)
        try:
            job = self.start_import(
                request, RECIPIENT_IMPORTS, parameters, dry_run=bool(options.dry_run)
            )
        except CohortNotFound as error:
            raise unknown from error
        return accepted(job)
