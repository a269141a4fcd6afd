"""The page behind the address in an invitation: accept it, as oneself or as somebody new.

A public page: no script, nothing from elsewhere. Of an address that is not valid it says just that.
"""

from collections.abc import Callable
from typing import Any

from django.contrib.auth import REDIRECT_FIELD_NAME
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render, resolve_url
from django.utils import timezone, translation
from django.utils.decorators import method_decorator
from django.utils.http import urlencode
from django.views import View
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters

from accounts.admin.foundation.actor import actor_of
from accounts.errors import AccountExists, InvitationNotFound, ServiceError
from accounts.forms import SignUpForm
from accounts.models import Invitation, User
from accounts.operations.people import invitations
from accounts.scopes import Locale
from certificates.rendering import languages

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
            with translation.override(self.locale()), timezone.override(self.zone()):
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
        self, operation: Callable[[], object], form: SignUpForm | None = None
    ) -> HttpResponse:
        """Runs it; shows what it refuses, or leads on to the back office."""
        try:
            with transaction.atomic():
                operation()
        except InvitationNotFound:
            return self.invalid()
        except ServiceError as error:
            status = 200 if isinstance(error, AccountExists) else 409
            return self.page(form or SignUpForm(), refused=error.detail(), status=status)
        return HttpResponseRedirect(resolve_url("admin:index"))

    def join(self) -> None:
        """As the person who has logged in."""
        assert isinstance(self.request.user, User)
        user, actor = self.request.user, actor_of(self.request)
        invitations.join(token=self.kwargs["token"], user=user, actor=actor, now=timezone.now())

    def sign_up(self, form: dict[str, str]) -> None:
        """As somebody new, who then logs in: by the same door, and with the same care, as ever."""
        invitations.sign_up(
            token=self.kwargs["token"],
            name=form["name"],
            password=form["password"],
            actor=actor_of(self.request),
            now=timezone.now(),
        )

    # --- what is shown ------------------------------------------------------------------------

    def page(self, form: SignUpForm, *, refused: str = "", status: int = 200) -> HttpResponse:
        """The invitation, and the one way in which this visitor may accept it."""
        here = {REDIRECT_FIELD_NAME: self.request.path}
        context = {
            "invitation": self.invitation,
            "form": form,
            "refused": refused,
            "person": self.request.user if isinstance(self.request.user, User) else None,
            "has_account": self.has_account(),
            "log_in": f"{resolve_url('admin:login')}?{urlencode(here)}",
            **_places(self.request, self.locale()),
        }
        return render(self.request, "invitations/accept.html", context, status=status)

    def invalid(self) -> HttpResponse:
        """Wrong, used, run out or taken back: which of these is nobody's business."""
        locale = _asked(self.request) or translation.get_language_from_request(self.request)
        with translation.override(locale):
            context = _places(self.request, locale)
            return render(self.request, "invitations/invalid.html", context, status=404)

    def has_account(self) -> bool:
        """Only whoever holds the token, and so reads that mailbox, is told."""
        return User.objects.filter(email=self.invitation.email).exists()

    def locale(self) -> str:
        """The language asked for by a link of this page, else the invitation's."""
        return _asked(self.request) or self.invitation.locale

    def zone(self) -> str:
        """Where the issuer is: dates are told in its time."""
        invitation: Invitation = self.invitation
        return invitation.issuer.time_zone


def _asked(request: HttpRequest) -> str | None:
    asked = request.GET.get("lang")
    return asked if asked in Locale.values else None


def _places(request: HttpRequest, locale: str) -> dict[str, object]:
    addresses = {code: f"?lang={code}" for code in Locale.values}
    return {"locale": locale, "languages": languages(addresses, current=locale)}
