"""The page on which operators of the platform block an issuer for fraud, and lift the block."""

from typing import Any

from django.contrib import admin, messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.domain.signals import certificate_count
from accounts.errors import ServiceError
from accounts.forms import FraudBlockForm, show_service_error
from accounts.models import Issuer
from accounts.operations.issuers.fraud_block import block_for_fraud, last_block, lift_block
from accounts.scopes import Standing

from .foundation.actor import actor_of
from .foundation.pages import OperatorPage, operator_route
from .foundation.reauthentication import reauthenticated


@reauthenticated("post")
class FraudBlockPage(OperatorPage):
    """Shows how many certificates are affected, and asks for the reason and the issuer's name."""

    def get(self, request: HttpRequest, **url_kwargs: Any) -> HttpResponse:
        issuer = get_object_or_404(Issuer, pk=url_kwargs["pk"])
        return self.page(issuer, FraudBlockForm(name=issuer.name))

    def post(self, request: HttpRequest, **url_kwargs: Any) -> HttpResponse:
        issuer = get_object_or_404(Issuer, pk=url_kwargs["pk"])
        form = FraudBlockForm(request.POST, name=issuer.name)
        if not form.is_valid():
            return self.page(issuer, form)
        try:
            self.act(issuer, form)
        except ServiceError as error:
            show_service_error(form, error)
            return self.page(get_object_or_404(Issuer, pk=issuer.pk), form)
        return HttpResponseRedirect(reverse("admin:accounts_issuer_change", args=[issuer.pk]))

    def act(self, issuer: Issuer, form: FraudBlockForm) -> None:
        """Blocks the issuer, or lifts its block: the field `act` holds what the page offered when it was opened."""
        texts = {name: form.cleaned_data[name] for name in ("reason", "note")}
        context: dict[str, Any] = {"actor": actor_of(self.request), "now": timezone.now()}
        if self.request.POST.get("act") == "lift":
            lift_block(issuer_id=issuer.pk, **texts, **context)
            messages.success(self.request, _("The block was lifted."))
            return
        count = certificate_count(issuer.pk)
        block_for_fraud(issuer_id=issuer.pk, certificates=count, **texts, **context)
        messages.success(self.request, _("The issuer is blocked."))

    def page(self, issuer: Issuer, form: FraudBlockForm) -> HttpResponse:
        """The page with the form, for the issuer's present state."""
        blocked = issuer.standing == Standing.FRAUD
        title = _("Lift the block of %(issuer)s") if blocked else _("Block %(issuer)s for fraud")
        context = {
            **admin.site.each_context(self.request),
            "title": title % {"issuer": issuer.name},
            "form": form,
            "issuer": issuer,
            "blocked": blocked,
            "count": certificate_count(issuer.pk),
            "last": last_block(issuer.pk) if blocked else None,
        }
        return TemplateResponse(self.request, "admin/block.html", context)


routes = [operator_route("<uuid:pk>/fraud-block/", FraudBlockPage, "fraud_block")]
