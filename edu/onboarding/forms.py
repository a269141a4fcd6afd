"""The forms of the onboarding: the profile, and the reason for a rejection."""

from typing import Any, cast

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.scopes import Locale
from edu.models import Onboarding

from .countries import country_choices
from .operations import ProfileFields

FIELDS = (
    "legal_name",
    "country",
    "address",
    "website",
    "accreditation_body",
    "accreditation_number",
    "contact_name",
    "contact_email",
    "contact_phone",
)


class ProfileForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """The whole profile; the operation checks it and saves the changes."""

    class Meta:
        model = Onboarding
        fields = FIELDS
        widgets = {
            "address": forms.Textarea(attrs={"rows": 3}),
            "contact_email": forms.EmailInput,
            "website": forms.URLInput(attrs={"placeholder": "https://"}),
        }
        help_texts = {
            "accreditation_body": _("Leave both empty if you are not accredited."),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Offers the countries by their names in the reader's language."""
        super().__init__(*args, **kwargs)
        countries = [("", "–"), *country_choices(get_language() or Locale.EN)]
        self.fields["country"] = forms.ChoiceField(
            label=self.fields["country"].label,
            choices=countries,
            required=False,
        )

    def close(self) -> None:
        """Disables all fields, for people who may only read them."""
        for field in self.fields.values():
            field.disabled = True

    def change(self) -> ProfileFields:
        """The fields for the operation, with line ends as in the API."""
        texts = {
            name: text.replace("\r\n", "\n")
            for name, text in self.cleaned_data.items()
            if name in FIELDS
        }
        return cast(ProfileFields, texts)


class OnboardingRejectionForm(BackOfficeForm):
    """The reason for a rejection, which the issuer reads."""

    reason = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("The issuer reads it: say what is to be mended."),
    )
