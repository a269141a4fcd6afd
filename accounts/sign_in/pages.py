"""Pages of one's own account: name and language, sessions, and how long the present one lasts; and invitations,
by which people come.
"""

from collections.abc import Callable
from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.forms import ResetPasswordForm as AllauthResetPasswordForm
from allauth.account.internal.flows.login import perform_password_login
from allauth.account.models import Login
from django import forms
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import REDIRECT_FIELD_NAME
from django.contrib.auth.mixins import LoginRequiredMixin
from django.contrib.auth.password_validation import (
    password_validators_help_texts,
    validate_password,
)
from django.db import transaction
from django.http import (
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    HttpResponseRedirect,
    JsonResponse,
)
from django.shortcuts import render, resolve_url
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.decorators import method_decorator
from django.utils.http import urlencode
from django.utils.translation import gettext, gettext_lazy as _, ngettext
from django.views import View
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters

from accounts.back_office.active_membership import ACTIVE_ISSUER_KEY, action_context_of
from accounts.errors import AccountExists, InvitationNotFound, ServiceError
from accounts.models import Invitation, Membership, User
from accounts.people import invitations
from accounts.scopes import Locale
from accounts.single_sign_on.identities import is_connected
from accounts.single_sign_on.operations import memberships_of, provider_of
from accounts.single_sign_on.rules import sign_on_of
from lib.database import tenancy

from . import operations as sign_in
from .middleware import lacks_second_factor
from .models import HashedKey
from .sessions import seconds_left


class ResetPasswordForm(AllauthResetPasswordForm):
    """Sends one mail to every address, known or not, so that response and timing reveal nothing."""

    def save(self, request: HttpRequest, **kwargs: Any) -> str:
        """Sends an unknown address a mail of its own: allauth's offers to sign up, which is closed."""
        email: str = self.cleaned_data["email"]
        if self.users:
            return str(super().save(request, **kwargs))
        get_adapter().send_mail("account/email/unknown_account", email, {})
        return email


class OwnProfileForm(forms.Form):
    """A person's own name and language."""

    name = forms.CharField(
        label=_("Your name"),
        required=False,
        max_length=200,
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
        help_text=_("As your colleagues see it. Certificates do not show it."),
    )
    locale = forms.ChoiceField(
        label=_("Language"),
        choices=Locale.choices,
        help_text=_("Of the back office, and of e-mails to you."),
    )


OTHERS = "others"


class OwnPage(LoginRequiredMixin, View):
    """A page about the user who opens it."""

    http_method_names = ["get", "head", "post"]

    def user(self) -> User:
        """The user whose page this is."""
        assert isinstance(self.request.user, User)
        return self.request.user


class ProfilePage(OwnPage):
    """The user's own name and language."""

    def get(self, request: HttpRequest) -> HttpResponse:
        user = self.user()
        return self.show(OwnProfileForm(initial={"name": user.name, "locale": user.locale}))

    def post(self, request: HttpRequest) -> HttpResponse:
        form = OwnProfileForm(request.POST)
        if not form.is_valid():
            return self.show(form)
        sign_in.change_profile(
            context=action_context_of(self.request), user=self.user(), **form.cleaned_data
        )
        with translation.override(form.cleaned_data["locale"]):
            messages.success(request, gettext("Your profile was saved."))
        response = HttpResponseRedirect(reverse("account_profile"))
        response.delete_cookie(settings.LANGUAGE_COOKIE_NAME)  # or it would go before the profile
        return response

    def show(self, form: OwnProfileForm) -> HttpResponse:
        """The page with this form."""
        context = {"form": form, "providers": self.providers()}
        return TemplateResponse(self.request, "account/profile.html", context)

    def providers(self) -> list[dict[str, object]]:
        """Of the issuers that the user works for; none in a session of one of them, which is its own."""
        if sign_on_of(self.request.session) is not None:
            return []
        return [
            {"issuer": member.issuer, "connected": is_connected(member)}
            for member, provider in memberships_of(self.user())
            if provider is not None
        ]


class SessionsPage(OwnPage):
    """The user's own sessions. Each but the present one can be ended, or all others at once."""

    def get(self, request: HttpRequest) -> HttpResponse:
        sessions = [
            {"row": row, "is_this": row.pk == self.this()}
            for row in sign_in.sessions_of(self.user())
        ]
        context = {"sessions": sessions, "others": OTHERS, "several": len(sessions) > 1}
        return TemplateResponse(request, "account/sessions.html", context)

    def post(self, request: HttpRequest) -> HttpResponse:
        """Ends the chosen session, or all others. The present one is ended by signing out."""
        key = request.POST.get("session", "")
        chosen = sign_in.sessions_of(self.user()).exclude(pk=self.this())
        if key != OTHERS:
            chosen = chosen.filter(pk__in=[row.pk for row in chosen if row.pk == key])
        count = sign_in.end_chosen_sessions(
            context=action_context_of(self.request), user=self.user(), sessions=chosen.order_by()
        )
        text = ngettext("%(count)s session was ended.", "%(count)s sessions were ended.", count)
        message = text % {"count": count} if count else gettext("It had ended already.")
        messages.success(request, message)
        return HttpResponseRedirect(reverse("account_sessions"))

    def this(self) -> HashedKey:
        """The hashed key of the present session, as the database has it."""
        return HashedKey.of(str(self.request.session.session_key))


class SessionLeft(View):
    """How many seconds the session lasts; 0 for somebody who is not signed in.

    A GET is no use of the session (`middleware.SignInRules`), a POST is: the person stays signed in.
    """

    http_method_names = ["get", "head", "post"]

    def get(self, request: HttpRequest) -> HttpResponse:
        left = seconds_left(request) if request.user.is_authenticated else 0
        return JsonResponse({"seconds": max(0, int(left))}, headers={"Cache-Control": "no-store"})

    post = get


# --- invitations ----------------------------------------------------------------------------------

# Not `no-referrer`: browsers would then send the form from the origin `null`, which is no page of ours.
INVITATION_HEADERS = {
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex, nofollow, noarchive",
}


class SignUpForm(forms.Form):
    """Name and password of an invited person without an account."""

    name = forms.CharField(
        label=_("Your name"),
        max_length=200,
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
    )
    password = forms.CharField(
        label=_("A password"),
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
    """An invitation to work for an issuer (`/invitations/<token>/`): somebody accepts it, with an account or a new one."""

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
        text = gettext("Welcome: you work for %(issuer)s now. Your role: %(role)s.")
        if lacks_second_factor(membership.user):
            text = gettext(
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
