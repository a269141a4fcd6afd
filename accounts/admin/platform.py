"""The platform's own rows: issuers and plans. For its operators only."""

from typing import Any

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest
from django.urls import URLPattern, path
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin, TabularInline

from accounts.forms import PlanForm
from accounts.models import Issuer, Membership, Plan

from .seat import is_operator, switch


class OperatorsOnly:
    """Nobody but a superuser, whatever model permissions somebody may have been given."""

    may_delete = False

    def has_module_permission(self, request: HttpRequest) -> bool:
        return is_operator(request)

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_operator(request)

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_operator(request)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_operator(request)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return self.may_delete and is_operator(request)


class MembersInline(OperatorsOnly, TabularInline):
    """Who works for an issuer."""

    model = Membership
    fields = ("user", "role")
    autocomplete_fields = ("user",)
    extra = 0
    may_delete = True


@admin.register(Issuer)
class IssuerAdmin(OperatorsOnly, ModelAdmin):
    """The tenants. They are suspended, never deleted."""

    list_display = ("name", "slug", "plan", "standing", "default_locale", "time_zone", "created_at")
    list_filter = ("standing", "plan")
    list_select_related = ("plan",)
    search_fields = ("name", "slug")
    ordering = ("name",)
    fields = (
        "name",
        "slug",
        "plan",
        "standing",
        "default_locale",
        "time_zone",
        "data_hash_enabled",
        "issuing_blocked_from",
        "shown_id",
        "created_at",
    )
    readonly_fields = ("issuing_blocked_from", "shown_id", "created_at")
    prepopulated_fields: dict[str, Any] = {"slug": ("name",)}
    inlines = (MembersInline,)

    @admin.display(description=_("id"))
    def shown_id(self, issuer: Issuer) -> str:
        return issuer.public_id if issuer.name else ""

    def get_urls(self) -> list[URLPattern]:
        """With the one address that every issuer's staff may post to."""
        to_switch = path(
            "switch/", self.admin_site.admin_view(switch), name="accounts_issuer_switch"
        )
        return [to_switch, *super().get_urls()]


@admin.register(Plan)
class PlanAdmin(OperatorsOnly, ModelAdmin):
    """What issuers can buy."""

    form = PlanForm
    list_display = ("name", "code", "features", "monthly_certificates", "rate_per_minute")
    search_fields = ("name", "code")
    ordering = ("name",)
    fields = ("name", "code", "features", "monthly_certificates", "rate_burst", "rate_per_minute")
    may_delete = True
