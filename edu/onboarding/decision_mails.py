"""Tell owners by e-mail how their onboarding was decided."""

from datetime import datetime

from django.conf import settings
from django.urls import reverse

from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.mail.outbox import enqueue_for_members
from accounts.models import OutgoingMail
from accounts.scopes import Role
from edu.lifecycle import OnboardingState
from edu.models import Onboarding

MAIL = "onboarding_decided"


def queue_mails(profile: Onboarding) -> None:
    """Puts a mail about the decision into the outbox, for each of the issuer's owners."""
    assert profile.decided_at is not None
    decided_at = profile.decided_at.isoformat()
    enqueue_for_members(
        MAIL,
        issuer_id=profile.issuer_id,
        roles={Role.OWNER},
        subject=profile.pk,
        now=profile.decided_at,
        details={"decided_at": decided_at},
        once=decided_at,
    )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """The mail's content; None if the onboarding was submitted again since: it would only confuse."""
    profile = Onboarding.objects.filter(pk=mail.subject, decided_at__isnull=False).first()
    if profile is None or profile.decided_at is None:
        return None
    if profile.decided_at.isoformat() != mail.details["decided_at"]:
        return None
    return MailContent(
        context={
            "is_approved": profile.state == OnboardingState.APPROVED,
            "reason": profile.reason,
            "url": settings.BASE_URL + reverse("admin:edu_onboarding_guide"),
        }
    )


register_mail_kind(MailKind(name=MAIL, compose=compose))
