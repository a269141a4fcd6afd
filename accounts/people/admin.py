"""People in the back office: users and memberships for platform admins, members and invitations for owners."""

import logging
from importlib import import_module
from typing import Any

from allauth.account.internal.flows.password_reset import request_password_reset
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django import forms
from django.conf import settings
from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.contrib.auth import update_session_auth_hash
from django.contrib.auth.models import Group
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Model
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _, pgettext_lazy
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.actors import ActionContext
from accounts.audit.rules import Changes
from accounts.back_office.active_membership import action_context_of
from accounts.back_office.audited import PlatformAdmin, copy_columns
from accounts.back_office.forms import StaleFormCheck
from accounts.back_office.pages import ConfirmPage, Text, badge, confirm_button
from accounts.back_office.reauthentication import reauthenticated, reauthenticated_to_save
from accounts.back_office.tenancy import TenantAdmin
from accounts.errors import FieldError, fault_text
from accounts.mail.sender import MailNotSent, send_mail_now
from accounts.models import Invitation, Member, Membership, User
from accounts.scopes import Role
from accounts.sign_in.operations import end_sessions, record_platform_action
from lib.text import email_key

from . import invitations, operations as people

logger = logging.getLogger("mail")

# Their admin modules, so that there is something to unregister, whoever imports this one first.
for app in ("django.contrib.auth", "allauth.account", "allauth.mfa"):
    import_module(f"{app}.admin")
# Permissions follow from roles, not groups. Second factors are managed by their users alone, and
# addresses on the page of the user.
for unused in (Group, Authenticator, EmailAddress):
    admin.site.unregister(unused)


class UserForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Creates or changes a user, without the password, which only users set themselves."""

    class Meta:
        model = User
        fields = ("email", "name", "locale", "is_active", "is_staff", "is_superuser")

    def clean_is_superuser(self) -> bool:
        """Refuses to make a member of an issuer a platform admin."""
        is_superuser: bool = self.cleaned_data["is_superuser"]
        granted = is_superuser and "is_superuser" in self.changed_data
        if granted and self.instance.membership_set.exists():
            raise forms.ValidationError(fault_text(FieldError("/isSuperuser", "is_operator")))
        return is_superuser


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

    Platform admins set no passwords: they have a mail sent, with which the user sets one.
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
        record_platform_action(context=context, user=obj, action=action, changes=changes)

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
    """The memberships. Platform admins add a first owner; from then on, owners manage the members."""

    fields = ("user", "issuer")
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
        form: "forms.ModelForm[Membership]",
        change: bool,  # noqa: FBT001
    ) -> None:
        membership = people.add_first_owner(
            context=action_context_of(request), issuer_id=obj.issuer_id, user=obj.user
        )
        copy_columns(obj, membership)

    def history_of(self, request: HttpRequest, obj: Any) -> Any:
        return super(PlatformAdmin, self).history_of(request, obj).filter(issuer=obj.issuer_id)


def mail_to_set_password(request: HttpRequest, user: User) -> None:
    """Sends the mail with the link for a new password, as the page "Forgot your password?" does."""
    transaction.on_commit(lambda: request_password_reset(request, user.email, [user], None))


def mail_of_new_address(user: User, *, before: str) -> None:
    """Informs the old e-mail address that the account has a new one."""
    context = {"before": before, "after": user.email, "contact": settings.OPERATORS_EMAIL}
    transaction.on_commit(lambda: _send_address_change(before, user.locale, context))


def _send_address_change(address: str, locale: str, context: dict[str, object]) -> None:
    try:
        send_mail_now("email_changed", context, to=address, locale=locale)
    except MailNotSent as error:
        logger.error("a changed address was not told", extra={"error": str(error)})  # noqa: TRY400


READERS = frozenset({Role.OWNER, Role.ADMIN, Role.AUDITOR})
MANAGERS = frozenset({Role.OWNER})


class InvitationForm(forms.ModelForm):  # type: ignore[type-arg]
    """Invites a person by e-mail to a role."""

    class Meta:
        model = Invitation
        fields = ("email", "role", "locale")
        help_texts = {
            "email": _("The invitation works for 7 days, and only for this address."),
            "role": _(
                "Owners manage people, administrators keys and types; operators look up certificates; auditors read everything and change nothing; team members see only what their teams run."
            ),
            "locale": _("In which the e-mail is written."),
        }

    def clean_email(self) -> str:
        """The address as people are compared by it."""
        return email_key(self.cleaned_data["email"])


class PeoplePage(ConfirmPage):
    """Asks for confirmation of a change to a member or an invitation; then shows the list."""

    def next_url(self) -> str:
        return self.list_url()


class RemoveMemberPage(PeoplePage):
    """Ends a membership."""

    title = _("Remove this person? They see and change nothing here any more, at once.")
    button = _("Remove")

    def perform(self, form: None) -> Text:
        people.remove_member(context=self.request_context(), user_id=self.row.user_id)
        return _("The person was removed.")


class RenewInvitationPage(PeoplePage):
    """Sends an invitation again, with a new token."""

    title = _("Send a new invitation? The address in the one before works no more.")
    button = _("Send again")
    danger = False

    @transaction.atomic
    def perform(self, form: None) -> Text:
        renewed = invitations.renew(context=self.request_context(), invitation_id=self.row.pk)
        invitations.send_after_commit(renewed)
        return _("The invitation was sent again.")


class RevokeInvitationPage(PeoplePage):
    """Revokes an invitation: its token no longer works."""

    title = _("Withdraw this invitation? Its link works no more, at once.")
    button = _("Withdraw the invitation")

    def perform(self, form: None) -> Text:
        invitations.revoke_invitation(context=self.request_context(), invitation_id=self.row.pk)
        return _("The invitation was withdrawn.")


class PeopleAdmin(TenantAdmin):
    """Permissions of both lists: owners manage them, administrators and auditors read them."""

    readers = READERS
    writers = MANAGERS
    actions = None

    def has_manage_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, MANAGERS)


@admin.register(Member)
@reauthenticated("remove")
@reauthenticated_to_save("change_view")
class MemberAdmin(PeopleAdmin):
    """The members of the issuer and their roles. Names and passwords are changed by members themselves."""

    list_display = ("email", "name", "role")
    list_filter = ("role",)
    list_select_related = ("user",)
    search_fields = ("user__email", "user__name")
    search_help_text = _("Name or e-mail address")
    ordering = ("user__email",)
    actions_list = ("invite",)
    actions_detail = ("remove",)
    remove = confirm_button(
        "remove",
        RemoveMemberPage,
        description=_("Remove"),
        permissions=["manage"],
        url_path="remove",
        icon="person_remove",
        variant=ActionVariant.DANGER,
    )
    fields = ("email", "name", "role")
    readonly_fields = ("email", "name")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    @admin.display(description=_("e-mail"), ordering="user__email")
    def email(self, member: Member) -> str:
        return member.user.email

    @admin.display(description=_("name"), ordering="user__name")
    def name(self, member: Member) -> str:
        return member.user.name or "–"

    def write(self, request: HttpRequest, obj: Member, form: Any, *, change: bool) -> Membership:
        return people.change_role(
            context=self.request_context(request), user_id=obj.user_id, role=Role(obj.role)
        )

    @action(  # type: ignore[untyped-decorator]
        description=_("Invite somebody"),
        permissions=["manage"],
        url_path="invite",
        icon="person_add",
    )
    def invite(self, request: HttpRequest) -> HttpResponse:
        return HttpResponseRedirect(reverse("admin:accounts_invitation_add"))


@admin.register(Invitation)
@reauthenticated("add_view", "send_again")
class InvitationAdmin(PeopleAdmin):
    """Invitations to become a member. The token is only in the e-mail."""

    form = InvitationForm
    empty_hint = _("Invite colleagues: each signs in with an account of their own, and has a role.")
    list_display = ("email", "role", "state", "created_at", "expires_at", "inviter")
    list_select_related = ("invited_by",)
    search_fields = ("email",)
    search_help_text = _("E-mail address")
    ordering = ("-created_at", "-id")
    sortable_by = ()
    actions_detail = ("send_again", "withdraw")
    send_again = confirm_button(
        "send_again",
        RenewInvitationPage,
        description=_("Send again"),
        permissions=["manage"],
        url_path="send-again",
        icon="mail",
    )
    withdraw = confirm_button(
        "withdraw",
        RevokeInvitationPage,
        description=_("Withdraw the invitation"),
        permissions=["manage"],
        url_path="withdraw",
        icon="block",
        variant=ActionVariant.DANGER,
    )
    add_fields = ("email", "role", "locale")
    view_fields = ("email", "role", "locale", "state", "created_at", "expires_at", "inviter")

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def get_fields(self, request: HttpRequest, obj: Invitation | None = None) -> Any:
        return self.add_fields if obj is None else self.view_fields

    def get_readonly_fields(self, request: HttpRequest, obj: Invitation | None = None) -> Any:
        return () if obj is None else self.view_fields

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        locale = self.membership(request).issuer.default_locale
        return {
            "role": Role.OPERATOR,
            "locale": locale,
            **super().get_changeform_initial_data(request),
        }

    def offered_buttons(
        self, request: HttpRequest, row: Invitation, buttons: list[Any]
    ) -> list[Any]:
        return [] if row.accepted_at or row.revoked_at else buttons

    def get_form(self, request: HttpRequest, obj: Invitation | None = None, **kwargs: Any) -> Any:
        if obj is not None:
            kwargs["help_texts"] = {}  # they explain how to fill the fields in
        return super().get_form(request, obj, **kwargs)

    @admin.display(description=_("invited by"))
    def inviter(self, invitation: Invitation) -> str:
        return str(invitation.invited_by or "")

    @admin.display(description=_("state"))
    def state(self, invitation: Invitation) -> SafeString:
        if invitation.accepted_at is not None:
            return badge(pgettext_lazy("invitation", "Accepted"), "success")
        if invitation.revoked_at is not None:
            return badge(pgettext_lazy("invitation", "Withdrawn"))
        if not invitation.is_usable(timezone.now()):
            return badge(pgettext_lazy("invitation", "Run out"), "warning")
        if invitation.mailed_at is None:
            return badge(_("Not sent: send it again"), "danger")
        return badge(pgettext_lazy("invitation", "Open"), "info")

    def write(
        self, request: HttpRequest, obj: Invitation, form: Any, *, change: bool
    ) -> Invitation:
        invited = invitations.invite(
            context=self.request_context(request),
            email=obj.email,
            role=Role(obj.role),
            locale=obj.locale,
        )
        invitations.send_after_commit(invited)
        return invited.invitation

    def response_add(
        self, request: HttpRequest, obj: Invitation, post_url_continue: str | None = None
    ) -> HttpResponse:
        self.message_user(request, _("The invitation was made."), messages.SUCCESS)
        return HttpResponseRedirect(self.list_url(request))
