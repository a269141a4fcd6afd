"""What ends an API key or takes its place, and the one page that shows a secret."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.errors import ServiceError
from accounts.forms import RotationForm
from accounts.lifecycle import KeyState
from accounts.models import ApiKey
from accounts.operations.keys.adoption import adopt_key
from accounts.operations.keys.manage import NewKey, revoke_key, rotate_key
from accounts.scopes import ROLE_SCOPES, Role

from .foundation.active_membership import active_membership_of
from .foundation.actor import actor_of
from .foundation.badges import CONFIRMED, confirmation_page
from .foundation.reauthentication import require_recent_proof
from .foundation.tenancy import TenantAdmin


class KeyPages(TenantAdmin):
    """Rotate, adopt and revoke, from the list and from a key's own page."""

    actions = ("revoke_selected",)
    actions_detail = ("rotate_one", "adopt_one", "revoke_one")
    adopters = frozenset({Role.OWNER})

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request).with_root()  # type: ignore[attr-defined]
        return rows

    def covers(self, request: HttpRequest, obj: Any) -> bool:
        """Whether the person's role allows all that the key may do: else only its end is theirs."""
        seat = active_membership_of(request)
        if seat is None or not isinstance(obj, ApiKey):
            return seat is not None
        return scopes_of(seat.role).issuperset(obj.effective_scopes)

    def has_rotate_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        key = obj if isinstance(obj, ApiKey) else self.get_object(request, unquote(str(obj)))
        return self.covers(request, key) and self.may(request, self.writers, obj)

    def has_adopt_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.adopters, obj)

    def has_revoke_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Also for a suspended account: a key that has leaked must be stoppable."""
        seat = active_membership_of(request)
        return seat is not None and seat.role in self.writers

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """A key that has ended is not revoked, and one that has a successor not rotated again."""
        key = self.get_object(request, unquote(str(object_id)))
        if key is None or key.revoked_at is not None:
            return []
        offered = super().get_actions_detail(request, object_id)
        closed = set()
        if not is_current(key):
            closed |= {"rotate_one", "adopt_one"}
        if key.root_person_id == request.user.pk:
            closed.add("adopt_one")
        return [each for each in offered if not each.action_name.endswith(tuple(closed))]

    # --- rotate -------------------------------------------------------------------------------

    @action(  # type: ignore[untyped-decorator]
        description=_("Rotate"),
        permissions=["rotate"],
        url_path="rotate",
        icon="autorenew",
    )
    def rotate_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        key = self.get_object(request, unquote(object_id))
        if key is None:
            return self.is_gone(request, object_id)
        form = RotationForm(request.POST or None)
        if not form.is_valid():
            return self.ask_to_rotate(request, key, form)
        try:
            new = self.rotate(request, key, form.cleaned_data["overlap"])
        except ServiceError as refusal:  # somebody else was quicker, or the page was sent twice
            self.message_user(request, refusal.detail(), messages.ERROR)
            return HttpResponseRedirect(reverse("admin:accounts_apikey_change", args=[key.pk]))
        key.refresh_from_db()
        return self.show(request, new, title=_("The key was rotated"), old=key)

    def rotate(self, request: HttpRequest, key: ApiKey, overlap: timedelta) -> NewKey:
        """A successor, made by the person who asks."""
        return rotate_key(
            issuer_id=self.seat(request).issuer.pk,
            key_id=key.pk,
            overlap=overlap,
            actor=actor_of(request),
            now=timezone.now(),
            created_by=request.user,  # type: ignore[arg-type]  # who has a seat is a User
        )

    def ask_to_rotate(self, request: HttpRequest, key: ApiKey, form: RotationForm) -> HttpResponse:
        """The page that says what will happen, and asks how long the old key is still needed."""
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": _("Rotate the key"),
            "key": key,
            "form": form,
        }
        return TemplateResponse(request, "admin/accounts/apikey/rotate.html", context)

    def show(
        self, request: HttpRequest, new: NewKey, *, title: str | Promise, old: ApiKey | None = None
    ) -> HttpResponse:
        """The secret, once. No redirect: it would have to be stored on the way."""
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": title,
            "key": new.key,
            "old": old,
            "ended": old is not None and old.state(timezone.now()) is KeyState.EXPIRED,
            "secret": new.token.reveal(),
        }
        return TemplateResponse(request, "admin/accounts/apikey/created.html", context)

    # --- adopt --------------------------------------------------------------------------------

    @action(  # type: ignore[untyped-decorator]
        description=_("Adopt"),
        permissions=["adopt"],
        url_path="adopt",
        icon="person_add",
    )
    def adopt_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        key = self.get_object(request, unquote(object_id))
        if key is None:
            return self.is_gone(request, object_id)
        if request.method != "POST":
            return self.ask_to_adopt(request, key)
        try:
            adopt_key(
                issuer_id=self.seat(request).issuer.pk,
                key_id=key.pk,
                actor=actor_of(request),
                now=timezone.now(),
            )
        except ServiceError as refusal:  # ended meanwhile, or the person owns the account no more
            self.message_user(request, refusal.detail(), messages.ERROR)
        else:
            self.message_user(request, _("The key was adopted."), messages.SUCCESS)
        return HttpResponseRedirect(reverse("admin:accounts_apikey_change", args=[key.pk]))

    def ask_to_adopt(self, request: HttpRequest, key: ApiKey) -> HttpResponse:
        """The page that says what will happen."""
        return confirmation_page(
            self,
            request,
            question=_(
                "Answer for this key? It works on unchanged. Where a second person is needed, you and the key then count as one."
            ),
            button=_("Adopt"),
            rows=[key],
            harmful=False,
        )

    # --- revoke -------------------------------------------------------------------------------

    @admin.action(description=_("Revoke"), permissions=["revoke"])
    def revoke_selected(
        self, request: HttpRequest, queryset: QuerySet[ApiKey]
    ) -> HttpResponse | None:
        live = queryset.filter(revoked_at=None)
        if CONFIRMED not in request.POST:
            return self.ask_to_revoke(request, live)
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
            return self.ask_to_revoke(request, [key])
        self.revoke(request, [key])
        return HttpResponseRedirect(reverse("admin:accounts_apikey_changelist"))

    def ask_to_revoke(self, request: HttpRequest, keys: object) -> HttpResponse:
        """The page that says what will happen."""
        return confirmation_page(
            self,
            request,
            question=_("Revoke for good? Whoever uses these keys is locked out at once."),
            button=_("Revoke"),
            rows=keys,
        )

    def revoke(self, request: HttpRequest, keys: Iterable[ApiKey]) -> None:
        """Ends those that nobody else has ended meanwhile."""
        require_recent_proof(request)
        issuer, actor, now = self.seat(request).issuer, actor_of(request), timezone.now()
        done = [
            key
            for key in keys
            if revoke_key(issuer_id=issuer.pk, key_id=key.pk, actor=actor, now=now)
        ]
        text = ngettext("%(count)s key was revoked.", "%(count)s keys were revoked.", len(done))
        self.message_user(request, text % {"count": len(done)}, messages.SUCCESS)


def scopes_of(role: Role) -> frozenset[str]:
    """What a role may do, in the words of the API."""
    return frozenset(scope.value for scope in ROLE_SCOPES[role])


def is_orphaned(key: ApiKey) -> bool:
    """Whether its person (`with_root`) could not make it any more."""
    role: str | None = getattr(key, "root_role", None)
    return role is None or not scopes_of(Role(role)).issuperset(key.effective_scopes)


def is_current(key: ApiKey) -> bool:
    """Whether the key is usable, and lasts: nothing has taken its place."""
    return key.successor_id is None and key.state(timezone.now()) is KeyState.USABLE
