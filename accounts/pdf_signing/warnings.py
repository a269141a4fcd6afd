"""Warn owners and administrators that the certificate that PDFs are signed with is about to end."""

from datetime import datetime

from django.conf import settings
from django.urls import reverse

from accounts.mail import reminders
from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.mail.outbox import enqueue_for_members
from accounts.models import OutgoingMail, PdfSigningKey, PdfSigningState
from accounts.scopes import Mode, Role
from lib.database.tenancy import acting_for, as_worker

MAIL = "pdf_certificate_ending"
_READERS = frozenset({Role.OWNER, Role.ADMIN})


@as_worker("certificates of any issuer may be about to end")
def warn_of_ending_certificates(*, now: datetime) -> None:
    """One mail to each reader 30, 7 and 1 days before the end."""
    rows = PdfSigningKey.objects.filter(mode=Mode.LIVE, state=PdfSigningState.ACTIVE)
    for key in rows.filter(valid_until__range=(now, reminders.first_due(now))):
        assert key.valid_until is not None
        days = reminders.stage(key.valid_until, now)
        with acting_for(key.issuer_id):
            enqueue_for_members(
                MAIL,
                issuer_id=key.issuer_id,
                roles=_READERS,
                subject=key.pk,
                now=now,
                once=f"{key.valid_until.isoformat()} {days}",
            )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None for a key that was replaced, switched off or removed since."""
    rows = PdfSigningKey.objects.filter(pk=mail.subject, state=PdfSigningState.ACTIVE)
    key = rows.first()
    if key is None or key.valid_until is None or key.valid_until > reminders.first_due(now):
        return None
    url = settings.BASE_URL + reverse("admin:accounts_issuer_pdf_signing")
    return MailContent(context={"due_at": key.valid_until, "url": url})


register_mail_kind(MailKind(name=MAIL, compose=compose))
