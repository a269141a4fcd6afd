"""Credentials in the form of a certificate type: what is certified, and what goes where."""

from collections.abc import Iterable, Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldAdminSelectWidget, UnfoldAdminTextInputWidget

from certificates.domain.credential_profiles import (
    OPEN_BADGES,
    PROFILES,
    UNTP_DCC,
    ProfileName,
)
from certificates.models.type import SubjectKind
from certificates.operations.types.credential_setting import CredentialSetting, to_column

from . import credential_labels as labels

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
        widget=UnfoldAdminSelectWidget(attrs={"data-term": ""}),
    )


def _choice(label: Any, words: Mapping[str, Any], help_text: Any = "") -> Any:
    return forms.ChoiceField(
        label=label,
        required=False,
        choices=[("", "–"), *words.items()],
        widget=UnfoldAdminSelectWidget,
        help_text=help_text,
    )


class CredentialFields(forms.Form):
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
        widget=UnfoldAdminTextInputWidget(attrs={"placeholder": "EN 10204 3.1"}),
        help_text=_(
            "With one of these, or a metadata field that goes into it, certificates are also conformity credentials of the United Nations’ transparency protocol."
        ),
    )
    attestation_type = _choice(_("What was done"), labels.ATTESTATION_TYPES)
    assessor_level = _choice(_("Who assessed"), labels.ASSESSOR_LEVELS)

    def credential(self) -> dict[str, Any]:
        """The setting as a version stores it. What belongs to the other profile is left out."""
        person = self.cleaned_data.get("kind") == SubjectKind.PERSON
        profile: ProfileName = OPEN_BADGES if person else UNTP_DCC
        members = {
            member: self.cleaned_data.get(name, "") for member, name in MEMBERS[profile].items()
        }
        terms = {key: term for key, term in self.terms().items() if term in PROFILES[profile].terms}
        if not any(members.values()) and not terms:
            return {}
        return to_column(CredentialSetting(profile=profile, map=terms, **members))

    def terms(self) -> Mapping[str, str]:
        """The term of each metadata key that has one."""
        raise NotImplementedError


def credential_initial(setting: Mapping[str, Any] | None) -> dict[str, Any]:
    """The fields' values for a stored setting."""
    return {
        name: (setting or {}).get(_encoded(member), "")
        for members in MEMBERS.values()
        for member, name in members.items()
    }


def field_of(member: str) -> str:
    """The form's field for a member as the API names it."""
    names = {_encoded(each): name for members in MEMBERS.values() for each, name in members.items()}
    return names[member]


def with_terms(
    fields: Iterable[Mapping[str, Any]], setting: Mapping[str, Any] | None
) -> list[dict[str, Any]]:
    """Metadata fields as their rows show them: with the term to which each leads."""
    terms = (setting or {}).get("map", {})
    return [{**field, "term": terms.get(field["key"], "")} for field in fields]


def _encoded(member: str) -> str:
    first, *rest = member.split("_")
    return first + "".join(map(str.capitalize, rest))
