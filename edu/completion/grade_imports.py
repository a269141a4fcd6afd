"""Import a class's grades from a file, in the back office."""

from collections.abc import Sequence
from typing import Any, ClassVar

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.jobs.forms import TableForm
from accounts.jobs.imports.template_files import TemplateColumn
from accounts.jobs.models import Job
from edu.back_office import has_team_role
from edu.importing import EduImports, open_cohorts, preselected_cohort
from edu.lifecycle import ProgramState
from edu.models import Cohort

from .admin import ASSESSORS, may_grade
from .grade_columns import template
from .jobs import COMPLETIONS, CompletionParameters
from .upload_forms import GradeUploadForm


class GradeImports(EduImports):
    """Open to people who may enter a class's grades; a file also has the results of each module."""

    import_kind: ClassVar = COMPLETIONS
    import_pages: ClassVar = "admin/edu/cohort"
    import_title: ClassVar = _("Grades from a file")
    leaves_out_wrong_rows: ClassVar = True

    def may_import(self, request: HttpRequest) -> bool:
        return has_team_role(request, *ASSESSORS)

    def may_follow(self, request: HttpRequest, job: Job) -> bool:
        cohort = self.cohort_of(request, job)
        return cohort is not None and may_grade(request, cohort)

    def upload_form(self, request: HttpRequest) -> TableForm:
        issuer = self.membership(request).issuer
        cohorts = open_cohorts(request, issuer.pk, *ASSESSORS)
        published = cohorts.filter(program__state=ProgramState.PUBLISHED)
        return GradeUploadForm(
            request.POST or None,
            request.FILES or None,
            cohorts=published,
            initial={
                "cohort": preselected_cohort(request, published),
                "notify_holder": issuer.facts().notify_holder,
            },
        )

    def asked_for(self, form: GradeUploadForm) -> tuple[str, CompletionParameters]:
        cohort: Cohort = form.cleaned_data["cohort"]
        parameters = CompletionParameters(
            program=cohort.program_id,
            correct=form.cleaned_data["correct"],
            notify_holder=form.cleaned_data["notify_holder"],
            cohort=cohort.pk,
        )
        return cohort.mode, parameters

    def changes_after_trial(self, trial: Job) -> dict[str, object]:
        return {"partial": trial.failed > 0}

    def template_columns(
        self, request: HttpRequest, **which: Any
    ) -> tuple[str, Sequence[TemplateColumn]] | None:
        return "grades", template()
