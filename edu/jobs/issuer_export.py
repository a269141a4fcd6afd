"""What EDU adds to the export of an issuer: its onboarding, teams with their members, recipients,
programs, cohorts, enrolments.
"""

from typing import Any

from django.db.models import QuerySet

from accounts.jobs.models import Job
from accounts.jobs.registry import ExportRows, ExportSection, register_export_section
from accounts.scopes import Mode
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient, Team, TeamMember
from edu.operations.onboarding.profile import PROFILE_FIELDS as PROFILE
from edu.operations.recipients.recipient_rules import RECIPIENT_FIELDS as PERSON
from lib import ids


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
    return {
        **{name: getattr(row, column) or None for column, name in PROFILE.items()},
        "state": row.state,
        "reason": row.reason or None,
        "submittedAt": row.submitted_at,
        "decidedAt": row.decided_at,
    }


def _team(row: Team) -> dict[str, object]:
    members: list[TeamMember] = list(row.members.all())
    return {
        "id": row.public_id,
        "name": row.name,
        "createdAt": row.created_at,
        "members": [
            {
                "id": each.public_id,
                "email": each.membership.user.email,
                "role": each.role,
                "joinedAt": each.joined_at,
            }
            for each in members
        ],
    }


def recipient_line(row: Recipient) -> dict[str, object]:
    """A recipient, by what is stated of it."""
    return {
        "id": row.public_id,
        **{name: getattr(row, column) for column, name in PERSON.items()},
        "createdAt": row.created_at,
        "changedAt": row.changed_at,
        "mergedInto": ids.encode_or_none(ids.Prefix.RECIPIENT, row.merged_into_id),
        "erasedAt": row.erased_at,
    }


def _program(row: Program) -> dict[str, object]:
    chosen = row.certificate_type
    stated = ("attendance", "language", "alignment", "code", "state")
    amounts = {name: getattr(row, name) for name in ("credits", "hours")}
    return {
        "id": row.public_id,
        **{name: getattr(row, name) for name in stated},
        **{name: None if value is None else float(value) for name, value in amounts.items()},
        "name": row.names,
        "description": row.descriptions,
        "eqfLevel": row.eqf_level,
        "learningOutcomes": row.learning_outcomes,
        "validityMonths": row.validity_months,
        "gradeScale": row.grade_scale,
        "teamId": ids.encode_or_none(ids.Prefix.TEAM, row.team_id),
        "typeCode": chosen.code if chosen else None,
        "publishedAt": row.published_at,
        "archivedAt": row.archived_at,
        "createdAt": row.created_at,
    }


def _cohort(row: Cohort) -> dict[str, object]:
    return {
        "id": row.public_id,
        "programId": ids.encode_or_none(ids.Prefix.PROGRAM, row.program_id),
        "teamId": ids.encode_or_none(ids.Prefix.TEAM, row.team_id),
        "code": row.code,
        "name": row.name,
        "startsOn": row.starts_on,
        "endsOn": row.ends_on,
        "createdAt": row.created_at,
    }


def enrolment_line(row: Enrolment) -> dict[str, object]:
    """An enrolment, with grade and results."""
    stated = ("status", "attempt", "grade", "results", "evidence")
    return {
        "id": row.public_id,
        "programId": ids.encode_or_none(ids.Prefix.PROGRAM, row.program_id),
        "cohortId": ids.encode_or_none(ids.Prefix.COHORT, row.cohort_id),
        "recipientId": ids.encode_or_none(ids.Prefix.RECIPIENT, row.recipient_id),
        **{name: getattr(row, name) for name in stated},
        "completedOn": row.completed_on,
        "certificateId": ids.encode_or_none(ids.Prefix.CERTIFICATE, row.certificate_id),
        "createdAt": row.created_at,
        "changedAt": row.changed_at,
    }


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
