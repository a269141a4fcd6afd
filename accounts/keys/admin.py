"""API keys in the back office: create, change, rotate, revoke. The secret is shown once."""

from datetime import timedelta
from typing import Any, ClassVar

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.back_office.badges import badge, mode_badge
from accounts.back_office.reauthentication import reauthenticated, reauthenticated_to_save
from accounts.models import ApiKey, DeprecatedUse
from accounts.scopes import Scope, roles_with
from accounts.signals import certificate_types

from .forms import ApiKeyForm
from .operations import NewKey, change_key, create_key
from .pages import KeyPages, abilities, is_current, is_orphaned, scopes_of
from .token import KeyState

ENDING, SOON = "ending", timedelta(days=30)
STATE_COLOURS = {
    KeyState.USABLE: "success",
    KeyState.EXPIRED: "warning",
    KeyState.REVOKED: "danger",
}


class KeyStateFilter(admin.SimpleListFilter):
    """Filters keys by state."""

    title = _("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [*KeyState.choices, (ENDING, _("Ends within 30 days"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        state, now = self.value(), timezone.now()
        if state == ENDING:
            current: Any = queryset.current(now)  # type: ignore[attr-defined]
            return current.filter(expires_at__lte=now + SOON)  # type: ignore[no-any-return]
        if state not in KeyState.values or state is None:
            return queryset
        rows: QuerySet[Any] = queryset.in_state(KeyState(state), now)  # type: ignore[attr-defined]
        return rows


class KeyOwnerFilter(admin.SimpleListFilter):
    """Filters the keys whose owner could no longer create them."""

    title = _("person")
    parameter_name = "person"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("missing", _("Nobody answers for it"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if self.value() != "missing":
            return queryset
        rows: QuerySet[Any] = queryset.current(timezone.now()).orphaned()  # type: ignore[attr-defined]
        return rows


@admin.register(ApiKey)
@reauthenticated("add_view", "rotate_one", "adopt_one")
@reauthenticated_to_save("change_view")
class ApiKeyAdmin(KeyPages):
    """API keys. Only the response to the form that created a key contains its secret."""

    writers = roles_with(Scope.KEYS_MANAGE)
    members_only = True  # except for revoking
    form = ApiKeyForm
    empty_hint = _(
        "With an API key your systems issue certificates by themselves. Start with a key for the test mode: what it issues is removed after 30 days."
    )
    list_display = (
        "name",
        "shown_mode",
        "ends_in",
        "shown_scopes",
        "person",
        "expires_at",
        "last_used_at",
        "state",
    )
    list_filter = (KeyStateFilter, KeyOwnerFilter, "mode")
    list_select_related = ("issuer", "use")
    search_fields = ("name", "last_four")
    search_help_text = _("Name, or the last four characters")
    ordering = ("-created_at", "-id")
    radio_fields: ClassVar[dict[str, int]] = {"mode": admin.VERTICAL}
    change_fields = ("name", "scopes", "types", "networks", "last_day")
    view_fields = ("name", "shown_scopes", "shown_types", "shown_networks")
    facts = (
        "state",
        "shown_mode",
        "ends_in",
        "shown_id",
        "created_at",
        "creator",
        "person",
        "shown_cap",
        "expires_at",
        "revoked_at",
        "last_used_at",
        "api_version",
        "shown_deprecated",
        "follows",
        "followed_by",
    )

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Refused for a key that has ended or was rotated: it can only be revoked."""
        is_past = isinstance(obj, ApiKey) and not is_current(obj)
        return (
            not is_past
            and self.covers(request, obj)
            and super().has_change_permission(request, obj)
        )

    # --- form and page ------------------------------------------------------------------------

    def get_fieldsets(self, request: HttpRequest, obj: ApiKey | None = None) -> Any:
        if obj is None:
            return [
                (None, {"fields": ("name", "mode", "scopes")}),
                (_("Limits"), {"fields": ("types", "networks", "last_day")}),
            ]
        may_change = self.has_change_permission(request, obj)
        return [
            (None, {"fields": self.change_fields if may_change else self.view_fields}),
            (_("The key"), {"fields": self.facts}),
        ]

    def get_readonly_fields(self, request: HttpRequest, obj: ApiKey | None = None) -> Any:
        if obj is None:
            return ()
        if self.has_change_permission(request, obj):
            return self.facts
        return self.view_fields + self.facts

    def get_form(self, request: HttpRequest, obj: Any = None, **kwargs: Any) -> Any:
        form = super().get_form(request, obj, **kwargs)
        membership = self.membership(request)
        form.issuer = obj.issuer if obj else membership.issuer
        form.allowed = scopes_of(membership.role) & set(obj.scope_cap if obj else Scope.values)
        return form

    @admin.display(description=_("mode"))
    def shown_mode(self, key: ApiKey) -> SafeString:
        return mode_badge(key.mode)

    @admin.display(description=_("id"))
    def shown_id(self, key: ApiKey) -> str:
        return key.public_id

    @admin.display(description=_("last used"), ordering="use__last_used_at")
    def last_used_at(self, key: ApiKey) -> str:
        """The time of the last use; Django would show an instant unformatted on the key's page."""
        if key.last_used_at is None:
            return "–"
        return date_format(timezone.localtime(key.last_used_at), "DATETIME_FORMAT")

    @admin.display(description=_("deprecated parts of the interface in use"))
    def shown_deprecated(self, key: ApiKey) -> str:
        uses = DeprecatedUse.objects.filter(key_id=key.pk).order_by("code")
        return ", ".join(f"{use.code} ({use.amount})" for use in uses) or "–"

    @admin.display(description=_("created by"))
    def creator(self, key: ApiKey) -> str:
        return str(key.created_by or "")

    @admin.display(description=_("ends in"))
    def ends_in(self, key: ApiKey) -> str:
        return f"…{key.last_four}"

    @admin.display(description=_("what it may do"))
    def shown_scopes(self, key: ApiKey) -> str:
        return abilities(key.effective_scopes)

    @admin.display(description=_("most scopes"))
    def shown_cap(self, key: ApiKey) -> str:
        return abilities(key.scope_cap)

    @admin.display(description=_("person"))
    def person(self, key: ApiKey) -> SafeString | str:
        """The key's owner, marked if that person could no longer create such a key."""
        if key.root_person_id is None:
            return str(_("not known"))
        name = getattr(key, "root_email", None) or key.root_id
        if not is_current(key) or not is_orphaned(key):
            return str(name)
        return format_html("{} {}", name, badge(_("Nobody answers for it"), "warning"))

    @admin.display(description=_("certificate types"))
    def shown_types(self, key: ApiKey) -> str:
        names = certificate_types(key.issuer_id) if key.type_ids else {}
        return ", ".join(names.get(type_id, str(type_id)) for type_id in key.type_ids) or str(
            _("All")
        )

    @admin.display(description=_("networks"))
    def shown_networks(self, key: ApiKey) -> str:
        return ", ".join(key.allowed_networks) or str(_("All"))

    @admin.display(description=_("state"))
    def state(self, key: ApiKey) -> SafeString:
        """The state; of a rotated key also until when it works, to tell it from its successor."""
        state = key.state(timezone.now())
        if state is KeyState.USABLE and key.successor_id is not None:
            assert key.expires_at is not None  # rotating sets an end
            ends = date_format(timezone.localtime(key.expires_at), "SHORT_DATETIME_FORMAT")
            return badge(_("Replaced, works until %(end)s") % {"end": ends}, "warning")
        return badge(state.label, STATE_COLOURS[state])

    @admin.display(description=_("predecessor"))
    def follows(self, key: ApiKey) -> str:
        return _link(getattr(key, "predecessor", None))

    @admin.display(description=_("successor"))
    def followed_by(self, key: ApiKey) -> str:
        return _link(key.successor)

    # --- create and change --------------------------------------------------------------------

    def write(self, request: HttpRequest, obj: ApiKey, form: Any, *, change: bool) -> ApiKey:
        assert isinstance(form, ApiKeyForm)
        context = self.request_context(request, obj.mode)
        if change:
            return change_key(context=context, key_id=obj.pk, changes=form.changes())
        new = create_key(
            context=context,
            name=obj.name,
            **form.limits(),
            created_by=request.user,  # type: ignore[arg-type]  # members are Users
        )
        request._new_key = new  # type: ignore[attr-defined]
        return new.key

    def response_add(
        self, request: HttpRequest, obj: ApiKey, post_url_continue: str | None = None
    ) -> HttpResponse:
        new: NewKey = request._new_key  # type: ignore[attr-defined]
        return self.show(request, new, title=_("The key was created"))


def _link(key: ApiKey | None) -> str:
    """A link to the page of another key; empty if there is none."""
    if key is None:
        return ""
    address = reverse("admin:accounts_apikey_change", args=[key.pk])
    return format_html('<a href="{}" class="text-link">{}</a>', address, key)
