"""An issuer's settings in its back office: owners and administrators change them, all members read them."""

from base64 import b64encode
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse, reverse_lazy
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import show_service_error
from accounts.back_office.pages import IssuerPage, issuer_route, page_locale
from accounts.back_office.reauthentication import require_recent_proof
from accounts.errors import PlanAlreadyRequested, ServiceError
from accounts.issuers.operations import pending_plan_request, request_plan
from accounts.models import Branding, Plan
from accounts.scopes import Feature, Role, Scope, roles_with

from .branding import BrandImage, text_on
from .forms import IMAGE_LIMIT, LogoForm, PlanRequestForm, SettingsForm, SignatureForm
from .operations import SettingsChange, branding_of, change_settings, remove_image, set_image

# Settings that can be changed only after a recent reauthentication.
NEED_RECENT_PROOF = {"trusted_networks", "second_factor_for_all"}
SETTINGS_URL = reverse_lazy("admin:accounts_issuer_settings")


class SettingsPage(IssuerPage):
    """The page with the form of the settings, and below it the forms of logo, signature and plan."""

    writers = roles_with(Scope.ACCOUNT_MANAGE)
    title = _("Settings")
    template = "admin/accounts/settings.html"

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show()

    def post(self, request: HttpRequest) -> HttpResponse:
        form = self.form(request.POST)
        if not form.is_valid():
            return self.show(form)
        if NEED_RECENT_PROOF & set(form.changed_data):
            require_recent_proof(request)
        try:
            # Without the caller's address: trusted networks apply to API keys, not to people.
            change_settings(context=self.request_context(), change=form.change())
        except ServiceError as error:
            show_service_error(form, error)
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

    def done(self, text: object) -> HttpResponse:
        """Redirects to the page, with this message."""
        messages.success(self.request, str(text))
        return HttpResponseRedirect(str(SETTINGS_URL))


class LogoPage(SettingsPage):
    """Receives the form of the logo."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest) -> HttpResponse:
        if "remove" in request.POST:
            remove_image(context=self.request_context(), image=BrandImage.LOGO)
            return self.done(_("The logo was removed."))
        logo = LogoForm(request.POST, request.FILES)
        if not logo.is_valid():
            return self.show(logo=logo)
        try:
            raw: bytes = logo.cleaned_data["logo"].read()
            set_image(context=self.request_context(), image=BrandImage.LOGO, raw=raw)
        except ServiceError as error:
            show_service_error(logo, error)
            return self.show(logo=logo)
        return self.done(_("The logo was saved."))


class SignaturePage(SettingsPage):
    """Receives the form of the signature."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest) -> HttpResponse:
        context = self.request_context()
        if "remove" in request.POST:
            remove_image(context=context, image=BrandImage.SIGNATURE)
            nobody: SettingsChange = {"signature_name": None, "signature_role": None}
            change_settings(context=context, change=nobody)
            return self.done(_("The signature was removed."))
        style = branding_of(self.membership.issuer)
        form = SignatureForm(request.POST, request.FILES, branding=style)
        if not form.is_valid():
            return self.show(signature=form)
        try:
            if file := form.cleaned_data["signature"]:
                set_image(context=context, image=BrandImage.SIGNATURE, raw=file.read())
            change_settings(context=context, change=form.change())
        except ServiceError as error:
            show_service_error(form, error)
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
            messages.error(request, error.detail())
            return HttpResponseRedirect(str(SETTINGS_URL))
        return self.done(_("Your wish stands on the operator’s list until it is answered."))


routes = [
    issuer_route("settings/", SettingsPage, "settings"),
    issuer_route("settings/logo/", LogoPage, "logo"),
    issuer_route("settings/signature/", SignaturePage, "signature"),
    issuer_route("settings/plan/", PlanRequestPage, "plan_request"),
]
