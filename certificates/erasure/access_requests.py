"""Access requests: export all data that is held on a person, found by e-mail, name or certificate."""

from collections.abc import Callable, Collection
from typing import Any
from uuid import UUID

import orjson
from django.db.models import QuerySet

from accounts.domain.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import create_job
from accounts.scopes import Mode
from certificates.models import Certificate, HolderName
from certificates.search.by_holder import with_email
from certificates.search.keys import name_value

from .succession import succession_of

ACCESS = "certificates.access"  # the kind of job that exports it

Finder = Callable[[UUID, Mode, dict[str, str]], Collection[UUID]]
_FINDERS: list[Finder] = []


def register_finder(find: Finder) -> None:
    """Register a function of an app above that finds further certificates of a person.

    It may find the person by members of its own, and by those that are known here.
    """
    _FINDERS.append(find)


def certificates_of_person(
    *, issuer_id: UUID, mode: Mode, person: dict[str, str]
) -> QuerySet[Certificate]:
    """The certificates of a person: by exactly this address, this whole name, or one certificate.

    Case and accents of a name do not matter, nor which of its words comes first. A certificate comes
    with its succession. Certificates that apps above find are added.
    """
    rows = Certificate.objects.for_issuer(issuer_id, mode)
    others = {key for find in _FINDERS for key in find(issuer_id, mode, person)}
    if "certificateId" in person:
        others.add(UUID(person["certificateId"]))
    named = _named(issuer_id, mode, person)
    if not others:
        return rows.filter(pk__in=named)
    return rows.filter(
        pk__in={*named.values_list("certificate_id", flat=True), *succession_of(others)}
    )


def start_access_request(*, context: RequestContext, person: dict[str, str]) -> Job:
    """Start the job that exports all data that is held on a person.

    `person` has one member: holderEmail, holderName, certificateId (a uuid), or one of an app above.
    It is stored in the job's input, not its parameters: the input is deleted with the results.

    Refuses with TooManyJobs, and with ValidationFailed for a name without a letter, and for a
    certificate that is not one of the issuer's.
    """
    (criterion,) = person
    if criterion == "holderName" and not name_value(person[criterion]):
        raise ValidationFailed([FieldError("/holderName", "required")])
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode)
    if criterion == "certificateId" and not rows.filter(pk=person[criterion]).exists():
        raise ValidationFailed([FieldError("/certificateId", "unknown_certificate")])
    return create_job(
        context=context,
        kind=ACCESS,
        parameters={"by": criterion},
        source=[orjson.dumps(person)],
    )


def _named(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> QuerySet[Any, Any]:
    """The ids of certificates with this address or name."""
    if "holderEmail" in person:
        return with_email(issuer_id, mode, person["holderEmail"]).values("certificate_id")
    names = HolderName.objects.for_issuer(issuer_id, mode)
    if "holderName" in person:
        return names.filter(value=name_value(person["holderName"])).values("certificate_id")
    return names.none().values("certificate_id")


def person_of_job(job: Job) -> dict[str, Any]:
    """The person that an access job is about."""
    person: dict[str, Any] = orjson.loads(job.input().read())
    return person
