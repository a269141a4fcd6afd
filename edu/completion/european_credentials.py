"""Diplomas in the European Learning Model 3, as Europass takes them: not signed, for the school to seal.

They follow the application profile for European Digital Credentials (EDC), whose pictures of the printed
pages are not optional.
"""

import base64
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

import orjson

from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from certificates.credentials.operations import register_export
from certificates.credentials.statements import AchievementResult, PersonStatements, credits_of
from certificates.lifecycle import State
from certificates.models import Certificate
from certificates.printing import pdf
from certificates.printing.operations import pictures_of
from certificates.types.settings import ELM
from edu.enrolments.models import EnrolmentQuerySet
from edu.models import Enrolment, Onboarding
from edu.onboarding.operations import european_codes
from lib.dates import format_instant

CONTEXTS = (
    "https://www.w3.org/2018/credentials/v1",
    "http://data.europa.eu/snb/model/context/edc-ap",
)
_AUTHORITY = "http://publications.europa.eu/resource/authority/"
_VOCABULARY = "http://data.europa.eu/snb/"
_SCHEME = "25831c2"  # of every list among the vocabularies
_LANGUAGES = {"de": "DEU", "en": "ENG", "fr": "FRA", "sq": "SQI"}


class _Diploma:
    """A diploma, its holder, and the school, as one credential."""

    def __init__(
        self,
        certificate: Certificate,
        enrolment: Enrolment,
        school: Onboarding,
        country: str,  # as the European Union writes it
        pages: Sequence[bytes],  # PNG
    ) -> None:
        assert certificate.document is not None
        self.certificate, self.enrolment, self.school = certificate, enrolment, school
        self.country, self.pages = country, pages
        self.document: dict[str, Any] = orjson.loads(bytes(certificate.document))
        self.stated = PersonStatements(self.document, certificate.version)

    def credential(self) -> dict[str, Any]:
        certificate, issued = self.certificate, format_instant(self.certificate.issued_at)
        return _filled(
            {
                "@context": list(CONTEXTS),
                "id": f"urn:credential:{certificate.pk}",
                "type": ["VerifiableCredential", "EuropeanDigitalCredential"],
                "credentialSchema": {
                    "id": f"{_VOCABULARY}model/ap/edc-generic-full",
                    "type": "ShaclValidator2017",
                },
                "credentialProfiles": _listed("credential", "e34929035b"),  # generic
                "identifier": self._number(),
                "displayParameter": self._display(),
                "issuer": self._school(),
                "issued": issued,
                "issuanceDate": issued,
                "validFrom": format_instant(certificate.starts_at),
                "expirationDate": format_instant(certificate.ends_at),
                "credentialSubject": self._holder(),
            }
        )

    def _text(self, text: str) -> dict[str, str]:
        """In the language of the certificate."""
        return {self.stated.locale: text} if text else {}

    def _note(self, text: str) -> dict[str, Any]:
        return {"type": "Note", "noteLiteral": self._text(text)} if text else {}

    def _number(self) -> dict[str, Any]:
        number_ = self.document.get("number")
        return {"type": "Identifier", "notation": number_} if number_ else {}

    def _display(self) -> dict[str, Any]:
        """What a portal shows: the printed pages."""
        title = self.stated.type_name
        language = _authority("language", _LANGUAGES[self.stated.locale])
        pages = [
            {"type": "DisplayDetail", "page": place, "image": _picture(page)}
            for place, page in enumerate(self.pages, start=1)
        ]
        return {
            "type": "DisplayParameter",
            "title": self._text(title if self.certificate.mode == Mode.LIVE else f"TEST: {title}"),
            "primaryLanguage": language,
            "language": language,
            "individualDisplay": {
                "type": "IndividualDisplay",
                "language": language,
                "displayDetail": pages,
            },
        }

    def _school(self) -> dict[str, Any]:
        address = {
            "type": "Address",
            "countryCode": _authority("country", self.country),
            "fullAddress": self._note(self.school.address),
        }
        website = self.school.website
        site = {"type": "WebResource", "contentURL": website} if website else {}
        return _filled(
            {
                "id": f"urn:epass:org:{self.document['issuer']['id']}",
                "type": "Organisation",
                "legalName": self._text(self.document["issuer"]["name"]),
                "location": {"type": "Location", "address": _filled(address)},
                "homepage": site,
            }
        )

    def _holder(self) -> dict[str, Any]:
        name = self.document.get("holder", {}).get("name", "")
        person, born = self.enrolment.recipient, _birth_date(self.document)
        is_same = person.full_name == name  # else the names of today are not those of the diploma
        return _filled(
            {
                "type": "Person",
                "fullName": self._text(name),
                "givenName": self._text(person.given_name if is_same else ""),
                "familyName": self._text(person.family_name if is_same else ""),
                "dateOfBirth": f"{born}T00:00:00Z" if born else None,
                "hasClaim": self._achievement(),
            }
        )

    # --- what was achieved --------------------------------------------------------------------

    def _achievement(self) -> dict[str, Any]:
        results = list(self.stated.results())
        return _filled(
            {
                "type": "LearningAchievement",
                "title": self._text(self.stated.name),
                "awardedBy": self._award(self.stated.day("awardedDate")),
                "creditReceived": _ects(self.stated.credits_earned),
                "specifiedBy": self._specification(),
                "provenBy": [self._assessment(each) for each in results if each.value and not each.points],
                "hasPart": [self._part(each) for each in results if each.points],
            }
        )  # fmt: skip

    def _award(self, day: date | None = None) -> dict[str, Any]:
        return _filled(
            {
                "type": "AwardingProcess",
                "awardingBody": self._school(),
                "awardingDate": f"{day}T00:00:00Z" if day else None,
            }
        )

    def _specification(self) -> dict[str, Any]:
        """The qualification, by what the certificate says of it, and the outcomes of the program."""
        level = self.stated.eqf_level
        return _filled(
            {
                "type": "Qualification",
                "title": self._text(self.stated.name),
                "eqfLevel": _listed("eqf", level) if level else {},
                "learningOutcome": [
                    {"type": "LearningOutcome", "title": self._text(text)}
                    for text in self.enrolment.program.learning_outcomes
                    if text
                ],
            }
        )

    def _assessment(self, result: AchievementResult) -> dict[str, Any]:
        return {
            "type": "LearningAssessment",
            "title": self._text(result.name),
            "awardedBy": self._award(),
            "grade": self._note(result.value),
        }

    def _part(self, result: AchievementResult) -> dict[str, Any]:
        """A line of the transcript."""
        return _filled(
            {
                "type": "LearningAchievement",
                "title": self._text(result.name),
                "awardedBy": self._award(),
                "creditReceived": _ects(credits_of(result.points)),
                "provenBy": [self._assessment(result)] if result.value else [],
            }
        )


