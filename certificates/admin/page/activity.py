"""What came of a certificate: deliveries of its events, mails to its holder, printed files."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.badges import badge
from accounts.models import OutgoingMail
from certificates.models import Certificate, Printout
from certificates.operations.holders.mails import mails_about
from webhooks.admin.attempts import outcome_badge
from webhooks.admin.delivery import COLOURS
from webhooks.domain.lifecycle import DeliveryState
from webhooks.models import Delivery, Event

MAX_EVENTS = 20
MAX_SHOWN = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownDelivery:
    """One delivery, with its state and last answer as badges."""

    row: Delivery
    state: SafeString
    answer: SafeString | str


def deliveries(certificate: Certificate) -> Sequence[ShownDelivery]:
    """The deliveries of the certificate's latest events, newest first."""
    events = Event.objects.filter(subject=certificate.pk).order_by("-sequence")
    event_ids = list(events.values_list("pk", flat=True)[:MAX_EVENTS])
    rows = Delivery.objects.for_issuer(certificate.issuer_id).filter(event__in=event_ids)
    rows = rows.select_related("endpoint", "event").defer(
        "event__body",
        "event__txid",
        "endpoint__secret",
        "endpoint__old_secret",
        "endpoint__headers",
    )
    return [_shown(row) for row in rows.order_by("-pk")[:MAX_SHOWN]]


def mails(certificate: Certificate) -> Sequence[tuple[datetime, SafeString]]:
    """The latest mails to the holder: when, and whether they were sent."""
    rows = mails_about([certificate.pk]).order_by("-pk")[:MAX_SHOWN]
    return [_mail(row) for row in rows]


def printed(certificate: Certificate) -> Sequence[Printout]:
    """The PDF files that were handed out, newest first."""
    return list(Printout.objects.filter(certificate=certificate).order_by("-pk")[:MAX_SHOWN])


def _shown(row: Delivery) -> ShownDelivery:
    state = DeliveryState(row.state)
    return ShownDelivery(
        row=row,
        state=badge(state.label, COLOURS.get(state, "")),
        answer=outcome_badge(row.last_outcome, row.last_status),
    )


def _mail(mail: OutgoingMail) -> tuple[datetime, SafeString]:
    if mail.sent_at is not None:
        return mail.sent_at, badge(_("sent"), "success")
    if mail.dropped_at is not None:
        return mail.dropped_at, badge(_("not sent"), "warning")
    return mail.created_at, badge(_("waiting"), "info")
