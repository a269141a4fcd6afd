"""People and their memberships. For the platform's operators only."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.contrib.auth.models import Group
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin
from unfold.forms import AdminPasswordChangeForm

from accounts.forms import UserChangeForm, UserCreationForm
from accounts.models import Membership, User

from .platform import OperatorsOnly

admin.site.unregister(Group)  # what people may do follows from their roles


@admin.register(User)
class UserAdmin(OperatorsOnly, DjangoUserAdmin, ModelAdmin):  # type: ignore[type-arg]
    """Who can log in. People are deactivated, never deleted: what they did keeps their name."""

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


@admin.register(Membership)
class MembershipAdmin(OperatorsOnly, ModelAdmin):
    """Who works for whom."""

    list_display = ("user", "issuer", "role")
    list_filter = ("role",)
    list_select_related = ("user", "issuer")
    search_fields = ("user__email", "issuer__name")
    autocomplete_fields = ("user", "issuer")
    ordering = ("issuer__name", "user__email")
    may_delete = True
