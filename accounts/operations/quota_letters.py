"""Owners are told by e-mail when their quota is nearly, or wholly, used up."""

import logging
from datetime import UTC, datetime

from django.conf import settings
from django.core.mail import send_mail
from django.db.models import QuerySet
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone, translation

from accounts import quota
from accounts.models import QuotaLetter

from .quota import FULL

logger = logging.getLogger("mail")


def unsent(*, now: datetime) -> QuerySet[QuotaLetter]:
    """The letters to be sent at `now`. One about a month that is over would only confuse."""
    letters = QuotaLetter.objects.filter(sent_at=None, notice__month=quota.month_of(now))
    return letters.select_related("notice__issuer", "user").order_by("pk")


def send(letter: QuotaLetter, *, now: datetime) -> bool:
    """Sends one letter, in its owner's language. False if another worker did, or the mail failed.

    It is claimed first: a worker that dies in between loses a letter, and sends none twice.
    """
    if not QuotaLetter.objects.filter(pk=letter.pk, sent_at=None).update(sent_at=now):
        return False
    try:
        _mail(letter)
    except OSError as error:  # smtplib's errors, and the network's: their texts hold addresses
        QuotaLetter.objects.filter(pk=letter.pk).update(sent_at=None)
        logger.error(  # noqa: TRY400  (no traceback, for the same reason)
            "a quota letter was not sent",
            extra={"letter": letter.pk, "error": type(error).__name__},
        )
        return False
    return True


def _mail(letter: QuotaLetter) -> None:
    month = letter.notice.month
    context = {
        "issuer": letter.notice.issuer,
        "month": month,
        "used": letter.used,
        "quota": letter.quota,
        "is_exceeded": letter.percent == FULL,
        "resets_at": quota.resets_at(datetime(month.year, month.month, 1, tzinfo=UTC)),
        "url": settings.BASE_URL + reverse("admin:index"),
    }
    zone = letter.notice.issuer.time_zone
    with translation.override(letter.user.locale), timezone.override(zone):
        subject = render_to_string("emails/quota_subject.txt", context)
        text = render_to_string("emails/quota.txt", context)
    send_mail(" ".join(subject.split()), text, None, [letter.user.email])
