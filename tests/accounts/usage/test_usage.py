"""Daily usage: certificates, calls and verifications."""

import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta

import pytest
import time_machine
from django.db import connection, connections, transaction
from django.utils import timezone

from accounts.limits import quota
from accounts.models import Issuer, UsageDay, UsageHorizon
from accounts.scopes import Mode
from accounts.tasks import roll_up_usage
from accounts.usage import recording
from accounts.usage.operations import GRACE, roll_up
from certificates.models import Certificate, CertificateType
from lib import ids
from tests.conftest import Api
from tests.factories import issue_one
from tests.journeys.processes.load_clients import OTHERS_PATIENCE
from tests.support.problems import assert_problem

MINUTE = timedelta(minutes=1)
# Committed rows: a roll-up waits for every open transaction, that of a test included.
pytestmark = pytest.mark.django_db(transaction=True)


def used(api: Api, query: str = "") -> list[dict]:
    response = api.get(f"account/usage{query}")
    assert response.status_code == 200, response.content
    return response.json()["data"]


def today() -> str:
    return timezone.now().astimezone(UTC).date().isoformat()


def issued_at(certificate: Certificate, moment: datetime) -> None:
    """Another row of this certificate, as it would be if it had been issued then."""
    new = uuid.UUID(int=ids.lower_bound(moment).int | uuid.uuid4().int & (2**80 - 1))
    columns = [str(field.column) for field in Certificate._meta.concrete_fields]
    changed = {"id": "%s", "issued_at": "%s", "number": "NULL"}
    values = ", ".join(changed.get(name, name) for name in columns)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO certificates_certificate ({', '.join(columns)})"
            f" SELECT {values} FROM certificates_certificate WHERE id = %s",
            [new, moment, certificate.pk],
        )


def settle(now: datetime) -> None:
    """Runs until all is counted that can be: one sets the mark, a later one counts up to it.

    How many it takes depends on others: transactions of the whole server must have ended, and other
    tests run beside this one.
    """
    deadline = time.monotonic() + OTHERS_PATIENCE
    counted = UsageHorizon.objects.filter(kind="certificates", until__gte=now - GRACE)
    while not counted.exists():
        assert time.monotonic() < deadline, "the roll-up does not get on"
        roll_up(now=now)


class TestCertificates:
    def test_each_counts_at_once_on_its_day(self, api: Api, request_body):
        for _ in range(3):
            api.post("certificates/issue", request_body())
        assert used(api)[-1]["certificates"] == 3
        assert used(api)[-1]["period"] == today()

    def test_days_are_those_of_utc(self, api: Api, certificate: Certificate):
        for moment in ("2025-03-04T23:59:59.999Z", "2025-03-05T00:00:00Z", "2025-03-05T12:00:00Z"):
            issued_at(certificate, datetime.fromisoformat(moment))
        rows = used(api, "?from=2025-03-03&to=2025-03-06")
        assert [(row["period"], row["certificates"]) for row in rows] == [
            ("2025-03-03", 0),
            ("2025-03-04", 1),
            ("2025-03-05", 2),
            ("2025-03-06", 0),
        ]

    def test_rolled_up_or_not_the_numbers_are_the_same(self, api: Api, certificate: Certificate):
        now = timezone.now()
        for days in range(40):
            for _ in range(days % 3):
                issued_at(certificate, now - timedelta(days=days))
        asked = f"?from={(now - timedelta(days=45)).date()}&to={now.date()}"
        before = used(api, asked)
        for minutes in (0, 1, 20, 21, 22):
            roll_up(now=now + minutes * MINUTE)
            assert used(api, asked) == before
        settle(now + 22 * MINUTE)
        assert used(api, asked) == before
        stored = UsageDay.objects.filter(kind="certificates", mode="live")
        assert sum(stored.values_list("amount", flat=True)) == sum(
            row["certificates"] for row in before
        )

    def test_usage_rolled_up_is_not_counted_again(self, api: Api, certificate: Certificate):
        settle(timezone.now() + 10 * MINUTE)
        with (
            transaction.atomic(),
            connection.cursor() as cursor,
        ):  # as the cleaner of test certificates might
            cursor.execute("SET LOCAL session_replication_role = replica")
            cursor.execute("DELETE FROM certificates_certificatehistory")
            cursor.execute("DELETE FROM certificates_certificate")
            cursor.execute("SET LOCAL session_replication_role = origin")
        assert used(api)[-1]["certificates"] == 1

    def test_modes_and_issuers_do_not_mix(
        self, api: Api, test_mode_api: Api, outsider_api: Api, certificate_type: CertificateType
    ):
        issue_one(certificate_type)
        issue_one(certificate_type, mode=Mode.TEST)
        issue_one(certificate_type, mode=Mode.TEST)
        for _ in range(2):
            seen = [used(each)[-1]["certificates"] for each in (api, test_mode_api, outsider_api)]
            assert seen == [1, 2, 0]
            settle(timezone.now() + 10 * MINUTE)

    def test_the_month_is_what_the_quota_says(self, api: Api, issuer: Issuer, request_body):
        for _ in range(4):
            api.post("certificates/issue", request_body())
        answer = api.get("account/usage?granularity=month").json()
        assert answer["data"][-1]["certificates"] == answer["quota"]["used"] == 4
        assert answer["quota"]["limit"] is None


