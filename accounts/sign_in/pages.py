"""Pages of one's own account: name and language, sessions, and how long the present one lasts."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.forms import ResetPasswordForm as AllauthResetPasswordForm
from django import forms
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _
from django.views import View

from accounts.back_office.active_membership import action_context_of
from accounts.models import User
from accounts.scopes import Locale
from accounts.sign_in import operations as sign_in
from accounts.sign_in.models import HashedKey
from accounts.sign_in.sessions import seconds_left
from accounts.single_sign_on.identities import is_connected
from accounts.single_sign_on.operations import memberships_of
from accounts.single_sign_on.rules import sign_on_of


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
