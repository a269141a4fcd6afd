"""Write to the holder once more, and change the address that mails to the holder go to."""

from datetime import datetime, timedelta
from math import ceil
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from accounts.mail import addresses
from accounts.models import MailOutcome
from accounts.settings.operations import is_email
from certificates.certificate.operations import lock_certificate
from certificates.errors import (
    HolderAddressBounced,
    HolderNotInAccount,
    HolderObjected,
    HolderUnreachable,
    TooManyMails,
)
from certificates.lifecycle import IN_FORCE
from certificates.models import Certificate, HolderContact
from certificates.search.keys import change_email
from lib.text import canonical_email

from .mails import contact_address, mails_about, may_write_to, queue_mails

MAX_A_DAY = 3  # mails about one certificate, to whatever address
DAY = timedelta(days=1)


@transaction.atomic
def notify(*, context: RequestContext, certificate_id: UUID | None) -> None:
    """Sends the holder one more mail, unless one is waiting already.

    Refuses with CertificateNotFound, IssuerSuspended, CertificateErased, ErasurePending; with
    HolderUnreachable where there is no address or the certificate is not in force; and with
    HolderNotInAccount, TooManyMails, HolderObjected and HolderAddressBounced.
    """
    certificate = lock_certificate(context, certificate_id)
    certificate.refuse_erased()
    address = contact_address(certificate)
    if certificate.state not in IN_FORCE or not address:
        raise HolderUnreachable
    if not may_write_to(certificate, address):
        raise HolderNotInAccount
    _refuse_unwanted(certificate, address)
    if not mails_about([certificate.pk]).waiting().exists():
        _refuse_often(certificate, context.now)
        queue_mails(certificate_ids=[certificate.pk], now=context.now)
    record(context, "certificate.holder_notified", certificate.public_id, {})


@transaction.atomic
def change_contact(
    *, context: RequestContext, certificate_id: UUID | None, email: str | None
) -> Certificate:
    """Set the address that mails go to; None: send none. The document stays as it is.

    Writes nothing where this is the address already; but if mails came back from it, they may be
    sent there again. Refuses with CertificateNotFound, IssuerSuspended, CertificateErased, ErasurePending, ValidationFailed.
    """
    certificate = lock_certificate(context, certificate_id)
    certificate.refuse_erased()
    if email is not None:
        email = canonical_email(email)
        if not is_email(email):
            raise ValidationFailed([FieldError("/email", "invalid_email")])
    before = contact_address(certificate)
    if before == email:
        if email is not None and addresses.forget_bounce(email):
            record(context, "certificate.contact_confirmed", certificate.public_id, {})
        return certificate
    written = {"email": email or "", "changed_at": context.now}
    HolderContact.objects.update_or_create(
        certificate=certificate,
        defaults=written,
        create_defaults={"issuer_id": certificate.issuer_id, **written},
    )
    change_email(certificate, before=before, after=email)
    changes = audit.diff({"email": before}, {"email": email}, personal={"email"})
    record(context, "certificate.contact_changed", certificate.public_id, changes)
    return certificate


def _refuse_unwanted(certificate: Certificate, address: str) -> None:
    """Raises HolderObjected or HolderAddressBounced where the mail would be dropped."""
    outcome = addresses.obstacle(address, issuer_id=certificate.issuer_id, subject=certificate.pk)
    if outcome is MailOutcome.OBJECTED:
        raise HolderObjected
    if outcome is MailOutcome.UNREACHABLE:
        raise HolderAddressBounced


def _refuse_often(certificate: Certificate, now: datetime) -> None:
    """Raises TooManyMails after MAX_A_DAY mails, until a day after the first of them."""
    lately = mails_about([certificate.pk]).filter(created_at__gt=now - DAY)
    times = lately.order_by("-pk").values_list("created_at", flat=True)[:MAX_A_DAY]
    if len(times) == MAX_A_DAY:
        seconds = ceil((min(times) + DAY - now).total_seconds())
        raise TooManyMails(limit=MAX_A_DAY, members={"retryAfter": seconds})