@pytest.mark.django_db(transaction=True)
class TestHorizon:
    def test_a_transaction_that_is_still_open_is_waited_for(self, certificate: Certificate):
        now = timezone.now()
        late = connections.create_connection("default")
        try:
            late.ensure_connection()
            with late.cursor() as cursor:
                cursor.execute("BEGIN")
                cursor.execute("SELECT pg_current_xact_id()")
                roll_up(now=now + 10 * MINUTE)
                roll_up(now=now + 11 * MINUTE)
                assert not UsageDay.objects.exists()
                cursor.execute("COMMIT")
            settle(now + 12 * MINUTE)
            assert UsageDay.objects.get().amount == 1
        finally:
            late.close()

    def test_two_workers_count_once(self, certificate: Certificate):
        now = timezone.now() + 10 * MINUTE

        def work(_: int) -> None:
            try:
                settle(now)
            finally:
                connections.close_all()

        with ThreadPoolExecutor(4) as pool:
            list(pool.map(work, range(8)))
        settle(now)
        assert UsageDay.objects.get().amount == 1
        assert UsageHorizon.objects.get(kind="certificates").until == now - GRACE

    def test_the_tick_does_it(self, certificate: Certificate):
        with time_machine.travel(timezone.now() + 10 * MINUTE, tick=False):
            for _ in range(100_000):  # as often as others keep it waiting: see `settle`
                roll_up_usage()
                if UsageDay.objects.exists():
                    break
        assert UsageDay.objects.get().amount == 1


class TestAsking:
    def test_without_dates_it_is_this_month_up_to_today(self, api: Api):
        rows = used(api)
        now = timezone.now().astimezone(UTC).date()
        assert rows[0]["period"] == now.replace(day=1).isoformat()
        assert rows[-1]["period"] == now.isoformat()
        assert len(rows) == now.day

    def test_by_month_every_month_is_there(self, api: Api, issuer: Issuer):
        UsageDay.objects.create(
            issuer=issuer, mode="live", day=date(2025, 12, 31), kind="apiCalls", amount=7
        )
        answer = api.get("account/usage?from=2025-11-15&to=2026-01-02&granularity=month").json()
        assert (answer["granularity"], answer["from"], answer["to"]) == (
            "month",
            "2025-11-15",
            "2026-01-02",
        )
        assert [(row["period"], row["apiCalls"]) for row in answer["data"]] == [
            ("2025-11", 0),
            ("2025-12", 7),
            ("2026-01", 0),
        ]

    @pytest.mark.parametrize(
        ("query", "parameter", "code"),
        [
            ("from=2026-13-01", "from", "invalid_date"),
            ("to=today", "to", "invalid_date"),
            ("from=2026-02-01&to=2026-01-31", "to", "date_order"),
            ("from=2025-01-01&to=2026-01-02", "to", "too_many_days"),
            ("granularity=week", "granularity", "invalid_choice"),
            ("until=2026-01-01", "until", "unknown_parameter"),
        ],
    )
    def test_bad_parameters_are_named(self, api: Api, query: str, parameter: str, code: str):
        refused = api.get(f"account/usage?{query}")
        assert_problem(refused, 400, "validation_failed")
        (fault,) = refused.json()["errors"]
        assert (fault["parameter"], fault["code"]) == (parameter, code)

    @pytest.mark.parametrize(
        "query", ["from=0001-01-01&to=0001-12-31", "from=9999-01-01&to=9999-12-31"]
    )
    @pytest.mark.parametrize("granularity", ["day", "month"])
    def test_the_ends_of_the_calendar_are_dates_too(self, api: Api, query: str, granularity: str):
        assert len(used(api, f"?{query}&granularity={granularity}")) == (
            365 if granularity == "day" else 12
        )

    def test_a_leap_year_is_the_longest_range(self, api: Api):
        assert len(used(api, "?from=2024-01-01&to=2024-12-31")) == 366

    def test_asking_for_usage_costs_five_queries(self, api: Api, django_assert_num_queries):
        with django_assert_num_queries(5):  # key; stored; two kinds of rows since; quota
            used(api, "?from=2024-01-01&to=2024-12-31")


def test_a_source_is_registered_once():
    with pytest.raises(ValueError, match="twice"):
        recording.register_usage_source(recording.SOURCES[recording.UsageKind.CERTIFICATES])


def test_ids_are_bounded_by_the_millisecond():
    moment = datetime(2026, 1, 2, 3, 4, 5, 678_000, tzinfo=UTC)
    assert ids.created_at_of(ids.lower_bound(moment)) == moment
    assert (
        ids.lower_bound(timezone.now() - MINUTE)
        < ids.new()
        < ids.lower_bound(timezone.now() + MINUTE)
    )
    assert quota.month_of(moment) == date(2026, 1, 1)
