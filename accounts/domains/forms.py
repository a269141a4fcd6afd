"""The form to add a domain of an issuer."""

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm

from . import rules as domain_names

FAULTS = {
    "format": _("Not a domain name. Write it as example.com."),
    "address": _("An IP address cannot be verified: write the name of the domain."),
    "private": _("The public internet has no such domain: only you can reach it."),
    "suffix": _(
        "Anybody can register a name below this one. Write your own domain, as example.com."
    ),
}


class DomainForm(BackOfficeForm):
    """A domain to be proved, as a name or as the address of one of its pages."""

    name = forms.CharField(
        label=_("Domain"),
        max_length=500,
        widget=forms.TextInput(
            attrs={
                "placeholder": "example.com",
                "autocapitalize": "none",
                "autocomplete": "off",
                "spellcheck": "false",
            }
        ),
        help_text=_("The one that people know you by, such as that of your website."),
    )

    def clean_name(self) -> str:
        """The name in its ASCII form."""
        try:
            return domain_names.normalize(self.cleaned_data["name"])
        except domain_names.InvalidDomain as error:
            raise forms.ValidationError(FAULTS[error.fault]) from error
