"""Owners are told by e-mail how their onboarding was decided."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import F, QuerySet
from django.urls import reverse

from accounts.mail import outbox
from accounts.mail.outbox import Letter
from accounts.models import Membership
from accounts.scopes import Role
from edu.lifecycle import OnboardingState
from edu.models import DecisionLetter, Onboarding

LETTER = "onboarding_decided"
KEEP = timedelta(days=90)


def queue_mails(profile: Onboarding) -> None:
    """A letter to each of the issuer's owners about the decision that is being made."""
    assert profile.decided_at is not None
    owners = Membership.objects.for_issuer(profile.issuer_id).heard({Role.OWNER})
    DecisionLetter.objects.bulk_create(
        DecisionLetter(onboarding=profile, user_id=user_id, decided_at=profile.decided_at)
        for user_id in owners.values_list("user_id", flat=True)
    )


def unsent() -> QuerySet[DecisionLetter]:
    """The letters to be sent. One about an onboarding that was submitted anew would only confuse."""
    rows = DecisionLetter.objects.filter(sent_at=None, decided_at=F("onboarding__decided_at"))
    return rows.select_related("onboarding__issuer", "user").order_by("pk")


def send(letter: DecisionLetter, *, now: datetime) -> bool:
    """Sends one letter, in its owner's language. False if another worker did, or the mail failed."""
    found = letter.onboarding
    context = {
        "is_approved": found.state == OnboardingState.APPROVED,
        "reason": found.reason,
        "url": settings.BASE_URL + reverse("admin:edu_onboarding_guide"),
    }
    text = Letter(name=LETTER, issuer=found.issuer, context=context)
    return outbox.send(letter, text, now=now)


def forget_old(*, now: datetime) -> int:
    """Removes the letters about decisions made 90 days ago or earlier, sent or not. How many."""
    return DecisionLetter.objects.filter(decided_at__lte=now - KEEP).delete()[0]
