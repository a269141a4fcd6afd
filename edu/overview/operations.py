"""Count the enrolments, certificates and public verifications of programs and cohorts.

A few statements, each along one index, for a class as for a hundred thousand enrolments. Verifications are
stored by cohort and day, never by certificate (ADR 0028); without an enrolment, they are left out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Case, Count, F, QuerySet, Sum, When

from accounts.scopes import Mode
from accounts.usage.recording import UsageSubject
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, CohortVerifications, Enrolment, Program

DAYS = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class EnrolmentCounts:
    """Enrolments by status; `issued` counts those that have a certificate."""

    enrolled: int = 0
    completed: int = 0
    withdrawn: int = 0
    failed: int = 0
    issued: int = 0

    @property
    def total(self) -> int:
        """The number of all attempts."""
        return self.enrolled + self.completed + self.withdrawn + self.failed


@dataclass(frozen=True, slots=True, kw_only=True)
class EnrolmentOverview:
    """`verified` is approximately how often the public verified the certificates, on `days` and before.

    A process that is killed loses the verifications of its last seconds.
    """

    people: EnrolmentCounts
    verified: int
    days: Sequence[tuple[date, int]]  # the last 30, in UTC


def cohort_overview(cohort: Cohort, *, now: datetime) -> EnrolmentOverview:
    """The overview of one cohort."""
    rows = _enrolments(cohort.program_id, Mode(cohort.mode)).filter(cohort=cohort)
    checks = CohortVerifications.objects.filter(cohort=cohort)
    return _overview(rows, checks, now)


def program_overview(program: Program, mode: Mode, *, now: datetime) -> EnrolmentOverview:
    """The overview of all cohorts of a program in one mode."""
    checks = CohortVerifications.objects.filter(cohort__program=program, cohort__mode=mode)
    return _overview(_enrolments(program.pk, mode), checks, now)


def counts_by_cohort(
    program: Program, mode: Mode, cohorts: Sequence[Cohort]
) -> dict[UUID, EnrolmentCounts]:
    """The counts of these cohorts of a program, by their ids; an empty cohort has none."""
    rows = _enrolments(program.pk, mode).filter(cohort__in=cohorts)
    counts_of: dict[UUID, dict[str, tuple[int, int]]] = {}
    for cohort_id, status, count, issued in _counted(rows, "cohort_id", "status"):
        counts_of.setdefault(cohort_id, {})[status] = (count, issued)
    return {cohort_id: _counts_of(counts) for cohort_id, counts in counts_of.items()}


# --- counting -------------------------------------------------------------------------------------


def _enrolments(program_id: UUID, mode: Mode) -> QuerySet[Enrolment]:
    """The enrolments, so that the index `edu_enrolment_counted` alone answers the counts."""
    return Enrolment.objects.filter(program=program_id, mode=mode)


def _counted(rows: QuerySet[Enrolment], *context: str) -> QuerySet[Any, Any]:
    counts = {"rows": Count("*"), "issued": Count("certificate_id")}
    return rows.order_by().values_list(*context).annotate(**counts)


def _overview(
    rows: QuerySet[Enrolment], checks: QuerySet[CohortVerifications], now: datetime
) -> EnrolmentOverview:
    last = now.astimezone(UTC).date()
    days = [last - timedelta(days=DAYS - 1 - number) for number in range(DAYS)]
    recent_day = Case(When(day__gte=days[0], then=F("day")))
    sums = checks.order_by().values_list(recent_day).annotate(sum=Sum("amount"))
    amounts: dict[date | None, int] = {day: int(amount) for day, amount in sums}
    return EnrolmentOverview(
        people=_counts_of({status: (n, issued) for status, n, issued in _counted(rows, "status")}),
        verified=sum(amounts.values()),
        days=[(day, amounts.get(day, 0)) for day in days],
    )


def _counts_of(counts: Mapping[str, tuple[int, int]]) -> EnrolmentCounts:
    by_status = {status.value: counts.get(status.value, (0, 0))[0] for status in EnrolmentStatus}
    return EnrolmentCounts(**by_status, issued=sum(issued for _count, issued in counts.values()))


# Ordered, so that two processes never wait for each other.
_ADD = """
INSERT INTO edu_cohortverifications AS known (issuer_id, cohort_id, day, amount)
SELECT e.issuer_id, e.cohort_id, date '1970-01-01' + new.day, sum(new.amount)
  FROM unnest(%s::uuid[], %s::int[], %s::bigint[]) AS new (certificate_id, day, amount)
  JOIN edu_enrolment e ON e.certificate_id = new.certificate_id
 GROUP BY 1, 2, 3
 ORDER BY 2, 3
    ON CONFLICT (cohort_id, day) DO UPDATE SET amount = known.amount + excluded.amount
"""


def add_verifications(counts: Mapping[UsageSubject, int]) -> None:
    """Adds counts of certificates to their cohorts' days, without waiting for the disk."""
    certificates, days = zip(*counts, strict=True)
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL synchronous_commit = off")
        cursor.execute(_ADD, [list(certificates), list(days), list(counts.values())])
