"""What the jobs of EDU share: who sees and controls them, and the sentences about them."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.db.models import Q
from django.utils.translation import gettext_lazy

from accounts.jobs.models import Job
from accounts.jobs.registry import JobPermissions, JobTexts, NextStep, page_step
from accounts.models import Membership
from edu.lifecycle import MANAGERS, OVERSEERS, TeamRole
from edu.models import Cohort, Program, TeamMember

RECIPIENT_IMPORT_KIND = "edu.recipients.import"


def jobs_of_own_teams(member: Membership) -> Q:
    """Jobs about a cohort that this person sees, or about a program that their teams run.

    A coordinator of any team sees every import of recipients, as they see every recipient.
    """
    cohorts = Cohort.objects.for_issuer(member.issuer_id).visible_to(member)
    programs = Program.objects.for_issuer(member.issuer_id).visible_to(member)
    own = Q(parameters__cohort__in=_texts(cohorts)) | Q(parameters__program__in=_texts(programs))
    memberships = TeamMember.objects.of_user(member.issuer_id, member.user_id)
    if memberships.filter(role=TeamRole.COORDINATOR).exists():
        own |= Q(kind=RECIPIENT_IMPORT_KIND)
    return own


def _texts(rows: Any) -> list[str]:
    """Ids as parameters have them."""
    ids: Iterable[object] = rows.values_list("pk", flat=True)
    return [str(each) for each in ids]


EDU_JOB_PERMISSIONS = JobPermissions(
    seen_by=OVERSEERS, fetched_by=OVERSEERS, steered_by=MANAGERS, own=jobs_of_own_teams
)


class ClassNames(JobTexts):
    """Mixin: the name of the cohort or program that a job is about."""

    def load(self, jobs: Iterable[Job]) -> None:
        """Reads the names for all jobs at once, and keeps each with its job."""
        rows = list(jobs)
        cohorts = Cohort.objects.filter(pk__in=_keys(rows, "cohort")).select_related("program")
        programs = Program.objects.filter(pk__in=_keys(rows, "program"))
        names = {row.pk: str(row) for row in programs}
        names |= {row.pk: f"{row.program} · {row}" for row in cohorts}
        for job in rows:
            about = job.parameters.get("cohort") or job.parameters.get("program")
            job.class_name = names.get(UUID(about)) if about else None  # type: ignore[attr-defined]

    def class_name(self, job: Job) -> str | None:
        """The name of the job's cohort, or else of its program; None if it is about neither."""
        if not hasattr(job, "class_name"):
            self.load([job])
        name: str | None = job.class_name  # type: ignore[attr-defined]
        return name


def _keys(jobs: Iterable[Job], parameter: str) -> set[str]:
    return {job.parameters[parameter] for job in jobs if job.parameters.get(parameter)}


def class_step(job: Job) -> NextStep:
    """A link to the job's cohort, or else to its program."""
    if cohort := job.parameters.get("cohort"):
        return page_step(gettext_lazy("To the cohort"), "edu_cohort_change", cohort)
    text, program = gettext_lazy("To the program"), job.parameters["program"]
    return page_step(text, "edu_program_change", program)
