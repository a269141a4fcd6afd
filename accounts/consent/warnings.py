"""Warn owners before issuing stops because they have not accepted a document."""

from datetime import datetime

from django.conf import settings
from django.urls import reverse

from accounts.mail import reminders
from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.mail.outbox import enqueue_for_members
from accounts.models import Issuer, OutgoingMail
from accounts.scopes import Role
from lib.database.tenancy import acting_for, as_worker

MAIL = "consent_due"


@as_worker("any issuer may be stopped soon")
def warn_of_consent(*, now: datetime) -> None:
    """A mail to each owner of the issuers that would be stopped soon: one for each stage."""
    issuers = Issuer.objects.filter(
        issuing_blocked_from__gt=now, issuing_blocked_from__lte=reminders.first_due(now)
    )
    for issuer in issuers.iterator():
        details = _details(issuer, now)
        with acting_for(issuer.pk):
            enqueue_for_members(
                MAIL,
                issuer_id=issuer.pk,
                roles={Role.OWNER},
                subject=issuer.pk,
                now=now,
                details=details,
                once="{due_at} {days}".format_map(details),
            )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None once the document was accepted, the date was moved, or the next stage has come."""
    issuer = mail.issuer
    due_at = issuer.issuing_blocked_from
    if due_at is None or due_at <= now or mail.details != _details(issuer, now):
        return None
    url = settings.BASE_URL + reverse("admin:index")
    return MailContent(context={"due_at": due_at, "days": mail.details["days"], "url": url})


register_mail_kind(MailKind(name=MAIL, compose=compose, is_record=True))


def _details(issuer: Issuer, now: datetime) -> dict[str, object]:
    due_at = issuer.issuing_blocked_from
    assert due_at is not None
    return {"due_at": due_at.isoformat(), "days": reminders.stage(due_at, now)}
