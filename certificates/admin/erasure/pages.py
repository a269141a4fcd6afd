"""Erasing in the back office: looked at first, asked for by an owner, undone for seven days."""

from collections.abc import Collection
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
from certificates.admin.transitions.pages import TransitionsAdmin
from certificates.models import Certificate
from certificates.models.type import SubjectKind
from certificates.operations.erasure import request as erasure

TEMPLATE = "admin/certificates/certificate/erase.html"


@reauthenticated("erase_one")
class ErasureAdmin(TransitionsAdmin):
    """Two buttons on a certificate's page, of which it shows the one that leads on."""

    erasers = roles_with(Scope.PRIVACY_MANAGE)

    def has_erase_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.erasers, obj)

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """Nothing where the content is gone, or speaks of nobody; else to erase, or to undo that."""
        offered = super().get_actions_detail(request, object_id)
        certificate = self.get_object(request, unquote(str(object_id)))
        closed = {"erase", "undo-erasure"}
        if certificate is not None and certificate.erased_at is None:
            closed = {"erase" if certificate.erasure_id else "undo-erasure"}
            if not _speaks_of_somebody(certificate):
                closed.add("erase")
        return [each for each in offered if each.path not in closed]

    @admin.display(description=_("erasure"))
    def erasing(self, certificate: Certificate) -> SafeString | str:
        """When it was, or will be."""
        if certificate.erased_at is not None:
            return gettext("Erased on %(when)s") % {"when": _shown(certificate.erased_at)}
        if certificate.erases_at is None:
            return "–"
        text = gettext("Will be erased on %(when)s") % {"when": _shown(certificate.erases_at)}
        return badge(text, "warning")

    @action(  # type: ignore[untyped-decorator]
        description=_("Erase the holder’s data"),
        permissions=["erase"],
        url_path="erase",
        icon="ink_eraser",
        variant=ActionVariant.DANGER,
    )
    def erase_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Shows what would be erased; once that is confirmed, asks for it."""
        certificate = self.get_object(request, unquote(object_id))
        if certificate is None:
            return self.is_gone(request, object_id)
        page = _page(certificate)
        return self.erase(request, Mode(certificate.mode), [certificate.pk], back=page)

    @action(  # type: ignore[untyped-decorator]
        description=_("Undo the erasure"),
        permissions=["erase"],
        url_path="undo-erasure",
        icon="undo",
        variant=ActionVariant.PRIMARY,
    )
    def undo_erasure_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Asks first, as every change does."""
        certificate = self.get_object(request, unquote(object_id))
        if certificate is None:
            return self.is_gone(request, object_id)
        if certificate.erases_at is None:
            text = gettext("No erasure of this certificate is pending.")
            self.message_user(request, text, messages.ERROR)
            return HttpResponseRedirect(_page(certificate))
        if CONFIRMED not in request.POST:
            question = _("Undo the erasure? Everything is shown again as before.")
            button = _("Undo the erasure")
            return confirmation_page(
                self, request, question=question, button=button, rows=[certificate]
            )
        try:
            context = self.request_context(request, certificate.mode)
            erasure.undo(context=context, certificate_id=certificate.pk)
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        else:
            text = gettext("The erasure was undone. Everything is shown again.")
            self.message_user(request, text, messages.SUCCESS)
        return HttpResponseRedirect(_page(certificate))

    def erase(
        self, request: HttpRequest, mode: Mode, found: Collection[UUID], *, back: str
    ) -> HttpResponse:
        """Asks with all that is reached, or does it; refusals become messages."""
        context = self.request_context(request, mode)
        try:
            if CONFIRMED not in request.POST:
                return self._ask(
                    request, erasure.preview(context=context, certificate_ids=found), back
                )
            asked = erasure.request(context=context, certificate_ids=found)
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        else:
            when = _shown(asked.execute_at)
            text = gettext(
                "The data will be erased in seven days (%(when)s). Until then this can be undone."
            )
            self.message_user(request, text % {"when": when}, messages.SUCCESS)
        return HttpResponseRedirect(back)

    def _ask(self, request: HttpRequest, seen: erasure.ErasurePreview, back: str) -> HttpResponse:
        until = seen.retain_until
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": _("Erase the data of the holder?"),
            "seen": seen,
            "retained": until if until and until >= timezone.localdate() else None,
            "chosen": [row.pk for row, _until in seen.certificates],
            "back": back,
            "confirmed": CONFIRMED,
        }
        return TemplateResponse(request, TEMPLATE, context)


def _speaks_of_somebody(certificate: Certificate) -> bool:
    """Of a person, or with the name or address of one."""
    named = certificate.holder_name or certificate.holder_email
    return bool(named) or certificate.version.kind == SubjectKind.PERSON


def _page(certificate: Certificate) -> str:
    return reverse("admin:certificates_certificate_change", args=[certificate.pk])


def _shown(moment: Any) -> str:
    return date_format(timezone.localtime(moment), "SHORT_DATETIME_FORMAT")
