"""Erase the holder's data in the back office: preview, request, and undo for seven days."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from django.contrib.admin.utils import unquote
from django.http import HttpRequest
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.admin.foundation.badges import badge
from accounts.admin.foundation.confirm import CONFIRMED, ConfirmPage, Text, confirm_button
from accounts.admin.foundation.reauthentication import reauthenticated
from accounts.scopes import Scope, roles_with
from certificates.holders.holders import speaks_of_somebody
from certificates.transitions.pages import TransitionsAdmin

from . import request as erasure


class ErasePage(ConfirmPage):
    """Shows the data that is erased, and requests the erasure: of certificates, or by an app above."""

    button = _("Erase in seven days")

    def affected(self) -> tuple[Any, date | None]:
        """The data that is erased, and the day until which it must be kept. Raises ServiceError."""
        raise NotImplementedError

    def start(self) -> datetime:
        """Requests the erasure. Returns when it is carried out. Raises ServiceError."""
        raise NotImplementedError

    def context(self, form: None) -> Mapping[str, Any]:
        seen, until = self.affected()
        retained = until if until and until >= timezone.localdate() else None
        return {"seen": seen, "retained": retained, "button": "" if retained else self.button}

    def perform(self, form: None) -> Text:
        text = gettext(
            "The data will be erased in seven days (%(when)s). Until then this can be undone."
        )
        return text % {"when": _shown(self.start())}


class UndoErasurePage(ConfirmPage):
    """Takes the request to erase back."""

    title = _("Undo the erasure? Everything is shown again as before.")
    button = _("Undo the erasure")

    def undo(self) -> None:
        """Undoes the erasure. Raises ServiceError."""
        raise NotImplementedError

    def perform(self, form: None) -> Text:
        self.undo()
        return gettext("The erasure was undone. Everything is shown again.")


class EraseHolderPage(ErasePage):
    """Shows all certificates that are reached, and requests their erasure."""

    title = _("Erase the data of the holder?")
    template = "admin/certificates/certificate/erase.html"

    def affected(self) -> tuple[erasure.ErasurePreview, date | None]:
        seen = erasure.preview(**self.chosen())
        return seen, seen.retain_until

    def context(self, form: None) -> Mapping[str, Any]:
        context = super().context(form)
        return {**context, "chosen": [row.pk for row, _until in context["seen"].certificates]}

    def start(self) -> datetime:
        return erasure.request(**self.chosen()).execute_at

    def is_posted(self) -> bool:
        """The page of a person posts here, too, before anything is confirmed."""
        return CONFIRMED in self.request.POST

    def chosen(self) -> dict[str, Any]:
        """The certificates, as the operations take them."""
        return {
            "context": self.request_context(),
            "certificate_ids": [row.pk for row in self.rows],
        }


class UndoHolderErasurePage(UndoErasurePage):
    """Undoes the erasure of a certificate and its supersede chain."""

    def objection(self) -> Text | None:
        if self.row.erases_at is None:
            return gettext("No erasure of this certificate is pending.")
        return None

    def undo(self) -> None:
        erasure.undo(context=self.request_context(), certificate_id=self.row.pk)


@reauthenticated("erase_one")
class ErasureAdmin(TransitionsAdmin):
    """The buttons to erase and to undo; a certificate's page shows the one that applies."""

    erasers = roles_with(Scope.PRIVACY_MANAGE)
    erase_one = confirm_button(
        "erase_one",
        EraseHolderPage,
        description=_("Erase the holder’s data"),
        permissions=["erase"],
        url_path="erase",
        icon="ink_eraser",
        variant=ActionVariant.DANGER,
    )
    undo_erasure_one = confirm_button(
        "undo_erasure_one",
        UndoHolderErasurePage,
        description=_("Undo the erasure"),
        permissions=["erase"],
        url_path="undo-erasure",
        icon="undo",
        variant=ActionVariant.PRIMARY,
    )

    def has_erase_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.erasers, obj)

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """Erase or undo. Neither if the content is erased or contains no personal data."""
        offered = super().get_actions_detail(request, object_id)
        certificate = self.get_object(request, unquote(str(object_id)))
        closed = {"erase", "undo-erasure"}
        if certificate is not None and certificate.erased_at is None:
            closed = {"erase" if certificate.erasure_id else "undo-erasure"}
            if not speaks_of_somebody(certificate):
                closed.add("erase")
        return [each for each in offered if each.path not in closed]


def pending_erasure(erases_at: datetime | None) -> SafeString | str:
    """A badge with the time at which data will be erased; a dash if no erasure is pending."""
    if erases_at is None:
        return "–"
    text = gettext("Will be erased on %(when)s") % {"when": _shown(erases_at)}
    return badge(text, "warning")


def _shown(moment: Any) -> str:
    return date_format(timezone.localtime(moment), "SHORT_DATETIME_FORMAT")
