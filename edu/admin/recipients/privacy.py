"""What is held on a recipient: written down for them, erased; and shown on the page of a person."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.admin.foundation.badges import CONFIRMED, badge, confirmation_page
from accounts.admin.foundation.reauthentication import reauthenticated
from accounts.errors import ServiceError
from accounts.scopes import Mode, Scope, roles_with
from certificates.admin.erasure.person import (
    MAX_SHOWN,
    READERS,
    PersonSection,
    register_person_section,
)
from edu.admin.permissions import EduAdmin, edu_membership
from edu.errors import NoRecipientErasurePending
from edu.models import Recipient
from edu.operations.recipients import access, erasing

ERASERS = roles_with(Scope.PRIVACY_MANAGE)


@reauthenticated("erase_one")
class RecipientPrivacy(EduAdmin):
    """Three buttons on a recipient's page; of those that erase it shows the one that leads on."""

    def has_erase_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return edu_membership(request) is not None and self.may(request, ERASERS, obj)

    def has_export_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return edu_membership(request) is not None and self.may(request, READERS, obj)

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """To erase, or to undo that; who is about to be erased is not merged."""
        offered = super().get_actions_detail(request, object_id)
        recipient = self.get_object(request, unquote(str(object_id)))
        pending = recipient is not None and recipient.erasure_id is not None
        closed = {"erase", "merge"} if pending else {"undo-erasure"}
        return [each for each in offered if each.path not in closed]

    @admin.display(description=_("erasure"))
    def shown_erasure(self, recipient: Recipient) -> SafeString | str:
        """When it will be."""
        if recipient.erases_at is None:
            return "–"
        text = gettext("Will be erased on %(when)s") % {"when": _shown(recipient.erases_at)}
        return badge(text, "warning")

    # --- written down -------------------------------------------------------------------------

    @action(  # type: ignore[untyped-decorator]
        description=_("Export what is held"),
        permissions=["export"],
        url_path="access",
        icon="download",
    )
    def export_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Starts the job that writes it all down; asked first, as everything that is begun here."""
        recipient = self.get_object(request, unquote(object_id))
        if recipient is None:
            return self.is_gone(request, object_id)
        if CONFIRMED not in request.POST:
            question = _("Write down all that is held on this person, their certificates too?")
            return confirmation_page(
                self, request, question=question, button=_("Export all of it"), rows=[recipient]
            )
        try:
            job = access.start_export(
                context=self.request_context(request, recipient.mode), recipient=recipient
            )
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return HttpResponseRedirect(_page(recipient))
        text = gettext("The export has begun. Its results will stand here.")
        self.message_user(request, text, messages.SUCCESS)
        return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))

    # --- erased -------------------------------------------------------------------------------

    @action(  # type: ignore[untyped-decorator]
        description=_("Erase the person’s data"),
        permissions=["erase"],
        url_path="erase",
        icon="ink_eraser",
        variant=ActionVariant.DANGER,
    )
    def erase_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Shows what goes and what stays; once that is confirmed, asks for it."""
        recipient = self.get_object(request, unquote(object_id))
        if recipient is None:
            return self.is_gone(request, object_id)
        context = self.request_context(request, recipient.mode)
        try:
            if CONFIRMED not in request.POST:
                seen = erasing.preview(context=context, recipient_id=recipient.pk)
                return self._ask(request, seen)
            asked = erasing.request(context=context, recipient_id=recipient.pk)
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        else:
            text = gettext(
                "The data will be erased in seven days (%(when)s). Until then this can be undone."
            )
            shown = text % {"when": _shown(asked.erases_at)}
            self.message_user(request, shown, messages.SUCCESS)
        return HttpResponseRedirect(_page(recipient))

    @action(  # type: ignore[untyped-decorator]
        description=_("Undo the erasure"),
        permissions=["erase"],
        url_path="undo-erasure",
        icon="undo",
        variant=ActionVariant.PRIMARY,
    )
    def undo_erasure_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Asks first, as every change does."""
        recipient = self.get_object(request, unquote(object_id))
        if recipient is None:
            return self.is_gone(request, object_id)
        if recipient.erases_at is None:
            self.message_user(request, NoRecipientErasurePending().detail(), messages.ERROR)
            return HttpResponseRedirect(_page(recipient))
        if CONFIRMED not in request.POST:
            question = _("Undo the erasure? Everything is shown again as before.")
            button = _("Undo the erasure")
            return confirmation_page(
                self, request, question=question, button=button, rows=[recipient]
            )
        try:
            erasing.undo(
                context=self.request_context(request, recipient.mode), recipient_id=recipient.pk
            )
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        else:
            text = gettext("The erasure was undone. Everything is shown again.")
            self.message_user(request, text, messages.SUCCESS)
        return HttpResponseRedirect(_page(recipient))

    def _ask(self, request: HttpRequest, seen: erasing.RecipientErasurePreview) -> HttpResponse:
        until = seen.certified.retain_until
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "original": seen.recipient,
            "title": _("Erase the data of %(recipient)s?") % {"recipient": seen.recipient},
            "seen": seen,
            "retained": until if until and until >= timezone.localdate() else None,
            "back": _page(seen.recipient),
            "confirmed": CONFIRMED,
        }
        return TemplateResponse(request, "admin/edu/recipient/erase.html", context)


def _held(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> Sequence[Recipient]:
    """The recipients that the page of a person shows."""
    found = access.recipients_of(issuer_id, mode, person).select_related("erasure")
    return list(found.defer("search_text", "search_vector").order_by("-pk")[:MAX_SHOWN])


def _page(recipient: Recipient) -> str:
    return reverse("admin:edu_recipient_change", args=[recipient.pk])


def _shown(moment: Any) -> str:
    return date_format(timezone.localtime(moment), "SHORT_DATETIME_FORMAT")


register_person_section(PersonSection(template="admin/edu/recipient/person.html", find=_held))
