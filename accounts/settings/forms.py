"""The forms of an issuer's settings, logo, signature and plan."""

import re
from typing import Any, cast

from django import forms
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.models import Branding, Issuer, Plan, PrintColumns
from accounts.scopes import Locale, Sector, ToldOfChanges
from lib.dates import time_zone_choices

from .operations import SettingsChange

IMAGE_LIMIT = 256 * 1024  # bytes
_TEXTS_OF_BRANDING = ("color", "address", "website", "contact")
_SEPARATOR = re.compile(r"[\s,;]+")


class SettingsForm(StaleFormCheck, forms.Form):
    """The form of all settings; the operation checks those that were changed."""

    sector = forms.ChoiceField(
        label=_("What you certify"),
        choices=Sector.choices,
        help_text=_(
            "The menu and the first steps show what you need for it. It allows and forbids nothing."
        ),
    )
    default_locale = forms.ChoiceField(
        label=_("Default language"),
        choices=Locale.choices,
        help_text=_("Of certificates whose request names none."),
    )
    time_zone = forms.ChoiceField(
        label=_("Time zone"),
        help_text=_("In which a day begins and ends for your certificates."),
    )
    data_hash_enabled = forms.BooleanField(
        label=_("Answer with dataHash"),
        required=False,
        help_text=_(
            "The checksum is always computed; this is whether answers of the API carry it."
        ),
    )
    expiry_warning_days = forms.CharField(
        label=_("Expiry warnings"),
        required=False,
        help_text=_(
            "How many days before the end of a certificate you are told, such as: 30, 7, 1."
        ),
    )
    notify_holder = forms.BooleanField(
        label=_("Tell holders by e-mail"),
        required=False,
        help_text=_("Holders whose address is known are told of their certificates."),
    )
    told_of_changes = forms.ChoiceField(
        label=_("Tell holders of revocation and replacement"),
        choices=ToldOfChanges.choices,
        help_text=_(
            "Whose address is known gets an e-mail when a certificate is revoked or replaced. Holders can object to such mails."
        ),
    )
    trusted_networks = forms.CharField(
        label=_("Trusted networks"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_(
            "From which API keys are accepted, one a line, such as 192.0.2.0/24. Empty: from anywhere."
        ),
    )
    second_factor_for_all = forms.BooleanField(
        label=_("Second factor for all members"),
        required=False,
        help_text=_(
            "Everybody who works for you, auditors and team members too, sets up an authenticator app or a security key before the back office opens. Owners, administrators and operators may have to in any case: the operator of this service decides."
        ),
    )
    color = forms.CharField(
        label=_("Colour"),
        required=False,
        widget=forms.TextInput(attrs={"placeholder": "#1f3a5f"}),
        help_text=_(
            "A stripe beside your name on public pages. Text on it must be readable, so not every colour will do."
        ),
    )
    address = forms.CharField(
        label=_("Address"),
        required=False,
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 4}),
    )
    website = forms.CharField(
        label=_("Website"),
        required=False,
        max_length=300,
        widget=forms.URLInput(attrs={"placeholder": "https://"}),
    )
    contact = forms.CharField(
        label=_("Public contact"),
        required=False,
        max_length=300,
        widget=forms.TextInput(attrs={"placeholder": "quality@example.com"}),
        help_text=_(
            "An e-mail address or an https address. Whoever finds a fault in a certificate reads it on its public page."
        ),
    )

    print_columns = forms.TypedChoiceField(
        label=_("Columns of the details"),
        choices=PrintColumns.choices,
        coerce=int,
        help_text=_(
            "How labels and values stand on the paper. The preview in each certificate type shows it, with logo, colour and signature."
        ),
    )

    def __init__(self, data: Any = None, *, issuer: Issuer, branding: Branding) -> None:
        columns = (
            "sector",
            "default_locale",
            "time_zone",
            "data_hash_enabled",
            "notify_holder",
            "told_of_changes",
            "second_factor_for_all",
        )
        initial: dict[str, Any] = {name: getattr(issuer, name) for name in columns}
        initial["expiry_warning_days"] = ", ".join(map(str, issuer.expiry_warning_days))
        initial["trusted_networks"] = "\n".join(issuer.trusted_networks)
        initial |= {name: getattr(branding, name) for name in _TEXTS_OF_BRANDING}
        initial["print_columns"] = str(branding.print_columns)
        self.instance = issuer
        super().__init__(data, initial=initial)
        zones = cast(forms.ChoiceField, self.fields["time_zone"])
        zones.choices = time_zone_choices(
            get_language() or Locale.EN, timezone.now(), issuer.time_zone
        )

    def leave_out_data_hash(self) -> None:
        """Disables the field, where the plan does not include the feature."""
        field = self.fields["data_hash_enabled"]
        field.disabled = True
        field.help_text = _("Your plan does not include it.")

    def close(self) -> None:
        """Disables all fields, for members who may not change settings."""
        for field in self.fields.values():
            field.disabled = True

    def clean_color(self) -> str | None:
        """Refuses anything but a colour of six hexadecimal digits; empty becomes None."""
        color: str = self.cleaned_data["color"]
        if color and not re.fullmatch("#[0-9A-Fa-f]{6}", color, re.ASCII):
            raise forms.ValidationError(_("Write it as #rrggbb, such as #1f3a5f."))
        return color or None

    def clean_expiry_warning_days(self) -> list[int]:
        """The whole numbers, separated by commas or spaces."""
        words = _words(self.cleaned_data["expiry_warning_days"])
        if not all(re.fullmatch("[0-9]{1,4}", word, re.ASCII) for word in words):
            raise forms.ValidationError(_("Write whole numbers, with commas between them."))
        return [int(word) for word in words]

    def clean_trusted_networks(self) -> list[str]:
        """The networks, separated by lines, spaces or commas."""
        return _words(self.cleaned_data["trusted_networks"])

    def clean_address(self) -> str | None:
        """The address with line ends as in the API; empty becomes None."""
        address: str = self.cleaned_data["address"]
        return address.replace("\r\n", "\n") or None

    def clean_website(self) -> str | None:
        """The website; empty becomes None."""
        website: str = self.cleaned_data["website"]
        return website or None

    def clean_contact(self) -> str | None:
        """The contact; empty becomes None."""
        contact: str = self.cleaned_data["contact"]
        return contact or None

    def change(self) -> SettingsChange:
        """The changed fields, as the operation takes them."""
        return cast(SettingsChange, {name: self.cleaned_data[name] for name in self.changed_data})


