"""Sending the holder the link once more, from the certificate's page."""

from typing import Any

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action

from accounts.admin.foundation.badges import CONFIRMED
from accounts.errors import ServiceError
from certificates.lifecycle import IN_FORCE
from certificates.models import Certificate
from certificates.operations import holder
from certificates.operations.holder_mails import contact_address

from .transitions.pages import TransitionsAdmin


class HolderMailAdmin(TransitionsAdmin):
    """The moves, and a mail to the holder."""

    actions_detail = (*TransitionsAdmin.actions_detail, "notify_one")

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """No mail where it could reach nobody, or would speak of what is not in force."""
        offered = super().get_actions_detail(request, object_id)
        certificate = self.get_object(request, unquote(str(object_id)))
        if certificate is not None and _can_be_sent(certificate):
            return offered
        return [each for each in offered if each.path != "notify"]

    @action(  # type: ignore[untyped-decorator]
        description=_("Send to the holder"), permissions=["move"], url_path="notify", icon="mail"
    )
    def notify_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        certificate = self.get_object(request, unquote(object_id))
        if certificate is None:
            return self.is_gone(request, object_id)
        page = reverse("admin:certificates_certificate_change", args=[certificate.pk])
        if CONFIRMED not in request.POST:
            return self.ask_to_send(request, certificate, page)
        try:
            holder.notify(
                context=self.request_context(request, certificate.mode),
                certificate_id=certificate.pk,
            )
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        else:
            text = gettext("The holder will get the link by e-mail in a moment.")
            self.message_user(request, text, messages.SUCCESS)
        return HttpResponseRedirect(page)

    def ask_to_send(
        self, request: HttpRequest, certificate: Certificate, page: str
    ) -> HttpResponse:
        """Shows whom the mail would go to."""
        address = contact_address(certificate)
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": _("Send the link to the holder?"),
            "warning": gettext("The e-mail goes to %(address)s.") % {"address": address},
            "button": _("Send"),
            "rows": [certificate],
            "back": page,
            "confirmed": CONFIRMED,
        }
        return TemplateResponse(request, "admin/certificates/certificate/move.html", context)


def _can_be_sent(certificate: Certificate) -> bool:
    return certificate.state in IN_FORCE and bool(contact_address(certificate))
