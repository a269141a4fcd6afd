"""Writing to the holder: mails are rows, owed with the certificate and sent by a worker.

A mail server that is down delays them and loses none. A worker that dies between sending and noting
it sends once more: better twice than never.
"""

import logging
from collections.abc import Collection
from datetime import datetime, timedelta
from smtplib import SMTPRecipientsRefused
from uuid import UUID

from django.core.exceptions import ValidationError
from django.core.mail import send_mail
from django.core.validators import validate_email
from django.db import transaction
from django.db.models import F
from django.template.loader import render_to_string
from django.utils import translation

from accounts import audit
from accounts.errors import FieldError, ValidationFailed
from accounts.operations.audit import record
from accounts.scopes import Mode
from certificates.addresses import verify_url
from certificates.errors import CertificateErased, HolderUnreachable
from certificates.lifecycle import IN_FORCE, State
from certificates.models import Certificate, HolderContact, HolderMail

from .moves import By, locked

logger = logging.getLogger("mail")

BATCH = 50
LEASE = timedelta(minutes=15)  # longer than a batch takes, each mail up to EMAIL_TIMEOUT
_PAUSES = (1, 5, 15, 30, 60)  # minutes; the last one is repeated until the server is back


def owe(*, certificate_id: UUID, now: datetime) -> None:
    """A mail about a new certificate: due now, or once it is released. Within its transaction."""
    owe_many(certificate_ids=[certificate_id], now=now)


def owe_many(*, certificate_ids: Collection[UUID], now: datetime) -> None:
    """The same for each of these."""
    states = Certificate.objects.filter(pk__in=certificate_ids).values_list("pk", "state")
    HolderMail.objects.bulk_create(
        HolderMail(
            certificate_id=certificate_id,
            created_at=now,
            due_at=None if state == State.PENDING else now,
        )
        for certificate_id, state in states
    )


@transaction.atomic
def notify(*, by: By, certificate_id: UUID | None) -> None:
    """Owes the holder one more mail; one that waits already is enough.

    Refuses with CertificateNotFound, IssuerSuspended, CertificateErased, and with HolderUnreachable
    where there is no address or the certificate is not in force.
    """
    certificate = locked(by, certificate_id)
    if certificate.erased_at is not None:
        raise CertificateErased
    if certificate.state not in IN_FORCE or not address_of(certificate):
        raise HolderUnreachable
    waiting = HolderMail.objects.filter(certificate=certificate, sent_at=None, dropped_at=None)
    if not waiting.exists():
        owe(certificate_id=certificate.pk, now=by.now)
    _record("certificate.holder_notified", certificate, {}, by)


@transaction.atomic
def change_contact(*, by: By, certificate_id: UUID | None, email: str) -> Certificate:
    """From now on mails go to this address. The document, and what it says of the holder, stays.

    Refuses with CertificateNotFound, IssuerSuspended, CertificateErased, ValidationFailed.
    """
    certificate = locked(by, certificate_id)
    if certificate.erased_at is not None:
        raise CertificateErased
    try:
        validate_email(email)
    except ValidationError as error:
        raise ValidationFailed([FieldError("/email", "invalid_email")]) from error
    before = address_of(certificate)
    HolderContact.objects.update_or_create(
        certificate=certificate, defaults={"email": email, "changed_at": by.now}
    )
    changes = audit.changed({"email": before}, {"email": email}, personal={"email"})
    _record("certificate.contact_changed", certificate, changes, by)
    return certificate


def address_of(certificate: Certificate) -> str | None:
    """Where mails go at this moment."""
    changed = HolderContact.objects.filter(certificate=certificate).first()
    return changed.email if changed else certificate.holder_email


def claim(*, now: datetime) -> list[int]:
    """Mails that are due, taken for a while: nobody else sends them meanwhile."""
    with transaction.atomic():
        due = HolderMail.objects.filter(due_at__lte=now, sent_at=None, dropped_at=None)
        rows = due.order_by("due_at").select_for_update(skip_locked=True)
        taken = [mail.pk for mail in rows[:BATCH]]
        HolderMail.objects.filter(pk__in=taken).update(
            due_at=now + LEASE, attempts=F("attempts") + 1
        )
    return taken


def send(*, mail_id: int, now: datetime) -> bool:
    """Sends one claimed mail. False if it is put off, or dropped since nobody is to get it."""
    mail = HolderMail.objects.select_related("certificate__issuer", "certificate__version").get(
        pk=mail_id
    )
    address = address_of(mail.certificate)
    if address is None or mail.certificate.state not in IN_FORCE:
        mail.dropped_at = now
        mail.save(update_fields=["dropped_at"])
        return False
    try:
        _mail(mail.certificate, address)
    except (OSError, ValueError) as error:  # smtplib's, the network's; their texts hold addresses
        _put_off(mail, error, now)
        return False
    mail.sent_at = now
    mail.save(update_fields=["sent_at"])
    return True


def _put_off(mail: HolderMail, error: Exception, now: datetime) -> None:
    """The server may be back later; an address that it refuses, or that none takes, stays refused."""
    if isinstance(error, SMTPRecipientsRefused | ValueError):
        mail.dropped_at = now
    minutes = _PAUSES[min(mail.attempts, len(_PAUSES)) - 1]
    mail.due_at = now + timedelta(minutes=minutes)
    mail.save(update_fields=["due_at", "dropped_at"])
    logger.error(
        "a mail to a holder was not sent",
        extra={"mail": mail.pk, "attempts": mail.attempts, "error": type(error).__name__},
    )


def _mail(certificate: Certificate, address: str) -> None:
    context = {
        "certificate": certificate,
        "type_name": certificate.version.name_in(certificate.locale),
        "issuer": certificate.issuer,
        "is_test": certificate.mode == Mode.TEST,
        "url": verify_url(certificate.pk, certificate.locale),
    }
    with translation.override(certificate.locale):
        subject = render_to_string("emails/certificate_issued_subject.txt", context)
        text = render_to_string("emails/certificate_issued.txt", context)
    send_mail(" ".join(subject.split()), text, None, [address])


def _record(action: str, certificate: Certificate, changes: audit.Changes, by: By) -> None:
    record(
        actor=by.actor,
        issuer_id=certificate.issuer_id,
        mode=by.mode,
        action=action,
        target=certificate.public_id,
        changes=changes,
        now=by.now,
    )
