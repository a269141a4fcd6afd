"""Letters to owners about their endpoints: sent from rows, so that a mail server that is away loses none."""

import logging
from datetime import datetime

from django.conf import settings
from django.core.mail import send_mail
from django.db.models import Prefetch
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone, translation

from webhooks.models import Endpoint, EndpointNotice

logger = logging.getLogger("mail")

BATCH = 100


def send_notices(*, now: datetime) -> int:
    """Sends what is not sent yet, the oldest first. How many letters left."""
    unsent = EndpointNotice.objects.filter(sent_at=None).order_by("created_at", "pk")
    endpoints = Prefetch("endpoint", Endpoint.objects.sealed())
    return sum(_send(notice, now) for notice in unsent.prefetch_related(endpoints)[:BATCH])


def _send(notice: EndpointNotice, now: datetime) -> bool:
    """One letter. It is claimed first: two workers do not send it twice."""
    unsent = EndpointNotice.objects.filter(pk=notice.pk, sent_at=None)
    if not unsent.update(sent_at=now):
        return False
    try:
        _mail(notice)
    except OSError as error:  # smtplib's errors, and the network's: their texts hold addresses
        EndpointNotice.objects.filter(pk=notice.pk).update(sent_at=None)
        logger.error(  # noqa: TRY400  (no traceback, for the same reason)
            "a notice about an endpoint was not sent",
            extra={"notice": notice.pk, "error": type(error).__name__},
        )
        return False
    return True


def _mail(notice: EndpointNotice) -> None:
    endpoint, user = notice.endpoint, notice.user
    context = {
        "notice": notice,
        "endpoint": endpoint,
        "issuer": endpoint.issuer,
        "address": endpoint.url.partition("?")[0],
        "url": settings.BASE_URL + reverse("admin:webhooks_endpoint_change", args=[endpoint.pk]),
    }
    with translation.override(user.locale), timezone.override(endpoint.issuer.time_zone):
        subject = render_to_string("emails/webhook_endpoint_subject.txt", context)
        text = render_to_string("emails/webhook_endpoint.txt", context)
    send_mail(" ".join(subject.split()), text, None, [user.email])
