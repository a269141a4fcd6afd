"""The settings of a type that have rules of their own: the pattern of numbers, GS1 Digital Link, the credential.

* A pattern makes certificate numbers: `{code}`, `{year}`, `{month}` and a sequence.
* GS1 Digital Link: which values of a certificate are key qualifiers, and where products lead. The GTIN is a
  certificate's `gtin`, the serial number its `serialNumber`; the other qualifiers are metadata.
* The credential: its profile, and what goes where in it. A profile has terms for what metadata say. Without a
  setting, a person's certificate is an Open Badge whose fields are recognised by their usual keys.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
import orjson
from django.core.exceptions import ValidationError
from django.core.validators import URLValidator
from django.utils.translation import gettext_lazy as _
from msgspec import Meta

from accounts.errors import FieldError
from certificates.gs1 import BATCH, SERIAL, THIRD_PARTY_SERIAL, VARIANT
from certificates.search.keys import METADATA
from lib.structs import RequestStruct, convert_struct

from .fields import MAX_FIELDS
from .models import SubjectKind

LONGEST_NUMBER = 64
MAX_DIGITS = 12
_TOKEN = re.compile(r"\{(code|year|month|seq:(\d{1,2}))\}", re.ASCII)
_PLAIN = re.compile(r"[A-Za-z0-9 ._/#-]*", re.ASCII)
_SEQUENCE = re.compile(r"\{seq:(\d{1,2})\}", re.ASCII)


class InvalidPattern(ValueError):
    """The pattern is invalid; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Series:
    """Numbers that differ only in their sequence: `name` has `{}` in its place."""

    name: str
    digits: int

    def number(self, sequence: int) -> str:
        """The number with this sequence; longer than the pattern where its digits are used up."""
        return self.name.replace("{}", f"{sequence:0{self.digits}}", 1)


def check_pattern(pattern: str, code: str) -> None:
    """Raises InvalidPattern unless the pattern makes certificate numbers for a type of this code."""
    rest = _TOKEN.sub("", pattern)
    if not _PLAIN.fullmatch(rest):
        raise InvalidPattern("pattern_characters")
    places = _SEQUENCE.findall(pattern)
    if len(places) != 1 or not 1 <= int(places[0]) <= MAX_DIGITS:
        raise InvalidPattern("pattern_sequence")
    longest = series_of(pattern, code=code, day=date.max).number(10**MAX_DIGITS - 1)
    if len(longest) > LONGEST_NUMBER:
        raise InvalidPattern("pattern_too_long")


@lru_cache(maxsize=1024)
def series_of(pattern: str, *, code: str, day: date) -> Series:
    """The series that a certificate of this day belongs to."""
    match = _SEQUENCE.search(pattern)
    assert match is not None  # no other pattern is ever stored
    values = {"code": code, "year": f"{day.year:04}", "month": f"{day.month:02}"}
    name = _TOKEN.sub(lambda token: values.get(token[1], "{}"), pattern)
    return Series(name, int(match[1]))


MetadataKey = Annotated[str, Meta(max_length=64)]
LONGEST_PAGE = 500
GTIN_PLACE = "{gtin}"
_IS_PAGE = URLValidator(schemes=["https"])
_EXAMPLE_GTIN = "09520123456788"


# fmt: off
class DigitalLinkSetting(RequestStruct, frozen=True, kw_only=True):
    """Certificates of the type are found by `/01/{GTIN}`, if the issuer's company prefix is confirmed.

    `productPage` is where a bare GTIN leads; `{gtin}` in it is filled in. `batch`, `variant` and
    `thirdPartySerial` name searchable metadata fields that hold the key qualifiers 10, 22 and 235 (empty:
    none). `qrCode`: QR codes and printed documents show the Digital Link instead of the verify page's URL.
    """

    product_page: Annotated[str, Meta(min_length=1, max_length=LONGEST_PAGE, description="Where a bare GTIN leads; `{gtin}` in it is filled in")]
    batch: Annotated[MetadataKey, Meta(description="Metadata field with the batch (key qualifier 10)")] = "batch"
    variant: Annotated[MetadataKey, Meta(description="Metadata field with the product variant (key qualifier 22)")] = ""
    third_party_serial: Annotated[MetadataKey, Meta(description="Metadata field with the third-party serial number (key qualifier 235)")] = ""
    qr_code: Annotated[bool, Meta(description="Whether QR codes lead to the Digital Link instead of the verify page")] = False

    @property
    def names(self) -> dict[str, str]:
        """The search key that holds each qualifier."""
        named = {
            VARIANT: self.variant,
            BATCH: self.batch,
            SERIAL: "serialNumber",
            THIRD_PARTY_SERIAL: self.third_party_serial,
        }
        return {identifier: name for identifier, name in named.items() if name}

    def page_of(self, gtin: str) -> str:
        """The product's own page."""
        return self.product_page.replace(GTIN_PLACE, gtin)
