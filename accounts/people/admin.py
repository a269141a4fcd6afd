"""Users and memberships, for the platform's operators; an issuer's own page is members.py."""

from importlib import import_module
from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.contrib.auth import update_session_auth_hash
from django.contrib.auth.models import Group
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Model
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils.translation import gettext_lazy as _

from accounts.actors import ActionContext
from accounts.audit.rules import Changes
from accounts.back_office.active_membership import action_context_of
from accounts.back_office.audited import copy_columns
from accounts.back_office.pages import ConfirmPage, Text, confirm_button
from accounts.back_office.reauthentication import reauthenticated, reauthenticated_to_save
from accounts.issuers.admin import PlatformAdmin
from accounts.issuers.forms import UserForm
from accounts.models import Membership, User
from accounts.sign_in.operations import end_sessions, record_operator_action

from . import operations as members
from .forms import MembershipForm
from .member_pages import mail_of_new_address, mail_to_set_password

# Their admin modules, so that there is something to unregister, whoever imports this one first.
for app in ("django.contrib.auth", "allauth.account", "allauth.mfa"):
    import_module(f"{app}.admin")
# Permissions follow from roles, not groups. Second factors are managed by their users alone, and
# addresses on the page of the user.
for unused in (Group, Authenticator, EmailAddress):
    admin.site.unregister(unused)


class SendPasswordMailPage(ConfirmPage):
    """Sends a user the mail with the link for a new password."""

    title = _("Send a mail by which this person sets a new password?")
    button = _("Send")
    danger = False

    def objection(self) -> Text | None:
        if self.row.is_active:
            return None
        return _("This person is not active, and can set no password.")

    @transaction.atomic
    def perform(self, form: None) -> Text:
        context = action_context_of(self.request)
        self.admin.record(context, self.row, "user.reset_mail_sent", {})
        mail_to_set_password(self.request, self.row)
        return _("The mail was sent.")


@admin.register(User)
@reauthenticated("add_view", "send_mail")
@reauthenticated_to_save("change_view")
class UserAdmin(PlatformAdmin):
    """The users. They are deactivated, never deleted: the audit goes on referring to them.

    Operators set no passwords: they have a mail sent, with which the user sets one.
    """

    personal = frozenset({"email", "name", "password"})
    unaudited = frozenset({"last_login", "session_epoch"})
    form = UserForm
    list_display = ("email", "name", "is_active", "is_staff", "is_superuser", "last_login")
    list_filter = ("is_active", "is_staff", "is_superuser")
    search_fields = ("email", "name")
    ordering = ("email",)
    actions_detail = ("send_mail",)
    send_mail = confirm_button(
        "send_mail",
        SendPasswordMailPage,
        description=_("Send a mail for a new password"),
        permissions=["change"],
        url_path="send-mail",
        icon="mail",
    )
    dates = ("last_login", "date_joined")

    def get_fieldsets(self, request: HttpRequest, obj: User | None = None) -> Any:
        if obj is None:
            return [(None, {"fields": ("email", "name", "locale", "is_staff")})]
        return [
            (None, {"fields": ("email", "name", "locale")}),
            (_("Permissions"), {"fields": ("is_active", "is_staff", "is_superuser")}),
            (_("Important dates"), {"fields": self.dates}),
        ]

    def get_readonly_fields(self, request: HttpRequest, obj: User | None = None) -> Any:
        return self.dates if obj else ()

    def get_urls(self) -> list[URLPattern]:
        password = path(
            "<path:object_id>/password/", self.admin_site.admin_view(password_change_redirect)
        )
        return [password, *super().get_urls()]

    def record(self, context: ActionContext, obj: Any, action: str, changes: Changes) -> None:
        """Writes the entry, also to the audit of each issuer of which the user is a member."""
        record_operator_action(context=context, user=obj, action=action, changes=changes)

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:  # noqa: FBT001
        """Mails a new user a link to set a password, and an old address that it was replaced."""
        if not change:
            obj.set_unusable_password()
        super().save_model(request, obj, form, change)
        if not change:
            mail_to_set_password(request, obj)
        elif "email" in form.changed_data:
            end_sessions(obj)
            if obj == request.user:
                update_session_auth_hash(request, obj)
            mail_of_new_address(obj, before=form.initial["email"])


def password_change_redirect(request: HttpRequest, object_id: str) -> HttpResponse:
    """Replaces Django's page for any user's password: redirects to one's own, and refuses others."""
    if unquote(object_id) != str(request.user.pk):
        raise PermissionDenied
    return HttpResponseRedirect(reverse("account_change_password"))


@admin.register(Membership)
@reauthenticated("add_view")
class MembershipAdmin(PlatformAdmin):
    """The memberships. Operators add a first owner; from then on, owners manage the members."""

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
        membership = members.add_first_owner(
            context=action_context_of(request), issuer_id=obj.issuer_id, user=obj.user
        )
        copy_columns(obj, membership)

    def history_of(self, request: HttpRequest, obj: Any) -> Any:
        return super(PlatformAdmin, self).history_of(request, obj).filter(issuer=obj.issuer_id)
