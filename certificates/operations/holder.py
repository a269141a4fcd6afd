"""Writing to the holder: mails are rows, owed with the certificate and sent by a worker.

A mail server that is down delays them and loses none, and a slow one gets each once: no batch takes
as long as its lease. A worker that dies between sending and noting it sends once more: better twice
than never. Nobody is to be flooded from here: what is not counted
(test certificates) goes to the issuer's own people only, and one certificate is spoken of a few
times a day at most.
"""

import logging
import time
from collections.abc import Collection
from datetime import datetime, timedelta
from math import ceil
from typing import NamedTuple
from uuid import UUID

from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone

from accounts import audit
from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.mail.smtp import MailNotSent, send_mail_now
from accounts.models import Membership
from accounts.operations.audit.entries import record
from accounts.operations.issuers.settings import is_email
from accounts.scopes import Mode, Standing
from certificates.addresses import verify_url
from certificates.errors import HolderNotInAccount, HolderUnreachable, TooManyMails
from certificates.lifecycle import IN_FORCE, State
from certificates.models import Certificate, HolderContact, HolderMail

from .search.search_keys import change_email
from .transitions.transition import lock_certificate

logger = logging.getLogger("mail")

BATCH = 5
BATCH_OLD = 1000
KEEP_SENT = timedelta(days=90)
LEASE = timedelta(minutes=15)  # longer than a batch takes, each mail up to the deadline of a mail
BUDGET = timedelta(minutes=15)  # and a last batch: less than the time limit of the task
_PAUSES = (1, 5, 15, 30, 60)  # minutes; the last one is repeated
MOST_ATTEMPTS = 100  # which takes four days: a server that refuses for so long will go on refusing
MOST_A_DAY = 3  # mails about one certificate, to whatever address
DAY = timedelta(days=1)


def queue_mail(*, certificate_id: UUID, now: datetime) -> None:
    """A mail about a new certificate: due now, or once it is released. Within its transaction."""
    queue_mails(certificate_ids=[certificate_id], now=now)


def queue_mails(*, certificate_ids: Collection[UUID], now: datetime) -> None:
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
def notify(*, context: RequestContext, certificate_id: UUID | None) -> None:
    """Owes the holder one more mail; one that waits already is enough.

    Refuses with CertificateNotFound, IssuerSuspended, CertificateErased, ErasurePending; with
    HolderUnreachable where there is no address or the certificate is not in force; and with
    HolderIsAStranger and MailedOften.
    """
    certificate = lock_certificate(context, certificate_id)
    certificate.refuse_erased()
    address = contact_address(certificate)
    if certificate.state not in IN_FORCE or not address:
        raise HolderUnreachable
    if not _may_reach(certificate, address):
        raise HolderNotInAccount
    if not HolderMail.objects.waiting().filter(certificate=certificate).exists():
        _refuse_often(certificate, context.now)
        queue_mail(certificate_id=certificate.pk, now=context.now)
    _record("certificate.holder_notified", certificate, {}, context)


@transaction.atomic
def change_contact(
    *, context: RequestContext, certificate_id: UUID | None, email: str | None
) -> Certificate:
    """From now on mails go to this address, or to nobody. The document, and what it says of the
    holder, stays. Where it is the address already, nothing is written.

    Refuses with CertificateNotFound, IssuerSuspended, CertificateErased, ErasurePending, ValidationFailed.
    """
    certificate = lock_certificate(context, certificate_id)
    certificate.refuse_erased()
    if email is not None and not is_email(email):
        raise ValidationFailed([FieldError("/email", "invalid_email")])
    before = contact_address(certificate)
    if before == email:
        return certificate
    HolderContact.objects.update_or_create(
        certificate=certificate, defaults={"email": email or "", "changed_at": context.now}
    )
    change_email(certificate, before=before, after=email)
    changes = audit.diff({"email": before}, {"email": email}, personal={"email"})
    _record("certificate.contact_changed", certificate, changes, context)
    return certificate


def contact_address(certificate: Certificate) -> str | None:
    """Where mails go at this moment; None: to nobody."""
    changed = HolderContact.objects.filter(certificate=certificate).first()
    return changed.email or None if changed else certificate.holder_email


class ClaimedHolderMail(NamedTuple):
    """A mail that is ours to send, as long as nobody has begun another attempt."""

    mail_id: int
    attempt: int


def send_due(*, budget: timedelta = BUDGET) -> int:
    """Sends what is due, a few at a time, until nothing is or the budget is used up. How many left."""
    ends = time.monotonic() + budget.total_seconds()
    sent = 0
    while time.monotonic() < ends and (taken := claim(now=timezone.now())):
        sent += sum(send(claimed=each, now=timezone.now()) for each in taken)
    return sent


