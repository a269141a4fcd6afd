"""Mails to the holder, from the certificate's page: send the link once more, change the address."""

from typing import Any

from django import forms
from django.contrib.admin.utils import unquote
from django.http import HttpRequest
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.confirm import ConfirmPage, Text, confirm_button
from accounts.forms import BackOfficeForm
from certificates.lifecycle import IN_FORCE
from certificates.models import Certificate
from certificates.transitions.pages import TransitionsAdmin
from certificates.types.type import SubjectKind

from . import operations as contact
from .mails import contact_address


class SendToHolderPage(ConfirmPage):
    """Shows the address that the mail goes to, and has it sent."""

    title = _("Send the link to the holder?")
    button = _("Send")
    danger = False

    def lines(self, form: None) -> list[Text]:
        address = contact_address(self.row)
        if address is None:
            return [gettext("No mails are sent: no address is known.")]
        return [gettext("The e-mail goes to %(address)s.") % {"address": address}]

    def perform(self, form: None) -> Text:
        contact.notify(
            context=self.request_context(),
            certificate_id=self.row.pk,
        )
        return gettext("The holder will get the link by e-mail in a moment.")


class AddressForm(BackOfficeForm):
    """The address that mails go to; empty: none are sent."""

    email = forms.EmailField(
        label=_("E-mail address"),
        max_length=254,
        required=False,
        widget=forms.EmailInput(attrs={"autocomplete": "off"}),
        help_text=_("Leave it empty, and no mails are sent any more."),
    )


class ChangeAddressPage(ConfirmPage):
    """Changes the address that mails about this certificate go to."""

    title = _("Change the holder’s address")
    button = _("Save")
    danger = False

    def make_form(self, data: Any) -> AddressForm:
        return AddressForm(data, initial={"email": contact_address(self.row)})

    def lines(self, form: Any) -> list[Text]:
        return [_("Mails go there from now on. What was certified stays as it is.")]

    def perform(self, form: Any) -> Text:
        contact.change_contact(
            context=self.request_context(),
            certificate_id=self.row.pk,
            email=form.cleaned_data["email"] or None,
        )
        return _("The address was changed.")


class HolderMailAdmin(TransitionsAdmin):
    """The transitions, a mail to the holder, and the address that it goes to."""

    actions_detail = (*TransitionsAdmin.actions_detail, "notify_one", "contact_one")
    contact_one = confirm_button(
        "contact_one",
        ChangeAddressPage,
        description=_("Change the holder’s address"),
        permissions=["move"],
        url_path="contact",
        icon="alternate_email",
    )
    notify_one = confirm_button(
        "notify_one",
        SendToHolderPage,
        description=_("Send to the holder"),
        permissions=["move"],
        url_path="notify",
        icon="mail",
    )

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """No mail without an address, or about a certificate that is not in force; no address of a thing."""
        offered = super().get_actions_detail(request, object_id)
        certificate = self.get_object(request, unquote(str(object_id)))
        if certificate is None:
            return []
        closed = set()
        if certificate.state not in IN_FORCE or not contact_address(certificate):
            closed.add("notify")
        if not speaks_of_somebody(certificate):
            closed.add("contact")
        return [each for each in offered if each.path not in closed]


def speaks_of_somebody(certificate: Certificate) -> bool:
    """Whether the type is for persons, or a holder's name or address is given."""
    named = certificate.holder_name or certificate.holder_email
    return bool(named) or certificate.version.kind == SubjectKind.PERSON
