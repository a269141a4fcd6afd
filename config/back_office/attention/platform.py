"""What needs the attention of the platform's operators: open items, queues, backups, the audit."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import F, Q
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.timesince import timesince
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.limits import quota
from accounts.models import OpenItem, OutgoingMail, QuotaNotice
from accounts.operations.platform_facts import BACKUP, VERIFIED, last_fact
from config.observability import backlogs
from webhooks.operations import endpoint_health

from . import AttentionItem, bounded_count, shown_count, urgent_first

LATE = timedelta(minutes=10)  # a queue is behind
BACKUP_DUE = timedelta(hours=26)  # a nightly backup, and some hours
VERIFIED_DUE = timedelta(days=31)
NEWEST = 5  # open items that are named on the page


@dataclass(frozen=True, slots=True)
class Gauge:
    """A fact about the service itself: what, its value, and what to do if it is not good."""

    title: str
    value: str
    is_good: bool
    advice: str = ""


def open_items() -> list[OpenItem]:
    """The items that have waited longest."""
    return list(OpenItem.objects.open().select_related("issuer").order_by("opened_at")[:NEWEST])


def platform_items(now: datetime) -> list[AttentionItem]:
    """What waits for an operator, beside the open items."""
    return urgent_first([*_waiting(), *_near_limits(now), *_unsent_mails()])


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


def _unsent_mails() -> Iterator[AttentionItem]:
    """Mails that were tried in vain, and wait for the next attempt."""
    rows = OutgoingMail.objects.waiting().filter(due_at__isnull=False, attempts__gt=1)
    if count := bounded_count(rows):
        text = ngettext(
            "%(count)s e-mail could not be sent and is tried again: look at the mail server.",
            "%(count)s e-mails could not be sent and are tried again: look at the mail server.",
            count,
        )
        yield AttentionItem(text % {"count": shown_count(count)}, "", is_urgent=True)


def gauges(now: datetime) -> list[Gauge]:
    """The ages of the queues, of the last backup, and of the audit's seal and verification."""
    waiting = backlogs.waiting()
    return [
        _queue(_("Webhook deliveries"), endpoint_health.backlog().oldest_due_at, now),
        _queue(_("Jobs"), backlogs.first_due(backlogs.jobs()), now),
        _queue(_("E-mails"), waiting.mail_due_at, now),
        _queue(_("Audit entries to seal"), waiting.unsealed_since, now),
        _backup(now),
        _verification(now),
    ]


def _queue(title: str, since: datetime | None, now: datetime) -> Gauge:
    if since is None or since >= now:
        return Gauge(title, _("nothing waits"), is_good=True)
    if now - since < timedelta(minutes=1):
        return Gauge(title, _("the oldest has waited for less than a minute"), is_good=True)
    value = _("the oldest has waited for %(time)s") % {"time": timesince(since, now)}
    is_good = now - since < LATE
    return Gauge(title, value, is_good, "" if is_good else _("Do worker and beat run?"))


def _backup(now: datetime) -> Gauge:
    advice = _(
        "End the script that makes your backup with: python manage.py record_backup. The runbook says how."
    )
    fact = last_fact(BACKUP)
    if fact is None:
        return Gauge(_("Last backup"), _("not known"), is_good=False, advice=advice)
    is_good = now - fact.at < BACKUP_DUE
    return Gauge(_("Last backup"), _moment(fact.at), is_good, "" if is_good else advice)


def _verification(now: datetime) -> Gauge:
    title = _("Audit verified")
    advice = _("Run python manage.py verify_audit once a month.")
    fact = last_fact(VERIFIED)
    if fact is None:
        return Gauge(title, _("not known"), is_good=False, advice=advice)
    if findings := fact.changes.get("findings", {}).get("after"):
        text = ngettext("%(count)s finding on %(date)s", "%(count)s findings on %(date)s", findings)
        value = text % {"count": findings, "date": _moment(fact.at)}
        return Gauge(title, value, is_good=False, advice=_("The runbook says what to do."))
    is_good = now - fact.at < VERIFIED_DUE
    return Gauge(title, _moment(fact.at), is_good, "" if is_good else advice)


def _moment(moment: datetime) -> str:
    return date_format(localtime(moment), "DATETIME_FORMAT")
