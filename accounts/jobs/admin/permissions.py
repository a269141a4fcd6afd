"""Permissions of members for jobs, as each job kind declares them (`JobPermissions`)."""

from collections import defaultdict
from collections.abc import Callable, Collection
from operator import attrgetter

from django.db.models import Q
from django.http import HttpRequest

from accounts.admin.foundation.active_membership import active_membership_of, as_membership_row
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS, JobPermissions
from accounts.scopes import Role

RolesOf = Callable[[JobPermissions], Collection[Role]]

VIEW: RolesOf = attrgetter("seen_by")
DOWNLOAD: RolesOf = attrgetter("fetched_by")
CONTROL: RolesOf = attrgetter("steered_by")


def permitted_jobs(request: HttpRequest, roles_of: RolesOf) -> Q:
    """A filter for the jobs on which the user has this permission: by role, or as their own job.

    Jobs of kinds that this process does not know are included: it can neither run nor download them.
    """
    membership = active_membership_of(request)
    if membership is None:
        return Q(pk__in=())
    excluded: dict[JobPermissions, list[str]] = defaultdict(list)
    for kind in JOB_KINDS.values():
        if membership.role not in roles_of(kind.office):
            excluded[kind.office].append(kind.name)
    permitted = ~Q(kind__in=[name for names in excluded.values() for name in names])
    for office, names in excluded.items():
        if office.own is not None:
            permitted |= Q(kind__in=names) & office.own(as_membership_row(request, membership))
    return permitted


def is_permitted(request: HttpRequest, roles_of: RolesOf, job: Job) -> bool:
    """Whether the user has this permission for this job."""
    return Job.objects.filter(permitted_jobs(request, roles_of), pk=job.pk).exists()
