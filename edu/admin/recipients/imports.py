"""Imports of recipients in the back office: a class comes as a file, and is enrolled at once."""

from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO, ClassVar
from uuid import UUID

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.jobs.forms import TableForm
from accounts.jobs.models import Job
from accounts.tables import Layout
from certificates.rendering.import_templates import TemplateColumn
from edu.admin.importing import EduImports, open_cohorts, preselected_cohort
from edu.admin.permissions import is_coordinator
from edu.forms import RecipientUploadForm
from edu.lifecycle import TeamRole
from edu.models import Cohort
from edu.operations.recipients import recipient_imports


class RecipientImports(EduImports):
    """Coordinators may, and enrol in the cohorts that they run."""

    import_kind: ClassVar = recipient_imports.RECIPIENT_IMPORT_KIND
    import_pages: ClassVar = "admin/edu/recipient"
    import_title: ClassVar = _("Import recipients")
    import_template: ClassVar = "recipients"

    def may_import(self, request: HttpRequest) -> bool:
        return is_coordinator(request)

    def upload_form(self, request: HttpRequest) -> TableForm:
        issuer_id = self.seat(request).issuer.pk
        cohorts = open_cohorts(request, issuer_id, TeamRole.COORDINATOR)
        meant = preselected_cohort(request, cohorts)
        initial = {"cohort": meant, "mode": meant.mode} if meant else None
        return RecipientUploadForm(
            request.POST or None, request.FILES or None, cohorts=cohorts, initial=initial
        )

    def try_out(self, request: HttpRequest, form: Any, source: BinaryIO) -> Job:
        table = recipient_imports.understand(source, form.layout(), {}, suggesting=True)
        cohort: Cohort | None = form.cleaned_data["cohort"]
        return recipient_imports.start(
            context=self.request_context(request, form.cleaned_data["mode"]),
            source=source,
            table=table,
            dry_run=True,
            cohort_id=cohort.pk if cohort else None,
        )

    def asked_of(self, job: Job) -> recipient_imports.RecipientImportParameters:
        return recipient_imports.parameters_of(job)

    def choices(self, job: Job) -> Mapping[str, str]:
        return recipient_imports.choices_of(recipient_imports.parameters_of(job).header)

    def check_again(
        self, request: HttpRequest, job: Job, *, layout: Layout, columns: Sequence[str | None]
    ) -> Job:
        context = self.request_context(request, job.mode)
        return recipient_imports.check_again(
            context=context, trial=job, layout=layout, columns=columns
        )

    def carry_out(self, request: HttpRequest, job: Job) -> Job:
        return recipient_imports.put_checked(
            context=self.request_context(request, job.mode), trial=job
        )

    def may_carry_out(self, job: Job) -> bool:
        """Nobody is imported while a row is wrong."""
        return super().may_carry_out(job) and not job.failed

    def template_columns(self) -> Sequence[TemplateColumn]:
        return recipient_imports.template()

    def cohort_id_of(self, job: Job) -> UUID | None:
        return recipient_imports.parameters_of(job).cohort
