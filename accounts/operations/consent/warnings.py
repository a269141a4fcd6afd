"""Owners are warned before issuing would stop for want of their consent."""

from datetime import datetime

from django.conf import settings
from django.urls import reverse

from accounts.mail import reminders
from accounts.mail.outbox import Letter
from accounts.models import ConsentWarning, Issuer, Membership
from accounts.scopes import Role


def owed(now: datetime) -> list[ConsentWarning]:
    """The warnings that are to be sent at `now`, one for each owner and stage, once."""
    issuers = Issuer.objects.filter(
        issuing_blocked_from__gt=now, issuing_blocked_from__lte=reminders.first_due(now)
    )
    return [warning for issuer in issuers.iterator() for warning in _of(issuer, now)]


def send(warning: ConsentWarning, *, now: datetime) -> bool:
    """Sends one warning, in its owner's language. False if another worker did, or the mail failed."""
    context = {"url": settings.BASE_URL + reverse("admin:index")}
    letter = Letter(name="consent_due", issuer=warning.issuer, context=context)
    return reminders.send(warning, letter, now=now)


def _of(issuer: Issuer, now: datetime) -> list[ConsentWarning]:
    due_at = issuer.issuing_blocked_from
    assert due_at is not None
    days = reminders.stage(due_at, now)
    owners = Membership.objects.for_issuer(issuer.pk).heard({Role.OWNER})
    warnings = [
        ConsentWarning(issuer=issuer, user_id=user_id, due_at=due_at, days=days)
        for user_id in owners.values_list("user_id", flat=True)
    ]
    ConsentWarning.objects.bulk_create(warnings, ignore_conflicts=True)
    unsent = ConsentWarning.objects.filter(issuer=issuer, due_at=due_at, days=days, sent_at=None)
    return list(unsent.select_related("issuer", "user"))
