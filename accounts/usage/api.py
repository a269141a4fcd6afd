"""The usage of an issuer by day or month."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Literal

import msgspec
from django.http import QueryDict
from django.utils import timezone
from msgspec import Meta

from accounts.actors import IssuerFacts
from accounts.api.endpoints import endpoint
from accounts.api.lists import parse_day
from accounts.api.responses import Answer
from accounts.api.schema import Parameter
from accounts.api.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.limits import quota
from accounts.scopes import Scope
from lib.choices import describe_words
from lib.dates import Instant, format_instant

from .operations import UsageReport, report
from .recording import APPROXIMATE

MAX_DAYS = 366
DAY, MONTH = GRANULARITIES = ("day", "month")

GranularityWord = Annotated[str, Meta(extra_json_schema={"enum": list(GRANULARITIES)})]
KindWord = Annotated[str, Meta(extra_json_schema={"enum": [kind.value for kind in APPROXIMATE]})]


# fmt: off
describe_words("Granularity", "How usage is summed up", {
    "day": "One row a day", "month": "One row a calendar month",
})
describe_words("UsageKind", "A kind of usage that is counted approximately", {
    "apiCalls": "Requests to the API", "verifications": "Views of verify pages",
})


class QuotaAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Certificates of this calendar month (UTC): exact. Test certificates do not count."""

    used: Annotated[int, Meta(description="How many are used")]
    limit: Annotated[int | None, Meta(description="How many may be issued in the month; null: any number")]
    resets_at: Annotated[Instant, Meta(description="When the next month begins")]


class UsageRow(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One day (`2026-11-21`) or month (`2026-11`; of its days those that were asked for), in UTC."""

    period: Annotated[str, Meta(description="Day (`2026-11-21`) or month (`2026-11`) in UTC")]
    certificates: Annotated[int, Meta(description="Certificates issued")] = 0
    api_calls: Annotated[int, Meta(description="Requests with an API key")] = 0
    verifications: Annotated[int, Meta(description="How often verify pages were opened")] = 0
    deliveries: Annotated[int | msgspec.UnsetType, Meta(description="Requests to webhook endpoints")] = msgspec.UNSET


class UsageAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Every period that was asked for, the oldest first; nothing used is 0.

    What is `approximate` is counted in memory and written every few seconds: a server that is
    killed forgets the last ones. All else is counted from what is stored, up to `asOf`: now, or some
    time ago where the service is behind with counting. `quota` is always of now.
    """

    granularity: Annotated[GranularityWord, Meta(description="Whether it is counted by day or by month")]
    first: Annotated[date, Meta(description="First day (UTC)")] = msgspec.field(name="from")
    last: Annotated[date, Meta(description="Last day, included (UTC)")] = msgspec.field(name="to")
    data: Annotated[list[UsageRow], Meta(description="Every period that was asked for, the oldest first")]
    as_of: Annotated[Instant, Meta(description="Up to when it was counted")]
    approximate: Annotated[list[KindWord], Meta(description="Which of the numbers are counted in memory and may lack the last seconds")]
    quota: Annotated[QuotaAnswer, Meta(description="Certificates of this calendar month")]
# fmt: on


class UsageApi(ExternalView):
    """What the account has used."""

    tag = "account"

    @endpoint(Scope.ACCOUNT_READ)
    def get_usage(
        self,
        query: Annotated[QueryDict, Parameter("from", date), Parameter("to", date)],
        granularity: Literal["day", "month"] = "day",
    ) -> UsageAnswer:
        """What was used, by day or month (UTC)"""
        now = timezone.now()

        first, last = _range(query, now.astimezone(UTC).date())
        issuer = self.caller.issuer
        used = report(issuer_id=issuer.id, mode=self.caller.mode, first=first, last=last)
        return UsageAnswer(
            granularity=granularity,
            first=first,
            last=last,
            data=[_row(used, *period) for period in _periods(first, last, granularity)],
            as_of=format_instant(used.counted_until or now),
            approximate=[kind.value for kind in APPROXIMATE],
            quota=quota_answer(issuer, now),
        )


def quota_answer(issuer: IssuerFacts, now: datetime) -> QuotaAnswer:
    """The quota of this month and how much of it is used."""
    return QuotaAnswer(
        used=quota.used_in(issuer_id=issuer.id, month=quota.month_of(now)),
        limit=issuer.monthly_certificates,
        resets_at=format_instant(quota.resets_at(now)),
    )


def _range(query: QueryDict, today: date) -> tuple[date, date]:
    """The first and last day requested; by default this month up to today."""
    first, last = parse_day(query, "from"), parse_day(query, "to")
    last = last or max(today, first or today)
    first = first or last.replace(day=1)
    if last < first:
        fault = FieldError("", "date_order", {"other": "from"}, parameter="to")
        raise ValidationFailed([fault])
    if (last - first).days >= MAX_DAYS:
        fault = FieldError("", "too_many_days", {"limit": MAX_DAYS}, parameter="to")
        raise ValidationFailed([fault])
    return first, last


def _periods(first: date, last: date, granularity: str) -> Iterator[tuple[str, date, date]]:
    """Name, first and last day of each period."""
    day = first
    while day <= last:
        if granularity == DAY:
            name, end = day.isoformat(), day
        else:
            name, end = day.isoformat()[:7], min(_end_of_month(day), last)
        yield name, day, end
        if end == date.max:
            return
        day = end + timedelta(days=1)


def _end_of_month(day: date) -> date:
    year, month = divmod(day.year * 12 + day.month, 12)
    return date.max if year > date.max.year else date(year, month + 1, 1) - timedelta(days=1)


def _row(used: UsageReport, period: str, first: date, last: date) -> UsageRow:
    amounts = {kind.name.lower(): used.amount(kind, first, last) for kind in used.kinds}
    return UsageRow(period=period, **amounts)
