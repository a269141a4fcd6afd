"""What a type says about the credentials of its certificates: the profile, and what goes where in it.

A profile has terms for what metadata say. Without a setting, a person's certificate is an Open Badge whose
fields are recognised by their usual keys.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from accounts.errors import FieldError
from lib.structs import RequestStruct, convert_struct

from .fields import MAX_FIELDS
from .models import SubjectKind

ProfileName = Literal["open-badges", "untp-dcc"]
OPEN_BADGES: Final = "open-badges"
UNTP_DCC: Final = "untp-dcc"
ELM: Final = "elm"  # European Learning Model: an export, which the issuer seals

# The 31 of Open Badges 3.0, by which wallets sort and show badges.
ACHIEVEMENT_TYPES = (
    *("Achievement", "ApprenticeshipCertificate", "Assessment", "Assignment", "AssociateDegree"),
    *("Award", "Badge", "BachelorDegree", "Certificate", "CertificateOfCompletion"),
    *("Certification", "CoCurricular", "CommunityService", "Competency", "Course", "Degree"),
    *("Diploma", "DoctoralDegree", "Fieldwork", "GeneralEducationDevelopment"),
    *("JourneymanCertificate", "LearningProgram", "License", "MasterCertificate"),
    *("MasterDegree", "Membership", "MicroCredential", "ProfessionalDoctorate"),
    *("QualityAssuranceCredential", "ResearchDoctorate", "SecondarySchoolDiploma"),
)
DEFAULT_ACHIEVEMENT_TYPE = "Certificate"
ATTESTATION_TYPES = (
    *("calibration", "certification", "declaration", "inspection", "testing", "validation"),
    "verification",
)
ASSESSOR_LEVELS = ("self", "3rdParty", "hybrid")

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


def terms_of(profile: ProfileName, setting: Mapping[str, Any]) -> Mapping[str, str]:
    """The term of each metadata key, as a type's setting has it, else by the usual keys.

    Credentials are composed anew whenever they are read: terms of usual keys never change.
    """
    mapped: Mapping[str, str] | None = setting.get("map")
    return mapped or PROFILES[profile].usual


AchievementType = Annotated[str, Meta(extra_json_schema={"enum": ["", *ACHIEVEMENT_TYPES]})]
AttestationType = Annotated[str, Meta(extra_json_schema={"enum": ["", *ATTESTATION_TYPES]})]
AssessorLevel = Annotated[str, Meta(extra_json_schema={"enum": ["", *ASSESSOR_LEVELS]})]
MetadataKey = Annotated[str, Meta(max_length=64)]
Term = Annotated[str, Meta(max_length=64)]


class CredentialSetting(RequestStruct, frozen=True, kw_only=True):
    """How certificates of the type become credentials: `open-badges` for persons, else `untp-dcc`.

    `achievementType` belongs to Open Badges; `standard` (such as EN 10204 3.1), `attestationType` and
    `assessorLevel` to UNTP. Empty: the profile's default.
    `map` leads from keys of metadata fields to terms of the profile; what it does not name stays out.
    Without `map`, fields are recognised by the usual keys, which are those of the ready-made types.
    """

    profile: ProfileName
    achievement_type: AchievementType = ""
    standard: Annotated[str, Meta(max_length=200)] = ""
    attestation_type: AttestationType = ""
    assessor_level: AssessorLevel = ""
    map: Annotated[dict[MetadataKey, Term], Meta(max_length=MAX_FIELDS)] = {}


# Member -> its profile, and the values that it may have (none: any text).
_MEMBERS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "achievement_type": (OPEN_BADGES, ACHIEVEMENT_TYPES),
    "standard": (UNTP_DCC, ()),
    "attestation_type": (UNTP_DCC, ATTESTATION_TYPES),
    "assessor_level": (UNTP_DCC, ASSESSOR_LEVELS),
}
# What the API and the column call each member.
ENCODED = {field.name: field.encode_name for field in msgspec.structs.fields(CredentialSetting)}


def from_column(stored: Mapping[str, Any] | None) -> CredentialSetting | None:
    """The setting as a version stores it; None where the type says nothing."""
    return convert_struct(stored, CredentialSetting) if stored else None


def to_column(setting: CredentialSetting | None) -> dict[str, Any]:
    """The setting as a version stores it."""
    return msgspec.to_builtins(setting) if setting else {}


def find_faults(version: Mapping[str, Any]) -> Iterator[FieldError]:
    """Every rule that a version's setting breaks. `version` also holds kind and metadata fields."""
    setting = from_column(version.get("credential"))
    if setting is None:
        return
    expected = OPEN_BADGES if version.get("kind") == SubjectKind.PERSON else UNTP_DCC
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