# fmt: on


def read_digital_link(stored: Mapping[str, Any] | None) -> DigitalLinkSetting | None:
    """The setting of links that a version stores; None where links are off."""
    return convert_struct(stored, DigitalLinkSetting) if stored else None


@lru_cache(maxsize=512)
def digital_link_in(text: str) -> DigitalLinkSetting | None:
    """The same from the column's text. Cached: a version never changes."""
    return read_digital_link(orjson.loads(text))


def digital_link_faults(version: Mapping[str, Any]) -> Iterator[FieldError]:
    """Every rule that a version's setting breaks. `version` also holds kind and metadata fields."""
    setting = read_digital_link(version.get("digital_link"))
    if setting is None:
        return
    if version.get("kind") == SubjectKind.PERSON:
        yield FieldError("/digitalLink", "no_product")
    try:
        _IS_PAGE(setting.page_of(_EXAMPLE_GTIN))
    except ValidationError:
        yield FieldError("/digitalLink/productPage", "invalid_format", {"expected": "https://…"})
    if "fields" not in version:  # some of the request could not be read
        return
    searchable = {field["key"] for field in version["fields"] if field.get("searchable")}
    for name in ("batch", "variant", "third_party_serial"):
        key = getattr(setting, name)
        if key and key not in searchable and key not in METADATA:
            place = "thirdPartySerial" if name == "third_party_serial" else name
            yield FieldError(f"/digitalLink/{place}", "no_search_key")


ProfileName = Literal["open-badges", "untp-dcc"]
OPEN_BADGES: Final = "open-badges"
UNTP_DCC: Final = "untp-dcc"
ELM: Final = "elm"  # European Learning Model: an export, which the issuer seals
# The 31 of Open Badges 3.0, by which wallets sort and show badges; and what the form calls them.
ACHIEVEMENT_TYPES: Mapping[str, Any] = {
    "Achievement": _("Achievement"),
    "ApprenticeshipCertificate": _("Apprenticeship certificate"),
    "Assessment": _("Assessment"),
    "Assignment": _("Assignment"),
    "AssociateDegree": _("Associate degree"),
    "Award": _("Award"),
    "BachelorDegree": _("Bachelor’s degree"),
    "Badge": _("Badge"),
    "Certificate": _("Certificate"),
    "CertificateOfCompletion": _("Certificate of completion"),
    "Certification": _("Certification"),
    "CoCurricular": _("Co-curricular activity"),
    "CommunityService": _("Community service"),
    "Competency": _("Competency"),
    "Course": _("Course"),
    "Degree": _("Degree"),
    "Diploma": _("Diploma"),
    "DoctoralDegree": _("Doctoral degree"),
    "Fieldwork": _("Fieldwork"),
    "GeneralEducationDevelopment": _("General education diploma"),
    "JourneymanCertificate": _("Journeyman’s certificate"),
    "LearningProgram": _("Learning programme"),
    "License": _("Licence"),
    "MasterCertificate": _("Master craftsman’s certificate"),
    "MasterDegree": _("Master’s degree"),
    "Membership": _("Membership"),
    "MicroCredential": _("Micro-credential"),
    "ProfessionalDoctorate": _("Professional doctorate"),
    "QualityAssuranceCredential": _("Quality assurance credential"),
    "ResearchDoctorate": _("Research doctorate"),
    "SecondarySchoolDiploma": _("Secondary school diploma"),
}
DEFAULT_ACHIEVEMENT_TYPE = "Certificate"
ATTESTATION_TYPES: Mapping[str, Any] = {
    "calibration": _("Calibration"),
    "certification": _("Certification"),
    "declaration": _("Declaration"),
    "inspection": _("Inspection"),
    "testing": _("Testing"),
    "validation": _("Validation"),
    "verification": _("Verification"),
}
ASSESSOR_LEVELS: Mapping[str, Any] = {
    "self": _("The issuer itself"),
    "3rdParty": _("An independent third party"),
    "hybrid": _("The issuer and a third party"),
}
# Tables of results; EN 10168 tells chemical and mechanical ones from others.
CHEMICAL, MECHANICAL = "results.chemical", "results.mechanical"
RESULTS = ("results", CHEMICAL, MECHANICAL)
# Fields of EN 10168 (inspection documents) that UNTP has no term for: only in that export.
EN_10168 = (
    *("A06.address", "A07", "A09", "A97", "A98", "B04", "B05", "B06", "B08", "B09", "B13"),
    *("C00", "C70", "D02", "Z05"),
)


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile, by the terms that a type's `map` may lead to."""

    terms: tuple[str, ...]
    tables: frozenset[str] = frozenset()  # terms that take tables
    repeatable: frozenset[str] = frozenset()  # terms that several fields may lead to
    # Where a type maps nothing: key -> term. Never changed, as signed credentials are composed by it.
    usual: Mapping[str, str] = field(default_factory=dict)


