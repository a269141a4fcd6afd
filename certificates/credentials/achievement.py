"""Form 2: the certificate of a person, as an Open Badge 3.0. It names no context of this service, so that
wallets, which load none, can take it.
"""

import uuid
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from certificates.types.credential_setting import DEFAULT_ACHIEVEMENT_TYPE

from .snapshot import CREDENTIALS_CONTEXT, CertificateFacts
from .statements import AchievementResult, PersonStatements, credits_of

OPEN_BADGES_CONTEXT = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"
EXTENSIONS_CONTEXT = "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json"
TYPE = "OpenBadgeCredential"
_SCHEMA = (
    "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json"
)
EQF = "http://data.europa.eu/snb/eqf/"
_ECTS = "https://education.ec.europa.eu/education-levels/higher-education/inclusive-and-connected-higher-education/european-credit-transfer-and-accumulation-system"


def compose(facts: CertificateFacts) -> dict[str, Any]:
    """The credential, without a proof. Not one byte of it may ever change: golden files hold it."""
    badge = _Badge(facts)
    return {
        "@context": [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT, EXTENSIONS_CONTEXT],
        "id": facts.address,
        "type": ["VerifiableCredential", TYPE],
        "name": badge.title,
        "issuer": {"id": facts.did, "type": ["Profile"], "name": facts.document["issuer"]["name"]},
        **facts.validity,
        **badge.day("awardedDate"),
        "credentialSubject": badge.subject(),
        "credentialSchema": [{"id": _SCHEMA, "type": "1EdTechJsonSchemaValidator2019"}],
        "credentialStatus": facts.status,
        "relatedResource": facts.related_resource,
    }


class _Badge:
    """What the certificate says, in the terms of Open Badges."""

    def __init__(self, facts: CertificateFacts) -> None:
        self.facts = facts
        self.document = facts.document
        self.stated = PersonStatements(facts.document, facts.version)

    def day(self, term: str) -> dict[str, str]:
        """A day as a member: its first instant in UTC."""
        day = self.stated.day(term)
        return {term: f"{day}T00:00:00Z"} if day else {}

    @property
    def title(self) -> str:
        """The name of the credential: of the type, and of what was achieved."""
        name = self.stated.name
        is_type = name == self.stated.type_name
        return self.facts.name if is_type else f"{self.facts.name}: {name}"

    @cached_property
    def achievement_id(self) -> str:
        """The same for all holders of what one issuer calls alike under one type."""
        named = self.stated.text("humanCode") or self.stated.name
        path = f"{self.facts.did}/{self.document['type']['code']}/{named}"
        return uuid.uuid5(uuid.NAMESPACE_URL, path).urn

    # --- the holder --------------------------------------------------------------------------

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

    # --- the achievement ----------------------------------------------------------------------

    def _achievement(self, results: Sequence[AchievementResult]) -> dict[str, Any]:
        description = self.facts.version.description_in(self.stated.locale) or self.stated.name
        return _filled(
            {
                "id": self.achievement_id,
                "type": ["Achievement"],
                "achievementType": self.facts.version.credential.get("achievementType")
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

    # --- results --------------------------------------------------------------------------------

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
