"""The forms of an issuer's settings, logo, signature, plan and test clock."""

import re
from datetime import datetime
from typing import Any, cast

from django import forms
from django.core.validators import RegexValidator
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.models import Branding, Issuer, Plan
from accounts.scopes import Locale, Sector, ToldOfChanges
from lib.dates import start_of_day, time_zone_choices

from .rules import IMAGE_LIMIT, SETTINGS, PrintColumns, SettingsChange

_SEPARATOR = re.compile(r"[\s,;]+")


class WordsField(forms.CharField):
    """A list of words, separated by lines, spaces or commas."""

    separator = "\n"

    def prepare_value(self, value: Any) -> Any:
        """What is typed stays as it is; a list becomes a text."""
        return self.separator.join(map(str, value)) if isinstance(value, list) else value

    def to_python(self, value: Any) -> Any:
        """The words."""
        text = super().to_python(self.prepare_value(value)) or ""
        return [word for word in _SEPARATOR.split(text) if word]


class DaysField(WordsField):
    """A list of whole numbers, of at most four digits."""

    separator = ", "

    def to_python(self, value: Any) -> Any:
        """The numbers. Raises ValidationError."""
        words = super().to_python(value)
        if not all(re.fullmatch("[0-9]{1,4}", word, re.ASCII) for word in words):
            raise forms.ValidationError(_("Write whole numbers, with commas between them."))
        return [int(word) for word in words]


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
    expiry_warning_days = DaysField(
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
    trusted_networks = WordsField(
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
        empty_value=None,
        widget=forms.TextInput(attrs={"placeholder": "#1f3a5f"}),
        validators=[
            RegexValidator(r"^#[0-9A-Fa-f]{6}\Z", _("Write it as #rrggbb, such as #1f3a5f."))
        ],
        help_text=_(
            "A stripe beside your name on public pages. Text on it must be readable, so not every colour will do."
        ),
    )
    address = forms.CharField(
        label=_("Address"),
        required=False,
        empty_value=None,
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 4}),
    )
    website = forms.CharField(
        label=_("Website"),
        required=False,
        empty_value=None,
        max_length=300,
        widget=forms.URLInput(attrs={"placeholder": "https://"}),
    )
    contact = forms.CharField(
        label=_("Public contact"),
        required=False,
        empty_value=None,
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
        rows = {True: branding, False: issuer}
        initial = {
            name: getattr(rows[SETTINGS[name].of_branding], name) for name in self.base_fields
        }
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

    def change(self) -> SettingsChange:
        """The changed fields, as the operation takes them."""
        return {name: self.cleaned_data[name] for name in self.changed_data}


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
        empty_value=None,
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


class TestClockForm(BackOfficeForm):
    """The day to set the test clock to."""

    day = forms.DateField(
        label=_("Set forward to"),
        help_text=_("The beginning of this day. The clock cannot be set back."),
    )

    def begin(self, zone: str) -> datetime:
        """The first moment of the day in this time zone."""
        begin: datetime = start_of_day(self.cleaned_data["day"], zone)
        return begin
