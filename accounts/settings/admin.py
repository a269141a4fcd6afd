"""An issuer's settings in its back office, and their forms: owners and administrators change them, all members read them."""

import re
from base64 import b64encode
from datetime import datetime
from typing import Any, cast

from django import forms
from django.contrib import admin, messages
from django.core.validators import RegexValidator
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse, reverse_lazy
from django.utils import timezone
from django.utils.translation import get_language, gettext_lazy as _

from accounts.back_office.active_membership import request_context_of
from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.back_office.pages import IssuerPage, issuer_route, page_locale
from accounts.back_office.reauthentication import require_recent_proof
from accounts.errors import PlanAlreadyRequested, ServiceError
from accounts.issuers.operations import pending_plan_request, request_plan
from accounts.models import Branding, Issuer, Plan
from accounts.scopes import Feature, Locale, Mode, Role, Scope, Sector, ToldOfChanges, roles_with
from lib.dates import start_of_day, time_zone_choices

from .operations import advance_test_clock, branding_of, change_settings, remove_image, set_image
from .rules import IMAGE_LIMIT, LIMITS, SETTINGS, BrandImage, PrintColumns, SettingsChange, text_on

SETTINGS_URL = reverse_lazy("admin:accounts_issuer_settings")
TEST_MODE_URL = reverse_lazy("admin:accounts_issuer_test_mode")
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


class SettingsPage(IssuerPage):
    """The page with the form of the settings, and below it the forms of logo, signature and plan."""

    writers = roles_with(Scope.ACCOUNT_MANAGE)
    title = _("Settings")
    template = "admin/accounts/settings.html"
    home = SETTINGS_URL

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show()

    def post(self, request: HttpRequest) -> HttpResponse:
        form = self.form(request.POST)

        def change() -> None:
            if not LIMITS.isdisjoint(form.changed_data):
                require_recent_proof(request)
            # Without the caller's address: trusted networks apply to API keys, not to people.
            change_settings(context=self.request_context(), change=form.change())

        if not self.saves(form, change):
            return self.show(form)
        return self.done(_("The settings were saved."))

    def form(self, data: Any = None) -> SettingsForm:
        """The form with the present settings; disabled for members who may not change them."""
        issuer = self.membership.issuer
        form = SettingsForm(data, issuer=issuer, branding=branding_of(issuer))
        if Feature.DATA_HASH.value not in issuer.plan.features:
            form.leave_out_data_hash()
        if not self.may_write():
            form.close()
        return form

    def show(
        self,
        form: SettingsForm | None = None,
        logo: LogoForm | None = None,
        signature: SignatureForm | None = None,
    ) -> HttpResponse:
        """The page, with the errors of the form that was posted."""
        style = branding_of(self.membership.issuer)
        owner = self.membership.may_write(frozenset({Role.OWNER}))
        others = Plan.objects.exclude(pk=self.membership.issuer.plan_id).order_by("name")
        return self.page(
            form=form or self.form(),
            may_export=owner and not self.membership.is_impersonated,
            export_guide=f"{reverse('docs-guide', args=[page_locale(), 'account'])}#export",
            logo_form=logo or LogoForm(),
            image_limit=IMAGE_LIMIT,
            logo_path=style.logo_path,
            signature_form=signature or SignatureForm(branding=style),
            signature_image=_drawn(style),
            style=style,
            swatch=(style.color, text_on(style.color)) if style.color else None,
            plan=self.membership.issuer.plan,
            plan_request=pending_plan_request(self.request_context()),
            plan_form=PlanRequestForm(plans=others) if owner and others.exists() else None,
        )


class LogoPage(SettingsPage):
    """Receives the form of the logo."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest) -> HttpResponse:
        if "remove" in request.POST:
            remove_image(context=self.request_context(), image=BrandImage.LOGO)
            return self.done(_("The logo was removed."))
        logo = LogoForm(request.POST, request.FILES)

        def store() -> None:
            raw = logo.cleaned_data["logo"].read()
            set_image(context=self.request_context(), image=BrandImage.LOGO, raw=raw)

        if not self.saves(logo, store):
            return self.show(logo=logo)
        return self.done(_("The logo was saved."))


class SignaturePage(SettingsPage):
    """Receives the form of the signature."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest) -> HttpResponse:
        context = self.request_context()
        if "remove" in request.POST:
            remove_image(context=context, image=BrandImage.SIGNATURE)
            nobody = {"signature_name": None, "signature_role": None}
            change_settings(context=context, change=nobody)
            return self.done(_("The signature was removed."))
        style = branding_of(self.membership.issuer)
        form = SignatureForm(request.POST, request.FILES, branding=style)

        def store() -> None:
            if file := form.cleaned_data["signature"]:
                set_image(context=context, image=BrandImage.SIGNATURE, raw=file.read())
            change_settings(context=context, change=form.change())

        if not self.saves(form, store):
            return self.show(signature=form)
        return self.done(_("The signature was saved."))


def _drawn(style: Branding) -> str | None:
    """The signature as a picture within the page: it has no public address of its own."""
    if style.signature_sha256 is None or style.signature is None:
        return None
    return f"data:image/png;base64,{b64encode(style.signature).decode()}"


class PlanRequestPage(SettingsPage):
    """Receives an owner's request for another plan."""

    http_method_names = ["post"]
    writers = frozenset({Role.OWNER})

    def post(self, request: HttpRequest) -> HttpResponse:
        form = PlanRequestForm(request.POST, plans=Plan.objects.all())
        if not form.is_valid():
            messages.error(request, _("Choose a plan."))
            return HttpResponseRedirect(str(SETTINGS_URL))
        try:
            request_plan(
                context=self.request_context(),
                plan=form.cleaned_data["plan"],
                message=form.cleaned_data["message"],
            )
        except PlanAlreadyRequested as error:
            return self.refused(error)
        return self.done(_("Your wish stands on the operator’s list until it is answered."))


class TestModePage(IssuerPage):
    """What the test clock shows, and the form that sets it forward."""

    writers = roles_with(Scope.ACCOUNT_MANAGE)
    title = _("Test mode")
    template = "admin/accounts/test_mode.html"
    home = TEST_MODE_URL

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show(TestClockForm())

    def post(self, request: HttpRequest) -> HttpResponse:
        form = TestClockForm(request.POST)
        if not form.is_valid():
            return self.show(form)
        try:
            advance_test_clock(
                context=request_context_of(request, Mode.TEST),
                to=form.begin(self.membership.issuer.time_zone),
            )
        except ServiceError as error:
            form.add_error("day", error.detail())
            return self.show(form)
        return self.done(_("The test clock was set forward."))

    def show(self, form: Any) -> HttpResponse:
        """The page, with the errors of the form that was posted."""
        test_time = self.membership.issuer.certificate_time(Mode.TEST, timezone.now())
        media = admin.site.get_model_admin(type(self.membership.issuer)).media + form.media
        return self.page(form=form, test_time=test_time, media=media)


routes = [
    issuer_route("settings/", SettingsPage, "settings"),
    issuer_route("settings/logo/", LogoPage, "logo"),
    issuer_route("settings/signature/", SignaturePage, "signature"),
    issuer_route("settings/plan/", PlanRequestPage, "plan_request"),
    issuer_route("test-mode/", TestModePage, "test_mode"),
]
