"""EDU's kinds of job, which each module registers, and its sections of two exports: of an issuer, and
of all that is held on one person.
"""

from functools import partial
from typing import Any

from django.db.models import Q, QuerySet

import edu.completion.jobs
import edu.enrolments.jobs
import edu.recipients.jobs  # noqa: F401  (each registers its kinds of job)
from accounts.jobs.models import Job
from accounts.jobs.registry import ExportScope, register_exported_rows
from accounts.scopes import Mode
from certificates.erasure.operations import person_of_job, register_finder
from edu.lifecycle import EduPrefix
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient, Team, TeamMember
from edu.onboarding.operations import PROFILE_FIELDS as PROFILE
from edu.recipients.operations import certificates_of_person, recipients_of
from edu.recipients.rules import RECIPIENT_FIELDS as PERSON
from lib import ids
from lib.structs import to_dict


def _teams(job: Job) -> QuerySet[Team]:
    """Ids are ordered by time: the job's own id is where the export ends."""
    rows = Team.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)
    return rows.prefetch_related("members__membership__user")


def _programs(job: Job) -> QuerySet[Program]:
    rows = Program.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)
    return rows.select_related("certificate_type")


def _of_mode(model: type[Any], job: Job) -> Any:
    rows = model.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)
    return rows.defer("search_text", "search_vector") if model is Recipient else rows


def _onboarding(row: Onboarding) -> dict[str, object]:
    profile = {name: getattr(row, column) or None for column, name in PROFILE.items()}
    return profile | to_dict(row, "state reason submittedAt decidedAt", reason=row.reason or None)


def _team(row: Team) -> dict[str, object]:
    members: list[TeamMember] = list(row.members.all())
    return to_dict(
        row,
        "id name createdAt members",
        members=[
            to_dict(each, "id email role joinedAt", email=each.membership.user.email)
            for each in members
        ],
    )


def recipient_line(row: Recipient) -> dict[str, object]:
    """A recipient with its columns."""
    return to_dict(
        row,
        f"id {' '.join(PERSON.values())} createdAt changedAt mergedInto erasedAt",
        mergedInto=ids.encode_or_none(EduPrefix.RECIPIENT, row.merged_into_id),
    )


def _program(row: Program) -> dict[str, object]:
    return to_dict(
        row,
        "id attendance language alignment code state credits hours name description eqfLevel"
        " learningOutcomes validityMonths gradeScale teamId typeCode publishedAt archivedAt createdAt",
        credits=None if row.credits is None else float(row.credits),
        hours=None if row.hours is None else float(row.hours),
        name=row.names,
        description=row.descriptions,
        typeCode=row.certificate_type.code if row.certificate_type else None,
    )


def _cohort(row: Cohort) -> dict[str, object]:
    return to_dict(row, "id programId teamId code name startsOn endsOn createdAt")


def enrolment_line(row: Enrolment) -> dict[str, object]:
    """An enrolment, with grade and results."""
    return to_dict(
        row,
        "id programId cohortId recipientId status attempt grade results evidence completedOn"
        " certificateId createdAt changedAt",
    )


register_exported_rows(
    "onboarding", lambda job: Onboarding.objects.for_issuer(job.issuer_id), _onboarding, order=70
)
register_exported_rows("team", _teams, _team, order=71)
register_exported_rows("recipient", partial(_of_mode, Recipient), recipient_line, order=72)
register_exported_rows("program", _programs, _program, order=73)
register_exported_rows("cohort", partial(_of_mode, Cohort), _cohort, order=74)
register_exported_rows("enrolment", partial(_of_mode, Enrolment), enrolment_line, order=75)


# --- of one person --------------------------------------------------------------------------------


def _recipients_of_person(job: Job) -> QuerySet[Recipient]:
    """The person as a recipient, with the duplicates that were merged into them."""
    matching = recipients_of(job.issuer_id, Mode(job.mode), person_of_job(job)).values("pk")
    rows: QuerySet[Recipient] = _of_mode(Recipient, job)
    return rows.filter(Q(pk__in=matching) | Q(merged_into__in=matching))


def _enrolments_of_person(job: Job) -> QuerySet[Enrolment]:
    rows: QuerySet[Enrolment] = _of_mode(Enrolment, job)
    rows = rows.filter(recipient__in=_recipients_of_person(job).values("pk"))
    return rows.select_related("program", "cohort")


def _enrolment(row: Enrolment) -> dict[str, object]:
    """An enrolment, with the names of its program and cohort."""
    return {
        **enrolment_line(row),
        "program": {"code": row.program.code, "name": str(row.program)},
        "cohort": {"code": row.cohort.code, "name": row.cohort.name},
    }


register_finder(certificates_of_person)
register_exported_rows(
    "recipient", _recipients_of_person, recipient_line, order=70, export=ExportScope.PERSON
)
register_exported_rows(
    "enrolment", _enrolments_of_person, _enrolment, order=71, export=ExportScope.PERSON
)
