"""The search of the delivery log: by a certificate's number, or by the id of whatever it was about."""

from typing import Any

from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.audit_sentences import find_rows
from accounts.admin.foundation.tenancy import TenantAdmin
from lib import ids
from webhooks.models import Event
from webhooks.prefixes import WebhooksPrefix

MAX_FOUND = 200  # events that a search looks at


class DeliverySearch(TenantAdmin):
    """Finds deliveries by what people have at hand; along indexes, however large the log is."""

    search_fields = ("pk",)  # so that there is a field; see get_search_results
    search_help_text = _("A certificate number, or an id (cert_…, evt_…, dlv_…): all of it")

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """The deliveries that a text names: by their own id, their event's, or what that is about."""
        typed = search_term.strip()
        if not typed:
            return queryset, False
        if delivery_id := ids.parse(WebhooksPrefix.DELIVERY, typed):
            return queryset.filter(pk=delivery_id), False
        if event_id := ids.parse(WebhooksPrefix.EVENT, typed):
            return queryset.filter(event=event_id), False
        issuer_id = self.membership(request).issuer.pk
        events = Event.objects.for_issuer(issuer_id).filter(subject__in=find_rows(issuer_id, typed))
        return queryset.filter(
            event__in=list(events.values_list("pk", flat=True)[:MAX_FOUND])
        ), False
