"""The page on which people see where they are signed in, and end what they do not know."""

from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views import View

from accounts.actors import Actor, ActorKind, truncate_ip
from accounts.models import User
from accounts.models.session import HashedKey
from accounts.operations.people import sign_in
from lib.net.ip_addresses import caller_address

OTHERS = "others"


class SessionsPage(LoginRequiredMixin, View):
    """One's own sessions. Each can be ended, or all but the one that looks at the page."""

    http_method_names = ["get", "head", "post"]

    def get(self, request: HttpRequest) -> HttpResponse:
        mine = [
            {"row": row, "is_this": row.pk == self.this()}
            for row in sign_in.sessions_of(self.user())
        ]
        context = {"sessions": mine, "others": OTHERS, "several": len(mine) > 1}
        return TemplateResponse(request, "account/sessions.html", context)

    def post(self, request: HttpRequest) -> HttpResponse:
        """Ends the session that is named, or all others. The present one is ended by logging out."""
        named = request.POST.get("session", "")
        chosen = sign_in.sessions_of(self.user()).exclude(pk=self.this())
        if named != OTHERS:
            chosen = chosen.filter(pk__in=[row.pk for row in chosen if row.pk == named])
        count = sign_in.end_chosen_sessions(
            user=self.user(), sessions=chosen.order_by(), actor=self.actor(), now=timezone.now()
        )
        text = ngettext("%(count)s session was ended.", "%(count)s sessions were ended.", count)
        told = text % {"count": count} if count else _("It had ended already.")
        messages.success(request, told)
        return HttpResponseRedirect(reverse("account_sessions"))

    def user(self) -> User:
        """Whose sessions."""
        assert isinstance(self.request.user, User)
        return self.request.user

    def this(self) -> HashedKey:
        """The present session, as the database knows it."""
        return HashedKey.of(str(self.request.session.session_key))

    def actor(self) -> Actor:
        """The person, for the audit."""
        return Actor(
            kind=ActorKind.USER,
            id=str(self.request.user.pk),
            request_id=getattr(self.request, "request_id", ""),
            ip=truncate_ip(caller_address(self.request)),
        )
