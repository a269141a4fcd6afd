"""Issuers and plans in the back office, for operators of the platform only."""

from typing import Any, ClassVar

from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.db import transaction
from django.db.models import Model, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _
from unfold.admin import TabularInline
from unfold.decorators import action

from accounts.actors import ActionContext
from accounts.audit.operations import record
from accounts.audit.rules import Changes, diff
from accounts.back_office.active_membership import (
    PlatformModelAdmin,
    PlatformPermissions,
    action_context_of,
    is_platform_admin,
    switch_issuer,
)
from accounts.back_office.audited import AuditedModelAdmin
from accounts.consent import admin as consent
from accounts.consent.operations import refresh
from accounts.domains import admin as domains
from accounts.models import AuditEntry, Issuer, Membership, OpenItemKind, Plan
from accounts.open_items import admin as open_items
from accounts.open_items.operations import settle_kind
from accounts.pdf_signing import admin as pdf_signing
from accounts.people import impersonation_pages as impersonation
from accounts.sandbox import admin as test_mode
from accounts.scopes import Locale
from accounts.settings import admin as settings
from accounts.signing_keys import admin as signing_keys
from accounts.single_sign_on import admin as single_sign_on
from lib.dates import time_zone_name

from . import first_owner
from . import fraud_block_pages as fraud_blocks
from .forms import IssuerForm, PlanForm


class PlatformAdmin(PlatformModelAdmin, AuditedModelAdmin):
    """Rows of the platform. The audit entry of a write holds the changed columns before and after."""

    personal: ClassVar[frozenset[str]] = (
        frozenset()
    )  # columns whose values are left out of the audit
    unaudited: ClassVar[frozenset[str]] = frozenset()  # columns that are left out of the audit

    def facts(self, obj: Model) -> dict[str, Any]:
        """The audited columns as stored; empty for a row that is not stored yet."""
        columns = [field.attname for field in self.model._meta.concrete_fields]
        audited = [name for name in columns if name not in {"id", *self.unaudited}]
        values: dict[str, Any] | None = (
            self.model.objects.filter(pk=obj.pk).values(*audited).first()
        )
        return values or {}

    def note(
        self,
        request: HttpRequest,
        obj: Model,
        verb: str,
        before: dict[str, Any],
        after: dict[str, Any],
    ) -> None:
        """Writes the audit entry, if anything has changed."""
        changes = diff(before, after, personal=self.personal)
        if changes:
            action = f"{self.opts.model_name}.{verb}"
            self.record(action_context_of(request), obj, action, changes)

    def record(self, context: ActionContext, obj: Any, action: str, changes: Changes) -> None:
        """Writes one audit entry, to the issuer's chain if the row is an issuer."""
        issuer_id = obj.pk if isinstance(obj, Issuer) else None
        record(context, action, self.audit_target(obj), changes, issuer_id=issuer_id)

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:  # noqa: FBT001
        """Writes only the columns that were changed: the others may have been written meanwhile."""
        before = self.lock_facts(obj) if change else {}
        if change:
            columns = {field.name for field in self.model._meta.concrete_fields}
            obj.save(update_fields=columns & set(form.changed_data))
        else:
            super().save_model(request, obj, form, change)
        verb = "changed" if change else "created"
        self.note(request, obj, verb, before, self.facts(obj))

    def lock_facts(self, obj: Model) -> dict[str, Any]:
        """The facts, with the row locked until the end of the transaction."""
        self.model.objects.select_for_update(no_key=True).get(pk=obj.pk)
        return self.facts(obj)

    def delete_model(self, request: HttpRequest, obj: Model) -> None:
        self.note(request, obj, "deleted", self.facts(obj), {})
        super().delete_model(request, obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        with transaction.atomic():
            for obj in queryset:
                self.note(request, obj, "deleted", self.facts(obj), {})
            super().delete_queryset(request, queryset)

    def history_of(self, request: HttpRequest, obj: Model) -> QuerySet[AuditEntry]:
        rows: QuerySet[AuditEntry] = super().history_of(request, obj)
        return rows.filter(issuer=obj.pk if isinstance(obj, Issuer) else None)


class MembersInline(PlatformPermissions, TabularInline):
    """The members of an issuer, read-only: its owners manage them."""

    model = Membership
    fields = readonly_fields = ("user", "role")
    extra = 0
    max_num = 0
    can_delete = False
    hide_title = True

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


@admin.register(Issuer)
class IssuerAdmin(PlatformAdmin):
    """The issuers. They are suspended, never deleted."""

    form = IssuerForm
    actions_row = ("look_in_as", "invite_owner")
    actions_detail = (*actions_row, "block")

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

    def facts(self, obj: Model) -> dict[str, Any]:
        """Names the plan by its code, which auditors can read, instead of its id."""
        values = super().facts(obj)
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
        """Adds the pages of an issuer's members, and those of operators who enter an issuer."""
        switch = path(
            "switch/", self.admin_site.admin_view(switch_issuer), name="accounts_issuer_switch"
        )
        pages = [
            *settings.routes,
            *test_mode.routes,
            *consent.routes,
            *domains.routes,
            *signing_keys.routes,
            *pdf_signing.routes,
            *single_sign_on.routes,
            *impersonation.routes,
            *first_owner.routes,
            *fraud_blocks.routes,
            *open_items.routes,
        ]
        return [switch, *pages, *super().get_urls()]

    @action(  # type: ignore[untyped-decorator]
        description=_("View as…"),
        permissions=["look_in"],
        url_path="look-in-as",
        icon="visibility",
    )
    def look_in_as(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Redirects to the page that asks for the reason."""
        return self.redirect_to("admin:accounts_issuer_look_in", request, object_id)

    @action(  # type: ignore[untyped-decorator]
        description=_("Invite the first owner"),
        permissions=["look_in"],
        url_path="invite-owner",
        icon="person_add",
    )
    def invite_owner(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Redirects to the page that asks for the e-mail address."""
        return self.redirect_to("admin:accounts_issuer_first_owner", request, object_id)

    @action(  # type: ignore[untyped-decorator]
        description=_("Fraud: block or lift"),
        permissions=["look_in"],
        url_path="fraud",
        icon="gpp_bad",
    )
    def block(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Redirects to the page that asks for the reason."""
        return self.redirect_to("admin:accounts_issuer_fraud_block", request, object_id)

    def redirect_to(self, page: str, request: HttpRequest, object_id: str) -> HttpResponse:
        """Redirects to a page of the issuer with this id. Raises Http404 if there is none."""
        issuer = self.get_object(request, unquote(object_id))
        if issuer is None:
            raise Http404
        return HttpResponseRedirect(reverse(page, args=[issuer.pk]))


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
