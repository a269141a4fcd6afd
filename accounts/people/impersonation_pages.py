"""Operators of the platform enter an issuer's back office: for at most an hour, with a reason, audited."""

from typing import Any, ClassVar

from django.contrib.auth.signals import user_logged_out
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from accounts.back_office.active_membership import (
    IMPERSONATION_KEY,
    action_context_of,
    end_impersonation,
)
from accounts.back_office.pages import (
    ConfirmPage,
    PlatformPage,
    Text,
    platform_confirm_route,
    platform_route,
)
from accounts.scopes import Role

from .forms import ImpersonationForm
from .operations import enter


class ViewAsIssuerPage(ConfirmPage):
    """Enters the issuer's back office with the rights of an auditor: read-only."""

    role: ClassVar[Role] = Role.AUDITOR
    title = _("View as this issuer")
    lead: ClassVar[Text] = _(
        "You will see what its auditors see, for at most an hour, and can change nothing. The issuer’s audit records the visit and its reason."
    )
    button = _("View the account")
    danger = False
    form_class = ImpersonationForm

    def heading(self) -> Text:
        return f"{self.title}: {self.row.name}"

    def describe(self, row: Any) -> str:
        """Nothing: the title names the issuer."""
        return ""

    def lines(self, form: ImpersonationForm) -> list[Text]:
        return [self.lead]

    def perform(self, form: ImpersonationForm) -> HttpResponse:
        """Ends an impersonation of before, and notes the new one in the session."""
        end_impersonation(self.request, "left")
        until = enter(
            context=action_context_of(self.request),
            issuer=self.row,
            role=self.role,
            reason=form.cleaned_data["reason"],
        )
        impersonation = {
            "issuer": str(self.row.pk),
            "role": self.role.value,
            "until": until.isoformat(),
        }
        self.request.session[IMPERSONATION_KEY] = impersonation
        return HttpResponseRedirect(self.back_url())

    def back_url(self) -> str:
        return reverse("admin:index")


class ActForIssuerPage(ViewAsIssuerPage):
    """Changes to the rights of an administrator, after entering; asks for a reason again."""

    role = Role.ADMIN
    danger = True
    title = _("Act for this issuer")
    lead = _(
        "You will change what its administrators change, in your own name, for at most an hour. Each change and the reason stand in the issuer’s audit."
    )
    button = _("Act for them")


class EndImpersonationPage(PlatformPage):
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
    platform_confirm_route("<uuid:pk>/look-in/", ViewAsIssuerPage, "look_in"),
    platform_confirm_route("act-for/", ActForIssuerPage, "act_for"),
    platform_route("leave/", EndImpersonationPage, "leave"),
]
