"""Claim, prove and remove an issuer's domains, and tell owners that a proof is gone."""

from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import DomainNotFound, FieldError, ValidationFailed
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import IssuerDomain, OutgoingMail
from accounts.people.operations import require_owner
from accounts.scopes import Mode, Role

from .rules import LOST_AFTER, new_token

MAX_DOMAINS = 20  # of one issuer
FIRST_CHECK = timedelta(hours=1)
PAUSE = timedelta(seconds=10)  # between two checks of one domain


def verified_domains(issuer_id: UUID) -> list[str]:
    """The domains that the issuer has proved, in their ASCII form, the longest proved first."""
    rows = IssuerDomain.objects.for_issuer(issuer_id).verified()
    return list(rows.order_by("verified_at", "pk").values_list("name", flat=True))


@transaction.atomic
def add_domain(*, context: RequestContext, name: str) -> IssuerDomain:
    """Add a domain (`rules.normalize`), to be proved. Adding it twice gives the first one.

    Raises OwnerRequired; ValidationFailed beyond MAX_DOMAINS.
    """
    issuer_id = context.issuer.id
    locked_issuer(issuer_id)
    require_owner(context)
    rows = IssuerDomain.objects.for_issuer(issuer_id)
    if known := rows.filter(name=name).first():
        return known
    if rows.count() >= MAX_DOMAINS:
        raise ValidationFailed([FieldError("/name", "too_many", {"limit": MAX_DOMAINS})])
    domain = IssuerDomain.objects.create(
        issuer_id=issuer_id,
        name=name,
        token=new_token(),
        created_at=context.now,
        due_at=context.now + FIRST_CHECK,
    )
    changes = audit.initial_values({"name": name})
    record(context, "domain.added", domain.public_id, changes, mode=Mode.LIVE)
    return domain


@transaction.atomic
def check_domain_soon(*, context: RequestContext, domain_id: UUID) -> IssuerDomain:
    """Have a domain checked by a worker within seconds. Raises DomainNotFound."""
    domain = _locked(context, domain_id)
    domain.due_at = context.now
    if domain.checked_at is not None:
        domain.due_at = max(context.now, domain.checked_at + PAUSE)
    domain.save(update_fields=["due_at"])
    return domain


@transaction.atomic
def remove_domain(*, context: RequestContext, domain_id: UUID) -> IssuerDomain:
    """Remove a domain; pages no longer show it. Raises OwnerRequired, DomainNotFound."""
    locked_issuer(context.issuer.id)
    require_owner(context)
    domain = _locked(context, domain_id)
    target = domain.public_id
    changes = audit.diff({"name": domain.name, "verified_at": domain.verified_at}, {})
    IssuerDomain.objects.for_issuer(context.issuer.id).filter(pk=domain_id).delete()
    record(context, "domain.removed", target, changes, mode=Mode.LIVE)
    return domain


def _locked(context: RequestContext, domain_id: UUID) -> IssuerDomain:
    rows = IssuerDomain.objects.for_issuer(context.issuer.id).select_for_update(no_key=True)
    return rows.get_or_raise(DomainNotFound, pk=domain_id)


FAILING, LOST = "domain_failing", "domain_lost"


def mail_owners(kind: str, domain: IssuerDomain, now: datetime, *, once: datetime) -> None:
    """One mail to each owner; no second one with the same `once`."""
    enqueue_for_members(
        kind,
        issuer_id=domain.issuer_id,
        roles={Role.OWNER},
        subject=domain.pk,
        now=now,
        once=once.isoformat(),
    )


def compose_failing(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the warning; None once the proof is there again, or the mark is lost."""
    domain = IssuerDomain.objects.filter(pk=mail.subject, failing_since__isnull=False).first()
    if domain is None or domain.failing_since is None:
        return None
    return MailContent(context={**_context(domain), "lost_at": domain.failing_since + LOST_AFTER})


def compose_lost(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None once the domain is proved again or removed."""
    domain = IssuerDomain.objects.filter(pk=mail.subject, lost_at__isnull=False).first()
    return MailContent(context=_context(domain)) if domain else None


def _context(domain: IssuerDomain) -> dict[str, object]:
    url = settings.BASE_URL + reverse("admin:accounts_issuer_domains")
    return {"domain": str(domain), "url": url}


register_mail_kind(MailKind(name=FAILING, compose=compose_failing))
register_mail_kind(MailKind(name=LOST, compose=compose_lost))
