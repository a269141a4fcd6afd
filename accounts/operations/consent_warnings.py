"""Owners are warned 30, 7 and 1 days before issuing would stop for want of their consent."""

import logging
from datetime import datetime, timedelta

from django.conf import settings
from django.core.mail import send_mail
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone, translation

from accounts.models import ConsentWarning, Issuer, Membership
from accounts.scopes import Role

logger = logging.getLogger("mail")

STAGES = (1, 7, 30)  # days before


def owed(now: datetime) -> list[ConsentWarning]:
    """The warnings that are to be sent at `now`, one for each owner and stage, once.

    After a pause only the nearest stage is owed: nobody gets three letters on one day.
    """
    first = now + timedelta(days=max(STAGES))
    issuers = Issuer.objects.filter(issuing_blocked_from__gt=now, issuing_blocked_from__lte=first)
    return [warning for issuer in issuers.iterator() for warning in _of(issuer, now)]


def send(warning: ConsentWarning, *, now: datetime) -> bool:
    """Sends one warning, in its owner's language. False if another worker did, or the mail failed.

    It is claimed first: a worker that dies in between loses one letter of three, and sends none twice.
    """
    unsent = ConsentWarning.objects.filter(pk=warning.pk, sent_at=None)
    if not unsent.update(sent_at=now):
        return False
    try:
        _mail(warning)
    except OSError as error:  # smtplib's errors, and the network's: their texts hold addresses
        ConsentWarning.objects.filter(pk=warning.pk).update(sent_at=None)
        logger.error(  # noqa: TRY400  (no traceback, for the same reason)
            "a consent warning was not sent",
            extra={"warning": warning.pk, "error": type(error).__name__},
        )
        return False
    return True


def _of(issuer: Issuer, now: datetime) -> list[ConsentWarning]:
    due_at = issuer.issuing_blocked_from
    assert due_at is not None
    days = next(days for days in STAGES if due_at - now <= timedelta(days=days))
    owners = Membership.objects.for_issuer(issuer.pk).filter(role=Role.OWNER, user__is_active=True)
    warnings = [
        ConsentWarning(issuer=issuer, user_id=user_id, due_at=due_at, days=days)
        for user_id in owners.values_list("user_id", flat=True)
    ]
    ConsentWarning.objects.bulk_create(warnings, ignore_conflicts=True)
    unsent = ConsentWarning.objects.filter(issuer=issuer, due_at=due_at, days=days, sent_at=None)
    return list(unsent.select_related("issuer", "user"))


def _mail(warning: ConsentWarning) -> None:
    context = {
        "issuer": warning.issuer,
        "due_at": warning.due_at,
        "days": warning.days,
        "url": settings.BASE_URL + reverse("admin:index"),
    }
    with translation.override(warning.user.locale), timezone.override(warning.issuer.time_zone):
        subject = render_to_string("emails/consent_due_subject.txt", context)
        text = render_to_string("emails/consent_due.txt", context)
    send_mail(" ".join(subject.split()), text, None, [warning.user.email])
