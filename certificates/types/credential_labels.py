"""What the words of credentials' profiles are called where people choose them."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from .credential_profiles import OPEN_BADGES, UNTP_DCC

PROFILES: Mapping[str, Any] = {
    OPEN_BADGES: _("Open Badges"),
    UNTP_DCC: _("Conformity credential (UNTP)"),
}
TERMS: Mapping[str, Any] = {
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
