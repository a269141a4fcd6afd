"""What EDU adds to the export of an issuer: its onboarding, teams with their members, recipients."""

from typing import Any

from django.db.models import QuerySet

from accounts import ids
from accounts.catalog import Lines, Section, register_section
from accounts.models import Job
from accounts.scopes import Mode
from edu.models import Onboarding, Recipient, Team, TeamMember
from edu.operations.profile import NAMES as PROFILE
from edu.operations.recipient_rules import NAMES as PERSON


def read_onboarding(job: Job, after: Any, limit: int) -> Lines:
    """The profile and how it was decided: one line, or none."""
    rows = Onboarding.objects.for_issuer(job.issuer_id) if after is None else ()
    return [(row.pk.hex, _onboarding(row)) for row in rows]


def read_teams(job: Job, after: Any, limit: int) -> Lines:
    """Teams, each with its members."""
    rows = _behind(_teams(job), after).prefetch_related("members__membership__user")
    return [(str(row.pk), _team(row)) for row in rows[:limit]]


def read_recipients(job: Job, after: Any, limit: int) -> Lines:
    """Recipients of the job's mode; of one that was merged, into whom."""
    rows = _behind(_recipients(job), after).defer("search_text", "search_vector")
    return [(str(row.pk), _recipient(row)) for row in rows[:limit]]


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


def _recipient(row: Recipient) -> dict[str, object]:
    merged = row.merged_into_id
    return {
        "id": row.public_id,
        **{name: getattr(row, column) for column, name in PERSON.items()},
        "createdAt": row.created_at,
        "changedAt": row.changed_at,
        "mergedInto": ids.encode(ids.Prefix.RECIPIENT, merged) if merged else None,
        "erasedAt": row.erased_at,
    }


register_section(
    Section(
        name="onboarding",
        order=70,
        count=lambda job: Onboarding.objects.for_issuer(job.issuer_id).count(),
        read=read_onboarding,
    )
)
register_section(
    Section(name="team", order=71, count=lambda job: _teams(job).count(), read=read_teams)
)
register_section(
    Section(
        name="recipient",
        order=72,
        count=lambda job: _recipients(job).count(),
        read=read_recipients,
    )
)
