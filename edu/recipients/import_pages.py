"""Import recipients from a file, in the back office; they can be enrolled in a cohort at once."""

from collections.abc import Sequence
from typing import Any, ClassVar

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.jobs.forms import TableForm
from accounts.jobs.imports.template_files import TemplateColumn
from edu.back_office import is_coordinator
from edu.completion.upload_forms import RecipientUploadForm
from edu.importing import EduImports, open_cohorts, preselected_cohort
from edu.lifecycle import TeamRole
from edu.models import Cohort

from .jobs import RECIPIENT_IMPORTS, RecipientImportParameters, template


class RecipientImports(EduImports):
    """Open to coordinators, who enrol people in the cohorts that they run."""

    import_kind: ClassVar = RECIPIENT_IMPORTS
    import_pages: ClassVar = "admin/edu/recipient"
    import_title: ClassVar = _("Import recipients")

    def may_import(self, request: HttpRequest) -> bool:
        return is_coordinator(request)

    def upload_form(self, request: HttpRequest) -> TableForm:
        cohorts = open_cohorts(request, self.membership(request).issuer.pk, TeamRole.COORDINATOR)
        cohort = preselected_cohort(request, cohorts)
        initial = {"cohort": cohort, "mode": cohort.mode} if cohort else None
        return RecipientUploadForm(
            request.POST or None, request.FILES or None, cohorts=cohorts, initial=initial
        )

    def asked_for(self, form: RecipientUploadForm) -> tuple[str, RecipientImportParameters]:
        cohort: Cohort | None = form.cleaned_data["cohort"]
        parameters = RecipientImportParameters(cohort=cohort.pk if cohort else None)
        return form.cleaned_data["mode"], parameters

    def template_columns(
        self, request: HttpRequest, **which: Any
    ) -> tuple[str, Sequence[TemplateColumn]] | None:
        return "recipients", template()
