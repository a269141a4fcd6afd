"""The end of the release by a second person: seen by all, confirmed by a second person, withdrawn by any."""

from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action

from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.badges import confirmation_page
from accounts.admin.foundation.reauthentication import reauthenticated
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.models import User
from certificates.models import CertificateType, ReleaseOffRequest
from certificates.operations.types.release_rule import RULE, may_confirm, open_request, withdraw
from certificates.operations.types.types import change_type


@reauthenticated("confirm_release_off")
class ReleaseRulePages(TenantAdmin):
    """What a type's page shows of it, and the two buttons."""

    def with_open_requests(self, rows: QuerySet[Any]) -> QuerySet[Any]:
        """The types with `release_off_waits`."""
        waiting = ReleaseOffRequest.objects.open(timezone.now()).filter(type=OuterRef("pk"))
        marked: QuerySet[Any] = rows.annotate(release_off_waits=Exists(waiting))
        return marked

    def is_open_to(self, request: HttpRequest, found: CertificateType, name: str) -> bool:
        """Whether the page offers this action now."""
        if not name.endswith(("confirm_release_off", "withdraw_release_off")):
            return True
        waiting = open_request(found, timezone.now())
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
        """Says what waits for a second person."""
        found = self.get_object(request, unquote(object_id))
        waiting = open_request(found, timezone.now()) if found is not None else None
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
        """After a form that turned the rule off: it is on until somebody confirms."""
        if version.get(RULE) is False and changed.current and changed.current.release_required:
            text = _(
                "Release by a second person stays on until another owner or administrator confirms that it ends."
            )
            self.message_user(request, text, messages.WARNING)

    @action(  # type: ignore[untyped-decorator]
        description=_("Confirm the end of the release"),
        permissions=["settle"],
        url_path="confirm-release-off",
        icon="check",
    )
    def confirm_release_off(self, request: HttpRequest, object_id: str) -> HttpResponse:
        found = self.get_object(request, unquote(object_id))
        if found is None:
            return self.is_gone(request, object_id)
        if request.method != "POST":
            return self.ask_to_settle(
                request,
                found,
                _("Certificates of this type will take effect without a second person. Confirm?"),
                _("Confirm"),
            )
        waiting = open_request(found, timezone.now())
        if waiting is None or not may_confirm(waiting, actor_of(request)):
            text = _("There is nothing that you could confirm.")
            self.message_user(request, text, messages.ERROR)
            return self.back(found)
        try:
            actor, now = actor_of(request), timezone.now()
            changed = change_type(certificate_type=found, actor=actor, now=now, **{RULE: False})
        except ServiceError as refusal:  # archived meanwhile
            self.message_user(request, refusal.detail(), messages.ERROR)
            return self.back(found)
        self.say_whether_it_waits(request, changed, {RULE: False})
        if changed.current and not changed.current.release_required:
            text = _("Release by a second person is off for this type.")
            self.message_user(request, text, messages.SUCCESS)
        return self.back(found)

    @action(  # type: ignore[untyped-decorator]
        description=_("Withdraw the request"),
        permissions=["settle"],
        url_path="withdraw-release-off",
        icon="undo",
    )
    def withdraw_release_off(self, request: HttpRequest, object_id: str) -> HttpResponse:
        found = self.get_object(request, unquote(object_id))
        if found is None:
            return self.is_gone(request, object_id)
        if request.method != "POST":
            question = _("Leave release by a second person on, and withdraw the request?")
            return self.ask_to_settle(request, found, question, _("Withdraw"))
        withdraw(certificate_type=found, actor=actor_of(request), now=timezone.now())
        self.message_user(request, _("The request was withdrawn."), messages.SUCCESS)
        return self.back(found)

    def ask_to_settle(
        self, request: HttpRequest, found: CertificateType, question: Any, button: Any
    ) -> HttpResponse:
        """The page that says what will happen."""
        return confirmation_page(
            self, request, question=question, button=button, rows=[found], harmful=False
        )

    def back(self, found: CertificateType) -> HttpResponse:
        """To the type's page."""
        return HttpResponseRedirect(
            reverse("admin:certificates_certificatetype_change", args=[found.pk])
        )


def requester_name(request: ReleaseOffRequest) -> str:
    """Who has asked, as the issuer's people know them."""
    user = User.objects.filter(pk=int(request.actor_id)).first()
    return str(user or f"user_{request.actor_id}")
