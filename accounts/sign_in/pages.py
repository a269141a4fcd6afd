"""Pages of one's own account: name and language, sessions, and how long the present one lasts."""

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views import View

from accounts.actors import ActionContext, Actor, ActorKind, truncate_ip
from accounts.models import User
from accounts.single_sign_on.gate import sign_on_of
from accounts.single_sign_on.identities import is_connected
from accounts.single_sign_on.operations import memberships_of
from lib.net.ip_addresses import caller_address

from . import operations as sign_in
from .forms import OwnProfileForm
from .models import HashedKey
from .profile import change_profile
from .recency import seconds_left

OTHERS = "others"


class OwnPage(LoginRequiredMixin, View):
    """A page about the user who opens it."""

    http_method_names = ["get", "head", "post"]

    def user(self) -> User:
        """The user whose page this is."""
        assert isinstance(self.request.user, User)
        return self.request.user

    def action_context(self) -> ActionContext:
        """The user as the actor of an audit entry, and the time."""
        actor = Actor(
            kind=ActorKind.USER,
            id=str(self.request.user.pk),
            request_id=getattr(self.request, "request_id", ""),
            ip=truncate_ip(caller_address(self.request)),
        )
        return ActionContext(actor=actor, now=timezone.now())


class ProfilePage(OwnPage):
    """The user's own name and language."""

    def get(self, request: HttpRequest) -> HttpResponse:
        user = self.user()
        return self.show(OwnProfileForm(initial={"name": user.name, "locale": user.locale}))

    def post(self, request: HttpRequest) -> HttpResponse:
        form = OwnProfileForm(request.POST)
        if not form.is_valid():
            return self.show(form)
        change_profile(context=self.action_context(), user=self.user(), **form.cleaned_data)
        with translation.override(form.cleaned_data["locale"]):
            messages.success(request, _("Your profile was saved."))
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
            context=self.action_context(), user=self.user(), sessions=chosen.order_by()
        )
        text = ngettext("%(count)s session was ended.", "%(count)s sessions were ended.", count)
        message = text % {"count": count} if count else _("It had ended already.")
        messages.success(request, message)
        return HttpResponseRedirect(reverse("account_sessions"))

    def this(self) -> HashedKey:
        """The hashed key of the present session, as the database has it."""
        return HashedKey.of(str(self.request.session.session_key))


class SessionLeft(View):
    """How many seconds the session lasts; 0 for somebody who is not signed in.

    A GET is no use of the session (`rules.SignInRules`), a POST is: the person stays signed in.
    """

    http_method_names = ["get", "head", "post"]

    def get(self, request: HttpRequest) -> HttpResponse:
        left = seconds_left(request) if request.user.is_authenticated else 0
        return JsonResponse({"seconds": max(0, int(left))}, headers={"Cache-Control": "no-store"})

    post = get
