"""What platform admins do with one issuer: invite its first owner, block it for fraud, work in its back office."""

from collections.abc import Mapping
from typing import Any, ClassVar

from django import forms
from django.contrib.auth.signals import user_logged_out
from django.db import transaction
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from accounts.back_office.active_membership import (
    IMPERSONATION_KEY,
    action_context_of,
    end_impersonation,
)
from accounts.back_office.forms import BackOfficeForm, show_service_error
from accounts.back_office.pages import (
    ConfirmPage,
    PlatformPage,
    Text,
    platform_confirm_route,
    platform_route,
)
from accounts.errors import ServiceError
from accounts.people.invitations import invite_first_owner, send_after_commit
from accounts.people.operations import enter
from accounts.scopes import Locale, Role, Standing
from accounts.signals import certificate_count

from .operations import block_for_fraud, last_block, lift_block


class FirstOwnerForm(BackOfficeForm):
    """Invites the first owner of an issuer."""

    email = forms.EmailField(label=_("E-mail"))
    locale = forms.ChoiceField(label=_("Language"), choices=Locale.choices)


class FirstOwnerPage(ConfirmPage):
    """Asks for an e-mail address and sends an invitation to it."""

    button = _("Invite")
    danger = False

    def heading(self) -> Text:
        return _("Invite the first owner of %(issuer)s") % {"issuer": self.row.name}

    def describe(self, row: Any) -> str:
        """Nothing: the title names the issuer."""
        return ""

    def lines(self, form: FirstOwnerForm) -> list[Text]:
        return [
            _(
                "The invitation works for 7 days. Whoever accepts it manages the issuer’s people from then on."
            )
        ]

    def make_form(self, data: Any) -> FirstOwnerForm:
        return FirstOwnerForm(data, initial={"locale": self.row.default_locale})

    @transaction.atomic
    def perform(self, form: FirstOwnerForm) -> Text:
        """Creates the invitation in one transaction; the mail is sent after the commit."""
        invited = invite_first_owner(
            context=action_context_of(self.request),
            issuer_id=self.row.pk,
            email=form.cleaned_data["email"],
            locale=form.cleaned_data["locale"],
        )
        send_after_commit(invited)
        return _("The invitation was made.")

    def show_error(self, form: FirstOwnerForm, error: ServiceError) -> bool:
        """Shows every error in the form, as another address may be accepted."""
        show_service_error(form, error)
        return True


class FraudBlockForm(BackOfficeForm):
    """Blocks an issuer or lifts the block: a reason, and the issuer's name as a confirmation."""

    reason = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("The issuer reads it in its audit. Public pages do not show it."),
    )
    note = forms.CharField(
        label=_("Internal note"),
        required=False,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("For operators of the platform only: it stands in the platform’s audit."),
    )
    name = forms.CharField(label=_("Name of the issuer"))

    def __init__(self, data: Any = None, *, name: str) -> None:
        super().__init__(data)
        self.expected = name
        self.fields["name"].help_text = _("To confirm, type: %(name)s") % {"name": name}

    def clean_name(self) -> str:
        """Refuses any other name than the issuer's."""
        typed: str = self.cleaned_data["name"]
        if typed != self.expected:
            raise forms.ValidationError(
                _("This is not its name. Type: %(name)s") % {"name": self.expected}
            )
        return typed


class FraudBlockPage(ConfirmPage):
    """Shows how many certificates are affected, and asks for the reason and the issuer's name."""

    template = "admin/accounts/fraud_block.html"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.offer()

    def offer(self) -> None:
        """Offers to lift the block of a blocked issuer, and to block any other."""
        blocked = self.row.standing == Standing.FRAUD
        self.danger = not blocked
        self.button = _("Lift the block") if blocked else _("Block the issuer")

    def heading(self) -> Text:
        title = (
            _("Block %(issuer)s for fraud") if self.danger else _("Lift the block of %(issuer)s")
        )
        return title % {"issuer": self.row.name}

    def make_form(self, data: Any) -> FraudBlockForm:
        return FraudBlockForm(data, name=self.row.name)

    def context(self, form: FraudBlockForm) -> Mapping[str, Any]:
        return {
            "blocked": not self.danger,
            "count": certificate_count(self.row.pk),
            "last": None if self.danger else last_block(self.row.pk),
        }

    def perform(self, form: FraudBlockForm) -> Text:
        """Blocks the issuer, or lifts its block: the field `act` holds what the page offered when it was opened."""
        texts = {name: form.cleaned_data[name] for name in ("reason", "note")}
        context = action_context_of(self.request)
        if self.request.POST.get("act") == "lift":
            lift_block(context=context, issuer_id=self.row.pk, **texts)
            return _("The block was lifted.")
        count = certificate_count(self.row.pk)
        block_for_fraud(context=context, issuer_id=self.row.pk, certificates=count, **texts)
        return _("The issuer is blocked.")

    def show_error(self, form: FraudBlockForm, error: ServiceError) -> bool:
        """Shows the error above what can be done now: the issuer was blocked, or the block lifted, meanwhile."""
        self.row.refresh_from_db(fields=["standing"])
        self.offer()
        show_service_error(form, error)
        return True


class ImpersonationForm(BackOfficeForm):
    """The reason for which a platform admin enters an issuer's back office, which the issuer can read."""

    reason = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=200,
        help_text=_("The issuer reads it in its audit: name the ticket, or who asked."),
    )


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
    """Ends the impersonation when the platform admin logs out."""
    if request is not None and hasattr(request, "session"):
        end_impersonation(request, "logged_out")


routes = [
    platform_confirm_route("<uuid:pk>/first-owner/", FirstOwnerPage, "first_owner"),
    platform_confirm_route("<uuid:pk>/fraud-block/", FraudBlockPage, "fraud_block"),
    platform_confirm_route("<uuid:pk>/look-in/", ViewAsIssuerPage, "look_in"),
    platform_confirm_route("act-for/", ActForIssuerPage, "act_for"),
    platform_route("leave/", EndImpersonationPage, "leave"),
]
