"""Permissions to see and control EDU jobs: an issuer's overseers, and the teams concerned."""

from collections.abc import Iterable
from typing import Any

from django.db.models import Q

from accounts.jobs.registry import JobPermissions
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