def _concept(identifier: str, scheme: str) -> dict[str, Any]:
    return {
        "id": identifier,
        "type": "Concept",
        "inScheme": {"id": scheme, "type": "ConceptScheme"},
    }


def _listed(vocabulary: str, word: str) -> dict[str, Any]:
    """A word of one of Europass's vocabularies."""
    base = f"{_VOCABULARY}{vocabulary}/"
    return _concept(base + word, base + _SCHEME)


def _authority(table: str, code: str) -> dict[str, Any]:
    """A code of one of the Publications Office's tables."""
    return _concept(f"{_AUTHORITY}{table}/{code}", f"{_AUTHORITY}{table}")


def _ects(points: int | float | None) -> dict[str, Any]:
    if points is None:
        return {}
    framework = _listed("education-credit", "6fcec5c5af")  # ECTS
    return {"type": "CreditPoint", "framework": framework, "point": str(points)}


def _picture(page: bytes) -> dict[str, Any]:
    return {
        "type": "MediaObject",
        "content": base64.b64encode(page).decode(),
        "contentEncoding": _listed("encoding", "6146cde7dd"),  # base64
        "contentType": _authority("file-type", "PNG"),
    }


def _filled(members: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if value not in (None, "", [], {})}


class EuropeanCredentials:
    """The profile `elm`, of diplomas that are in force."""

    media_type = "application/ld+json"

    def offers(self, certificate_id: UUID) -> bool:
        """Whether it is the certificate of an enrolment, and active."""
        return _of_active(certificate_id).exists()

    def make(self, certificate_id: UUID, *, now: datetime) -> bytes:
        """Raises CertificateErased, NotReleasedYet, IssuerSuspended, ValidationFailed; NotPrintedYet
        until a worker has made its pages, and TooLargeToPrint.
        """
        certificate = pdf.with_all(Certificate.objects.all()).get(pk=certificate_id)
        pdf.refuse_unprintable(certificate)
        enrolment = _of_active(certificate_id).select_related("recipient", "program").first()
        school = Onboarding.objects.filter(issuer=certificate.issuer_id).first()
        country = european_codes().get(school.country) if school else None
        if enrolment is None or school is None or country is None:
            raise ValidationFailed([FieldError("", "not_of_program", parameter="profile")])
        pages = pictures_of(certificate, now=now)
        return orjson.dumps(_Diploma(certificate, enrolment, school, country, pages).credential())


def _of_active(certificate_id: UUID) -> EnrolmentQuerySet:
    """Its enrolment, unless it was superseded, suspended or revoked."""
    return Enrolment.objects.filter(certificate=certificate_id, certificate__state=State.ACTIVE)


def _birth_date(document: Mapping[str, Any]) -> date | None:
    """Only what the certificate itself states."""
    stated = document.get("metadata", {}).get("dateOfBirth")
    try:
        return date.fromisoformat(stated) if isinstance(stated, str) else None
    except ValueError:
        return None


register_export(ELM, EuropeanCredentials())
