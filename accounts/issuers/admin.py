"""Issuers and plans in the back office, for platform admins only."""

from typing import Any, cast

from django import forms
from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.db.models import Model
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.translation import get_language, gettext, gettext_lazy as _
from unfold.admin import TabularInline
from unfold.decorators import action

from accounts.back_office.active_membership import (
    action_context_of,
    is_platform_admin,
    switch_issuer,
)
from accounts.back_office.audited import PlatformAdmin, PlatformPermissions
from accounts.back_office.forms import StaleFormCheck
from accounts.consent import admin as consent
from accounts.consent.operations import refresh
from accounts.domains import admin as domains
from accounts.models import Issuer, Membership, OpenItemKind, Plan
from accounts.open_items import admin as open_items
from accounts.open_items.operations import settle_kind
from accounts.pdf_signing import admin as pdf_signing
from accounts.scopes import Feature, Locale, Standing
from accounts.settings import admin as settings
from accounts.signing_keys import admin as signing_keys
from accounts.single_sign_on import admin as single_sign_on
from lib.dates import time_zone_choices, time_zone_name

from . import platform_pages


class IssuerForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Creates or changes an issuer."""

    class Meta:
        model = Issuer
        fields = (
            "name",
            "slug",
            "plan",
            "standing",
            "sector",
            "default_locale",
            "time_zone",
            "data_hash_enabled",
            "sign_on_only",
        )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Leaves out the block for fraud, which has a page of its own, with a reason.

        Single sign-on only is required by owners; a platform admin lifts it, where the owners are shut out.
        """
        super().__init__(*args, **kwargs)
        self.fields["sign_on_only"].disabled = not self.instance.sign_on_only
        zone = self.fields["time_zone"]
        self.fields["time_zone"] = forms.ChoiceField(
            label=zone.label,
            choices=time_zone_choices(
                get_language() or Locale.EN, timezone.now(), self.instance.time_zone
            ),
            initial=zone.initial,
        )
        field = cast(forms.ChoiceField, self.fields["standing"])
        if self.instance.standing == Standing.FRAUD:
            field.disabled = True
        else:
            field.choices = [choice for choice in Standing.choices if choice[0] != Standing.FRAUD]


class PlanForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Creates or changes a plan."""

    features = forms.MultipleChoiceField(
        label=_("Features"),
        choices=Feature.choices,
        required=False,
    )

    class Meta:
        model = Plan
        fields = (
            "code",
            "name",
            "features",
            "monthly_certificates",
            "max_keys",
            "max_endpoints",
            "max_members",
            "rate_burst",
            "rate_per_minute",
        )


class MembersInline(PlatformPermissions, TabularInline):
    """The members of an issuer, read-only: its owners manage them."""

    model = Membership
    fields = readonly_fields = ("user", "role")
    extra = 0
    max_num = 0
    can_delete = False
    hide_title = True


def page_button(name: str, page: str, **options: Any) -> Any:
    """A button, the attribute `name`, that leads to a page of the issuer. `options` are those of Unfold's `action`."""

    def redirect(self: PlatformAdmin, request: HttpRequest, object_id: str) -> HttpResponse:
        issuer = self.get_object(request, unquote(object_id))
        if issuer is None:
            raise Http404
        return HttpResponseRedirect(reverse(f"admin:accounts_issuer_{page}", args=[issuer.pk]))

    redirect.__name__ = redirect.__qualname__ = name
    return action(redirect, permissions=["look_in"], **options)


