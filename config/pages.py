"""Pages of no app: the landing page and files beside it, invitations, errors.

All of them are public. A page of an error needs no database and no session, so that it can be shown whatever has
failed.
"""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from allauth.account.internal.flows.login import perform_password_login
from allauth.account.models import Login
from django import forms
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import REDIRECT_FIELD_NAME
from django.contrib.auth.password_validation import (
    password_validators_help_texts,
    validate_password,
)
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.http.multipartparser import MultiPartParserError
from django.shortcuts import render, resolve_url
from django.template import loader
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.decorators import method_decorator
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views import View
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_safe

from accounts.api import problems
from accounts.back_office.active_membership import ACTIVE_ISSUER_KEY, action_context_of
from accounts.errors import AccountExists, InvitationNotFound, ServiceError
from accounts.models import Invitation, Membership, User
from accounts.people import invitations
from accounts.scopes import Locale
from accounts.sign_in.middleware import lacks_second_factor
from accounts.single_sign_on.operations import provider_of
from certificates.issuing.previews import sample_verification
from certificates.public_pages import PublicPage
from certificates.verification.verify_html import verify_page_content
from lib.database import tenancy

ROBOTS = "User-agent: *\nDisallow: /admin/\nDisallow: /api/\n"
# RFC 9116 asks for less than a year, so that a forgotten file says so itself.
SECURITY_TXT_DAYS = 180


class LandingPage(PublicPage):
    """The landing page: what the service is, a verify field, a sample certificate, who runs it, links."""

    answer_headers = {"Cache-Control": "public, max-age=3600", "Referrer-Policy": "no-referrer"}

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        docs = {
            name: reverse(name, kwargs={"locale": locale}) for name in ("docs", "docs-reference")
        }
        start = reverse("docs-guide", kwargs={"locale": locale, "slug": "start"})
        sample = sample_verification(now=timezone.now())
        context = {
            "docs": docs["docs"],
            "reference": docs["docs-reference"],
            "start": start,
            "sheet": verify_page_content(sample),
            "operator": settings.OPERATOR_NAME,
        }
        return self.page("landing.html", context)


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """robots.txt. Verify pages are not listed: they send `noindex`, which crawlers see only if they may fetch."""
    return HttpResponse(ROBOTS, content_type="text/plain")


@require_safe
def security_txt(request: HttpRequest) -> HttpResponse:
    """security.txt (RFC 9116); 404 until `SECURITY_CONTACT` is set."""
    if not settings.SECURITY_CONTACT:
        raise Http404
    expires = timezone.now().replace(microsecond=0) + timedelta(days=SECURITY_TXT_DAYS)
    lines = [
        f"Contact: {settings.SECURITY_CONTACT}",
        f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
        "Preferred-Languages: de, en, fr, sq",
        f"Canonical: {settings.BASE_URL}/.well-known/security.txt",
    ]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    """The icon for browsers that ask for /favicon.ico, as on JSON answers."""
    return HttpResponseRedirect(staticfiles_storage.url("certificates/seal.svg"))


# --- invitations ----------------------------------------------------------------------------------

# Not `no-referrer`: browsers would then send the form from the origin `null`, which is no page of ours.
INVITATION_HEADERS = {
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex, nofollow, noarchive",
}


