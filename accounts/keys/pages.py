"""Rotate, adopt and revoke API keys in the back office; the only page that shows a secret."""

from collections.abc import Collection
from typing import Any

from django.conf import settings
from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from unfold.enums import ActionVariant

from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.confirm import ConfirmPage, Text, confirm_button
from accounts.back_office.reauthentication import require_recent_proof
from accounts.back_office.tenancy import TenantAdmin
from accounts.models import ApiKey
from accounts.scopes import ROLE_SCOPES, Role, Scope

from .adoption import adopt_key
from .forms import RotationForm
from .operations import NewKey, revoke_key, rotate_key
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

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """The buttons for this key: none once it is revoked, only "Revoke" once it was rotated."""
        key = self.get_object(request, unquote(str(object_id)))
        if key is None or key.revoked_at is not None:
            return []
        buttons = super().get_actions_detail(request, object_id)
        hidden: set[str] = set()
        if not is_current(key):
            hidden |= {"rotate_one", "adopt_one"}
        if key.root_person_id == request.user.pk:
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
