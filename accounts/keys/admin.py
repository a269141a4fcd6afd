"""API keys in the back office: list, form, page of one, actions."""

from collections.abc import Collection
from datetime import timedelta
from typing import Any, ClassVar, cast

from django.conf import settings
from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _, ngettext
from unfold.enums import ActionVariant

from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.pages import ConfirmPage, Text, badge, confirm_button
from accounts.back_office.reauthentication import (
    reauthenticated,
    reauthenticated_to_save,
    require_recent_proof,
)
from accounts.back_office.tenancy import TenantAdmin
from accounts.models import ApiKey, DeprecatedUse
from accounts.scopes import ROLE_SCOPES, Role, Scope, roles_with
from accounts.signals import certificate_types

from .forms import ApiKeyForm, RotationForm
from .operations import NewKey, change_key, create_key, revoke_key, rotate_key
from .people import adopt_key
from .rules import KeyChanges
from .token import KeyState


class RotateKeyPage(ConfirmPage):
    """Creates a successor, owned by the present user, and shows its secret."""

    title = _("Rotate the key")
    button = _("Rotate")
    danger = False
    form_class = RotationForm

    def lines(self, form: RotationForm) -> list[Text]:
        return [
            _(
                "A new key takes the place of this one and may do the same. You will see it once, on the next page."
            ),
            _("It has the same lifetime again.") if self.row.expires_at else "",
        ]

    def perform(self, form: RotationForm) -> HttpResponse:
        new = rotate_key(
            context=self.request_context(),
            key_id=self.row.pk,
            overlap=form.cleaned_data["overlap"],
            created_by=self.request.user,  # type: ignore[arg-type]  # members are Users
        )
        self.row.refresh_from_db()
        page: HttpResponse = self.admin.show(
            self.request, new, title=_("The key was rotated"), old=self.row
        )
        return page


class AdoptKeyPage(ConfirmPage):
    """Makes the present user the key's owner."""

    title = _(
        "Answer for this key? It works on unchanged. Where a second person is needed, you and the key then count as one."
    )
    button = _("Adopt")
    danger = False

    def perform(self, form: None) -> Text:
        adopt_key(context=self.request_context(), key_id=self.row.pk)
        return _("The key was adopted.")


class RevokeKeysPage(ConfirmPage):
    """Revokes one key, or those selected that are not yet revoked."""

    title = _("Revoke for good? Whoever uses these keys is locked out at once.")
    button = _("Revoke")

    def perform(self, form: None) -> Text:
        require_recent_proof(self.request)
        revoked = [
            key for key in self.rows if revoke_key(context=self.request_context(key), key_id=key.pk)
        ]
        text = ngettext("%(count)s key was revoked.", "%(count)s keys were revoked.", len(revoked))
        return text % {"count": len(revoked)}

    def next_url(self) -> str:
        return super().next_url() if self.selected else self.list_url()


