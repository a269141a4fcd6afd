"""EDU's sections of the export of an issuer: its onboarding, teams with their members, recipients,
programs, cohorts, enrolments.
"""

from typing import Any

from django.db.models import QuerySet

from accounts.jobs.models import Job
from accounts.jobs.registry import ExportRows, ExportSection, register_export_section
from accounts.scopes import Mode
from edu.domain.prefixes import EduPrefix
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient, Team, TeamMember
from edu.operations.onboarding.profile import PROFILE_FIELDS as PROFILE
from edu.operations.recipients.recipient_rules import RECIPIENT_FIELDS as PERSON
from lib import ids
from lib.mapping import to_dict


def read_onboarding(job: Job, after: Any, limit: int) -> ExportRows:
    """The profile and how it was decided: one line, or none."""
    rows = Onboarding.objects.for_issuer(job.issuer_id) if after is None else ()
    return [(row.pk.hex, _onboarding(row)) for row in rows]


def read_teams(job: Job, after: Any, limit: int) -> ExportRows:
    """Teams, each with its members."""
    rows = _behind(_teams(job), after).prefetch_related("members__membership__user")
    return [(str(row.pk), _team(row)) for row in rows[:limit]]


def read_recipients(job: Job, after: Any, limit: int) -> ExportRows:
    """Recipients of the job's mode; of one that was merged, into whom."""
    rows = _behind(_recipients(job), after).defer("search_text", "search_vector")
    return [(str(row.pk), recipient_line(row)) for row in rows[:limit]]


def read_programs(job: Job, after: Any, limit: int) -> ExportRows:
    """Programs, by the columns that were stated."""
    rows = _behind(_programs(job), after).select_related("certificate_type")
    return [(str(row.pk), _program(row)) for row in rows[:limit]]


def read_cohorts(job: Job, after: Any, limit: int) -> ExportRows:
    """Cohorts of the job's mode."""
    return [(str(row.pk), _cohort(row)) for row in _behind(_cohorts(job), after)[:limit]]


def read_enrolments(job: Job, after: Any, limit: int) -> ExportRows:
    """Enrolments of the job's mode, with grades and results."""
    return [(str(row.pk), enrolment_line(row)) for row in _behind(_enrolments(job), after)[:limit]]


def _programs(job: Job) -> QuerySet[Program]:
    return Program.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)


def _cohorts(job: Job) -> QuerySet[Cohort]:
    return Cohort.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _enrolments(job: Job) -> QuerySet[Enrolment]:
    return Enrolment.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _teams(job: Job) -> QuerySet[Team]:
    """Ids are ordered by time: the job's own id is where the export ends."""
    return Team.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)


def _recipients(job: Job) -> QuerySet[Recipient]:
    return Recipient.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _behind(rows: QuerySet[Any], after: Any) -> QuerySet[Any]:
    return (rows if after is None else rows.filter(pk__gt=after)).order_by("pk")


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


register_export_section(
    ExportSection(
        name="onboarding",
        order=70,
        count=lambda job: Onboarding.objects.for_issuer(job.issuer_id).count(),
        read=read_onboarding,
    )
)
register_export_section(
    ExportSection(name="team", order=71, count=lambda job: _teams(job).count(), read=read_teams)
)
register_export_section(
    ExportSection(
        name="recipient",
        order=72,
        count=lambda job: _recipients(job).count(),
        read=read_recipients,
    )
)
register_export_section(
    ExportSection(
        name="program",
        order=73,
        count=lambda job: _programs(job).count(),
        read=read_programs,
    )
)
register_export_section(
    ExportSection(
        name="cohort", order=74, count=lambda job: _cohorts(job).count(), read=read_cohorts
    )
)
register_export_section(
    ExportSection(
        name="enrolment",
        order=75,
        count=lambda job: _enrolments(job).count(),
        read=read_enrolments,
    )
)
