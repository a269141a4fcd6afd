"""An issuer's settings in its back office: owners and administrators change them, all members read them."""

from base64 import b64encode
from typing import Any

from django.contrib import admin, messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse, reverse_lazy
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.back_office.active_membership import request_context_of
from accounts.back_office.pages import IssuerPage, issuer_route, page_locale
from accounts.back_office.reauthentication import require_recent_proof
from accounts.errors import PlanAlreadyRequested, ServiceError
from accounts.issuers.operations import pending_plan_request, request_plan
from accounts.models import Branding, Plan
from accounts.scopes import Feature, Mode, Role, Scope, roles_with

from .forms import LogoForm, PlanRequestForm, SettingsForm, SignatureForm, TestClockForm
from .operations import advance_test_clock, branding_of, change_settings, remove_image, set_image
from .rules import IMAGE_LIMIT, LIMITS, BrandImage, text_on

SETTINGS_URL = reverse_lazy("admin:accounts_issuer_settings")
TEST_MODE_URL = reverse_lazy("admin:accounts_issuer_test_mode")


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
