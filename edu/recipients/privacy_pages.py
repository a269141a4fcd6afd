"""Export and erase the data held on a recipient; the recipients on the page of a person."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.http import HttpRequest, HttpResponse
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.admin.foundation.confirm import ConfirmPage, Text, confirm_button
from accounts.admin.foundation.reauthentication import reauthenticated
from accounts.jobs.admin.redirects import redirect_to_job
from accounts.scopes import Mode, Scope, roles_with
from certificates.admin.erasure.pages import ErasePage, UndoErasurePage, pending_erasure
from certificates.admin.erasure.person import (
    MAX_SHOWN,
    READERS,
    PersonSection,
    register_person_section,
)
from edu.back_office import EduAdmin, edu_membership
from edu.errors import NoRecipientErasurePending
from edu.models import Recipient

from . import access, erasing

ERASERS = roles_with(Scope.PRIVACY_MANAGE)


class ExportPersonPage(ConfirmPage):
    """Starts the job that writes down everything held on a person."""

    title = _("Export all data of this person, including their certificates?")
    button = _("Export all of it")

    def perform(self, form: None) -> HttpResponse:
        job = access.start_export(context=self.request_context(), recipient=self.row)
        text = gettext("The export has begun. Its results will stand here.")
        self.admin.message_user(self.request, text, messages.SUCCESS)
        return redirect_to_job(job)


class EraseRecipientPage(ErasePage):
    """Shows which data is erased and which stays, and requests the erasure."""

    template = "admin/edu/recipient/erase.html"

    def heading(self) -> Text:
        return _("Erase the data of %(recipient)s?") % {"recipient": self.row}

    def affected(self) -> tuple[erasing.RecipientErasurePreview, date | None]:
        seen = erasing.preview(context=self.request_context(), recipient_id=self.row.pk)
        return seen, seen.certified.retain_until

    def context(self, form: None) -> Mapping[str, Any]:
        context = super().context(form)
        return {**context, "original": context["seen"].recipient}

    def start(self) -> datetime:
        recipient = erasing.request(context=self.request_context(), recipient_id=self.row.pk)
        assert recipient.erases_at is not None  # requested just now
        return recipient.erases_at


class UndoRecipientErasurePage(UndoErasurePage):
    """Undoes the erasure of a recipient, and of all that belongs to it."""

    def objection(self) -> Text | None:
        return NoRecipientErasurePending().detail() if self.row.erases_at is None else None

    def undo(self) -> None:
        erasing.undo(context=self.request_context(), recipient_id=self.row.pk)


@reauthenticated("erase_one")
class RecipientPrivacy(EduAdmin):
    """Mixed into the admin of recipients: export, erase, undo the erasure."""

    export_one = confirm_button(
        "export_one",
        ExportPersonPage,
        description=_("Export the person’s data"),
        permissions=["export"],
        url_path="access",
        icon="download",
    )
    erase_one = confirm_button(
        "erase_one",
        EraseRecipientPage,
        description=_("Erase the person’s data"),
        permissions=["erase"],
        url_path="erase",
        icon="ink_eraser",
        variant=ActionVariant.DANGER,
    )
    undo_erasure_one = confirm_button(
        "undo_erasure_one",
        UndoRecipientErasurePage,
        description=_("Undo the erasure"),
        permissions=["erase"],
        url_path="undo-erasure",
        icon="undo",
        variant=ActionVariant.PRIMARY,
    )

    def has_erase_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return edu_membership(request) is not None and self.may(request, ERASERS, obj)

    def has_export_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return edu_membership(request) is not None and self.may(request, READERS, obj)

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """Erase, or undo it; a recipient whose erasure is pending cannot be merged."""
        offered = super().get_actions_detail(request, object_id)
        recipient = self.get_object(request, unquote(str(object_id)))
        pending = recipient is not None and recipient.erasure_id is not None
        closed = {"erase", "merge"} if pending else {"undo-erasure"}
        return [each for each in offered if each.path not in closed]

    @admin.display(description=_("erasure"))
    def shown_erasure(self, recipient: Recipient) -> SafeString | str:
        """The time at which the data will be erased."""
        return pending_erasure(recipient.erases_at)


def _held(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> Sequence[Recipient]:
    """The recipients that the page of a person shows."""
    recipients = access.recipients_of(issuer_id, mode, person).select_related("erasure")
    return list(recipients.defer("search_text", "search_vector").order_by("-pk")[:MAX_SHOWN])


register_person_section(PersonSection(template="admin/edu/recipient/person.html", find=_held))
