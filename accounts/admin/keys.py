"""API keys in the back office: created, shown once, revoked; never changed."""

from typing import Any, ClassVar

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import Q, QuerySet
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext_lazy
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.forms import ApiKeyForm
from accounts.models import ApiKey
from accounts.operations.keys import NewKey, create_key, revoke_key
from accounts.scopes import Mode, Role, Scope

from .acting import actor_of
from .marks import CONFIRMED, confirmation, mark, mode_mark
from .seat import seat_of
from .tenancy import TenantAdmin

STATES = {
    "usable": pgettext_lazy("API key", "Usable"),
    "expired": pgettext_lazy("API key", "Expired"),
    "revoked": pgettext_lazy("API key", "Revoked"),
}


class StateFilter(admin.SimpleListFilter):
    """Whether a key still opens anything."""

    title = _("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(STATES.items())

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        over = Q(expires_at__lte=timezone.now())
        match self.value():
            case "usable":
                return queryset.filter(~over | Q(expires_at=None), revoked_at=None)
            case "expired":
                return queryset.filter(over, revoked_at=None)
            case "revoked":
                return queryset.exclude(revoked_at=None)
        return queryset


@admin.register(ApiKey)
class ApiKeyAdmin(TenantAdmin):
    """The secret is in the answer to the form that created the key, and nowhere else, ever."""

    writers = frozenset({Role.OWNER, Role.ADMIN})
    form = ApiKeyForm
    list_display = (
        "name",
        "shown_mode",
        "ends_in",
        "shown_scopes",
        "created_at",
        "expires_at",
        "last_used_at",
        "state",
    )
    list_filter = (StateFilter, "mode")
    list_select_related = ("issuer",)
    search_fields = ("name", "last_four")
    search_help_text = _("Name, or the last four characters")
    ordering = ("-created_at", "-id")
    radio_fields: ClassVar[dict[str, int]] = {"mode": admin.VERTICAL}
    actions = ("revoke_selected",)
    actions_detail = ("revoke_one",)
    shown = (
        "name",
        "state",
        "shown_mode",
        "ends_in",
        "shown_scopes",
        "shown_id",
        "created_at",
        "creator",
        "expires_at",
        "revoked_at",
        "last_used_at",
    )
    asked = ("name", "mode", "scopes", "last_day")

    # --- permissions --------------------------------------------------------------------------

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_revoke_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Also for a suspended account: a key that has leaked must be stoppable."""
        seat = seat_of(request)
        return seat is not None and seat.role in self.writers

    # --- form and page ------------------------------------------------------------------------

    def get_fieldsets(self, request: HttpRequest, obj: ApiKey | None = None) -> Any:
        return [(None, {"fields": self.asked if obj is None else self.shown})]

    def get_readonly_fields(self, request: HttpRequest, obj: ApiKey | None = None) -> Any:
        return () if obj is None else self.shown

    def get_form(self, request: HttpRequest, obj: Any = None, **kwargs: Any) -> Any:
        form = super().get_form(request, obj, **kwargs)
        seat = seat_of(request)
        if seat is not None:
            form.time_zone = seat.issuer.time_zone
        return form

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        key = self.get_object(request, unquote(str(object_id)))
        if key is None or key.revoked_at is not None:
            return []
        return super().get_actions_detail(request, object_id)

    @admin.display(description=_("mode"), ordering="mode")
    def shown_mode(self, key: ApiKey) -> SafeString:
        return mode_mark(key.mode)

    @admin.display(description=_("id"))
    def shown_id(self, key: ApiKey) -> str:
        return key.public_id

    @admin.display(description=_("created by"))
    def creator(self, key: ApiKey) -> str:
        return str(key.created_by or "")

    @admin.display(description=_("ends in"))
    def ends_in(self, key: ApiKey) -> str:
        return f"…{key.last_four}"

    @admin.display(description=_("scopes"))
    def shown_scopes(self, key: ApiKey) -> str:
        missing = len(Scope) - len(key.scopes)
        return str(_("All")) if missing == 0 else ", ".join(key.scopes)

    @admin.display(description=_("state"))
    def state(self, key: ApiKey) -> SafeString:
        if key.revoked_at is not None:
            return mark(STATES["revoked"], "danger")
        if not key.is_usable(timezone.now()):
            return mark(STATES["expired"], "warning")
        return mark(STATES["usable"], "success")

    # --- create: the one moment at which the secret is seen -----------------------------------

    def save_model(
        self,
        request: HttpRequest,
        obj: ApiKey,
        form: "ModelForm[ApiKey]",
        change: bool,  # noqa: FBT001
    ) -> None:
        assert isinstance(form, ApiKeyForm)
        new = create_key(
            issuer=obj.issuer,
            name=obj.name,
            mode=Mode(obj.mode),
            scopes=[Scope(scope) for scope in form.cleaned_data["scopes"]],
            expires_at=form.expires_at(),
            actor=actor_of(request),
            now=timezone.now(),
            created_by=request.user,  # type: ignore[arg-type]  # who has a seat is a User
        )
        obj.__dict__.update(new.key.__dict__)
        request._new_key = new  # type: ignore[attr-defined]

    def response_add(
        self, request: HttpRequest, obj: ApiKey, post_url_continue: str | None = None
    ) -> HttpResponse:
        """No redirect: the secret would have to be stored on the way."""
        new: NewKey = request._new_key  # type: ignore[attr-defined]
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": _("The key was created"),
            "key": obj,
            "secret": new.token.reveal(),
        }
        return TemplateResponse(request, "admin/accounts/apikey/created.html", context)

    # --- revoke -------------------------------------------------------------------------------

    @admin.action(description=_("Revoke"), permissions=["revoke"])
    def revoke_selected(
        self, request: HttpRequest, queryset: QuerySet[ApiKey]
    ) -> HttpResponse | None:
        live = queryset.filter(revoked_at=None)
        if CONFIRMED not in request.POST:
            return self.ask(request, live)
        self.revoke(request, live)
        return None

    @action(  # type: ignore[untyped-decorator]
        description=_("Revoke"),
        permissions=["revoke"],
        url_path="revoke",
        icon="block",
        variant=ActionVariant.DANGER,
    )
    def revoke_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        key = self.get_object(request, unquote(object_id))
        if key is None:
            return self.is_gone(request, object_id)
        if request.method != "POST":
            return self.ask(request, [key])
        self.revoke(request, [key])
        return HttpResponseRedirect(reverse("admin:accounts_apikey_changelist"))

    def ask(self, request: HttpRequest, keys: object) -> HttpResponse:
        return confirmation(
            self,
            request,
            question=_("Revoke for good? Whoever uses these keys is locked out at once."),
            button=_("Revoke"),
            rows=keys,
        )

    def revoke(self, request: HttpRequest, keys: Any) -> None:
        issuer, actor, now = self.seat(request).issuer, actor_of(request), timezone.now()
        done = [
            key
            for key in keys
            if revoke_key(issuer_id=issuer.pk, key_id=key.pk, actor=actor, now=now)
        ]
        for key in done:
            self.log_change(request, key, [{"changed": {"fields": ["state"]}}])
        text = ngettext("%(count)s key was revoked.", "%(count)s keys were revoked.", len(done))
        self.message_user(request, text % {"count": len(done)}, messages.SUCCESS)
