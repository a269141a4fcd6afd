"""Parts of a type's form: its languages, its credentials, GS1 Digital Link."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django import forms
from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm
from accounts.scopes import Locale

from .credential_setting import (
    ENCODED,
    OPEN_BADGES,
    PROFILES,
    UNTP_DCC,
    CredentialSetting,
    ProfileName,
    to_column,
)
from .digital_link_setting import LONGEST_PAGE
from .models import SubjectKind

LONGEST_KEY = 64
LONGEST_CODE = 60


def languages_of(version: Mapping[str, Any]) -> list[str]:
    """The languages in which a version says anything."""
    texts = [
        *({code: version.get(f"name_{code}", "") for code in Locale.values},),
        *({code: version.get(f"description_{code}", "") for code in Locale.values},),
        *(field["label"] for field in version.get("fields", ())),
    ]
    return [code for code in Locale.values if any(text.get(code) for text in texts)]


def only(languages: Iterable[str], field: Mapping[str, Any]) -> dict[str, Any]:
    """A metadata field with its texts in these languages alone."""
    kept = set(languages)
    columns = [
        {**column, "label": _in(kept, column["label"])} for column in field.get("columns", ())
    ]
    return {**field, "label": _in(kept, field["label"]), "columns": columns}


def untranslated(version: Mapping[str, Any], languages: Sequence[str]) -> dict[str, int]:
    """How many texts of a version each of these languages lacks."""
    texts = [{code: version[f"name_{code}"] for code in Locale.values}]
    for field in version["fields"]:
        texts += [field["label"], *(column["label"] for column in field["columns"])]
    missing = {code: sum(not text.get(code) for text in texts) for code in languages}
    return {code: count for code, count in missing.items() if count}


def code_from(name: str) -> str:
    """A code for a type of this name: `inspection-certificate-3-1`."""
    code = slugify(name.replace("ß", "ss")).replace("_", "-")[:LONGEST_CODE].strip("-")
    return f"type-{code}"[:LONGEST_CODE] if code.isdigit() else code


def key_from(label: str) -> str:
    """A key for a field of this label: `heatNumber`."""
    first, *rest = slugify(label.replace("ß", "ss")).replace("_", "-").split("-")
    return (first + "".join(word.capitalize() for word in rest))[:LONGEST_KEY]


def _in(languages: set[str], texts: Mapping[str, str]) -> dict[str, str]:
    return {code: text if code in languages else "" for code, text in texts.items()}


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
ACHIEVEMENT_TYPE_NAMES: Mapping[str, Any] = {
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
ATTESTATION_TYPE_NAMES: Mapping[str, Any] = {
    "calibration": _("Calibration"),
    "certification": _("Certification"),
    "declaration": _("Declaration"),
    "inspection": _("Inspection"),
    "testing": _("Testing"),
    "validation": _("Validation"),
    "verification": _("Verification"),
}
ASSESSOR_LEVEL_NAMES: Mapping[str, Any] = {
    "self": _("The issuer itself"),
    "3rdParty": _("An independent third party"),
    "hybrid": _("The issuer and a third party"),
}


# Member of the setting -> field of the form, by profile.
MEMBERS = {
    OPEN_BADGES: {"achievement_type": "achievement_type"},
    UNTP_DCC: {
        "standard": "credential_standard",
        "attestation_type": "attestation_type",
        "assessor_level": "assessor_level",
    },
}
CREDENTIAL_FIELDS = tuple(name for members in MEMBERS.values() for name in members.values())


def term_field() -> forms.ChoiceField:
    """Where a metadata field goes in the credential."""
    groups = [
        (PROFILE_NAMES[name], [(term, TERM_NAMES.get(term, term)) for term in profile.terms])
        for name, profile in PROFILES.items()
    ]
    return forms.ChoiceField(
        label=_("In the credential"),
        required=False,
        choices=[("", "–"), *groups],
        widget=forms.Select(attrs={"data-term": ""}),
    )


def _choice(label: Any, words: Mapping[str, Any], help_text: Any = "") -> Any:
    return forms.ChoiceField(
        label=label,
        required=False,
        choices=[("", "–"), *words.items()],
        help_text=help_text,
    )


class CredentialFields(BackOfficeForm):
    """The fields of the setting; the terms stand in the rows of the metadata fields."""

    achievement_type = _choice(
        _("Type of the achievement"),
        ACHIEVEMENT_TYPE_NAMES,
        _(
            "Certificates of persons are also Open Badges, which wallets take. This is how they are sorted there; each metadata field says where it goes in them."
        ),
    )
    credential_standard = forms.CharField(
        label=_("Standard of the document"),
        required=False,
        max_length=200,
        widget=forms.TextInput(attrs={"placeholder": "EN 10204 3.1"}),
        help_text=_(
            "With one of these, or a metadata field that goes into it, certificates are also conformity credentials of the United Nations’ transparency protocol."
        ),
    )
    attestation_type = _choice(_("What was done"), ATTESTATION_TYPE_NAMES)
    assessor_level = _choice(_("Who assessed"), ASSESSOR_LEVEL_NAMES)

    def credential(self) -> dict[str, Any]:
        """The setting as a version stores it. What belongs to the other profile is left out."""
        profile = _profile_of(self.cleaned_data.get("kind"))
        members = {
            member: self.cleaned_data.get(name, "") for member, name in MEMBERS[profile].items()
        }
        rows = self.terms()
        terms = {key: term for key, term in rows.items() if term in PROFILES[profile].terms}
        usual = _usual_terms(profile, rows)
        if not any(members.values()) and (not terms or (profile == OPEN_BADGES and terms == usual)):
            return {}
        mapped = {} if terms == usual else terms
        return to_column(CredentialSetting(profile=profile, map=mapped, **members))

    def terms(self) -> Mapping[str, str]:
        """The term of each metadata key; empty: it goes nowhere."""
        raise NotImplementedError


def credential_initial(setting: Mapping[str, Any] | None) -> dict[str, Any]:
    """The fields' values for a stored setting."""
    return {
        name: (setting or {}).get(ENCODED[member], "")
        for members in MEMBERS.values()
        for member, name in members.items()
    }


