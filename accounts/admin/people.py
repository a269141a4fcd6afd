"""People and their seats, for the platform's operators; an issuer's own page is members.py."""

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
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.actors import Actor
from accounts.audit import Changes
from accounts.forms import MembershipForm, UserForm
from accounts.models import Membership, User
from accounts.operations.people import members
from accounts.operations.people.sign_in import end_sessions, record_operator_action

from .foundation.actor import actor_of
from .foundation.audited import copy_columns
from .foundation.confirm import ConfirmPage, Text, confirm_button
from .foundation.reauthentication import reauthenticated, reauthenticated_to_save
from .mailing import mail_of_new_address, mail_to_set_password
from .platform import PlatformAdmin

admin.site.unregister(Group)  # what people may do follows from their roles
for unused in (
    Authenticator,
    EmailAddress,
):  # second factors are people's own; addresses stand here
    admin.site.unregister(unused)


class SendPasswordMailPage(ConfirmPage):
    """Sends the mail by which a person sets a new password."""

    title = _("Send a mail by which this person sets a new password?")
    button = _("Send")
    danger = False

    def objection(self) -> Text | None:
        if self.row.is_active:
            return None
        return _("This person is not active, and can set no password.")

    @transaction.atomic
    def perform(self, form: None) -> Text:
        actor = actor_of(self.request)
        self.admin.record(self.row, "user.reset_mail_sent", {}, actor)
        mail_to_set_password(self.request, self.row)
        return _("The mail was sent.")


@admin.register(User)
@reauthenticated("add_view", "send_mail")
@reauthenticated_to_save("change_view")
class UserAdmin(PlatformAdmin):
    """Who can log in. People are deactivated, never deleted: what they did keeps their name.

    Passwords are people's own: operators have a mail sent, by which the person sets one.
    """

    personal = frozenset({"email", "name", "password"})
    unnoted = frozenset({"last_login", "session_epoch"})
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

    def record(self, obj: Any, action: str, changes: Changes, actor: Actor) -> None:
        """In the audit of each issuer that the person works for, too."""
        now = timezone.now()
        record_operator_action(user=obj, action=action, changes=changes, actor=actor, now=now)

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:  # noqa: FBT001
        """Whoever is new sets a password by mail; an address that was changed is told so."""
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
    """Where Django's page for other people's passwords was: leads to one's own, and nobody to others'."""
    if unquote(object_id) != str(request.user.pk):
        raise PermissionDenied
    return HttpResponseRedirect(reverse("account_change_password"))


@admin.register(Membership)
@reauthenticated("add_view")
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
        member = members.add_first_owner(
            issuer_id=obj.issuer_id,
            user=obj.user,
            actor=actor_of(request),
            now=timezone.now(),
        )
        copy_columns(obj, member)

    def history_of(self, request: HttpRequest, obj: Any) -> Any:
        return super(PlatformAdmin, self).history_of(request, obj).filter(issuer=obj.issuer_id)
