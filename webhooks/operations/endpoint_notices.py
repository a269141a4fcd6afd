"""Mails to owners about their endpoints, sent from rows so that none is lost while the mail server is down."""

from django.conf import settings
from django.db.models import Prefetch
from django.urls import reverse
from django.utils import timezone

from accounts.mail import outbox
from accounts.mail.outbox import Letter
from webhooks.models import Endpoint, EndpointNotice

BATCH = 100


def send_notices() -> int:
    """Send unsent notices, oldest first. Returns how many were sent."""
    unsent = EndpointNotice.objects.filter(sent_at=None).order_by("created_at", "pk")
    endpoints = Prefetch("endpoint", Endpoint.objects.sealed())
    notices = unsent.prefetch_related(endpoints)[:BATCH]
    return outbox.send_each(
        notices, lambda notice: outbox.send(notice, _letter(notice), now=timezone.now())
    )


def _letter(notice: EndpointNotice) -> Letter:
    endpoint = notice.endpoint
    context = {
        "notice": notice,
        "endpoint": endpoint,
        "address": endpoint.url.partition("?")[0],
        "url": settings.BASE_URL + reverse("admin:webhooks_endpoint_change", args=[endpoint.pk]),
    }
    return Letter(name="webhook_endpoint", issuer=endpoint.issuer, context=context)