def field_of(member: str) -> str:
    """The form's field for a member as the API names it."""
    names = {ENCODED[each]: name for members in MEMBERS.values() for each, name in members.items()}
    return names[member]


def with_terms(
    fields: Sequence[Mapping[str, Any]], kind: str | None, setting: Mapping[str, Any] | None
) -> list[dict[str, Any]]:
    """Metadata fields as their rows show them: with the term to which each leads, stated or usual."""
    profile = _profile_of(kind)
    terms = (setting or {}).get("map")
    if not terms and (setting or profile == OPEN_BADGES):
        terms = _usual_terms(profile, (field["key"] for field in fields))
    return [{**field, "term": (terms or {}).get(field["key"], "")} for field in fields]


def _profile_of(kind: str | None) -> ProfileName:
    return OPEN_BADGES if kind == SubjectKind.PERSON else UNTP_DCC


def _usual_terms(profile: ProfileName, keys: Iterable[str]) -> dict[str, str]:
    """Where these keys go in a type that maps none: a term that one field may have goes to the first."""
    known, found = PROFILES[profile], dict[str, str]()
    for key in keys:
        term = known.usual.get(key)
        if term and (term in known.repeatable or term not in found.values()):
            found[key] = term
    return found


# Member of the setting -> field of the form.
LINK_FIELDS = {
    "productPage": "link_product_page",
    "batch": "link_batch",
    "variant": "link_variant",
    "thirdPartySerial": "link_third_party_serial",
    "qrCode": "link_qr_code",
}


def _key(label: Any, help_text: Any = "", **options: Any) -> forms.CharField:
    """The name of a metadata field."""
    return forms.CharField(
        label=label, required=False, max_length=64, help_text=help_text, **options
    )


class DigitalLinkFields(BackOfficeForm):
    """The fields of the setting. Without a product page the type has no Digital Links."""

    link_product_page = forms.CharField(
        label=_("The product’s own page"),
        required=False,
        max_length=LONGEST_PAGE,
        widget=forms.TextInput(
            attrs={"inputmode": "url", "placeholder": "https://www.example.com/products/{gtin}"}
        ),
        help_text=_(
            "Where the GTIN alone leads; {gtin} is filled in. With it, links with a batch or serial number lead to the certificates, if your company prefix is confirmed. Empty: no Digital Links."
        ),
    )
    link_batch = _key(
        _("Batch (10)"),
        _("The key of the metadata field that holds it; beyond “batch”, a searchable one."),
        initial="batch",
    )
    link_variant = _key(_("Product variant (22)"), _("The key of a searchable metadata field."))
    link_third_party_serial = _key(
        _("Third party’s serial number (235)"), _("The key of a searchable metadata field.")
    )
    link_qr_code = forms.BooleanField(
        label=_("QR codes are Digital Links"),
        required=False,
        help_text=_("On printed documents and from the API, in place of the verify page’s URL."),
    )

    def digital_link(self) -> dict[str, Any]:
        """The setting as a version stores it."""
        stated = {
            member: self.cleaned_data[name]
            for member, name in LINK_FIELDS.items()
            if name in self.cleaned_data  # a preview leaves out what is wrong
        }
        return stated if stated.get("productPage") else {}


def link_initial(setting: Mapping[str, Any] | None) -> dict[str, Any]:
    """The fields' values for a stored setting."""
    return {LINK_FIELDS[member]: value for member, value in (setting or {}).items()}
