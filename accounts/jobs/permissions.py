"""Permissions of members for jobs, as each job kind declares them (`JobPermissions`)."""

from collections import defaultdict
from collections.abc import Callable, Collection
from operator import attrgetter

from django.db.models import Q
from django.http import HttpRequest

from accounts.back_office.active_membership import active_membership_of, as_membership_row
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS, JobPermissions
from accounts.scopes import STAFF, Role

RolesOf = Callable[[JobPermissions], Collection[Role]]

VIEW: RolesOf = attrgetter("seen_by")
DOWNLOAD: RolesOf = attrgetter("fetched_by")
CONTROL: RolesOf = attrgetter("steered_by")


def permitted_jobs(request: HttpRequest, roles_of: RolesOf) -> Q:
    """A filter for the jobs on which the user has this permission: by role, or as their own job.

    Jobs of kinds that this process does not know are staff's: it can neither run nor download them.
    """
    membership = active_membership_of(request)
    if membership is None:
        return Q(pk__in=())
    excluded: dict[JobPermissions, list[str]] = defaultdict(list)
    for kind in JOB_KINDS.values():
        if membership.role not in roles_of(kind.office):
            excluded[kind.office].append(kind.name)
    names_of_others = [name for names in excluded.values() for name in names]
    permitted = ~Q(kind__in=names_of_others) if membership.role in STAFF else Q(pk__in=())
    for office, names in excluded.items():
        if office.own is not None:
            permitted |= Q(kind__in=names) & office.own(as_membership_row(request, membership))
    return permitted


def permitted_kinds(request: HttpRequest, roles_of: RolesOf) -> list[str]:
    """The kinds of which the user may have this permission for some jobs."""
    membership = active_membership_of(request)
    return [
        kind.name
        for kind in JOB_KINDS.values()
        if membership and (membership.role in roles_of(kind.office) or kind.office.own)
    ]


def is_permitted(request: HttpRequest, roles_of: RolesOf, job: Job) -> bool:
    """Whether the user has this permission for this job."""
    return Job.objects.filter(permitted_jobs(request, roles_of), pk=job.pk).exists()
