"""The wall between an issuer's people and its jobs: as each kind says of itself (`catalog.Office`)."""

from collections import defaultdict
from collections.abc import Callable, Collection
from operator import attrgetter

from django.db.models import Q
from django.http import HttpRequest

from accounts.catalog import KINDS, Office
from accounts.models import Job
from accounts.scopes import Role

from .seat import membership_of, seat_of

Gate = Callable[[Office], Collection[Role]]

SEEN: Gate = attrgetter("seen_by")
FETCHED: Gate = attrgetter("fetched_by")
STEERED: Gate = attrgetter("steered_by")


def open_to(request: HttpRequest, gate: Gate) -> Q:
    """The jobs for which this gate is open to the person: by their role, or as their own.

    Kinds that this process does not know are shut to nobody: it has neither a file of theirs nor a step.
    """
    seat = seat_of(request)
    if seat is None:
        return Q(pk__in=())
    shut: dict[Office, list[str]] = defaultdict(list)
    for kind in KINDS.values():
        if seat.role not in gate(kind.office):
            shut[kind.office].append(kind.name)
    found = ~Q(kind__in=[name for names in shut.values() for name in names])
    for office, names in shut.items():
        if office.own is not None:
            found |= Q(kind__in=names) & office.own(membership_of(request, seat))
    return found


def is_open_to(request: HttpRequest, gate: Gate, job: Job) -> bool:
    """Whether this gate is open to the person for this job."""
    return Job.objects.filter(open_to(request, gate), pk=job.pk).exists()
