"""Mails to owners: the proof of a domain is gone, and a week later the mark too."""

from datetime import datetime, timedelta

from django.conf import settings
from django.urls import reverse

from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.mail.outbox import enqueue_for_members
from accounts.models import IssuerDomain, OutgoingMail
from accounts.scopes import Role

FAILING, LOST = "domain_failing", "domain_lost"
LOST_AFTER = timedelta(days=7)  # of failed checks


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
