"""People and their seats, for the platform's operators; an issuer's own page is members.py."""

from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.contrib.auth.models import Group
from django.db import transaction
from django.db.models import Model
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from unfold.forms import AdminPasswordChangeForm

from accounts.forms import MembershipForm, UserChangeForm, UserCreationForm
from accounts.models import Membership, User
from accounts.operations import people
from accounts.scopes import Role

from .acting import actor_of
from .office import adopt
from .platform import PlatformAdmin
from .reauthentication import reauthenticated, reauthenticated_to_save

admin.site.unregister(Group)  # what people may do follows from their roles
for unused in (
    Authenticator,
    EmailAddress,
):  # second factors are people's own; addresses stand here
    admin.site.unregister(unused)


@admin.register(User)
@reauthenticated("add_view", "user_change_password")
@reauthenticated_to_save("change_view")
class UserAdmin(PlatformAdmin, DjangoUserAdmin):  # type: ignore[type-arg,misc]
    """Who can log in. People are deactivated, never deleted: what they did keeps their name."""

    personal = frozenset({"email", "name", "password"})
    unnoted = frozenset({"last_login"})
    form = UserChangeForm
    add_form = UserCreationForm
    change_password_form = AdminPasswordChangeForm
    list_display = ("email", "name", "is_active", "is_staff", "is_superuser", "last_login")
    list_filter = ("is_active", "is_staff", "is_superuser")
    search_fields = ("email", "name")
    ordering = ("email",)
    filter_horizontal = ()
    fieldsets = (
        (None, {"fields": ("email", "password", "name", "locale")}),
        (_("Permissions"), {"fields": ("is_active", "is_staff", "is_superuser")}),
        (_("Important dates"), {"fields": ("last_login", "date_joined")}),
    )
    add_fieldsets = ((None, {"fields": ("email", "name", "is_staff", "password1", "password2")}),)
    readonly_fields = ("last_login", "date_joined")

    def user_change_password(
        self, request: HttpRequest, id: str, form_url: str = ""
    ) -> HttpResponse:
        """Django saves here without `save_model`; a new password is in the audit all the same."""
        with transaction.atomic():
            user = self.get_object(request, id)
            before = self.facts(user) if user else {}
            response = super().user_change_password(request, id, form_url)
            if user is not None:
                user.refresh_from_db()
                self.note(request, user, "changed", before, self.facts(user))
        return response


@admin.register(Membership)
@reauthenticated("add_view")
@reauthenticated_to_save("change_view", "delete_view")
class MembershipAdmin(PlatformAdmin):
    """Who works for whom. Operators seat a first owner; from then on, owners manage their people."""

    form = MembershipForm
    list_display = ("user", "issuer", "role")
    list_filter = ("role",)
    list_select_related = ("user", "issuer")
    search_fields = ("user__email", "issuer__name")
    autocomplete_fields = ("user", "issuer")
    ordering = ("issuer__name", "user__email")

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def save_model(
        self,
        request: HttpRequest,
        obj: Membership,
        form: "ModelForm[Membership]",
        change: bool,  # noqa: FBT001
    ) -> None:
        member = people.add_member(
            issuer_id=obj.issuer_id,
            user=obj.user,
            role=Role(obj.role),
            actor=actor_of(request),
            now=timezone.now(),
        )
        adopt(obj, member)

    def history_of(self, request: HttpRequest, obj: Any) -> Any:
        return super(PlatformAdmin, self).history_of(request, obj).filter(issuer=obj.issuer_id)
