"""What the words of credentials' profiles are called where people choose them."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from certificates.domain.credential_profiles import OPEN_BADGES, UNTP_DCC

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
    "results": _("Test results"),
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
