"""The mail to owners: the recovery code has opened the account without single sign-on."""

from datetime import datetime

from django.conf import settings
from django.urls import reverse

from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.mail.outbox import enqueue_for_members
from accounts.models import IdentityProvider, OutgoingMail
from accounts.scopes import Role

RECOVERED = "sign_on_recovered"


def mail_owners(provider: IdentityProvider, now: datetime) -> None:
    """One mail to each owner."""
    enqueue_for_members(
        RECOVERED,
        issuer_id=provider.issuer_id,
        roles={Role.OWNER},
        subject=provider.pk,
        now=now,
        once=now.isoformat(),
    )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail."""
    url = settings.BASE_URL + reverse("admin:accounts_issuer_sign_on")
    return MailContent(context={"at": mail.created_at, "url": url})


register_mail_kind(MailKind(name=RECOVERED, compose=compose))
