"""GS1 Company Prefixes: the issuer's own page, on which it claims them, and the platform admins' decisions."""

from collections.abc import Callable
from typing import Any, ClassVar

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import URLPattern, path, reverse_lazy
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.back_office.active_membership import (
    action_context_of,
    for_active_issuer,
    is_platform_admin,
)
from accounts.back_office.audited import PlatformModelAdmin
from accounts.back_office.forms import BackOfficeForm, show_service_error
from accounts.back_office.pages import ConfirmPage, IssuerPage, Text, badge, confirm_button
from accounts.errors import ServiceError
from accounts.models import AuditEntry
from accounts.scopes import Scope, roles_with
from certificates.gs1 import is_company_prefix
from certificates.models import CertificateType, CompanyPrefix

from . import operations as digital_link
from .models import LIVING, PrefixState
from .operations import LONGEST_NOTE


class ClaimPrefixForm(BackOfficeForm):
    """The prefix that GS1 licenses to the issuer."""

    company_prefix = forms.CharField(
        label=_("GS1 Company Prefix"),
        max_length=20,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
        help_text=_("Three to twelve digits, as GS1 wrote them in the licence."),
    )

    def clean_company_prefix(self) -> str:
        """Digits; spaces between them are left out."""
        prefix = "".join(self.cleaned_data["company_prefix"].split())
        if not is_company_prefix(prefix):
            raise forms.ValidationError(_("A company prefix has three to twelve digits."))
        return prefix


def _note(**texts: Any) -> forms.CharField:
    widget = forms.Textarea(attrs={"rows": 3})
    return forms.CharField(min_length=5, max_length=LONGEST_NOTE, widget=widget, **texts)


class LicenceForm(BackOfficeForm):
    """How the platform admin saw that the licence is the issuer's."""

    note = _note(
        label=_("Note on the licence"),
        help_text=_("Where you saw it: GS1’s register, or the licence’s number and date."),
    )


class RefusePrefixForm(BackOfficeForm):
    """Why the prefix is refused or withdrawn."""

    note = _note(label=_("Reason"), help_text=_("The issuer reads it."))


OWN_PAGE = reverse_lazy("admin:certificates_companyprefix_own")
COLOURS = {
    PrefixState.CLAIMED: "warning",
    PrefixState.CONFIRMED: "success",
    PrefixState.REFUSED: "danger",
}
OFFERED = {
    PrefixState.CLAIMED: ("confirm_one", "refuse_one"),
    PrefixState.CONFIRMED: ("withdraw_one",),
}
MAX_SHOWN = 200


class OwnPrefixesPage(IssuerPage):
    """The issuer's prefixes, and a form to claim one."""

    writers = roles_with(Scope.ACCOUNT_MANAGE)
    title = _("Company prefixes")
    template = "admin/certificates/prefixes.html"

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show(ClaimPrefixForm())

    def post(self, request: HttpRequest) -> HttpResponse:
        form = ClaimPrefixForm(request.POST)
        if not form.is_valid():
            return self.show(form)
        try:
            digital_link.claim(
                context=self.request_context(), prefix=form.cleaned_data["company_prefix"]
            )
        except ServiceError as error:
            show_service_error(form, error)
            return self.show(form)
        messages.success(
            request, _("The prefix was claimed. The operator of this service looks at its licence.")
        )
        return HttpResponseRedirect(str(OWN_PAGE))

    def show(self, form: ClaimPrefixForm) -> HttpResponse:
        """The page, with the errors of the form that was posted."""
        issuer_id = self.membership.issuer.pk
        rows = CompanyPrefix.objects.for_issuer(issuer_id).order_by("-claimed_at", "-pk")
        linked = CertificateType.objects.for_issuer(issuer_id).exclude(current__digital_link={})
        return self.page(
            rows=[(row, state_badge(row), row.state in LIVING) for row in rows[:MAX_SHOWN]],
            types=linked.select_related("current").order_by("code"),
            form=form if self.may_write() else None,
        )


class WithdrawOwnPrefix(ConfirmPage):
    """The issuer gives a prefix back."""

    button = _("Withdraw the prefix")

    def heading(self) -> Text:
        return _("Withdraw the company prefix %(prefix)s?") % {"prefix": self.row}

    def lines(self, form: None) -> list[Text]:
        return [
            _(
                "Digital Links and printed QR codes with it lead nowhere from then on. It can be claimed again."
            )
        ]

    def describe(self, row: CompanyPrefix) -> object:
        return ""

    def back_url(self) -> str:
        return str(OWN_PAGE)

    def perform(self, form: None) -> Text:
        digital_link.withdraw(context=self.request_context(), prefix_id=self.row.pk)
        return _("The prefix was withdrawn.")