class SignUpForm(forms.Form):
    """Name and password of an invited person without an account."""

    name = forms.CharField(
        label=gettext_lazy("Your name"),
        max_length=200,
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
    )
    password = forms.CharField(
        label=gettext_lazy("A password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )

    def __init__(self, *args: Any, email: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.email = email
        self.fields["password"].help_text = " ".join(password_validators_help_texts())

    def clean(self) -> dict[str, Any] | None:
        """Runs Django's password validators, which also compare with name and address."""
        data = super().clean() or self.cleaned_data
        if password := data.get("password"):
            try:
                validate_password(password, User(email=self.email, name=data.get("name", "")))
            except forms.ValidationError as error:
                self.add_error("password", error)
        return data


@method_decorator([never_cache, sensitive_post_parameters("password")], name="dispatch")
class InvitationPage(View):
    """`/invitations/<token>/`"""

    http_method_names = ["get", "head", "post"]

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        try:
            self.invitation = invitations.find(kwargs["token"], now=timezone.now())
        except InvitationNotFound:
            response: HttpResponseBase = self.invalid()
        else:
            with (
                tenancy.acting_for(self.invitation.issuer_id),
                translation.override(self.locale()),
                timezone.override(self.zone()),
            ):
                response = super().dispatch(request, *args, **kwargs)
        for name, value in INVITATION_HEADERS.items():
            response[name] = value
        return response

    def get(self, request: HttpRequest, *, token: str) -> HttpResponse:
        return self.page(SignUpForm())

    def post(self, request: HttpRequest, *, token: str) -> HttpResponse:
        if isinstance(request.user, User):
            return self.accept(self.join)
        form = SignUpForm(request.POST, email=self.invitation.email)
        if self.has_account() or not form.is_valid():
            return self.page(form)
        return self.accept(lambda: self.sign_up(form.cleaned_data), form)

    def accept(
        self, operation: Callable[[], Membership], form: SignUpForm | None = None
    ) -> HttpResponse:
        """Run the acceptance; shows a refusal, or redirects to the back office, signed in."""
        try:
            with transaction.atomic():
                membership = operation()
        except InvitationNotFound:
            return self.invalid()
        except ServiceError as error:
            status = 200 if isinstance(error, AccountExists) else 409
            return self.page(form or SignUpForm(), refused=error.detail(), status=status)
        return self.welcome(membership)

    def welcome(self, membership: Membership) -> HttpResponse:
        """Signs a new person in, says for whom they work now, and what comes next."""
        response: HttpResponse = HttpResponseRedirect(resolve_url("admin:index"))
        if not isinstance(self.request.user, User):
            sign_in = Login(user=membership.user, redirect_url=resolve_url("admin:index"))
            credentials = {"email": membership.user.email}
            response = perform_password_login(self.request, credentials, sign_in)
        self.request.session[ACTIVE_ISSUER_KEY] = str(membership.issuer_id)
        text = _("Welcome: you work for %(issuer)s now. Your role: %(role)s.")
        if lacks_second_factor(membership.user):
            text = _(
                "Welcome: you work for %(issuer)s now. Your role: %(role)s. It needs a second factor: set one up here, then the back office opens."
            )
        role = membership.get_role_display()
        messages.success(self.request, text % {"issuer": membership.issuer, "role": role})
        return response

    def join(self) -> Membership:
        """Accept as the signed-in person."""
        assert isinstance(self.request.user, User)
        context = action_context_of(self.request)
        return invitations.join(context=context, token=self.kwargs["token"], user=self.request.user)

    def sign_up(self, form: dict[str, str]) -> Membership:
        """Create an account and accept. The token proves the address, so the person is signed in."""
        return invitations.sign_up(
            context=action_context_of(self.request),
            token=self.kwargs["token"],
            name=form["name"],
            password=form["password"],
        )

    # --- what is shown ------------------------------------------------------------------------

    def page(self, form: SignUpForm, *, refused: str = "", status: int = 200) -> HttpResponse:
        """The page with the invitation and the form that this visitor may use."""
        here = {REDIRECT_FIELD_NAME: self.request.path}
        context = {
            "invitation": self.invitation,
            "form": form,
            "refused": refused,
            "person": self.request.user if isinstance(self.request.user, User) else None,
            "has_account": self.has_account(),
            "sign_on": self.sign_on(),
            "log_in": f"{resolve_url('admin:login')}?{urlencode(here)}",
            **_language_links(self.request, self.locale()),
        }
        return render(self.request, "invitations/accept.html", context, status=status)

    def invalid(self) -> HttpResponse:
        """The page of an invalid invitation. It does not tell whether it is wrong, used, expired or withdrawn."""
        locale = _chosen_language(self.request) or translation.get_language_from_request(
            self.request
        )
        with translation.override(locale):
            context = _language_links(self.request, locale)
            return render(self.request, "invitations/invalid.html", context, status=404)

    def has_account(self) -> bool:
        """Whether the invited address has an account. Shown only to the holder of the token."""
        return User.objects.filter(email=self.invitation.email).exists()

    def sign_on(self) -> str | None:
        """Where a new person joins by the issuer's provider, in place of a password of their own."""
        provider = provider_of(self.invitation.issuer_id)
        if provider is None or provider.enabled_at is None:
            return None
        query = urlencode({"invitation": self.kwargs["token"]})
        return f"{resolve_url('sign_on_start', provider.pk)}?{query}"

    def locale(self) -> str:
        """The language chosen on this page, else the invitation's."""
        return _chosen_language(self.request) or self.invitation.locale

    def zone(self) -> str:
        """The issuer's time zone, in which dates are shown."""
        invitation: Invitation = self.invitation
        return invitation.issuer.time_zone


def _chosen_language(request: HttpRequest) -> str | None:
    language = request.GET.get("lang")
    return language if language in Locale.values else None


def _language_links(request: HttpRequest, locale: str) -> dict[str, object]:
    addresses = {code: f"?lang={code}" for code in Locale.values}
    return {"locale": locale, "languages": addresses}


# --- errors ---------------------------------------------------------------------------------------

RETRY_AFTER = "5"  # seconds
LONGEST_TYPED = 1024 * 1024  # characters of a form that a page gives back


def nothing_here(request: HttpRequest, **_: str) -> HttpResponse:
    """Answer 404: for URLs of packages that are not used here."""
    raise Http404


def refusal(request: HttpRequest, error: problems.ApiError, status: int) -> HttpResponse:
    """An error answer: a problem document under /api/, a page elsewhere."""
    if request.path_info.lstrip("/").startswith("api/"):
        response = problems.problem_response(error, request)
        response["Cache-Control"] = "no-store"
        return response
    return error_page(request, status)


def expired_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer 403 to a form whose CSRF token does not fit (CSRF_FAILURE_VIEW); 405 where there is no form."""
    view: Any = request.resolver_match and request.resolver_match.func
    page = getattr(view, "view_class", None)
    if page and not hasattr(page, (request.method or "").lower()):
        refused: HttpResponse = page(**view.view_initkwargs).http_method_not_allowed(request)
        return refused
    return error_page(request, 403, template="403_csrf.html")


def error_page(
    request: HttpRequest, status: int, *, template: str = "", **told: object
) -> HttpResponse:
    """An error page: `templates/<status>.html`, or another, with this status."""
    locale = _locale(request)
    # Each language leads to where a visitor starts again.
    starts = {code: reverse("landing", kwargs={"locale": code}) for code in Locale.values}
    with translation.override(locale):
        context = {"languages": starts, **told}
        if request.method == "POST" and request.path_info.startswith("/admin/"):
            context.setdefault("back_to_form", request.get_full_path())
        html = loader.render_to_string(template or f"{status}.html", context)
    response = HttpResponse(html, status=status)
    response["Cache-Control"] = "no-store"
    response["Content-Language"] = locale
    return response


def unavailable_page(request: HttpRequest) -> HttpResponse:
    """The 503 page, with a button that submits a back-office form again."""
    kept = _typed(request) if request.method == "POST" else []
    again = request.get_full_path()
    response = error_page(request, 503, typed=kept, again=again)
    response["Retry-After"] = RETRY_AFTER
    return response


def _typed(request: HttpRequest) -> list[tuple[str, str]]:
    """The submitted fields that may be repeated in a page: no passwords, codes or files."""
    inside = request.path_info.startswith("/admin/")
    if not inside or request.path_info.startswith(
        resolve_url("account_login").removesuffix("login/")
    ):
        return []
    try:
        if request.FILES:
            return []
        pairs = [(name, value) for name, values in request.POST.lists() for value in values]
    except (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent, MultiPartParserError, OSError):
        return []
    secret = any("password" in name or "secret" in name for name, _value in pairs)
    long = sum(len(name) + len(value) for name, value in pairs) > LONGEST_TYPED
    return [] if secret or long else pairs


def _locale(request: HttpRequest) -> str:
    first = request.path_info.lstrip("/").partition("/")[0]
    return first if first in Locale.values else translation.get_language_from_request(request)
