"""Compose the credential of a certificate. No database.

A *form* is one way to compose. It never changes, because only signatures are stored: the credential is
composed again when it is read. What may change in the world (the issuer's name, BASE_URL, a type) is
therefore taken from what cannot: the canonical document, the issuer's DID, the version of the type.
Not one byte of what a form makes may ever change: golden files hold it.
"""

import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any

from accounts.scopes import Mode
from certificates.gs1 import stated_product
from certificates.models import CredentialForm, TypeVersion
from certificates.types.models import SubjectKind
from certificates.types.settings import DEFAULT_ACHIEVEMENT_TYPE
from lib.base_encodings import multibase_encode
from lib.dates import format_instant

from .statements import AchievementResult, PersonStatements, credits_of

CREDENTIALS_CONTEXT = "https://www.w3.org/ns/credentials/v2"
_SHA256 = b"\x12\x20"  # multihash: SHA-256, 32 bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class CertificateSnapshot:
    """A certificate and its issuer, as far as no later change of either can alter them."""

    document: dict[str, Any]  # the canonical document
    data_hash: bytes
    mode: Mode
    did: str
    base_url: str  # of the DID: BASE_URL as it was when the issuer got its first key
    issued_at: datetime
    starts_at: datetime
    ends_at: datetime | None
    version: TypeVersion
    status: Any  # the credential's `credentialStatus`

    @property
    def address(self) -> str:
        """The credential's id: the certificate's verify page, in whatever language it is opened."""
        return f"{self.base_url}/verify/{self.document['id']}"

    @property
    def canonical_address(self) -> str:
        """Where the issuer gets the canonical document, byte for byte."""
        return f"{self.base_url}/api/external/certificates/{self.document['id']}/canonical"

    @property
    def digest(self) -> str:
        """The canonical document's hash, as a multihash in base58."""
        return multibase_encode(_SHA256 + self.data_hash)

    @property
    def related_resource(self) -> list[dict[str, str]]:
        """The canonical document, by its hash."""
        return [
            {
                "id": self.canonical_address,
                "mediaType": "application/json",
                "digestMultibase": self.digest,
            }
        ]

    @property
    def name(self) -> str:
        """The name of the type, as the document has it; that of a test certificate says so."""
        name: str = self.document["type"]["name"]
        return name if self.mode == Mode.LIVE else f"TEST: {name}"

    @property
    def validity(self) -> dict[str, str]:
        """From when until when: the same instants that the verify page goes by."""
        until = {"validUntil": format_instant(self.ends_at)} if self.ends_at else {}
        return {"validFrom": format_instant(self.starts_at), **until}


CONTEXT_PATH = "/contexts/v1"
PRODUCT_TYPE = "ProductCertificateCredential"
_PRODUCT_SUBJECT = "CertifiedProduct"


def _compose_product(snapshot: CertificateSnapshot) -> dict[str, Any]:
    """Form 1: the certificate of a product, with its canonical document inside."""
    key = stated_product(snapshot.document, snapshot.version.digital_link)
    product = {"id": key.canonical_uri} if key else {}
    return {
        "@context": [CREDENTIALS_CONTEXT, snapshot.base_url + CONTEXT_PATH],
        "id": snapshot.address,
        "type": ["VerifiableCredential", PRODUCT_TYPE],
        "name": snapshot.name,
        "issuer": {"id": snapshot.did, "name": snapshot.document["issuer"]["name"]},
        **snapshot.validity,
        "credentialSubject": {
            **product,
            "type": _PRODUCT_SUBJECT,
            "certificate": snapshot.document,
        },
        "credentialStatus": snapshot.status,
        "relatedResource": snapshot.related_resource,
    }


def product_context(base_url: str) -> dict[str, Any]:
    """The JSON-LD context of form 1. `@json` keeps the document whole, whatever its metadata are named."""
    terms = f"{base_url}{CONTEXT_PATH}#"
    return {
        "@context": {
            "@version": 1.1,
            "@protected": True,
            "id": "@id",
            "type": "@type",
            PRODUCT_TYPE: f"{terms}{PRODUCT_TYPE}",
            _PRODUCT_SUBJECT: {
                "@id": f"{terms}{_PRODUCT_SUBJECT}",
                "@context": {
                    "@version": 1.1,
                    "@protected": True,
                    "id": "@id",
                    "type": "@type",
                    "certificate": {"@id": f"{terms}certificate", "@type": "@json"},
                },
            },
        }
    }


OPEN_BADGES_CONTEXT = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"
EXTENSIONS_CONTEXT = "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json"
BADGE_TYPE = "OpenBadgeCredential"
_SCHEMA = (
    "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json"
)
EQF = "http://data.europa.eu/snb/eqf/"
_ECTS = "https://education.ec.europa.eu/education-levels/higher-education/inclusive-and-connected-higher-education/european-credit-transfer-and-accumulation-system"


def _compose_badge(snapshot: CertificateSnapshot) -> dict[str, Any]:
    """Form 2: the certificate of a person, as an Open Badge 3.0. It names no context of this service, so that
    wallets, which load none, can take it.
    """
    badge = _Badge(snapshot)
    return {
        "@context": [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT, EXTENSIONS_CONTEXT],
        "id": snapshot.address,
        "type": ["VerifiableCredential", BADGE_TYPE],
        "name": badge.title,
        "issuer": {
            "id": snapshot.did,
            "type": ["Profile"],
            "name": snapshot.document["issuer"]["name"],
        },
        **snapshot.validity,
        **badge.day("awardedDate"),
        "credentialSubject": badge.subject(),
        "credentialSchema": [{"id": _SCHEMA, "type": "1EdTechJsonSchemaValidator2019"}],
        "credentialStatus": snapshot.status,
        "relatedResource": snapshot.related_resource,
    }