class WithdrawOwnPrefixPage(IssuerPage):
    """Opens `WithdrawOwnPrefix` about one of the issuer's prefixes."""

    writers = OwnPrefixesPage.writers

    def get(self, request: HttpRequest, pk: int) -> HttpResponse:
        if not self.may_write():
            raise PermissionDenied
        rows = CompanyPrefix.objects.for_issuer(self.membership.issuer.pk)
        row = get_object_or_404(rows, pk=pk)
        owner = admin.site.get_model_admin(CompanyPrefix)
        return WithdrawOwnPrefix(owner, request, [row]).respond()

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        return self.get(request, pk)


class PrefixDecisionPage(ConfirmPage):
    """A decision of a platform admin about one prefix."""

    form_class: ClassVar[type[BackOfficeForm]] = RefusePrefixForm
    operation: Callable[..., CompanyPrefix]
    done: Text

    def describe(self, row: CompanyPrefix) -> object:
        return f"{row.issuer}: {row.prefix}"

    def perform(self, form: Any) -> Text:
        context = action_context_of(self.request)
        self.operation(context=context, prefix_id=self.row.pk, note=form.cleaned_data["note"])
        return self.done


class ConfirmPrefixPage(PrefixDecisionPage):
    """The platform admin has seen the licence."""

    title = _("Confirm this company prefix? Its products’ links work from then on.")
    button = _("Confirm")
    danger = False
    form_class = LicenceForm
    operation = staticmethod(digital_link.confirm)
    done = _("The prefix was confirmed.")


class RefusePrefixPage(PrefixDecisionPage):
    """The platform admin has seen no licence, or another's."""

    title = _("Refuse this company prefix?")
    button = _("Refuse")
    operation = staticmethod(digital_link.refuse)
    done = _("The prefix was refused, and the issuer reads why.")


class WithdrawPrefixPage(PrefixDecisionPage):
    """The licence has ended."""

    title = _("Withdraw this company prefix? Links and printed codes with it lead nowhere.")
    button = _("Withdraw the prefix")
    operation = staticmethod(digital_link.withdraw)
    done = _("The prefix was withdrawn.")


def _decision(name: str, page: type[ConfirmPage], **options: Any) -> Any:
    return confirm_button(name, page, permissions=["decide"], **options)


@admin.register(CompanyPrefix)
class CompanyPrefixAdmin(PlatformModelAdmin):
    """Prefixes of all issuers, for platform admins: they cannot be changed, only decided."""

    empty_hint = _("Issuers enter their GS1 company prefixes; an operator confirms the licence.")
    list_display = ("prefix", "issuer", "shown_state", "claimed_at", "decided_at")
    list_filter = ("state",)
    list_select_related = ("issuer",)
    search_fields = ("prefix", "issuer__name")
    ordering = ("-claimed_at", "-id")
    actions = None
    actions_detail = ("confirm_one", "refuse_one", "withdraw_one")
    confirm_one = _decision(
        "confirm_one", ConfirmPrefixPage, description=_("Confirm"), url_path="confirm", icon="check"
    )
    refuse_one = _decision(
        "refuse_one", RefusePrefixPage, description=_("Refuse"), url_path="refuse", icon="block"
    )
    withdraw_one = _decision(
        "withdraw_one",
        WithdrawPrefixPage,
        description=_("Withdraw the prefix"),
        url_path="withdraw",
        icon="link_off",
        variant=ActionVariant.DANGER,
    )
    fields = readonly_fields = (
        "prefix",
        "issuer",
        "shown_state",
        "note",
        "claimed_at",
        "decided_at",
    )

    def has_decide_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return is_platform_admin(request)

    def get_urls(self) -> list[URLPattern]:
        """With the pages on which issuers see their own prefixes."""
        pages = (
            ("own/", OwnPrefixesPage, "own"),
            ("own/<int:pk>/withdraw/", WithdrawOwnPrefixPage, "withdraw_own"),
        )
        each_context = self.admin_site.each_context
        own = []
        for route, page, name in pages:
            view = for_active_issuer(self.admin_site.admin_view(page.as_view()), each_context)
            own.append(path(route, view, name=f"certificates_companyprefix_{name}"))
        return [*own, *super().get_urls()]

    def offered_buttons(
        self, request: HttpRequest, row: CompanyPrefix, buttons: list[Any]
    ) -> list[Any]:
        offered = OFFERED.get(PrefixState(row.state), ())
        return [each for each in buttons if each.action_name.endswith(offered)]

    def history_of(self, request: HttpRequest, obj: Any) -> QuerySet[AuditEntry]:
        """The issuer's entries about this prefix."""
        rows: QuerySet[AuditEntry] = super().history_of(request, obj)
        return rows.filter(issuer=obj.issuer_id)

    @admin.display(description=_("state"), ordering="state")
    def shown_state(self, prefix: CompanyPrefix) -> SafeString:
        return state_badge(prefix)


def state_badge(prefix: CompanyPrefix) -> SafeString:
    """The state in its colour."""
    state = PrefixState(prefix.state)
    return badge(state.label, COLOURS.get(state, ""))