def claim(*, now: datetime) -> list[ClaimedHolderMail]:
    """Mails that are due, taken for a while: nobody else sends them meanwhile."""
    with transaction.atomic():
        due = HolderMail.objects.waiting().filter(due_at__lte=now)
        # What is about to be erased, and what a fraud issued, waits: either may be undone.
        due = due.filter(certificate__erasure=None)
        due = due.exclude(certificate__issuer__standing=Standing.FRAUD)
        rows = due.order_by("due_at").select_for_update(of=("self",), skip_locked=True, no_key=True)
        taken = [ClaimedHolderMail(mail.pk, mail.attempts + 1) for mail in rows[:BATCH]]
        HolderMail.objects.filter(pk__in=[each.mail_id for each in taken]).update(
            due_at=now + LEASE, attempts=F("attempts") + 1
        )
    return taken


def send(*, claimed: ClaimedHolderMail, now: datetime) -> bool:
    """Sends one claimed mail. False if it is put off, dropped since nobody is to get it, or claimed
    by another worker since.

    What is noted of a mail that was erased meanwhile is lost with it.
    """
    mails = HolderMail.objects.waiting().filter(pk=claimed.mail_id, attempts=claimed.attempt)
    found = mails.select_related("certificate__issuer", "certificate__version").first()
    if found is None:
        return False
    address = contact_address(found.certificate)
    if (
        address is None
        or found.certificate.state not in IN_FORCE
        or not _may_reach(found.certificate, address)
    ):
        mails.update(dropped_at=now)
        return False
    try:
        _mail(found.certificate, address)
    except MailNotSent as error:
        _put_off(found, error, now)
        return False
    mails.update(sent_at=now)
    return True


def forget_sent(*, now: datetime) -> int:
    """Removes what is noted of mails that were sent, or given up, 90 days ago. How many there were.

    Along the ids, oldest first: what still waits is passed over.
    """
    removed, after = 0, 0
    old = HolderMail.objects.filter(created_at__lt=now - KEEP_SENT).order_by("pk")
    while batch := list(old.filter(pk__gt=after).values_list("pk", flat=True)[:BATCH_OLD]):
        over = Q(sent_at__lt=now - KEEP_SENT) | Q(dropped_at__lt=now - KEEP_SENT)
        removed += HolderMail.objects.filter(over, pk__in=batch).delete()[0]
        after = batch[-1]
    return removed


def _may_reach(certificate: Certificate, address: str) -> bool:
    """Test certificates are issued without a count: with them nobody else is written to."""
    if certificate.mode != Mode.TEST:
        return True
    people = Membership.objects.for_issuer(certificate.issuer_id).filter(user__is_active=True)
    return people.filter(user__email__iexact=address).exists()


def _refuse_often(certificate: Certificate, now: datetime) -> None:
    """Raises MailedOften until the day of the first of the last few mails is over."""
    lately = HolderMail.objects.filter(certificate=certificate, created_at__gt=now - DAY)
    times = lately.order_by("-pk").values_list("created_at", flat=True)[:MOST_A_DAY]
    if len(times) == MOST_A_DAY:
        seconds = ceil((min(times) + DAY - now).total_seconds())
        raise TooManyMails(limit=MOST_A_DAY, members={"retryAfter": seconds})


def _put_off(found: HolderMail, error: MailNotSent, now: datetime) -> None:
    """The server may be back later; what no other try can send is dropped, and what all have failed to."""
    minutes = _PAUSES[min(found.attempts, len(_PAUSES)) - 1]
    given_up = error.for_good or found.attempts >= MOST_ATTEMPTS
    HolderMail.objects.filter(pk=found.pk).update(
        due_at=now + timedelta(minutes=minutes), dropped_at=now if given_up else None
    )
    logger.error(
        "a mail to a holder was not sent",
        extra={
            "mail": found.pk,
            "attempts": found.attempts,
            "error": str(error),
            "given_up": given_up,
        },
    )


def _mail(certificate: Certificate, address: str) -> None:
    context = {
        "certificate": certificate,
        "type_name": certificate.version.name_in(certificate.locale),
        "issuer": certificate.issuer,
        "is_test": certificate.mode == Mode.TEST,
        "url": verify_url(certificate.pk, certificate.locale),
    }
    send_mail_now("certificate_issued", context, to=address, locale=certificate.locale)


def _record(
    action: str, certificate: Certificate, changes: audit.Changes, context: RequestContext
) -> None:
    record(
        actor=context.actor,
        issuer_id=certificate.issuer_id,
        mode=context.mode,
        action=action,
        target=certificate.public_id,
        changes=changes,
        now=context.now,
    )
