"""A report reads a bounded number of rows, however late the roll-up is, and states its time."""

import re
import uuid
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import Issuer, User
from accounts.scopes import Mode
from accounts.usage import operations as usage
from certificates.models import Certificate
from lib import ids
from tests.conftest import Api
from tests.factories import issue_one, make_type
from tests.support.back_office import client_of
from tests.support.sign_in import OFFICE

pytestmark = pytest.mark.django_db(transaction=True)

FEW = 20


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usage, "COUNTED", FEW)


def pile_up(certificate: Certificate, count: int, since: datetime) -> None:
    """Copies of a certificate, one a second, none of them rolled up."""
    moments = [since + timedelta(seconds=number) for number in range(1, count + 1)]
    new = [
        uuid.UUID(int=ids.lower_bound(at).int | uuid.uuid4().int & (2**60 - 1)) for at in moments
    ]
    columns = [str(field.column) for field in Certificate._meta.concrete_fields]
    own = {"id": "new.id", "issued_at": "new.at", "number": "NULL"}
    values = ", ".join(own.get(name, f"c.{name}") for name in columns)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO certificates_certificate ({', '.join(columns)}) SELECT {values}"
            " FROM certificates_certificate c,"
            " unnest(%s::uuid[], %s::timestamptz[]) AS new (id, at) WHERE c.id = %s",
            [new, moments, certificate.pk],
        )


def rows_read(queries: Any) -> int:
    """Rows that the plans of these queries touch, those that they throw away included."""
    total = 0
    with connection.cursor() as cursor:
        for query in queries:
            if "certificates_certificate" not in query["sql"] or "LIMIT" not in query["sql"]:
                continue
            cursor.execute(f"EXPLAIN (ANALYZE, TIMING OFF, FORMAT TEXT) {query['sql']}")
            plan = "\n".join(line for (line,) in cursor.fetchall())
            scans = re.findall(r"Scan.*actual rows=(\d+)", plan)
            assert scans, plan
            total += sum(map(int, scans)) + sum(
                map(int, re.findall(r"Rows Removed by Filter: (\d+)", plan))
            )
    return total


def report(certificate: Certificate) -> usage.UsageReport:
    today = timezone.now().date()
    return usage.report(
        issuer_id=certificate.issuer_id,
        mode=Mode.LIVE,
        first=today - timedelta(days=300),
        last=today,
    )


def test_ten_times_the_backlog_reads_no_more_rows(certificate: Certificate, other_issuer: Issuer):
    since = timezone.now() - timedelta(days=3)
    other = issue_one(make_type(other_issuer))
    read = []
    for count in (200, 2000):
        pile_up(certificate, count, since)
        pile_up(other, count, since)  # another issuer's rows lie between
        with connection.cursor() as cursor:
            # Indexes with places of deleted rows, of tests before this one, seem dear to the planner.
            cursor.execute("REINDEX TABLE certificates_certificate")
            cursor.execute("ANALYZE certificates_certificate")
        with CaptureQueriesContext(connection) as queries:
            found = report(certificate)
        assert sum(found.amounts.values()) == FEW
        read.append(rows_read(queries.captured_queries))
    # How many of the other issuer's rows lie between is chance; all of them would be 400 and 4,000.
    assert 0 < read[0] <= 6 * FEW
    assert read[1] <= 6 * FEW


def test_usage_says_up_to_when_it_has_counted(api: Api, certificate: Certificate):
    before = timezone.now()
    whole = api.get("account/usage").json()
    assert datetime.fromisoformat(whole["asOf"]) >= before - timedelta(seconds=1)
    since = (before - timedelta(days=3)).replace(microsecond=0)
    pile_up(certificate, 10 * FEW, since)
    answer = api.get(f"account/usage?from={since.astimezone(UTC).date()}").json()
    assert sum(row["certificates"] for row in answer["data"]) == FEW
    assert datetime.fromisoformat(answer["asOf"]) == since + timedelta(seconds=FEW)
    assert answer["quota"]["used"] == whole["quota"]["used"] == 1


def test_the_dashboard_says_so_too(certificate: Certificate, owner: User):
    assert "counted up to" not in client_of(owner).get(OFFICE).text
    pile_up(certificate, 10 * FEW, timezone.now() - timedelta(days=3))
    page = client_of(owner).get(OFFICE).text
    assert f"{FEW} certificates in the last 30 days, counted up to" in page
