"""Diplomas of programs in the European Learning Model, from the rows that they consist of."""

from datetime import date, datetime
from uuid import UUID

import orjson

from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from certificates.credentials.person_statements import PersonStatements
from certificates.domain.credential_profiles import ELM
from certificates.domain.lifecycle import State
from certificates.models import Certificate
from certificates.operations import printing
from certificates.operations.credentials.exports import register_export
from certificates.operations.printing import sheets
from edu.models import Enrolment, Onboarding
from edu.onboarding.countries import european_codes
from edu.querysets import EnrolmentQuerySet

from . import elm


class EuropeanCredentials:
    """The profile `elm`, of diplomas that are in force."""

    media_type = elm.MEDIA_TYPE

    def offers(self, certificate_id: UUID) -> bool:
        """Whether it is the certificate of an enrolment, and active."""
        return _of_active(certificate_id).exists()

    def make(self, certificate_id: UUID, *, now: datetime) -> bytes:
        """Raises CertificateErased, NotReleasedYet, IssuerSuspended, ValidationFailed; NotPrintedYet
        until a worker has made its pages, and TooLargeToPrint.
        """
        certificate = sheets.with_all(Certificate.objects.all()).get(pk=certificate_id)
        sheets.refuse_unprintable(certificate)
        enrolment = _of_active(certificate_id).select_related("recipient", "program").first()
        school = Onboarding.objects.filter(issuer=certificate.issuer_id).first()
        country = european_codes().get(school.country) if school else None
        if enrolment is None or school is None or country is None:
            raise ValidationFailed([FieldError("", "not_of_program", parameter="profile")])
        return orjson.dumps(elm.compose(_facts(certificate, enrolment, school, country, now)))


def _of_active(certificate_id: UUID) -> EnrolmentQuerySet:
    """Its enrolment, unless it was superseded, suspended or revoked."""
    return Enrolment.objects.filter(certificate=certificate_id, certificate__state=State.ACTIVE)


def _facts(
    certificate: Certificate,
    enrolment: Enrolment,
    school: Onboarding,
    country: str,
    now: datetime,
) -> elm.DiplomaFacts:
    assert certificate.document is not None
    document = orjson.loads(bytes(certificate.document))
    person = enrolment.recipient
    is_same = person.full_name == document.get("holder", {}).get("name")
    return elm.DiplomaFacts(
        certificate_id=certificate.pk,
        document=document,
        mode=Mode(certificate.mode),
        stated=PersonStatements(document, certificate.version),
        issued_at=certificate.issued_at,
        starts_at=certificate.starts_at,
        ends_at=certificate.ends_at,
        given_name=person.given_name if is_same else "",
        family_name=person.family_name if is_same else "",
        birth_date=_birth_date(document.get("metadata", {}).get("dateOfBirth")),
        outcomes=enrolment.program.learning_outcomes,
        country=country,
        address=school.address,
        website=school.website,
        pages=printing.pictures_of(certificate, now=now),
    )


def _birth_date(stated: object) -> date | None:
    """Only what the certificate itself states."""
    try:
        return date.fromisoformat(stated) if isinstance(stated, str) else None
    except ValueError:
        return None


register_export(ELM, EuropeanCredentials())
