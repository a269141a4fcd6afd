"""Members and invitations in an issuer's back office. Their mails go out after the commit."""

import logging
from typing import Any

from allauth.account.internal.flows.password_reset import request_password_reset
from django.conf import settings
from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.back_office.pages import ConfirmPage, Text, badge, confirm_button
from accounts.back_office.reauthentication import reauthenticated, reauthenticated_to_save
from accounts.back_office.tenancy import TenantAdmin
from accounts.mail.sender import MailNotSent, send_mail_now
from accounts.models import Invitation, Member, Membership, User
from accounts.people import invitations
from accounts.people import operations as members
from accounts.people.forms import InvitationForm, MemberRoleForm
from accounts.people.invitations import InvitationWithToken
from accounts.scopes import Role

from . import invitations as invitation_mails

logger = logging.getLogger("mail")


def send_after_commit(invitation: InvitationWithToken) -> None:
    """Sends the mail of an invitation. The list of invitations shows whether that failed."""
    transaction.on_commit(lambda: _send(invitation))


def mail_to_set_password(request: HttpRequest, user: User) -> None:
    """Sends the mail with the link for a new password, as the page "Forgot your password?" does."""
    transaction.on_commit(lambda: request_password_reset(request, user.email, [user], None))


def mail_of_new_address(user: User, *, before: str) -> None:
    """Informs the old e-mail address that the account has a new one."""
    context = {"before": before, "after": user.email, "contact": settings.OPERATORS_EMAIL}
    transaction.on_commit(lambda: _send_address_change(before, user.locale, context))


def _send(invitation: InvitationWithToken) -> None:
    invitation_mails.send(invitation, now=timezone.now())


def _send_address_change(address: str, locale: str, context: dict[str, object]) -> None:
    try:
        send_mail_now("email_changed", context, to=address, locale=locale)
    except MailNotSent as error:
        logger.error("a changed address was not told", extra={"error": str(error)})  # noqa: TRY400


READERS = frozenset({Role.OWNER, Role.ADMIN, Role.AUDITOR})
MANAGERS = frozenset({Role.OWNER})


class PeoplePage(ConfirmPage):
    """Asks for confirmation of a change to a member or an invitation; then shows the list."""

    def next_url(self) -> str:
        return self.list_url()


class RemoveMemberPage(PeoplePage):
    """Ends a membership."""

    title = _("Remove this person? They see and change nothing here any more, at once.")
    button = _("Remove")

    def describe(self, row: Member) -> object:
        return row.user

    def perform(self, form: None) -> Text:
        members.remove_member(context=self.request_context(), user_id=self.row.user_id)
        return _("The person was removed.")


class RenewInvitationPage(PeoplePage):
    """Sends an invitation again, with a new token."""

    title = _("Send a new invitation? The address in the one before works no more.")
    button = _("Send again")
    danger = False

    @transaction.atomic
    def perform(self, form: None) -> Text:
        renewed = invitations.renew(context=self.request_context(), invitation_id=self.row.pk)
        send_after_commit(renewed)
        return _("The invitation was sent again.")


class RevokeInvitationPage(PeoplePage):
    """Revokes an invitation: its token no longer works."""

    title = _("Take this invitation back? Its address works no more, at once.")
    button = _("Take back")

    def perform(self, form: None) -> Text:
        invitations.revoke_invitation(context=self.request_context(), invitation_id=self.row.pk)
        return _("The invitation was taken back.")


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

    form = MemberRoleForm
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
        return members.change_role(
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
    actions_detail = ("send_again", "take_back")
    send_again = confirm_button(
        "send_again",
        RenewInvitationPage,
        description=_("Send again"),
        permissions=["manage"],
        url_path="send-again",
        icon="mail",
    )
    take_back = confirm_button(
        "take_back",
        RevokeInvitationPage,
        description=_("Take back"),
        permissions=["manage"],
        url_path="take-back",
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

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        invitation = self.get_object(request, unquote(str(object_id)))
        if invitation is None or invitation.accepted_at or invitation.revoked_at:
            return []
        return super().get_actions_detail(request, object_id)

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
            return badge(pgettext_lazy("invitation", "Taken back"))
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
        send_after_commit(invited)
        return invited.invitation

    def response_add(
        self, request: HttpRequest, obj: Invitation, post_url_continue: str | None = None
    ) -> HttpResponse:
        self.message_user(request, _("The invitation was made."), messages.SUCCESS)
        return HttpResponseRedirect(self.list_url(request))
