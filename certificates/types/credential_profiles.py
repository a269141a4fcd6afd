"""Profiles of credentials: the terms that each has for what a certificate's metadata say."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

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
