"""Open items of platform admins, and the page on which an issuer's people report a problem."""

from typing import Any

from django import forms
from django.conf import settings
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.defaultfilters import linebreaksbr
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _, pgettext_lazy

from accounts.back_office.active_membership import action_context_of, is_platform_admin
from accounts.back_office.audited import PlatformModelAdmin
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import (
    ConfirmPage,
    IssuerPage,
    Text,
    badge,
    confirm_button,
    issuer_route,
)
from accounts.models import OpenItem, OpenItemKind
from accounts.scopes import STAFF

from . import operations as open_items

# The names of the facts, as pages show them.
FACTS = {
    "plan": _("wanted plan"),
    "instead_of": _("present plan"),
    "legal_name": _("legal name"),
    "website": _("website"),
    "message": _("message"),
    "prefix": _("GS1 Company Prefix"),
}


class SettleForm(BackOfficeForm):
    """A note about how an open item was settled."""

    note = forms.CharField(
        label=_("Note"),
        required=False,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("For the other operators of the platform."),
    )


class SettleItemPage(ConfirmPage):
    """Settles an open item, with a note for the other operators."""

    title = _("Settle this item? It leaves the list of open items.")
    button = _("Settle")
    danger = False
    form_class = SettleForm

    def objection(self) -> Text | None:
        return _("It was settled already.") if self.row.settled_at else None

    def perform(self, form: SettleForm) -> Text:
        context, note = action_context_of(self.request), form.cleaned_data["note"]
        is_done = open_items.settle_item(context=context, item_id=self.row.pk, note=note)
        return _("The item was settled.") if is_done else _("It was settled already.")

    def next_url(self) -> str:
        return self.list_url()


class SettledFilter(admin.SimpleListFilter):
    """Open items, unless settled ones or all are asked for."""

    title = _("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("settled", _("Settled")), ("all", _("All"))]

    def choices(self, changelist: Any) -> Any:
        first, *others = super().choices(changelist)
        return [{**first, "display": pgettext_lazy("open item", "Open")}, *others]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        match self.value():
            case "all":
                return queryset
            case "settled":
                return queryset.exclude(settled_at=None)
        return queryset.filter(settled_at=None)


@admin.register(OpenItem)
class OpenItemAdmin(PlatformModelAdmin):
    """What issuers wait for. Nothing is deleted: an item is settled, by whom and when stays."""

    empty_hint = _(
        "Nobody waits for anything. Onboardings, wishes for a plan and reports of problems come here."
    )
    list_display = ("shown_kind", "issuer", "opened_at", "state", "settled_by", "settled_at")
    list_filter = (SettledFilter, "kind")
    list_select_related = ("issuer", "settled_by")
    search_fields = ("issuer__name",)
    ordering = ("-opened_at", "-id")
    actions = None
    actions_detail = ("settle_one",)
    settle_one = confirm_button(
        "settle_one",
        SettleItemPage,
        description=_("Settle"),
        permissions=["settle"],
        url_path="settle",
        icon="check",
    )
    fields = readonly_fields = (
        "shown_kind",
        "issuer_link",
        "stated",
        "opened_at",
        "opened_by",
        "mailed",
        "state",
        "settled_at",
        "settled_by",
        "shown_note",
    )

    def has_settle_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return is_platform_admin(request)

    def offered_buttons(self, request: HttpRequest, row: OpenItem, buttons: list[Any]) -> list[Any]:
        return buttons if row.settled_at is None else []

    @admin.display(description=_("kind"), ordering="kind")
    def shown_kind(self, item: OpenItem) -> str:
        return item.get_kind_display()

    @admin.display(description=_("issuer"))
    def issuer_link(self, item: OpenItem) -> SafeString:
        """The page on which the item is dealt with: of the onboarding, else of the issuer."""
        return format_html(
            '<a href="{}" class="text-link">{}</a>', place_of(item), item.issuer.name
        )

    @admin.display(description=_("What was asked"))
    def stated(self, item: OpenItem) -> SafeString | str:
        lines = (
            (FACTS.get(name, name), linebreaksbr(text)) for name, text in item.facts.items() if text
        )
        html = format_html_join("", "<div>{}: {}</div>", lines)
        return format_html("<div>{}</div>", html) if html else "–"

    @admin.display(description=_("e-mail to the operators"))
    def mailed(self, item: OpenItem) -> Text:
        """Whether it was sent, as the outbox knows."""
        mail = open_items.mail_of(item)
        if mail is None:
            return (
                _("Not sent: it was settled at once, or no address was set then.")
                if settings.OPERATORS_EMAIL
                else _("Not sent: the setting OPERATORS_EMAIL names no address.")
            )
        if mail.sent_at is not None:
            sent = date_format(timezone.localtime(mail.sent_at), "DATETIME_FORMAT")
            return _("Sent on %(date)s") % {"date": sent}
        if mail.dropped_at is not None:
            return _("Not sent: the mail server refused it, or it was settled before.")
        return _("Waits to be sent")

    @admin.display(description=_("state"))
    def state(self, item: OpenItem) -> SafeString:
        if item.settled_at is None:
            return badge(pgettext_lazy("open item", "Open"), "warning")
        return badge(_("Settled"), "success")

    @admin.display(description=_("note"))
    def shown_note(self, item: OpenItem) -> str:
        return item.note or "–"


def place_of(item: OpenItem) -> str:
    """Where an operator does what the item asks for."""
    if item.kind == OpenItemKind.ONBOARDING:
        return reverse("admin:edu_onboarding_change", args=[item.issuer_id])
    if item.kind == OpenItemKind.PREFIX:
        return reverse("admin:certificates_companyprefix_changelist")
    return reverse("admin:accounts_issuer_change", args=[item.issuer_id])


class ProblemForm(BackOfficeForm):
    """A message to the platform admins."""

    message = forms.CharField(
        label=_("Message"),
        min_length=10,
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 8}),
        help_text=_("What you did, what happened, and what you expected."),
    )


class ReportProblemPage(IssuerPage):
    """The form by which people of an issuer write to the platform admins."""

    writers = STAFF
    title = _("Report a problem")
    template = "admin/accounts/report_problem.html"

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.page(form=ProblemForm())

    def post(self, request: HttpRequest) -> HttpResponse:
        form = ProblemForm(request.POST)
        if not form.is_valid():
            return self.page(form=form)
        open_items.open_item(
            context=self.request_context(),
            kind=OpenItemKind.PROBLEM,
            issuer_id=self.membership.issuer.pk,
            facts={"message": form.cleaned_data["message"]},
        )
        text = _("Your report stands on the operator’s list until it is settled.")
        messages.success(request, str(text))
        return HttpResponseRedirect(reverse("admin:index"))

    def may_write(self) -> bool:
        """Everybody who reads here, also where the account is suspended: that may be the problem."""
        return not self.membership.is_impersonated


routes = [issuer_route("report-problem/", ReportProblemPage, "report_problem")]