class KeyPages(TenantAdmin):
    """The buttons that rotate, adopt and revoke, on the list and on a key's page."""

    actions = ("revoke_selected",)
    actions_detail = ("rotate_one", "adopt_one", "revoke_one")
    adopters = frozenset({Role.OWNER})
    rotate_one = confirm_button(
        "rotate_one",
        RotateKeyPage,
        description=_("Rotate"),
        permissions=["rotate"],
        url_path="rotate",
        icon="autorenew",
    )
    adopt_one = confirm_button(
        "adopt_one",
        AdoptKeyPage,
        description=_("Adopt"),
        permissions=["adopt"],
        url_path="adopt",
        icon="person_add",
    )
    revoke_one = confirm_button(
        "revoke_one",
        RevokeKeysPage,
        description=_("Revoke"),
        permissions=["revoke"],
        url_path="revoke",
        icon="block",
        variant=ActionVariant.DANGER,
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request).with_root()  # type: ignore[attr-defined]
        return rows

    def covers(self, request: HttpRequest, obj: Any) -> bool:
        """Whether the person's role allows all that the key may do; if not, they may only revoke it."""
        membership = active_membership_of(request)
        if membership is None or not isinstance(obj, ApiKey):
            return membership is not None
        return scopes_of(membership.role).issuperset(obj.effective_scopes)

    def has_rotate_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        key = obj if isinstance(obj, ApiKey) else self.get_object(request, unquote(str(obj)))
        return self.covers(request, key) and self.may(request, self.writers, obj)

    def has_adopt_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.adopters, obj)

    def has_revoke_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Also for a suspended account: a leaked key must still be revocable."""
        membership = active_membership_of(request)
        return membership is not None and membership.role in self.writers

    def offered_buttons(self, request: HttpRequest, row: ApiKey, buttons: list[Any]) -> list[Any]:
        """None once the key is revoked, only "Revoke" once it was rotated."""
        if row.revoked_at is not None:
            return []
        hidden: set[str] = set()
        if not is_current(row):
            hidden |= {"rotate_one", "adopt_one"}
        if row.root_person_id == request.user.pk:
            hidden.add("adopt_one")
        return [button for button in buttons if not button.action_name.endswith(tuple(hidden))]

    @admin.action(description=_("Revoke"), permissions=["revoke"])
    def revoke_selected(self, request: HttpRequest, queryset: QuerySet[ApiKey]) -> HttpResponse:
        unrevoked = queryset.filter(revoked_at=None)
        return RevokeKeysPage(self, request, unrevoked, selected=True).respond()

    def show(
        self, request: HttpRequest, new: NewKey, *, title: str | Promise, old: ApiKey | None = None
    ) -> HttpResponse:
        """Shows the secret of a new key, once. No redirect: the secret would have to be stored for it."""
        return self.page(
            request,
            "admin/accounts/apikey/created.html",
            title,
            key=new.key,
            old=old,
            ended=old is not None and old.state(timezone.now()) is KeyState.EXPIRED,
            secret=new.token.reveal(),
            abilities=abilities(new.key.effective_scopes),
            curl=_first_request(new.key, new.token.reveal()),
        )


# What a key with a scope can be tried with: a request that changes nothing. The first that fits is shown.
FIRST_REQUESTS = (
    (Scope.CERTIFICATES_ISSUE, "types"),
    (Scope.CERTIFICATES_READ, "certificates"),
    (Scope.EDU_READ, "edu-programs"),
    (Scope.WEBHOOKS_READ, "webhook-endpoints"),
    (Scope.ACCOUNT_READ, "account"),
    (Scope.KEYS_MANAGE, "api-keys"),
)


def _first_request(key: ApiKey, secret: str) -> str:
    """A command line that tries the key without changing anything; empty if no request fits."""
    fitting = (name for scope, name in FIRST_REQUESTS if scope.value in key.effective_scopes)
    name = next(fitting, None)
    if name is None:
        return ""
    return f"curl -H 'x-api-key: {secret}' '{settings.BASE_URL}{reverse(name)}'"


def abilities(scopes: Collection[str]) -> str:
    """The abilities that these scopes give, in words."""
    if len(scopes) == len(Scope):
        return str(_("Everything"))
    return "; ".join(str(scope.label) for scope in Scope if scope.value in scopes)


def scopes_of(role: Role) -> frozenset[str]:
    """The scopes of a role, as the API names them."""
    return frozenset(scope.value for scope in ROLE_SCOPES[role])


def is_orphaned(key: ApiKey) -> bool:
    """Whether its owner (see `with_root`) could no longer create such a key."""
    role: str | None = getattr(key, "root_role", None)
    return role is None or not scopes_of(Role(role)).issuperset(key.effective_scopes)


def is_current(key: ApiKey) -> bool:
    """Whether the key is usable and was not rotated."""
    return key.successor_id is None and key.state(timezone.now()) is KeyState.USABLE


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
            changes = cast(KeyChanges, form.changes())
            return change_key(context=context, key_id=obj.pk, changes=changes)
        new = create_key(
            context=context,
            **form.changes(),
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