class _Badge:
    """What the certificate says, in the terms of Open Badges."""

    def __init__(self, snapshot: CertificateSnapshot) -> None:
        self.snapshot = snapshot
        self.document = snapshot.document
        self.stated = PersonStatements(snapshot.document, snapshot.version)

    def day(self, term: str) -> dict[str, str]:
        """A day as a member: its first instant in UTC."""
        day = self.stated.day(term)
        return {term: f"{day}T00:00:00Z"} if day else {}

    @property
    def title(self) -> str:
        """The name of the credential: of the type, and of what was achieved."""
        name = self.stated.name
        is_type = name == self.stated.type_name
        return self.snapshot.name if is_type else f"{self.snapshot.name}: {name}"

    @cached_property
    def achievement_id(self) -> str:
        """The same for all holders of what one issuer calls alike under one type."""
        named = self.stated.text("humanCode") or self.stated.name
        path = f"{self.snapshot.did}/{self.document['type']['code']}/{named}"
        return uuid.uuid5(uuid.NAMESPACE_URL, path).urn

    def subject(self) -> dict[str, Any]:
        """The holder, what was achieved, and how well."""
        results = list(self.stated.results())
        members = {
            "type": ["AchievementSubject"],
            "identifier": list(self._identities()),
            "achievement": self._achievement(results),
            **self.day("activityStartDate"),
            **self.day("activityEndDate"),
            "creditsEarned": self.stated.credits_earned,
            "licenseNumber": self.document.get("number"),
            "result": [self._result(place, each) for place, each in enumerate(results) if each.value],
        }  # fmt: skip
        return _filled(members)

    def _identities(self) -> Iterator[dict[str, Any]]:
        holder = self.document.get("holder", {})
        if name := holder.get("name"):
            yield _identity("name", name)
        if email := holder.get("email"):
            hashed = email.replace(":", "$", 1)
            yield {**_identity("emailAddress", hashed, hashed=True), "salt": self.document["nonce"]}
        if number := self.stated.text("studentNumber"):
            yield _identity("sisSourcedId", number)

    def _achievement(self, results: Sequence[AchievementResult]) -> dict[str, Any]:
        description = self.snapshot.version.description_in(self.stated.locale) or self.stated.name
        return _filled(
            {
                "id": self.achievement_id,
                "type": ["Achievement"],
                "achievementType": self.snapshot.version.credential.get("achievementType")
                or DEFAULT_ACHIEVEMENT_TYPE,
                "name": self.stated.name,
                "description": description,
                "criteria": {"narrative": self.stated.criteria or description},
                "inLanguage": self.stated.locale,
                "humanCode": self.stated.text("humanCode"),
                "fieldOfStudy": self.stated.text("fieldOfStudy"),
                "specialization": self.stated.text("specialization"),
                "alignment": list(self._alignments()),
                "resultDescription": [
                    self._result_description(place, result) for place, result in enumerate(results)
                ],
            }
        )

    def _alignments(self) -> Iterator[dict[str, Any]]:
        if level := self.stated.eqf_level:
            yield {
                "type": ["Alignment"],
                "targetName": f"EQF level {level}",
                "targetFramework": "European Qualifications Framework",
                "targetCode": level,
                "targetUrl": EQF + level,
            }
        if (points := self.stated.credits_earned) is not None:
            yield _ects(points)

    def _result_description(self, place: int, result: AchievementResult) -> dict[str, Any]:
        earned = credits_of(result.points)
        return _filled(
            {
                "id": self._result_id(place),
                "type": ["ResultDescription"],
                "name": result.name,
                "resultType": "Result",
                "alignment": [] if earned is None else [_ects(earned)],
            }
        )

    def _result(self, place: int, result: AchievementResult) -> dict[str, Any]:
        return {
            "type": ["Result"],
            "resultDescription": self._result_id(place),
            "value": result.value,
        }

    def _result_id(self, place: int) -> str:
        return uuid.uuid5(uuid.UUID(self.achievement_id), str(place)).urn


def _identity(kind: str, value: str, *, hashed: bool = False) -> dict[str, Any]:
    return {
        "type": "IdentityObject",
        "hashed": hashed,
        "identityHash": value,
        "identityType": kind,
    }


def _ects(points: int | float) -> dict[str, Any]:
    return {
        "type": ["Alignment"],
        "targetName": f"ECTS credits: {points}",
        "targetFramework": "European Credit Transfer and Accumulation System",
        "targetCode": str(points),
        "targetUrl": _ECTS,
    }


def _filled(members: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if value not in (None, "", [])}


_COMPOSERS: Mapping[CredentialForm, Callable[[CertificateSnapshot], dict[str, Any]]] = {
    CredentialForm.PRODUCT: _compose_product,
    CredentialForm.ACHIEVEMENT: _compose_badge,
}


def form_of(version: TypeVersion) -> CredentialForm:
    """The form of certificates of this type: those of persons are Open Badges."""
    is_person = version.kind == SubjectKind.PERSON
    return CredentialForm.ACHIEVEMENT if is_person else CredentialForm.PRODUCT


def compose(form: CredentialForm, snapshot: CertificateSnapshot) -> dict[str, Any]:
    """The credential of a certificate, without a proof."""
    return _COMPOSERS[form](snapshot)
