"""Operators of the platform enter an issuer's back office: for at most an hour, with a reason, audited."""

from typing import Any, ClassVar

from django.contrib import admin
from django.contrib.auth.signals import user_logged_out
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.forms import ImpersonationForm
from accounts.models import Issuer
from accounts.operations.people.impersonation import enter
from accounts.scopes import Role

from .foundation.active_membership import IMPERSONATION_KEY, active_membership_of, end_impersonation
from .foundation.actor import actor_of
from .foundation.pages import OperatorPage, operator_route
from .foundation.reauthentication import reauthenticated


@reauthenticated("post")
class ViewAsIssuerPage(OperatorPage):
    """Enters the issuer's back office with the rights of an auditor: read-only."""

    role: ClassVar[Role] = Role.AUDITOR
    title: ClassVar[str | Promise] = _("Look in as this issuer")
    lead: ClassVar[str | Promise] = _(
        "You will see what its auditors see, for at most an hour, and change nothing. That you came, and why, stands in the issuer’s audit."
    )
    button: ClassVar[str | Promise] = _("Look in")

    def get(self, request: HttpRequest, **url_kwargs: Any) -> HttpResponse:
        return self.page(self.issuer(**url_kwargs), ImpersonationForm())

    def post(self, request: HttpRequest, **url_kwargs: Any) -> HttpResponse:
        issuer, form = self.issuer(**url_kwargs), ImpersonationForm(request.POST)
        if not form.is_valid():
            return self.page(issuer, form)
        end_impersonation(request, "left")
        until = enter(
            issuer=issuer,
            role=self.role,
            reason=form.cleaned_data["reason"],
            actor=actor_of(request),
            now=timezone.now(),
        )
        impersonation = {
            "issuer": str(issuer.pk),
            "role": self.role.value,
            "until": until.isoformat(),
        }
        request.session[IMPERSONATION_KEY] = impersonation
        return HttpResponseRedirect(reverse("admin:index"))

    def issuer(self, *, pk: Any) -> Issuer:
        """The issuer to enter."""
        return get_object_or_404(Issuer, pk=pk)

    def page(self, issuer: Issuer, form: ImpersonationForm) -> HttpResponse:
        """The page that asks for the reason."""
        context = {
            **admin.site.each_context(self.request),
            "title": f"{self.title}: {issuer.name}",
            "lead": self.lead,
            "button": self.button,
            "form": form,
            "writes": self.role is not Role.AUDITOR,
        }
        return TemplateResponse(self.request, "admin/act_as.html", context)


class ActForIssuerPage(ViewAsIssuerPage):
    """Changes to the rights of an administrator, after entering; asks for a reason again."""

    role = Role.ADMIN
    title = _("Act for this issuer")
    lead = _(
        "You will change what its administrators change, in your own name, for at most an hour. Each change and the reason stand in the issuer’s audit."
    )
    button = _("Act for them")

    def issuer(self, **url_kwargs: Any) -> Issuer:
        membership = active_membership_of(self.request)
        pk = membership.issuer.pk if membership else None
        return get_object_or_404(Issuer, pk=pk)


class EndImpersonationPage(OperatorPage):
    """Ends the impersonation and returns to the list of issuers."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest) -> HttpResponse:
        end_impersonation(request, "left")
        return HttpResponseRedirect(reverse("admin:accounts_issuer_changelist"))


@receiver(user_logged_out)
def end_impersonation_at_logout(request: HttpRequest | None, **_: object) -> None:
    """Ends the impersonation when the operator logs out."""
    if request is not None and hasattr(request, "session"):
        end_impersonation(request, "logged_out")


routes = [
    operator_route("<uuid:pk>/look-in/", ViewAsIssuerPage, "look_in"),
    operator_route("act-for/", ActForIssuerPage, "act_for"),
    operator_route("leave/", EndImpersonationPage, "leave"),
]
