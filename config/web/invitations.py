"""The page of an invitation link: accept it with an existing account or a new one.

A public page: no script, nothing from elsewhere. Of an address that is not valid it says just that.
"""

from collections.abc import Callable
from typing import Any

from allauth.account.internal.flows.login import perform_password_login
from allauth.account.models import Login
from django.contrib import messages
from django.contrib.auth import REDIRECT_FIELD_NAME
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render, resolve_url
from django.utils import timezone, translation
from django.utils.decorators import method_decorator
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views import View
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters

from accounts.back_office.active_membership import ACTIVE_ISSUER_KEY, action_context_of
from accounts.errors import AccountExists, InvitationNotFound, ServiceError
from accounts.models import Invitation, Membership, User
from accounts.people import invitations
from accounts.people.forms import SignUpForm
from accounts.scopes import Locale
from accounts.sign_in.middleware import lacks_second_factor
from accounts.single_sign_on.operations import provider_of
from lib.database import tenancy

# Not `no-referrer`: browsers would then send the form from the origin `null`, which is no page of ours.
HEADERS = {"Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex, nofollow, noarchive"}


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
        for name, value in HEADERS.items():
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
