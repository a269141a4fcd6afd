"""An issuer's people in its own back office: owners manage them, others who may read them read."""

from functools import partial
from typing import Any

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

from accounts.errors import ServiceError
from accounts.forms import InvitationForm, MemberRoleForm
from accounts.models import Invitation, Member, Membership
from accounts.operations.people import invitations, members
from accounts.scopes import Role

from .foundation.actor import actor_of
from .foundation.badges import badge, confirmation_page
from .foundation.reauthentication import reauthenticated, reauthenticated_to_save
from .foundation.tenancy import TenantAdmin
from .mailing import send_after_commit

READERS = frozenset({Role.OWNER, Role.ADMIN, Role.AUDITOR})
MANAGERS = frozenset({Role.OWNER})
MEMBERS = "admin:accounts_member_changelist"
INVITATIONS = "admin:accounts_invitation_changelist"


class PeopleAdmin(TenantAdmin):
    """What both lists share: who sees them, and that an operation's refusal becomes a message."""

    readers = READERS
    writers = MANAGERS
    actions = None

    def has_manage_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, MANAGERS)

    def run(self, request: HttpRequest, operation: Any, done: object) -> None:
        """Does it, and says so; or says what was refused."""
        try:
            operation(actor=actor_of(request), now=timezone.now())
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        else:
            self.message_user(request, done, messages.SUCCESS)


@admin.register(Member)
@reauthenticated("remove")
@reauthenticated_to_save("change_view")
class MemberAdmin(PeopleAdmin):
    """Who works for the issuer. People themselves, their names and passwords, are their own."""

    form = MemberRoleForm
    list_display = ("email", "name", "role")
    list_filter = ("role",)
    list_select_related = ("user",)
    search_fields = ("user__email", "user__name")
    search_help_text = _("Name or e-mail address")
    ordering = ("user__email",)
    actions_list = ("invite",)
    actions_detail = ("remove",)
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
            issuer_id=obj.issuer_id,
            user_id=obj.user_id,
            role=Role(obj.role),
            actor=actor_of(request),
            now=timezone.now(),
        )

    @action(  # type: ignore[untyped-decorator]
        description=_("Invite somebody"),
        permissions=["manage"],
        url_path="invite",
        icon="person_add",
    )
    def invite(self, request: HttpRequest) -> HttpResponse:
        return HttpResponseRedirect(reverse("admin:accounts_invitation_add"))

    @action(  # type: ignore[untyped-decorator]
        description=_("Remove"),
        permissions=["manage"],
        url_path="remove",
        icon="person_remove",
        variant=ActionVariant.DANGER,
    )
    def remove(self, request: HttpRequest, object_id: str) -> HttpResponse:
        member = self.get_object(request, unquote(object_id))
        if member is None:
            return self.is_gone(request, object_id)
        if request.method != "POST":
            return confirmation_page(
                self,
                request,
                question=_(
                    "Remove this person? They see and change nothing here any more, at once."
                ),
                button=_("Remove"),
                rows=[member.user],
            )
        leave = partial(members.remove_member, issuer_id=member.issuer_id, user_id=member.user_id)
        self.run(request, leave, _("The person was removed."))
        return HttpResponseRedirect(reverse(MEMBERS))


@admin.register(Invitation)
@reauthenticated("add_view", "send_again")
class InvitationAdmin(PeopleAdmin):
    """Who was asked to join. The token stands in the e-mail, and nowhere else."""

    form = InvitationForm
    list_display = ("email", "role", "state", "created_at", "expires_at", "inviter")
    list_select_related = ("invited_by",)
    search_fields = ("email",)
    search_help_text = _("E-mail address")
    ordering = ("-created_at", "-id")
    sortable_by = ()
    actions_detail = ("send_again", "take_back")
    asked = ("email", "role", "locale")
    shown = ("email", "role", "locale", "state", "created_at", "expires_at", "inviter")

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def get_fields(self, request: HttpRequest, obj: Invitation | None = None) -> Any:
        return self.asked if obj is None else self.shown

    def get_readonly_fields(self, request: HttpRequest, obj: Invitation | None = None) -> Any:
        return () if obj is None else self.shown

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        locale = self.seat(request).issuer.default_locale
        return {
            "role": Role.OPERATOR,
            "locale": locale,
            **super().get_changeform_initial_data(request),
        }

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        found = self.get_object(request, unquote(str(object_id)))
        over = found is None or found.accepted_at is not None or found.revoked_at is not None
        return [] if over else super().get_actions_detail(request, object_id)

    def get_form(self, request: HttpRequest, obj: Invitation | None = None, **kwargs: Any) -> Any:
        if obj is not None:
            kwargs["help_texts"] = {}  # they help to fill in
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
            issuer_id=obj.issuer.pk,
            email=obj.email,
            role=Role(obj.role),
            locale=obj.locale,
            actor=actor_of(request),
            now=timezone.now(),
        )
        send_after_commit(invited)
        return invited.invitation

    def response_add(
        self, request: HttpRequest, obj: Invitation, post_url_continue: str | None = None
    ) -> HttpResponse:
        self.message_user(request, _("The invitation was made."), messages.SUCCESS)
        return HttpResponseRedirect(reverse(INVITATIONS))

    @action(  # type: ignore[untyped-decorator]
        description=_("Send again"), permissions=["manage"], url_path="send-again", icon="mail"
    )
    def send_again(self, request: HttpRequest, object_id: str) -> HttpResponse:
        question = _("Send a new invitation? The address in the one before works no more.")
        return self.asked_for(request, object_id, self.renew, question, _("Send again"))

    @action(  # type: ignore[untyped-decorator]
        description=_("Take back"),
        permissions=["manage"],
        url_path="take-back",
        icon="block",
        variant=ActionVariant.DANGER,
    )
    def take_back(self, request: HttpRequest, object_id: str) -> HttpResponse:
        question = _("Take this invitation back? Its address works no more, at once.")
        return self.asked_for(request, object_id, self.end, question, _("Take back"))

    def asked_for(
        self, request: HttpRequest, object_id: str, act: Any, question: Any, button: Any
    ) -> HttpResponse:
        """Asks first, acts when confirmed."""
        found = self.get_object(request, unquote(object_id))
        if found is None:
            return self.is_gone(request, object_id)
        if request.method != "POST":
            return confirmation_page(self, request, question=question, button=button, rows=[found])
        act(request, found)
        return HttpResponseRedirect(reverse(INVITATIONS))

    def renew(self, request: HttpRequest, found: Invitation) -> None:
        def operation(**context: Any) -> None:
            with transaction.atomic():
                send_after_commit(
                    invitations.renew(issuer_id=found.issuer_id, invitation_id=found.pk, **context)
                )

        self.run(request, operation, _("The invitation was sent again."))

    def end(self, request: HttpRequest, found: Invitation) -> None:
        operation = partial(
            invitations.revoke_invitation, issuer_id=found.issuer_id, invitation_id=found.pk
        )
        self.run(request, operation, _("The invitation was taken back."))