PROFILES: Mapping[ProfileName, Profile] = {
    OPEN_BADGES: Profile(
        terms=(
            *("name", "fieldOfStudy", "humanCode", "criteria", "specialization"),
            *("creditsEarned", "eqfLevel", "result", "awardedDate"),
            *("activityStartDate", "activityEndDate", "studentNumber"),
        ),
        tables=frozenset({"criteria", "result"}),
        repeatable=frozenset({"result"}),
        usual={
            "qualification": "name",
            "programme": "fieldOfStudy",
            "course": "name",
            "programmeCode": "humanCode",
            "content": "criteria",
            "learningOutcomes": "criteria",
            "credits": "creditsEarned",
            "eqfLevel": "eqfLevel",
            "grade": "result",
            "result": "result",
            "hours": "result",
            "thesis": "result",
            "transcript": "result",
            "completedOn": "awardedDate",
            "startsOn": "activityStartDate",
            "endsOn": "activityEndDate",
            "studentNo": "studentNumber",
        },
    ),
    UNTP_DCC: Profile(
        terms=(
            *("product.name", "product.batchNumber", "product.modelNumber"),
            *("issuedTo", "referenceStandard", "assessmentDate"),
            *RESULTS,
            *EN_10168,
        ),
        tables=frozenset({"referenceStandard", *RESULTS}),
        repeatable=frozenset(RESULTS),
        usual={
            "description": "product.name",
            "instrument": "product.name",
            "object": "product.name",
            "batch": "product.batchNumber",
            "grade": "product.modelNumber",
            "model": "product.modelNumber",
            "purchaser": "issuedTo",
            "customer": "issuedTo",
            "standard": "referenceStandard",
            "standards": "referenceStandard",
            "calibratedOn": "assessmentDate",
            "chemicalComposition": CHEMICAL,
            "mechanicalProperties": MECHANICAL,
            "testResults": "results",
            "results": "results",
            "purchaserAddress": "A06.address",
            "orderNo": "A07",
            "articleNo": "A09",
            "orderItem": "A97",
            "deliveryNote": "A98",
            "deliveryCondition": "B04",
            "heatTreatment": "B05",
            "marking": "B06",
            "pieces": "B08",
            "dimensions": "B09",
            "mass": "B13",
            "heatNumber": "C00",
            "meltingProcess": "C70",
            "nonDestructiveTests": "D02",
            "remarks": "Z05",
        },
    ),
}
PROFILE_NAMES: Mapping[str, Any] = {
    OPEN_BADGES: _("Open Badges"),
    UNTP_DCC: _("Conformity credential (UNTP)"),
}
TERM_NAMES: Mapping[str, Any] = {
    "name": _("Name of the achievement"),
    "fieldOfStudy": _("Field of study"),
    "humanCode": _("Code of the programme"),
    "criteria": _("What was learned"),
    "specialization": _("Specialisation"),
    "creditsEarned": _("ECTS credits"),
    "eqfLevel": _("EQF level"),
    "result": _("Result"),
    "awardedDate": _("Date of the award"),
    "activityStartDate": _("Start"),
    "activityEndDate": _("End"),
    "studentNumber": _("Student number"),
    "product.name": _("Name of the product"),
    "product.batchNumber": _("Batch"),
    "product.modelNumber": _("Model"),
    "issuedTo": _("Issued to"),
    "referenceStandard": _("Reference standard"),
    "assessmentDate": _("Date of the assessment"),
    "results": _("Test results"),
    "results.chemical": _("Test results: chemical composition"),
    "results.mechanical": _("Test results: mechanical properties"),
    # Fields of EN 10168, by what the standard calls them.
    "A06.address": _("EN 10168, A06: purchaser’s address"),
    "A07": _("EN 10168, A07: order number"),
    "A09": _("EN 10168, A09: purchaser’s article number"),
    "A97": _("EN 10168, A97: order item"),
    "A98": _("EN 10168, A98: delivery note"),
    "B04": _("EN 10168, B04: delivery condition"),
    "B05": _("EN 10168, B05: heat treatment"),
    "B06": _("EN 10168, B06: marking"),
    "B08": _("EN 10168, B08: number of pieces"),
    "B09": _("EN 10168, B09: dimensions"),
    "B13": _("EN 10168, B13: mass"),
    "C00": _("EN 10168, C00: heat number"),
    "C70": _("EN 10168, C70: melting process"),
    "D02": _("EN 10168, D02: non-destructive tests"),
    "Z05": _("EN 10168, Z05: remarks"),
}


