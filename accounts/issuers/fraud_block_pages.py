"""The page on which operators of the platform block an issuer for fraud, and lift the block."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from accounts.back_office.active_membership import action_context_of
from accounts.back_office.forms import show_service_error
from accounts.back_office.pages import ConfirmPage, Text, platform_confirm_route
from accounts.errors import ServiceError
from accounts.people.forms import FraudBlockForm
from accounts.scopes import Standing
from accounts.signals import certificate_count

from .operations import block_for_fraud, last_block, lift_block


class FraudBlockPage(ConfirmPage):
    """Shows how many certificates are affected, and asks for the reason and the issuer's name."""

    template = "admin/accounts/fraud_block.html"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.offer()

    def offer(self) -> None:
        """Offers to lift the block of a blocked issuer, and to block any other."""
        blocked = self.row.standing == Standing.FRAUD
        self.danger = not blocked
        self.button = _("Lift the block") if blocked else _("Block the issuer")

    def heading(self) -> Text:
        title = (
            _("Block %(issuer)s for fraud") if self.danger else _("Lift the block of %(issuer)s")
        )
        return title % {"issuer": self.row.name}

    def make_form(self, data: Any) -> FraudBlockForm:
        return FraudBlockForm(data, name=self.row.name)

    def context(self, form: FraudBlockForm) -> Mapping[str, Any]:
        return {
            "blocked": not self.danger,
            "count": certificate_count(self.row.pk),
            "last": None if self.danger else last_block(self.row.pk),
        }

    def perform(self, form: FraudBlockForm) -> Text:
        """Blocks the issuer, or lifts its block: the field `act` holds what the page offered when it was opened."""
        texts = {name: form.cleaned_data[name] for name in ("reason", "note")}
        context = action_context_of(self.request)
        if self.request.POST.get("act") == "lift":
            lift_block(context=context, issuer_id=self.row.pk, **texts)
            return _("The block was lifted.")
        count = certificate_count(self.row.pk)
        block_for_fraud(context=context, issuer_id=self.row.pk, certificates=count, **texts)
        return _("The issuer is blocked.")

    def show_error(self, form: FraudBlockForm, error: ServiceError) -> bool:
        """Shows the error above what can be done now: the issuer was blocked, or the block lifted, meanwhile."""
        self.row.refresh_from_db(fields=["standing"])
        self.offer()
        show_service_error(form, error)
        return True


routes = [platform_confirm_route("<uuid:pk>/fraud-block/", FraudBlockPage, "fraud_block")]