@admin.register(Issuer)
class IssuerAdmin(PlatformAdmin):
    """The issuers. They are suspended, never deleted."""

    form = IssuerForm
    actions_row = ("look_in_as", "invite_owner")
    actions_detail = (*actions_row, "block")
    look_in_as = page_button(
        "look_in_as", "look_in", description=_("View as…"), url_path="look-in-as", icon="visibility"
    )
    invite_owner = page_button(
        "invite_owner",
        "first_owner",
        description=_("Invite the first owner"),
        url_path="invite-owner",
        icon="person_add",
    )
    block = page_button(
        "block",
        "fraud_block",
        description=_("Fraud: block or lift"),
        url_path="fraud",
        icon="gpp_bad",
    )

    list_display = (
        "name",
        "slug",
        "plan",
        "standing",
        "default_locale",
        "shown_zone",
        "created_at",
    )
    list_filter = ("standing", "plan")
    list_select_related = ("plan",)
    search_fields = ("name", "slug")
    ordering = ("name",)
    readonly_fields = ("issuing_blocked_from", "shown_id", "created_at")
    fields = (*IssuerForm.Meta.fields, *readonly_fields)
    prepopulated_fields: dict[str, Any] = {"slug": ("name",)}
    inlines = (MembersInline,)

    def save_model(self, request: HttpRequest, obj: Issuer, form: Any, change: bool) -> None:  # noqa: FBT001
        """Sets the date of required consent for a new issuer; a new plan settles the wish for one."""
        super().save_model(request, obj, form, change)
        if not change:
            refresh(obj.pk)
            obj.refresh_from_db()
        elif "plan" in form.changed_data:
            context = action_context_of(request)
            settle_kind(context=context, kind=OpenItemKind.PLAN, issuer_id=obj.pk)

    def audited_values(self, obj: Model) -> dict[str, Any]:
        """Names the plan by its code, which auditors can read, instead of its id."""
        values = super().audited_values(obj)
        codes = Plan.objects.filter(pk=values.pop("plan_id", None)).values_list("code", flat=True)
        return values | {"plan": codes.first()}

    @admin.display(description=_("time zone"), ordering="time_zone")
    def shown_zone(self, issuer: Issuer) -> str:
        return time_zone_name(issuer.time_zone, timezone.now(), get_language() or Locale.EN)

    @admin.display(description=_("id"))
    def shown_id(self, issuer: Issuer) -> str:
        return issuer.public_id if issuer.name else ""

    def has_look_in_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return is_platform_admin(request)

    def get_urls(self) -> list[URLPattern]:
        """Adds the pages of an issuer's members, and those of platform admins who enter an issuer."""
        switch = path(
            "switch/", self.admin_site.admin_view(switch_issuer), name="accounts_issuer_switch"
        )
        pages = [
            *settings.routes,
            *consent.routes,
            *domains.routes,
            *signing_keys.routes,
            *pdf_signing.routes,
            *single_sign_on.routes,
            *platform_pages.routes,
            *open_items.routes,
        ]
        return [switch, *pages, *super().get_urls()]


@admin.register(Plan)
class PlanAdmin(PlatformAdmin):
    """The plans."""

    form = PlanForm
    list_display = ("name", "code", "includes", "certificates", "keys", "endpoints", "members")
    search_fields = ("name", "code")
    ordering = ("name",)
    fieldsets = (
        (None, {"fields": ("name", "code", "features")}),
        (
            _("Quota"),
            {
                "fields": ("monthly_certificates",),
                "description": _(
                    "A change takes effect within a minute. Nothing that was issued is ever taken back: with a quota below what is used already, issuing stops until the month (UTC) is over."
                ),
            },
        ),
        (
            _("Limits"),
            {
                "fields": ("max_keys", "max_endpoints", "max_members"),
                "description": _("A lower limit removes nothing that exists already."),
            },
        ),
        (_("Speed"), {"fields": ("rate_burst", "rate_per_minute")}),
    )
    may_delete = True

    def get_readonly_fields(self, request: HttpRequest, obj: Plan | None = None) -> tuple[str, ...]:
        """The code of a plan cannot be changed: other systems refer to it."""
        return ("code",) if obj else ()

    @admin.display(description=_("features"))
    def includes(self, plan: Plan) -> str:
        """The features by the names that the API uses."""
        return ", ".join(plan.features)

    @admin.display(description=_("certificates a month"), ordering="monthly_certificates")
    def certificates(self, plan: Plan) -> str:
        return _limit(plan.monthly_certificates)

    @admin.display(description=_("API keys"), ordering="max_keys")
    def keys(self, plan: Plan) -> str:
        return _limit(plan.max_keys)

    @admin.display(description=_("endpoints"), ordering="max_endpoints")
    def endpoints(self, plan: Plan) -> str:
        return _limit(plan.max_endpoints)

    @admin.display(description=_("members"), ordering="max_members")
    def members(self, plan: Plan) -> str:
        return _limit(plan.max_members)


def _limit(amount: int | None) -> str:
    return gettext("no limit") if amount is None else number_format(amount, force_grouping=True)