def profile_of(kind: str | None) -> ProfileName:
    """The profile of certificates of this kind."""
    return OPEN_BADGES if kind == SubjectKind.PERSON else UNTP_DCC


def terms_of(profile: ProfileName, setting: Mapping[str, Any]) -> Mapping[str, str]:
    """The term of each metadata key, as a type's setting has it, else by the usual keys.

    Credentials are composed anew whenever they are read: terms of usual keys never change.
    """
    mapped: Mapping[str, str] | None = setting.get("map")
    return mapped or PROFILES[profile].usual


AchievementType = Annotated[str, Meta(extra_json_schema={"enum": ["", *ACHIEVEMENT_TYPES]})]
AttestationType = Annotated[str, Meta(extra_json_schema={"enum": ["", *ATTESTATION_TYPES]})]
AssessorLevel = Annotated[str, Meta(extra_json_schema={"enum": ["", *ASSESSOR_LEVELS]})]
Term = Annotated[str, Meta(max_length=64)]


# fmt: off
class CredentialSetting(RequestStruct, frozen=True, kw_only=True):
    """How certificates of the type become credentials: `open-badges` for persons, else `untp-dcc`.

    `achievementType` belongs to Open Badges; `standard` (such as EN 10204 3.1), `attestationType` and
    `assessorLevel` to UNTP. Empty: the profile's default.
    `map` leads from keys of metadata fields to terms of the profile; what it does not name stays out.
    Without `map`, fields are recognised by the usual keys, which are those of the ready-made types.
    """

    profile: Annotated[ProfileName, Meta(description="`open-badges` for types about persons, else `untp-dcc`")]
    achievement_type: Annotated[AchievementType, Meta(description="Open Badges: what was achieved; empty: `Certificate`")] = ""
    standard: Annotated[str, Meta(max_length=200, description="UNTP: the standard of the document, such as `EN 10204 3.1`")] = ""
    attestation_type: Annotated[AttestationType, Meta(description="UNTP: what was done; empty: `inspection`")] = ""
    assessor_level: Annotated[AssessorLevel, Meta(description="UNTP: who assessed; empty: the issuer itself")] = ""
    map: Annotated[dict[MetadataKey, Term], Meta(max_length=MAX_FIELDS, description="Term of the profile by key of a metadata field; empty: by the usual keys")] = {}
