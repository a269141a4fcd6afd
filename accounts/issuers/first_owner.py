"""The page on which operators of the platform invite the first owner of a new issuer by e-mail."""

from typing import Any

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from accounts.back_office.active_membership import action_context_of
from accounts.back_office.forms import show_service_error
from accounts.back_office.pages import ConfirmPage, Text, platform_confirm_route
from accounts.errors import ServiceError
from accounts.people.forms import FirstOwnerForm
from accounts.people.invitations import invite_first_owner
from accounts.people.member_pages import send_after_commit


class FirstOwnerPage(ConfirmPage):
    """Asks for an e-mail address and sends an invitation to it."""

    button = _("Invite")
    danger = False

    def heading(self) -> Text:
        return _("Invite the first owner of %(issuer)s") % {"issuer": self.row.name}

    def describe(self, row: Any) -> str:
        """Nothing: the title names the issuer."""
        return ""

    def lines(self, form: FirstOwnerForm) -> list[Text]:
        return [
            _(
                "The invitation works for 7 days. Whoever accepts it manages the issuer’s people from then on."
            )
        ]

    def make_form(self, data: Any) -> FirstOwnerForm:
        return FirstOwnerForm(data, initial={"locale": self.row.default_locale})

    @transaction.atomic
    def perform(self, form: FirstOwnerForm) -> Text:
        """Creates the invitation in one transaction; the mail is sent after the commit."""
        invited = invite_first_owner(
            context=action_context_of(self.request),
            issuer_id=self.row.pk,
            email=form.cleaned_data["email"],
            locale=form.cleaned_data["locale"],
        )
        send_after_commit(invited)
        return _("The invitation was made.")

    def show_error(self, form: FirstOwnerForm, error: ServiceError) -> bool:
        """Shows every error in the form, as another address may be accepted."""
        show_service_error(form, error)
        return True


routes = [platform_confirm_route("<uuid:pk>/first-owner/", FirstOwnerPage, "first_owner")]
