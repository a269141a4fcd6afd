"""Form 2: the certificate of a person, as an Open Badge 3.0. It names no context of this service, so that
wallets, which load none, can take it.
"""

import re
import uuid
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from decimal import Decimal
from functools import cached_property
from typing import Any

from certificates.domain.credential_profiles import (
    DEFAULT_ACHIEVEMENT_TYPE,
    OPEN_BADGES,
    terms_of,
)
from certificates.domain.transcripts import read_row
from certificates.models.multilingual import text_in

from .facts import CREDENTIALS_CONTEXT, CertificateFacts

OPEN_BADGES_CONTEXT = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"
EXTENSIONS_CONTEXT = "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json"
TYPE = "OpenBadgeCredential"
_SCHEMA = (
    "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json"
)
_EQF = "http://data.europa.eu/snb/eqf/"
_ECTS = "https://education.ec.europa.eu/education-levels/higher-education/inclusive-and-connected-higher-education/european-credit-transfer-and-accumulation-system"
_EQF_LEVEL = re.compile(r"[1-8]")
_NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?", re.ASCII)


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
    """What the certificate says, by the terms of Open Badges. What cannot be read as one is left out."""

    def __init__(self, facts: CertificateFacts) -> None:
        self.facts = facts
        self.document = facts.document
        self.locale: str = self.document["locale"]
        self.setting: Mapping[str, Any] = facts.version.credential
        terms = terms_of(OPEN_BADGES, self.setting)
        metadata = self.document.get("metadata", {})
        declared = [field["key"] for field in facts.version.fields]
        # In the order of the type's page, then by name: that of `map` is the database's.
        keys = [*declared, *sorted(metadata.keys() - {*declared})]
        self.stated = [
            (key, terms[key], metadata[key]) for key in keys if key in terms and metadata.get(key)
        ]

    def text(self, term: str) -> str:
        """The first text that goes into the term; empty if there is none."""
        return next((v for _, each, v in self.stated if each == term and isinstance(v, str)), "")

    def day(self, term: str, name: str = "") -> dict[str, str]:
        """A day as the member of this name: its first instant in UTC."""
        try:
            return {name or term: f"{date.fromisoformat(self.text(term))}T00:00:00Z"}
        except ValueError:
            return {}

    @property
    def name(self) -> str:
        """The name of the achievement."""
        type_name: str = self.document["type"]["name"]
        return self.text("name") or self.text("fieldOfStudy") or type_name

    @property
    def title(self) -> str:
        """The name of the credential: of the type, and of what was achieved."""
        type_name: str = self.document["type"]["name"]
        return self.facts.name if self.name == type_name else f"{self.facts.name}: {self.name}"

    @cached_property
    def achievement_id(self) -> str:
        """The same for all holders of what one issuer calls alike under one type."""
        named = self.text("humanCode") or self.name
        path = f"{self.facts.did}/{self.document['type']['code']}/{named}"
        return uuid.uuid5(uuid.NAMESPACE_URL, path).urn

    # --- the holder --------------------------------------------------------------------------

    def subject(self) -> dict[str, Any]:
        """The holder, what was achieved, and how well."""
        results = list(self._results())
        members = {
            "type": ["AchievementSubject"],
            "identifier": list(self._identities()),
            "achievement": self._achievement(results),
            **self.day("activityStartDate"),
            **self.day("activityEndDate"),
            "creditsEarned": _number(self.text("creditsEarned")),
            "licenseNumber": self.document.get("number"),
            "result": [self._result(place, value) for place, (_, _, value) in enumerate(results) if value],
        }  # fmt: skip
        return _filled(members)

    def _identities(self) -> Iterator[dict[str, Any]]:
        holder = self.document.get("holder", {})
        if name := holder.get("name"):
            yield _identity("name", name)
        if email := holder.get("email"):
            hashed = email.replace(":", "$", 1)
            yield {**_identity("emailAddress", hashed, hashed=True), "salt": self.document["nonce"]}
        if number := self.text("studentNumber"):
            yield _identity("sisSourcedId", number)

    # --- the achievement ----------------------------------------------------------------------

    def _achievement(self, results: "Sequence[_Result]") -> dict[str, Any]:
        description = self.facts.version.description_in(self.locale) or self.name
        return _filled(
            {
                "id": self.achievement_id,
                "type": ["Achievement"],
                "achievementType": self.setting.get("achievementType") or DEFAULT_ACHIEVEMENT_TYPE,
                "name": self.name,
                "description": description,
                "criteria": {"narrative": self._criteria() or description},
                "inLanguage": self.locale,
                "humanCode": self.text("humanCode"),
                "fieldOfStudy": self.text("fieldOfStudy"),
                "specialization": self.text("specialization"),
                "alignment": list(self._alignments()),
                "resultDescription": [
                    self._result_description(place, *result) for place, result in enumerate(results)
                ],
            }
        )

    def _criteria(self) -> str:
        values = [value for _, term, value in self.stated if term == "criteria"]
        if not values:
            return ""
        value = values[0]
        if isinstance(value, str):
            return value
        return "\n".join("* " + " – ".join(filter(None, row)) for row in value)

    def _alignments(self) -> Iterator[dict[str, Any]]:
        level = self.text("eqfLevel")
        if _EQF_LEVEL.fullmatch(level):
            yield {
                "type": ["Alignment"],
                "targetName": f"EQF level {level}",
                "targetFramework": "European Qualifications Framework",
                "targetCode": level,
                "targetUrl": _EQF + level,
            }
        if (credits_earned := _number(self.text("creditsEarned"))) is not None:
            yield _ects(credits_earned)

    # --- results --------------------------------------------------------------------------------

    def _results(self) -> "Iterator[_Result]":
        """What was reached: single values, and lines of tables."""
        declared = {field["key"]: field for field in self.facts.version.fields}
        for key, term, value in self.stated:
            if term != "result":
                continue
            if isinstance(value, str):
                field = declared.get(key, {})
                unit = field.get("unit")
                label = text_in(field.get("label", {}), self.locale) or key
                yield label, "", f"{value} {unit}" if unit else value
                continue
            for row in map(read_row, value):
                yield row["title"], row.get("credits", ""), row.get("grade", "")

    def _result_description(self, place: int, name: str, points: str, _: str) -> dict[str, Any]:
        earned = _number(points)
        return _filled(
            {
                "id": self._result_id(place),
                "type": ["ResultDescription"],
                "name": name,
                "resultType": "Result",
                "alignment": [] if earned is None else [_ects(earned)],
            }
        )

    def _result(self, place: int, value: str) -> dict[str, Any]:
        return {"type": ["Result"], "resultDescription": self._result_id(place), "value": value}

    def _result_id(self, place: int) -> str:
        return uuid.uuid5(uuid.UUID(self.achievement_id), str(place)).urn


_Result = tuple[str, str, str]  # name, credits, value


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


def _number(text: str) -> int | float | None:
    """A number as JSON has it; None for what is none."""
    if not _NUMBER.fullmatch(text):
        return None
    value = Decimal(text)
    return int(value) if value == value.to_integral_value() else float(value)


def _filled(members: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if value not in (None, "", [])}
