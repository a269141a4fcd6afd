"""What is held on a person: found by their address, their name, or one certificate."""

from typing import Any
from uuid import UUID

import orjson
from django.db.models import QuerySet

from accounts.errors import FieldError, ValidationFailed
from accounts.models import Job
from accounts.operations.jobs import create_job
from accounts.scopes import Mode
from certificates.models import Certificate, CertificateKey

from .chain import chain_of
from .moves import By
from .search_keys import HOLDER_EMAIL, HOLDER_NAME, email_value, name_value

ACCESS = "certificates.access"  # the kind of job that writes it down


def subjects(*, issuer_id: UUID, mode: Mode, person: dict[str, str]) -> QuerySet[Certificate]:
    """The certificates of a person: of exactly this address, or of this whole name.

    Whatever its case and accents, and whichever of the name's words comes first. By a certificate's
    id it is that one with its supersede chain.
    """
    rows = Certificate.objects.for_issuer(issuer_id, mode)
    if "certificateId" in person:
        return rows.filter(pk__in=chain_of([UUID(person["certificateId"])]))
    keys = CertificateKey.objects.for_issuer(issuer_id, mode)
    if "holderEmail" in person:
        keys = keys.filter(name=HOLDER_EMAIL, value=email_value(person["holderEmail"]))
    else:
        keys = keys.filter(name=HOLDER_NAME, value=name_value(person["holderName"]))
    return rows.filter(pk__in=keys.values("certificate_id"))


def ask(*, by: By, person: dict[str, str]) -> Job:
    """Starts the job that writes down all that is held on somebody.

    `person` has one member: holderEmail, holderName, or certificateId (a uuid).

    The person stands in the job's input and not among its parameters: the input is removed with the
    results. Refuses with TooManyJobs, and with ValidationFailed for a name without a letter, and for a
    certificate that is not one of the issuer's.
    """
    (way,) = person
    if way == "holderName" and not name_value(person[way]):
        raise ValidationFailed([FieldError("/holderName", "required")])
    found = subjects(issuer_id=by.issuer.id, mode=by.mode, person=person)
    if way == "certificateId" and not found.exists():
        raise ValidationFailed([FieldError("/certificateId", "unknown_certificate")])
    return create_job(
        issuer_id=by.issuer.id,
        mode=by.mode,
        kind=ACCESS,
        actor=by.actor,
        now=by.now,
        parameters={"by": way},
        source=[orjson.dumps(person)],
    )


def asked_for(job: Job) -> dict[str, Any]:
    """The person that such a job is about."""
    found: dict[str, Any] = orjson.loads(job.input().read())
    return found
