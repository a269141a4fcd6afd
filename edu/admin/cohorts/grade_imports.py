"""A file of a class's grades in the back office: tried out, looked at, and completed."""

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
from edu.admin.permissions import has_team_role
from edu.forms import GradeUploadForm
from edu.lifecycle import ProgramState
from edu.models import Cohort
from edu.operations.completion import completion_request, grade_columns
from edu.operations.completion.completion_request import CompletionSettings

from .grading import ASSESSORS, may_grade


class GradeImports(EduImports):
    """Whoever may enter a class's grades may send them as a file, with the results of each module."""

    import_kind: ClassVar = completion_request.COMPLETION_KIND
    import_pages: ClassVar = "admin/edu/cohort"
    import_title: ClassVar = _("Grades from a file")
    import_template: ClassVar = "grades"

    def may_import(self, request: HttpRequest) -> bool:
        return has_team_role(request, *ASSESSORS)

    def may_follow(self, request: HttpRequest, job: Job) -> bool:
        cohort = self.cohort_of(request, job)
        return cohort is not None and may_grade(request, cohort)

    def upload_form(self, request: HttpRequest) -> TableForm:
        found = open_cohorts(request, self.seat(request).issuer.pk, *ASSESSORS)
        cohorts = found.filter(program__state=ProgramState.PUBLISHED)
        meant = preselected_cohort(request, cohorts)
        notify = self.seat(request).issuer.facts().notify_holder
        return GradeUploadForm(
            request.POST or None,
            request.FILES or None,
            cohorts=cohorts,
            initial={"cohort": meant, "notify_holder": notify},
        )

    def try_out(self, request: HttpRequest, form: Any, source: BinaryIO) -> Job:
        table = grade_columns.understand(source, form.layout(), {}, suggesting=True)
        cohort: Cohort = form.cleaned_data["cohort"]
        context = self.request_context(request, cohort.mode)
        return completion_request.start(
            context=context,
            program=completion_request.find_published_program(context, cohort.program_id),
            asked=CompletionSettings(
                correct=form.cleaned_data["correct"],
                notify_holder=form.cleaned_data["notify_holder"],
            ),
            source=source,
            table=table,
            cohort=cohort,
            dry_run=True,
        )

    def asked_of(self, job: Job) -> completion_request.CompletionParameters:
        return completion_request.parameters_of(job)

    def choices(self, job: Job) -> Mapping[str, str]:
        return grade_columns.choices()

    def check_again(
        self, request: HttpRequest, job: Job, *, layout: Layout, columns: Sequence[str | None]
    ) -> Job:
        context = self.request_context(request, job.mode)
        return completion_request.check_again(
            context=context, trial=job, layout=layout, columns=columns
        )

    def carry_out(self, request: HttpRequest, job: Job) -> Job:
        return completion_request.complete_checked(
            context=self.request_context(request, job.mode), trial=job
        )

    def template_columns(self) -> Sequence[TemplateColumn]:
        return grade_columns.template()

    def cohort_id_of(self, job: Job) -> UUID | None:
        return completion_request.parameters_of(job).cohort
