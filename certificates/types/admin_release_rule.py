"""Turn off the release by a second person: a second person confirms, or anyone withdraws."""

from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.confirm import ConfirmPage, Text, confirm_button
from accounts.admin.foundation.reauthentication import reauthenticated
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.models import User
from certificates.models import CertificateType, ReleaseOffRequest

from .release_rule import RULE, may_confirm, open_request, withdraw
from .types import change_type


class ConfirmReleaseOffPage(ConfirmPage):
    """Turns off the release by a second person, as the second person."""

    title = _("Certificates of this type will take effect without a second person. Confirm?")
    button = _("Confirm")
    danger = False

    def perform(self, form: None) -> Text | HttpResponse | None:
        context = self.request_context()
        waiting = open_request(self.row, context.now)
        if waiting is None or not may_confirm(waiting, context.actor):
            return self.leave(_("There is nothing that you could confirm."), messages.ERROR)
        changed = change_type(context=context, certificate_type=self.row, **{RULE: False})
        self.admin.say_whether_it_waits(self.request, changed, {RULE: False})
        if changed.current and not changed.current.release_required:
            return _("Release by a second person is off for this type.")
        return None


class WithdrawReleaseOffPage(ConfirmPage):
    """Withdraws the request to turn off the release by a second person."""

    title = _("Leave release by a second person on, and withdraw the request?")
    button = _("Withdraw")
    danger = False

    def perform(self, form: None) -> Text:
        withdraw(context=self.request_context(), certificate_type=self.row)
        return _("The request was withdrawn.")


@reauthenticated("confirm_release_off")
class ReleaseRulePages(TenantAdmin):
    """The pending request on a type's page, and its two buttons."""

    confirm_release_off = confirm_button(
        "confirm_release_off",
        ConfirmReleaseOffPage,
        description=_("Confirm the end of the release"),
        permissions=["settle"],
        url_path="confirm-release-off",
        icon="check",
    )
    withdraw_release_off = confirm_button(
        "withdraw_release_off",
        WithdrawReleaseOffPage,
        description=_("Withdraw the request"),
        permissions=["settle"],
        url_path="withdraw-release-off",
        icon="undo",
    )

    def with_open_requests(self, rows: QuerySet[Any]) -> QuerySet[Any]:
        """The types, annotated with `release_off_waits`: whether a request is open."""
        waiting = ReleaseOffRequest.objects.open(timezone.now()).filter(type=OuterRef("pk"))
        marked: QuerySet[Any] = rows.annotate(release_off_waits=Exists(waiting))
        return marked

    def is_open_to(
        self, request: HttpRequest, certificate_type: CertificateType, name: str
    ) -> bool:
        """Whether the page shows this button now."""
        if not name.endswith(("confirm_release_off", "withdraw_release_off")):
            return True
        waiting = open_request(certificate_type, timezone.now())
        if waiting is None:
            return False
        return name.endswith("withdraw_release_off") or may_confirm(waiting, actor_of(request))

    def has_settle_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.writers, obj)

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Adds the pending request to the page."""
        certificate_type = self.get_object(request, unquote(object_id))
        waiting = (
            open_request(certificate_type, timezone.now()) if certificate_type is not None else None
        )
        context = {**(extra_context or {})}
        if waiting is not None:
            context |= {
                "release_off": waiting,
                "release_off_by": requester_name(waiting),
                "release_off_confirmable": may_confirm(waiting, actor_of(request)),
            }
        response: HttpResponse = super().change_view(request, object_id, form_url, context)
        return response

    def say_whether_it_waits(
        self, request: HttpRequest, changed: CertificateType, version: Mapping[str, Any]
    ) -> None:
        """Warns after turning the rule off that it stays on until a second person confirms."""
        if version.get(RULE) is False and changed.current and changed.current.release_required:
            text = _(
                "Release by a second person stays on until another owner or administrator confirms that it ends."
            )
            self.message_user(request, text, messages.WARNING)


def requester_name(request: ReleaseOffRequest) -> str:
    """The name of the person who requested the change."""
    user = User.objects.filter(pk=int(request.actor_id)).first()
    return str(user or f"user_{request.actor_id}")
