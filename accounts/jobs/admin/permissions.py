"""The wall between an issuer's people and its jobs: as each kind says of itself (`catalog.Office`)."""

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


def permitted_jobs(request: HttpRequest, gate: RolesOf) -> Q:
    """The jobs for which this gate is open to the person: by their role, or as their own.

    Kinds that this process does not know are shut to nobody: it has neither a file of theirs nor a step.
    """
    seat = active_membership_of(request)
    if seat is None:
        return Q(pk__in=())
    shut: dict[JobPermissions, list[str]] = defaultdict(list)
    for kind in JOB_KINDS.values():
        if seat.role not in gate(kind.office):
            shut[kind.office].append(kind.name)
    found = ~Q(kind__in=[name for names in shut.values() for name in names])
    for office, names in shut.items():
        if office.own is not None:
            found |= Q(kind__in=names) & office.own(as_membership_row(request, seat))
    return found


def is_permitted(request: HttpRequest, gate: RolesOf, job: Job) -> bool:
    """Whether this gate is open to the person for this job."""
    return Job.objects.filter(permitted_jobs(request, gate), pk=job.pk).exists()
