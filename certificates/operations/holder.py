"""Mails to holders, and their contact addresses. Mails are queued as rows, and sent by a worker.

A mail server that is down delays mails and loses none. A worker that dies between sending a mail and
noting it sends it once more. Against floods, mails about test certificates go only to members of the
issuer, and a certificate gets a few mails a day at most.
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
LEASE = timedelta(minutes=15)  # longer than a batch takes, even if every mail takes its time limit
BUDGET = timedelta(minutes=15)  # and a last batch: less than the time limit of the task
_PAUSES = (1, 5, 15, 30, 60)  # minutes; the last one is repeated
MOST_ATTEMPTS = 100  # which takes four days
MOST_A_DAY = 3  # mails about one certificate, to whatever address
DAY = timedelta(days=1)


def queue_mail(*, certificate_id: UUID, now: datetime) -> None:
    """Queue a mail about a new certificate, due now or once it is released, in its transaction."""
    queue_mails(certificate_ids=[certificate_id], now=now)


def queue_mails(*, certificate_ids: Collection[UUID], now: datetime) -> None:
    """Queue a mail about each of these new certificates."""
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
    """Queue one more mail to the holder, unless one waits already.

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
    """Set the address that mails go to; None: send none. The document stays as it is.

    Writes nothing where this is the address already. Refuses with CertificateNotFound, IssuerSuspended, CertificateErased, ErasurePending, ValidationFailed.
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
    """The address that mails go to at this moment; None: no mails are sent."""
    changed = HolderContact.objects.filter(certificate=certificate).first()
    return changed.email or None if changed else certificate.holder_email


class ClaimedHolderMail(NamedTuple):
    """A mail that this worker may send, until another attempt begins."""

    mail_id: int
    attempt: int


def send_due(*, budget: timedelta = BUDGET) -> int:
    """Send due mails, a few at a time, until none is due or the time is up. How many were sent."""
    ends = time.monotonic() + budget.total_seconds()
    sent = 0
    while time.monotonic() < ends and (taken := claim(now=timezone.now())):
        sent += sum(send(claimed=each, now=timezone.now()) for each in taken)
    return sent


def claim(*, now: datetime) -> list[ClaimedHolderMail]:
    """Claim due mails for a while, so that no other worker sends them meanwhile."""
    with transaction.atomic():
        due = HolderMail.objects.waiting().filter(due_at__lte=now)
        # Pending erasures and blocks for fraud may be undone: their mails wait.
        due = due.filter(certificate__erasure=None)
        due = due.exclude(certificate__issuer__standing=Standing.FRAUD)
        rows = due.order_by("due_at").select_for_update(of=("self",), skip_locked=True, no_key=True)
        taken = [ClaimedHolderMail(mail.pk, mail.attempts + 1) for mail in rows[:BATCH]]
        HolderMail.objects.filter(pk__in=[each.mail_id for each in taken]).update(
            due_at=now + LEASE, attempts=F("attempts") + 1
        )
    return taken


def send(*, claimed: ClaimedHolderMail, now: datetime) -> bool:
    """Send one claimed mail. False if it is postponed, dropped, or claimed by another worker since."""
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
    """Delete the records of mails that were sent or given up 90 days ago; how many.

    In the order of ids, oldest first; waiting mails are skipped.
    """
    removed, after = 0, 0
    old = HolderMail.objects.filter(created_at__lt=now - KEEP_SENT).order_by("pk")
    while batch := list(old.filter(pk__gt=after).values_list("pk", flat=True)[:BATCH_OLD]):
        over = Q(sent_at__lt=now - KEEP_SENT) | Q(dropped_at__lt=now - KEEP_SENT)
        removed += HolderMail.objects.filter(over, pk__in=batch).delete()[0]
        after = batch[-1]
    return removed


def _may_reach(certificate: Certificate, address: str) -> bool:
    """Whether a mail may go to this address: of test certificates, only to members of the issuer."""
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
    """Postpone a mail; drop it if trying again is useless, or was done too often."""
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
