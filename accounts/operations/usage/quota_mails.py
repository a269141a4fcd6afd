"""Owners are told by e-mail when their quota is nearly, or wholly, used up."""

from datetime import UTC, datetime

from django.conf import settings
from django.db.models import QuerySet
from django.urls import reverse

from accounts.limits import quota
from accounts.mail import outbox
from accounts.mail.outbox import Letter
from accounts.models import QuotaLetter

from .quota import FULL


def unsent(*, now: datetime) -> QuerySet[QuotaLetter]:
    """The letters to be sent at `now`. One about a month that is over would only confuse."""
    letters = QuotaLetter.objects.filter(sent_at=None, notice__month=quota.month_of(now))
    return letters.select_related("notice__issuer", "user").order_by("pk")


def send(letter: QuotaLetter, *, now: datetime) -> bool:
    """Sends one letter, in its owner's language. False if another worker did, or the mail failed."""
    month = letter.notice.month
    context = {
        "month": month,
        "used": letter.used,
        "quota": letter.quota,
        "is_exceeded": letter.percent == FULL,
        "resets_at": quota.resets_at(datetime(month.year, month.month, 1, tzinfo=UTC)),
        "url": settings.BASE_URL + reverse("admin:index"),
    }
    text = Letter(name="quota", issuer=letter.notice.issuer, context=context)
    return outbox.send(letter, text, now=now)