class ImageField(forms.FileField):
    """A PNG or JPEG file. Refuses one that is too large; the operation checks that it is an image."""

    widget = forms.ClearableFileInput(attrs={"accept": "image/png,image/jpeg"})

    def clean(self, data: Any, initial: Any = None) -> Any:
        """The file that was sent, or nothing."""
        file = super().clean(data, initial)
        if file and file.size > IMAGE_LIMIT:
            raise forms.ValidationError(_("The file is larger than 256 KiB."))
        return file


class LogoForm(BackOfficeForm):
    """Uploads the logo for public pages."""

    logo = ImageField(
        label=_("Logo"), help_text=_("PNG or JPEG, at most 256 KiB and 1200 × 600 pixels.")
    )


class SignatureForm(BackOfficeForm):
    """Uploads the signature for printed certificates, with the name and function of who signs."""

    name = forms.CharField(
        label=_("Name of the signatory"),
        max_length=200,
        help_text=_("As it is written in the certificates that this person signs."),
    )
    role = forms.CharField(
        label=_("Function of the signatory"),
        required=False,
        max_length=200,
        help_text=_(
            "If it is stated, the signature is printed only where the certificate states the same function."
        ),
    )
    signature = ImageField(
        label=_("Image of the signature"),
        help_text=_(
            "On white or transparent ground, cut close. PNG or JPEG, at most 256 KiB and 1200 × 600 pixels."
        ),
    )

    def __init__(self, data: Any = None, files: Any = None, *, branding: Branding) -> None:
        initial = {"name": branding.signature_name, "role": branding.signature_role}
        super().__init__(data, files, initial=initial)
        self.fields["signature"].required = branding.signature_sha256 is None

    def clean_role(self) -> str | None:
        """The function; empty becomes None."""
        role: str = self.cleaned_data["role"]
        return role or None

    def change(self) -> SettingsChange:
        """Name and function, as the operation takes them."""
        return {
            "signature_name": self.cleaned_data["name"],
            "signature_role": self.cleaned_data["role"],
        }


class PlanRequestForm(BackOfficeForm):
    """Requests another plan."""

    plan = forms.ModelChoiceField(Plan.objects.none(), label=_("Plan"))
    message = forms.CharField(
        label=_("Message"),
        required=False,
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 3}),
    )

    def __init__(self, data: Any = None, *, plans: Any) -> None:
        super().__init__(data)
        cast("forms.ModelChoiceField[Plan]", self.fields["plan"]).queryset = plans


def _words(text: str) -> list[str]:
    return [word for word in _SEPARATOR.split(text) if word]
