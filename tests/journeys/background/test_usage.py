"""Usage and metrics of several web processes: written in time and at exit, added up."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from django.db import connection
from django.db.models import Sum
from prometheus_client.parser import text_string_to_metric_families

from accounts.models import UsageDay
from tests.journeys.conftest import database_url
from tests.journeys.processes.web import WebProcess, serve

pytestmark = [pytest.mark.journey, pytest.mark.django_db(transaction=True)]
PATIENCE = 20  # seconds
TOKEN = "test-only-metrics-token"


def wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, "nothing happens any more"
        time.sleep(0.05)


def counted(kind: str) -> int:
    found = UsageDay.objects.filter(kind=kind).aggregate(sum=Sum("amount"))["sum"]
    return found or 0


def call(live: WebProcess, key, times: int) -> None:
    for _ in range(times):
        account = live.get("/api/external/account", **{"x-api-key": key.token.reveal()})
        assert account.status_code == 200


def test_two_processes_write_what_they_counted(key, certificate, tmp_path: Path):
    settings = {"FLUSH_SECONDS": "0.2"}
    with serve(database_url(), tmp_path / "log", workers=2, **settings) as live:
        call(live, key, 30)
        live.get(f"/en/verify/{certificate.public_id}")
        wait(lambda: counted("apiCalls") == 30 and counted("verifications") == 1)
    assert counted("apiCalls") == 30


def test_a_process_that_ends_writes_the_rest(key, tmp_path: Path):
    with serve(database_url(), tmp_path / "log", FLUSH_SECONDS="3600") as live:
        call(live, key, 5)
        assert counted("apiCalls") == 0
    assert counted("apiCalls") == 5


def test_usage_that_the_database_refused_is_written_later(key, tmp_path: Path):
    with serve(database_url(), tmp_path / "log", FLUSH_SECONDS="0.2") as live:
        with connection.cursor() as cursor:
            cursor.execute("ALTER TABLE accounts_usageday RENAME TO elsewhere")
        try:
            call(live, key, 7)
            wait(lambda: "not written, will try again" in live.log.read_text())
        finally:
            with connection.cursor() as cursor:
                cursor.execute("ALTER TABLE elsewhere RENAME TO accounts_usageday")
        wait(lambda: counted("apiCalls") == 7)


def test_the_metrics_of_two_processes_add_up(key, tmp_path: Path):
    folder = tmp_path / "metrics"
    settings = {"PROMETHEUS_MULTIPROC_DIR": str(folder), "METRICS_TOKEN": TOKEN}
    with serve(database_url(), tmp_path / "log", workers=2, **settings) as live:
        calls = 0
        while calls < 40 or len(list(folder.glob("counter_*.db"))) < 2:  # either may take the most
            call(live, key, 1)
            calls += 1
        page = live.get("/metrics", authorization=f"Bearer {TOKEN}").content.decode()
        samples = {
            (sample.name, sample.labels.get("route")): sample.value
            for family in text_string_to_metric_families(page)
            for sample in family.samples
        }
        assert samples["http_requests_total", "account"] == calls
        assert samples["http_request_duration_seconds_count", "account"] == calls
        assert samples["database_up", None] == 1
