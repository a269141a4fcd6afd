"""The forms of the key that PDFs are signed with."""

from typing import Any, cast

from django import forms
from django.core.validators import MaxLengthValidator, RegexValidator
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm

CERTIFICATES_LIMIT = 64 * 1024  # bytes; a chain of five certificates has about ten thousand


class MaxUtf8Length(MaxLengthValidator):
    """At most so many bytes: what the names in certificates are measured by."""

    def clean(self, x: Any) -> int:
        return len(str(x).encode())


class PdfKeyForm(BackOfficeForm):
    """For whom the certificate is made."""

    organization = forms.CharField(
        label=_("Organisation"),
        max_length=64,
        validators=[MaxUtf8Length(64)],
        help_text=_("As the register has it. Readers of the PDF see it as the signer."),
    )
    country = forms.CharField(
        label=_("Country"),
        max_length=2,
        validators=[RegexValidator("^[A-Za-z]{2}$", _("Two letters, such as DE, FR or XK."))],
        widget=forms.TextInput(attrs={"placeholder": "DE"}),
        help_text=_("Two letters, such as DE, FR or XK."),
    )
    self_signed = forms.BooleanField(
        label=_("Without an authority"),
        required=False,
        help_text=_(
            "PDFs are signed at once, for three years. Readers see that nothing was altered, but their programs call the signer unknown."
        ),
    )

    def clean_country(self) -> str:
        """The code in capitals."""
        return cast(str, self.cleaned_data["country"]).upper()


class CertificatesForm(BackOfficeForm):
    """The certificates from the authority: as a file, or pasted."""

    file = forms.FileField(
        label=_("File"),
        required=False,
        widget=forms.ClearableFileInput(attrs={"accept": ".pem,.crt,.cer,.der,.p7b,.p7c"}),
    )
    text = forms.CharField(
        label=_("Or the text"),
        required=False,
        max_length=CERTIFICATES_LIMIT,
        widget=forms.Textarea(
            attrs={"rows": 6, "spellcheck": "false", "placeholder": "-----BEGIN CERTIFICATE-----"}
        ),
    )

    def clean(self) -> dict[str, Any]:
        """Wants one of the two. A file is not kept while somebody signs in again."""
        values = super().clean() or self.cleaned_data
        file = values.get("file")
        if not self.errors and not file and not values.get("text"):
            raise forms.ValidationError(
                _("Choose the file, or paste the text of the certificates.")
            )
        if file and file.size > CERTIFICATES_LIMIT:
            self.add_error("file", _("At most 64 KiB: certificates alone are smaller."))
        return values

    def raw(self) -> bytes:
        """The certificates as they were given."""
        file = self.cleaned_data["file"]
        return cast(bytes, file.read() if file else self.cleaned_data["text"].encode())
