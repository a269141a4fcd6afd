"""Middleware of the back office: expired sessions, language, required second factors, forms that were taken.

A form that was taken is named to the browser in a cookie that is sent to the form's address only, so
that it forgets what was typed (static/config/typed.js).
"""

import re
from collections.abc import Callable
from typing import Any

from allauth.mfa.models import Authenticator
from django.conf import settings
from django.contrib import admin
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import translation

from accounts.models import User
from accounts.single_sign_on.flow import remembered_way_in
from accounts.single_sign_on.rules import sign_on_of

from .lockout import set_known_browser_cookie
from .operations import must_have_second_factor
from .sessions import seconds_left

BACK_OFFICE = "/admin/"
SESSION_PATHS = (BACK_OFFICE, "/invitations/")
CLEAR_SITE_DATA = '"cache", "storage"'  # Clear-Site-Data; "cookies" would reach beyond this host
CLEAR_CACHE = '"cache"'  # what was typed stays in the tab for whoever signs in again (ADR 0045)
FACTORS = (Authenticator.Type.TOTP, Authenticator.Type.WEBAUTHN)
# The pages that are open to a user who must have a second factor and has none.
ENROLMENT = {
    "account_login",
    "account_logout",
    "account_reauthenticate",
    "admin:logout",
    "mfa_activate_totp",
    "mfa_add_webauthn",
    "mfa_index",
}
# The pages below /admin/access/ that are open to whom an issuer's provider has signed in.
OPEN_TO_SIGN_ON = {
    "account_login",
    "account_logout",
    "account_profile",
    "account_reauthenticate",
    "account_session_left",
    "sign_on",
    "sign_on_callback",
    "sign_on_start",
}

SENT, TAKEN = "form_sent", "form_taken"  # cookies
NAME = re.compile(r"[\w-]{1,40}")
KEPT_SECONDS = 600


class SignInRules:
    """Ends expired sessions, activates the user's language, and redirects to second-factor enrolment."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.path_info.startswith(SESSION_PATHS):
            return self.get_response(request)
        self._prepare(request)
        response = self.get_response(request)
        if getattr(request, "signed_out", False):
            response["Clear-Site-Data"] = CLEAR_SITE_DATA
        elif getattr(request, "timed_out", False):
            response["Clear-Site-Data"] = CLEAR_CACHE
        note_taken(request, response)
        set_known_browser_cookie(request, response)
        return response

    def process_view(
        self, request: HttpRequest, view: Any, args: Any, kwargs: Any
    ) -> HttpResponse | None:
        """Redirects users who lack a required second factor, from every view of the back office.

        What is of the person, and so of all their issuers, is closed to whom one issuer's provider has
        signed in: it could give itself a password, or a second factor, to the others.
        """
        match = request.resolver_match
        if not request.path_info.startswith(SESSION_PATHS) or match is None:
            return None
        if request.user.is_authenticated and sign_on_of(request.session):
            of_person = request.path_info.startswith((_access(), SESSION_PATHS[1]))
            if not of_person or match.view_name in OPEN_TO_SIGN_ON:
                return None
            return TemplateResponse(request, "account/single_sign_on/not_here.html", status=403)
        if match.view_name in ENROLMENT or not lacks_second_factor(request.user):
            return None
        if not request.path_info.startswith(BACK_OFFICE):
            return None
        return HttpResponseRedirect(reverse("mfa_index"))

    def process_template_response(
        self, request: HttpRequest, response: TemplateResponse
    ) -> TemplateResponse:
        """Adds the back office's shared context to allauth's pages, which use its base template."""
        if request.path_info.startswith(_access()):
            context = response.context_data or {}
            response.context_data = {
                **admin.site.each_context(request),
                "must_enrol": not sign_on_of(request.session) and lacks_second_factor(request.user),
                "way_in": remembered_way_in(request),
                **context,
            }
        return response

    def _prepare(self, request: HttpRequest) -> None:
        if not request.user.is_authenticated:
            return
        # A platform admin by now, who was none: no issuer's provider vouches for those.
        over = request.user.is_superuser and sign_on_of(request.session) is not None
        if over or seconds_left(request) <= 0:
            logout(request)
            request.signed_out, request.timed_out = False, True  # type: ignore[attr-defined]
            return
        if request.path_info != reverse("account_session_left") or request.method == "POST":
            request.session.note_seen()  # type: ignore[attr-defined]
        if settings.LANGUAGE_COOKIE_NAME not in request.COOKIES:
            translation.activate(request.user.locale)
            request.LANGUAGE_CODE = translation.get_language()


def _access() -> str:
    return reverse("account_login").removesuffix("login/")


def lacks_second_factor(user: Any) -> bool:
    """Whether this user must have a second factor, and has none."""
    if not isinstance(user, User) or not must_have_second_factor(user):
        return False
    return not Authenticator.objects.filter(user=user, type__in=FACTORS).exists()


def note_taken(request: HttpRequest, response: HttpResponse) -> None:
    """Names the form in a cookie if the response leads on from it."""
    name = request.COOKIES.get(SENT, "")
    if request.method != "POST" or not NAME.fullmatch(name) or not _leads_on(response):
        return
    response.set_cookie(
        TAKEN,
        name,
        max_age=KEPT_SECONDS,
        path=BACK_OFFICE,
        secure=request.is_secure(),
        samesite="Lax",
    )
    response.delete_cookie(SENT, path=request.path)


def _leads_on(response: HttpResponse) -> bool:
    """Whether it redirects, and not to a page of signing in or of proving who one is."""
    to_sign_in = (reverse("admin:login"), reverse("account_login").removesuffix("login/"))
    location = response.get("Location", "")
    return response.status_code in {302, 303} and not location.startswith(to_sign_in)
