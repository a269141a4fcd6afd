"""Send the holder the link once more, from the certificate's page."""

from typing import Any

from django.contrib.admin.utils import unquote
from django.http import HttpRequest
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.confirm import ConfirmPage, Text, confirm_button
from certificates.domain.lifecycle import IN_FORCE
from certificates.operations.holders import contact
from certificates.operations.holders.mails import contact_address

from .transitions.pages import TransitionsAdmin


class SendToHolderPage(ConfirmPage):
    """Shows the address that the mail goes to, and has it sent."""

    title = _("Send the link to the holder?")
    button = _("Send")
    danger = False

    def lines(self, form: None) -> list[Text]:
        address = contact_address(self.row)
        return [gettext("The e-mail goes to %(address)s.") % {"address": address}]

    def perform(self, form: None) -> Text:
        contact.notify(
            context=self.request_context(),
            certificate_id=self.row.pk,
        )
        return gettext("The holder will get the link by e-mail in a moment.")


class HolderMailAdmin(TransitionsAdmin):
    """The transitions, and a mail to the holder."""

    actions_detail = (*TransitionsAdmin.actions_detail, "notify_one")
    notify_one = confirm_button(
        "notify_one",
        SendToHolderPage,
        description=_("Send to the holder"),
        permissions=["move"],
        url_path="notify",
        icon="mail",
    )

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """No mail without an address, or about a certificate that is not in force."""
        offered = super().get_actions_detail(request, object_id)
        certificate = self.get_object(request, unquote(str(object_id)))
        if (
            certificate is not None
            and certificate.state in IN_FORCE
            and contact_address(certificate)
        ):
            return offered
        return [each for each in offered if each.path != "notify"]
