"""Mails to holders: the link to their certificate, news of its revocation or replacement; their address.

Nobody is flooded from here: about test certificates, which are issued without a count, only the
issuer's own people are written to; `accounts.mail` holds back what is too much for one address, or not
wanted there.
"""

from collections.abc import Collection
from datetime import datetime, timedelta
from math import ceil
from uuid import UUID

from django.db import transaction
from django.db.models import Count, Exists, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from accounts.mail import addresses
from accounts.mail.addresses import ObjectionLink
from accounts.mail.models import OutgoingMailQuerySet
from accounts.mail.outbox import MailContent, MailKind, register_mail_kind
from accounts.models import Branding, MailOutcome, Membership, OutgoingMail
from accounts.scopes import Mode, Standing, ToldOfChanges
from certificates.addresses import objection_url, verify_url
from certificates.certificate.operations import lock_certificate
from certificates.errors import (
    HolderAddressBounced,
    HolderNotInAccount,
    HolderObjected,
    HolderUnreachable,
    TooManyMails,
)
from certificates.lifecycle import IN_FORCE, Reason, State
from certificates.models import Certificate, HolderContact
from certificates.search.keys import change_email
from certificates.types.models import SubjectKind
from lib.text import canonical_email, is_email

MAIL = "certificate_issued"
REVOKED = "certificate_revoked"
REPLACED = "certificate_replaced"
KINDS = (MAIL, REVOKED, REPLACED)
# As `queue_mails` does, in the statement that inserts them: `{made}` is the part with their rows.
INSERT = f"""
INSERT INTO accounts_outgoingmail
  (issuer_id, kind, subject, details, attempts, created_at, due_at)
SELECT %(issuer_id)s, '{MAIL}', id, '{{{{}}}}', 0, %(now)s,
       CASE state WHEN '{State.PENDING}' THEN NULL ELSE %(now)s END
  FROM {{made}}
"""
MAX_ATTEMPTS = 100  # which takes four days: a server that refuses for so long will go on refusing


def mails_about(certificate_ids: Collection[UUID]) -> OutgoingMailQuerySet:
    """Mails with the link to these certificates, sent or not."""
    return OutgoingMail.objects.about(MAIL, certificate_ids)


def all_mails_about(certificate_ids: Collection[UUID]) -> OutgoingMailQuerySet:
    """Mails of every kind to the holders of these certificates, sent or not."""
    return OutgoingMail.objects.filter(kind__in=KINDS, subject__in=certificate_ids)


def count_of_mails() -> Coalesce:
    """How many mails there are about a certificate: for a query over certificates."""
    mails = OutgoingMail.objects.filter(kind__in=KINDS, subject=OuterRef("pk")).order_by()
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


def queue_change_mails(
    kind: str, certificate_ids: Collection[UUID], *, context: RequestContext
) -> None:
    """A mail that each of these certificates was revoked (or replaced), as the issuer's setting says.

    Within the transaction of the change.
    """
    if context.issuer.told_of_changes is ToldOfChanges.NOBODY:
        return
    rows = Certificate.objects.for_issuer(context.issuer.id).filter(pk__in=certificate_ids)
    rows = rows.filter(Q(holder_email__isnull=False) | Q(contact__isnull=False))
    if context.issuer.told_of_changes is ToldOfChanges.PERSONS:
        rows = rows.filter(version__kind=SubjectKind.PERSON)
    OutgoingMail.objects.bulk_create(
        OutgoingMail(
            issuer_id=context.issuer.id,
            kind=kind,
            subject=certificate_id,
            created_at=context.now,
            due_at=context.now,
        )
        for certificate_id in rows.values_list("pk", flat=True)
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


def _compose_issued(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """The link; none if the certificate is not in force."""
    certificate = _certificate(mail)
    if certificate is None or certificate.state not in IN_FORCE:
        return None
    replaced = certificate.supersedes.number if certificate.supersedes else None
    return _content(certificate, replaced=replaced)


def _compose_revoked(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """That the certificate was revoked, and why; none to a holder who was about to be told of it at all."""
    certificate = _certificate(mail)
    if certificate is None or certificate.state != State.REVOKED:
        return None
    links = mails_about([certificate.pk])
    if links.exists() and not links.exclude(sent_at=None).exists():
        return None
    reason = Reason(certificate.reason).label if certificate.reason else ""
    return _content(certificate, reason=reason)


def _compose_replaced(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """That another certificate holds instead; none where the mail about that one says so."""
    certificate = _certificate(mail)
    if certificate is None or certificate.superseded_by is None:
        return None
    successor = certificate.superseded_by
    same = contact_address(successor) == contact_address(certificate)
    if certificate.state != State.SUPERSEDED or (
        same and successor.state in IN_FORCE and mails_about([successor.pk]).exists()
    ):
        return None
    return _content(certificate, successor_url=verify_url(successor.pk, certificate.locale))


def _certificate(mail: OutgoingMail) -> Certificate | None:
    rows = Certificate.objects.select_related("version", "supersedes", "superseded_by")
    return rows.filter(pk=mail.subject).first()


def _content(certificate: Certificate, **context: object) -> MailContent | None:
    """A mail to the certificate's holder; None without an address that may be written to."""
    address = contact_address(certificate)
    if address is None or not may_write_to(certificate, address):
        return None
    ids = {"issuer_id": certificate.issuer_id, "subject": certificate.pk}
    return MailContent(
        to=address,
        locale=certificate.locale,
        reply_to=_reply_to(certificate.issuer_id),
        unsubscribe=objection_url(ObjectionLink.to(address, **ids).token(), certificate.locale),
        context={
            "certificate": certificate,
            "type_name": certificate.version.name_in(certificate.locale),
            "is_test": certificate.mode == Mode.TEST,
            "url": verify_url(certificate.pk, certificate.locale),
            **context,
        },
    )


def _reply_to(issuer_id: UUID) -> str | None:
    """The issuer's public contact, if that is an e-mail address."""
    rows = Branding.objects.filter(issuer=issuer_id)
    contact = rows.values_list("contact", flat=True).first()
    return contact if contact and is_email(contact) else None


def _on_hold() -> Q:
    """What is about to be erased, and what a fraud issued, waits: either may be undone."""
    certificates = Certificate.objects.filter(pk=OuterRef("subject"))
    waits = Q(erasure__isnull=False) | Q(issuer__standing=Standing.FRAUD)
    return Q(Exists(certificates.filter(waits)))


for _name, _compose in (
    (MAIL, _compose_issued),
    (REVOKED, _compose_revoked),
    (REPLACED, _compose_replaced),
):
    register_mail_kind(
        MailKind(
            name=_name,
            compose=_compose,
            on_hold=_on_hold,
            max_attempts=MAX_ATTEMPTS,
            to_holders=True,
        )
    )


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
