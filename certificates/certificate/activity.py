"""What came of a certificate: deliveries of its events, mails to its holder, printed files."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.badges import badge
from accounts.mail import addresses
from accounts.models import MailOutcome, OutgoingMail
from certificates.holders.holder_mails import MAIL_TITLES, mail_moment, mail_note, mail_state
from certificates.holders.mails import all_mails_about, contact_address
from certificates.models import Certificate, Printout
from webhooks.deliveries.admin import COLOURS, outcome_badge
from webhooks.events.words import in_words
from webhooks.lifecycle import DeliveryState
from webhooks.models import Delivery, Event

MAX_EVENTS = 20
MAX_SHOWN = 10
OBSTACLES = {
    MailOutcome.OBJECTED: _("The holder does not want such mails: none is sent."),
    MailOutcome.UNREACHABLE: _(
        "A mail to this address came back: none is sent until another address is stated, or this one again."
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownDelivery:
    """One delivery: what happened in words, its state and last answer as badges."""

    row: Delivery
    words: str
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


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownMail:
    """One mail to the holder: when, what it said, what became of it, and why."""

    at: datetime
    title: str
    state: SafeString
    note: str


def mails(certificate: Certificate) -> Sequence[ShownMail]:
    """The latest mails to the holder."""
    rows = all_mails_about([certificate.pk]).order_by("-pk")[:MAX_SHOWN]
    return [_mail(row) for row in rows]


def mail_obstacle(certificate: Certificate) -> str:
    """Why mails do not reach the holder at present; empty if nothing is known."""
    address = contact_address(certificate)
    if not address:
        return ""
    outcome = addresses.obstacle(address, issuer_id=certificate.issuer_id, subject=certificate.pk)
    return str(OBSTACLES[outcome]) if outcome else ""


def printed(certificate: Certificate) -> Sequence[Printout]:
    """The PDF files that were handed out, newest first."""
    return list(Printout.objects.filter(certificate=certificate).order_by("-pk")[:MAX_SHOWN])


def _shown(row: Delivery) -> ShownDelivery:
    state = DeliveryState(row.state)
    return ShownDelivery(
        row=row,
        words=in_words(row.event_type),
        state=badge(state.label, COLOURS.get(state, "")),
        answer=outcome_badge(row.last_outcome, row.last_status),
    )


def _mail(mail: OutgoingMail) -> ShownMail:
    return ShownMail(
        at=mail_moment(mail),
        title=str(MAIL_TITLES[mail.kind]),
        state=mail_state(mail),
        note=mail_note(mail),
    )
