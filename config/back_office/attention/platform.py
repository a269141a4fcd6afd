"""What needs the attention of the platform's operators: open items, faults of the service, quotas."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from django.db.models import F, Q
from django.urls import reverse
from django.utils.translation import ngettext

from accounts.limits import quota
from accounts.models import OpenItem, QuotaNotice
from config.back_office.service.lines import Line

from . import AttentionItem, bounded_count, shown_count, urgent_first

NEWEST = 5  # open items that are named on the page


def open_items() -> list[OpenItem]:
    """The items that have waited longest."""
    return list(OpenItem.objects.open().select_related("issuer").order_by("opened_at")[:NEWEST])


def platform_items(now: datetime, faults: Sequence[Line]) -> list[AttentionItem]:
    """What waits for an operator, beside the open items; `faults` are those of the page about the service."""
    service = [
        AttentionItem(f"{line.title}: {line.value}", reverse("service"), is_urgent=True)
        for line in faults
    ]
    return urgent_first([*service, *_waiting(), *_near_limits(now)])


def _waiting() -> Iterator[AttentionItem]:
    if count := bounded_count(OpenItem.objects.open()):
        text = ngettext(
            "%(count)s open item waits for an operator.",
            "%(count)s open items wait for an operator.",
            count,
        )
        url = reverse("admin:accounts_openitem_changelist")
        yield AttentionItem(text % {"count": shown_count(count)}, url)


def _near_limits(now: datetime) -> Iterator[AttentionItem]:
    """Issuers that were told this month, for the quota that they still have."""
    rows = QuotaNotice.objects.filter(month=quota.month_of(now))
    limit = F("issuer__plan__monthly_certificates")
    full = rows.filter(exceeded_for=limit)
    near = rows.filter(warned_for=limit).filter(Q(exceeded_for=None) | ~Q(exceeded_for=limit))
    url = reverse("admin:accounts_issuer_changelist")
    if count := bounded_count(full):
        text = ngettext(
            "%(count)s issuer has used up the quota of this month.",
            "%(count)s issuers have used up the quota of this month.",
            count,
        )
        yield AttentionItem(text % {"count": shown_count(count)}, url, is_urgent=True)
    if count := bounded_count(near):
        text = ngettext(
            "%(count)s issuer has used 80 %% of the quota of this month.",
            "%(count)s issuers have used 80 %% of the quota of this month.",
            count,
        )
        yield AttentionItem(text % {"count": shown_count(count)}, url)
