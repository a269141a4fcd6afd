"""The mail that brings a holder the link to their certificate.

Nobody is flooded from here: about test certificates, which are issued without a count, only the
issuer's own people are written to.
"""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from django.db.models import Count, Exists, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce

from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.models import Membership, OutgoingMail
from accounts.querysets import OutgoingMailQuerySet
from accounts.scopes import Mode, Standing
from certificates.domain.addresses import verify_url
from certificates.domain.lifecycle import IN_FORCE, State
from certificates.models import Certificate, HolderContact

MAIL = "certificate_issued"
# As `queue_mails` does, in the statement that inserts them: `{made}` is the part with their rows.
INSERT = f"""
INSERT INTO accounts_outgoingmail
  (issuer_id, kind, subject, details, attempts, created_at, due_at)
SELECT %(issuer_id)s, '{MAIL}', id, '{{{{}}}}', 0, %(issued_at)s,
       CASE state WHEN '{State.PENDING}' THEN NULL ELSE %(issued_at)s END
  FROM {{made}}
"""
MAX_ATTEMPTS = 100  # which takes four days: a server that refuses for so long will go on refusing


def mails_about(certificate_ids: Collection[UUID]) -> OutgoingMailQuerySet:
    """Mails to the holders of these certificates, sent or not."""
    return OutgoingMail.objects.about(MAIL, certificate_ids)


def count_of_mails() -> Coalesce:
    """How many mails there are about a certificate: for a query over certificates."""
    mails = OutgoingMail.objects.filter(kind=MAIL, subject=OuterRef("pk")).order_by()
    counts = mails.values("subject").annotate(count=Count("pk")).values("count")
    return Coalesce(Subquery(counts), 0)


def queue_mails(*, certificate_ids: Collection[UUID], now: datetime) -> None:
    """A mail about each certificate: due now, or once it is released. Within its transaction."""
    rows = Certificate.objects.filter(pk__in=certificate_ids)
    OutgoingMail.objects.bulk_create(
        OutgoingMail(
            issuer_id=issuer_id,
            kind=MAIL,
            subject=certificate_id,
            created_at=now,
            due_at=None if state == State.PENDING else now,
        )
        for certificate_id, issuer_id, state in rows.values_list("pk", "issuer_id", "state")
    )


def release_mails(certificate_ids: Collection[UUID], *, now: datetime) -> None:
    """Lets the mails go that wait for the release of these certificates."""
    mails_about(certificate_ids).waiting().filter(due_at=None).update(due_at=now)


def drop_mails(certificate_ids: Collection[UUID], *, now: datetime) -> None:
    """Gives up the mails that wait for the release of these certificates."""
    mails_about(certificate_ids).waiting().filter(due_at=None).update(dropped_at=now)


def contact_address(certificate: Certificate) -> str | None:
    """The address that mails go to at this moment; None: they go to nobody."""
    changed = HolderContact.objects.filter(certificate=certificate).first()
    return changed.email or None if changed else certificate.holder_email


def may_write_to(certificate: Certificate, address: str) -> bool:
    """Whether mails about this certificate may go to this address."""
    if certificate.mode != Mode.TEST:
        return True
    people = Membership.objects.for_issuer(certificate.issuer_id).filter(user__is_active=True)
    return people.filter(user__email__iexact=address).exists()


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None without an address, or if the certificate is not in force."""
    rows = Certificate.objects.select_related("version").filter(pk=mail.subject)
    certificate = rows.first()
    if certificate is None or certificate.state not in IN_FORCE:
        return None
    address = contact_address(certificate)
    if address is None or not may_write_to(certificate, address):
        return None
    return MailContent(
        to=address,
        locale=certificate.locale,
        context={
            "certificate": certificate,
            "type_name": certificate.version.name_in(certificate.locale),
            "is_test": certificate.mode == Mode.TEST,
            "url": verify_url(certificate.pk, certificate.locale),
        },
    )


def _on_hold() -> Q:
    """What is about to be erased, and what a fraud issued, waits: either may be undone."""
    certificates = Certificate.objects.filter(pk=OuterRef("subject"))
    waits = Q(erasure__isnull=False) | Q(issuer__standing=Standing.FRAUD)
    return Q(Exists(certificates.filter(waits)))


register_mail_kind(
    MailKind(name=MAIL, compose=compose, on_hold=_on_hold, max_attempts=MAX_ATTEMPTS)
)