# fmt: on


# Member -> its profile, and the values that it may have (none: any text).
_MEMBERS: Mapping[str, tuple[str, Collection[str]]] = {
    "achievement_type": (OPEN_BADGES, ACHIEVEMENT_TYPES),
    "standard": (UNTP_DCC, ()),
    "attestation_type": (UNTP_DCC, ATTESTATION_TYPES),
    "assessor_level": (UNTP_DCC, ASSESSOR_LEVELS),
}
# What the API and the column call each member.
ENCODED = {field.name: field.encode_name for field in msgspec.structs.fields(CredentialSetting)}


def read_credential(stored: Mapping[str, Any] | None) -> CredentialSetting | None:
    """The setting of credentials that a version stores; None where the type says nothing."""
    return convert_struct(stored, CredentialSetting) if stored else None


def to_column(setting: CredentialSetting | DigitalLinkSetting | None) -> dict[str, Any]:
    """A setting as a version stores it."""
    return msgspec.to_builtins(setting) if setting else {}


def credential_faults(version: Mapping[str, Any]) -> Iterator[FieldError]:
    """Every rule that a version's setting breaks. `version` also holds kind and metadata fields."""
    setting = read_credential(version.get("credential"))
    if setting is None:
        return
    expected = profile_of(version.get("kind"))
    if "kind" in version and setting.profile != expected:
        yield FieldError("/credential/profile", "invalid_choice", {"expected": expected})
    yield from _member_faults(setting)
    if "fields" in version:  # else some of the request could not be read
        yield from _map_faults(setting, version["fields"])


def _member_faults(setting: CredentialSetting) -> Iterator[FieldError]:
    """Members of another profile, and values that a profile does not have."""
    for name, (profile, choices) in _MEMBERS.items():
        value = getattr(setting, name)
        pointer = f"/credential/{ENCODED[name]}"
        if value and setting.profile != profile:
            yield FieldError(pointer, "not_of_profile")
        elif value and choices and value not in choices:
            yield FieldError(pointer, "invalid_choice", {"expected": ", ".join(choices)})


def _map_faults(
    setting: CredentialSetting, fields: list[Mapping[str, Any]]
) -> Iterator[FieldError]:
    """Keys that the type does not declare, and terms that the profile does not have, or only once."""
    profile = PROFILES[setting.profile]
    kinds = {field["key"]: field.get("kind", "text") for field in fields}
    taken: set[str] = set()
    for key, term in setting.map.items():
        pointer = "/credential/map/" + key.replace("~", "~0").replace("/", "~1")
        if key not in kinds:
            yield FieldError(pointer, "undeclared_key")
        if term not in profile.terms:
            yield FieldError(pointer, "invalid_choice", {"expected": ", ".join(profile.terms)})
        elif term in taken and term not in profile.repeatable:
            yield FieldError(pointer, "taken")
        elif kinds.get(key) == "table" and term not in profile.tables:
            yield FieldError(pointer, "no_table")
        taken.add(term)


def with_terms(
    fields: Sequence[Mapping[str, Any]], kind: str | None, setting: Mapping[str, Any] | None
) -> list[dict[str, Any]]:
    """Metadata fields as their rows show them: with the term to which each leads, stated or usual."""
    profile = profile_of(kind)
    terms = (setting or {}).get("map")
    if not terms and (setting or profile == OPEN_BADGES):
        terms = usual_terms(profile, (field["key"] for field in fields))
    return [{**field, "term": (terms or {}).get(field["key"], "")} for field in fields]


def usual_terms(profile: ProfileName, keys: Iterable[str]) -> dict[str, str]:
    """Where these keys go in a type that maps none: a term that one field may have goes to the first."""
    known, found = PROFILES[profile], dict[str, str]()
    for key in keys:
        term = known.usual.get(key)
        if term and (term in known.repeatable or term not in found.values()):
            found[key] = term
    return found
