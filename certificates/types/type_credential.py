"""Credentials in the form of a certificate type: what is certified, and what goes where."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.forms import BackOfficeForm

from . import credential_labels as labels
from .credential_profiles import OPEN_BADGES, PROFILES, UNTP_DCC, ProfileName
from .credential_setting import ENCODED, CredentialSetting, to_column
from .type import SubjectKind

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
        (labels.PROFILES[name], [(term, labels.TERMS.get(term, term)) for term in profile.terms])
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
        labels.ACHIEVEMENT_TYPES,
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
    attestation_type = _choice(_("What was done"), labels.ATTESTATION_TYPES)
    assessor_level = _choice(_("Who assessed"), labels.ASSESSOR_LEVELS)

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
