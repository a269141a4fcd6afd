"""Forms of GS1 Company Prefixes."""

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.forms import BackOfficeForm
from certificates.gs1 import is_company_prefix

from .prefixes import LONGEST_NOTE


class ClaimPrefixForm(BackOfficeForm):
    """The prefix that GS1 licenses to the issuer."""

    company_prefix = forms.CharField(
        label=_("GS1 Company Prefix"),
        max_length=20,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
        help_text=_("Three to twelve digits, as GS1 wrote them in the licence."),
    )

    def clean_company_prefix(self) -> str:
        """Digits; spaces between them are left out."""
        prefix = "".join(self.cleaned_data["company_prefix"].split())
        if not is_company_prefix(prefix):
            raise forms.ValidationError(_("A company prefix has three to twelve digits."))
        return prefix


class LicenceForm(BackOfficeForm):
    """How the operator saw that the licence is the issuer's."""

    note = forms.CharField(
        label=_("Note on the licence"),
        min_length=5,
        max_length=LONGEST_NOTE,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("Where you saw it: GS1’s register, or the licence’s number and date."),
    )


class RefusePrefixForm(BackOfficeForm):
    """Why the prefix is refused or withdrawn."""

    note = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=LONGEST_NOTE,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("The issuer reads it."),
    )
