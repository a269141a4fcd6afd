"""/metrics: only with the token, without names, never failing."""

import json
import os
import re
import subprocess
import sys
import time
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.utils import timezone
from prometheus_client.parser import text_string_to_metric_families
from redis import Redis

from accounts.exports import EXPORT
from accounts.jobs.models import Job
from accounts.models import Plan
from tests.conftest import Api
from tests.factories import context_of
from tests.factories.jobs import make_job
from tests.factories.webhooks import make_endpoint, make_event
from tests.paths import ROOT
from tests.support.suite.servers import own_redis
from webhooks.endpoints.operations import disable_endpoint
from webhooks.models import Delivery, Endpoint

TOKEN = "test-only-metrics-token"
pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def guarded(settings):
    settings.METRICS_TOKEN = TOKEN


def scrape(token: str | None = TOKEN):
    headers = {"authorization": f"Bearer {token}"} if token is not None else {}
    return Client().get("/metrics", headers=headers)


def sample_values() -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Every sample by its name and labels."""
    response = scrape()
    assert response.status_code == 200
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(response.content.decode())
        for sample in family.samples
    }


def value(name: str, **labels: str) -> float:
    return sample_values().get((name, frozenset(labels.items())), 0)


class TestGuard:
    @pytest.mark.parametrize("token", [None, "", "wrong", TOKEN + "x", "ä"])
    def test_without_the_token_nothing_is_told(self, token: str | None):
        response = scrape(token)
        assert (response.status_code, response.content) == (401, b"")
        assert response["WWW-Authenticate"] == "Bearer"

    def test_without_a_token_set_there_is_no_such_address(self, settings):
        settings.METRICS_TOKEN = ""
        assert scrape("").status_code == 404
        assert scrape(None).status_code == 404

    def test_metrics_can_only_be_read(self):
        headers = {"authorization": f"Bearer {TOKEN}"}
        assert Client().post("/metrics", headers=headers).status_code == 405


class TestRequests:
    def test_requests_are_labelled_by_route_and_not_by_path(self, api: Api, certificate):
        labels = {"route": "certificate", "method": "GET", "status": "2xx"}
        before = value("http_requests_total", **labels)
        api.get(f"certificates/{certificate.public_id}")
        assert value("http_requests_total", **labels) == before + 1
        assert certificate.public_id not in scrape().content.decode()

    def test_no_label_names_an_issuer_or_a_person(self, api: Api, key, issuer, certificate):
        api.get("account")
        page = scrape().content.decode()
        for name in (issuer.name, issuer.slug, issuer.public_id, key.key.public_id):
            assert name not in page

    def test_requests_that_no_route_answers_share_one_label(self):
        before = value("http_requests_total", route="unmatched", method="GET", status="4xx")
        for path in ("/a", "/b/c", "/de/wp-login.php"):
            Client().get(path)
        after = value("http_requests_total", route="unmatched", method="GET", status="4xx")
        assert after == before + 3

    def test_methods_of_a_strangers_own_are_one_label(self):
        before = value("http_requests_total", route="home", method="other", status="4xx")
        for method in ("BREW", "WHEN"):
            Client().generic(method, "/")
        after = value("http_requests_total", route="home", method="other", status="4xx")
        assert after == before + 2

    def test_durations_of_requests_are_counted(self, api: Api):
        before = value("http_request_duration_seconds_count", route="account")
        api.get("account")
        assert value("http_request_duration_seconds_count", route="account") == before + 1
        assert value("http_request_duration_seconds_sum", route="account") > 0


class TestService:
    def test_certificates_and_refusals_are_counted(self, api: Api, request_body):
        Plan.objects.update(monthly_certificates=1)
        issued = value("certificates_issued_total", mode="live")
        refused = value("quota_refusals_total")
        api.post("certificates/issue", request_body())
        api.post("certificates/issue", request_body())
        assert value("certificates_issued_total", mode="live") == issued + 1
        assert value("quota_refusals_total") == refused + 1

    def test_requests_that_nobody_limited_are_counted(self, api: Api, settings):
        before = value("limiter_let_through_total")
        settings.REDIS_URL = "redis://127.0.0.1:1/0"
        assert api.get("account").status_code == 200
        assert value("limiter_let_through_total") == before + 1

    def test_jobs_that_wait_and_for_how_long(self, issuer):
        make_job(issuer, kind=EXPORT)
        waiting = make_job(issuer, kind=EXPORT)
        Job.objects.filter(pk=waiting.pk).update(due_at=timezone.now() - timedelta(hours=1))
        Job.objects.exclude(pk=waiting.pk).update(due_at=timezone.now() + timedelta(hours=1))
        assert value("jobs", state="queued") == 2
        assert 3600 <= value("job_oldest_due_seconds") < 3700

    def test_audit_entries_that_wait_for_their_seal(self, key):
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL session_replication_role = replica")
            cursor.execute("UPDATE accounts_auditentry SET at = now() - interval '1 hour'")
            cursor.execute("SET LOCAL session_replication_role = origin")
        assert 3600 <= value("audit_oldest_unsealed_seconds") < 3700

    def test_webhooks_that_wait_and_for_how_long(self, issuer):
        takes_all, slow, parked, stopped = (
            make_endpoint(issuer, "https://8.8.8.8/hook", events=["*"], rate_limit=limit)
            for limit in (None, 1, None, None)
        )
        for minutes, held in ((90, slow), (60, parked), (0, takes_all)):
            make_event(issuer)
            due = timezone.now() - timedelta(minutes=minutes)
            Delivery.objects.filter(endpoint=held).update(next_at=due)
        Endpoint.objects.filter(pk=parked.pk).update(parked_until=timezone.now())
        disable_endpoint(context=context_of(issuer), endpoint=stopped)
        assert value("webhook_deliveries", state="pending") == 9
        assert value("webhook_deliveries", state="held") == 3
        age, ages = (
            "webhook_delivery_oldest_due_seconds",
            "webhook_delivery_oldest_due_by_state_seconds",
        )
        assert 3600 <= value(age) < 3700, "a circuit that holds them back makes them no younger"
        assert 3600 <= value(ages, state="parked") < 3700
        assert 5400 <= value(ages, state="rate_limited") < 5500
        assert value(ages, state="healthy") < 60
        late = timezone.now() - timedelta(minutes=5)
        Delivery.objects.filter(endpoint=takes_all).update(next_at=late)
        assert 300 <= value(ages, state="healthy") < 400
        Endpoint.objects.filter(pk=takes_all.pk).update(failing_since=late)
        states = {"healthy": 0, "failing": 1, "parked": 1, "rate_limited": 1, "disabled": 1}
        assert {name: value("webhook_endpoints", state=name) for name in states} == states

    def test_metrics_of_the_database_cost_ten_queries(self, django_assert_num_queries):
        with django_assert_num_queries(10):
            assert value("database_up") == 1

    def test_the_build_says_what_it_is(self, settings):
        (labels,) = (dict(labels) for name, labels in sample_values() if name == "service_info")
        assert labels["api_version"] == settings.API_VERSION


class TestQueues:
    def test_messages_that_wait_in_a_queue_and_for_how_long(self, settings):
        with own_redis() as server:
            settings.REDIS_URL = server.url
            assert value("redis_up") == 1
            assert value("queue_messages", queue="jobs") == 0
            assert value("queue_oldest_seconds", queue="jobs") == 0
            client = Redis.from_url(server.url)
            for ago in (70, 10):
                client.lpush("jobs", json.dumps({"headers": {"sent_at": time.time() - ago}}))
            client.close()
            assert value("queue_messages", queue="jobs") == 2
            assert 70 <= value("queue_oldest_seconds", queue="jobs") < 130
            assert value("queue_messages", queue="webhooks") == 0

    def test_without_redis_the_rest_is_told(self, settings):
        settings.REDIS_URL = "redis://127.0.0.1:1/0"
        assert value("redis_up") == 0
        assert not [name for name, _labels in sample_values() if name.startswith("queue_")]


def test_counts_of_a_command_are_not_added(tmp_path):
    """It may share the folder with the web processes, as in the image and under `make run`."""
    code = "from accounts.metrics import ISSUED; ISSUED.labels('live').inc()"
    subprocess.run(
        [sys.executable, "manage.py", "shell", "--no-imports", "-c", code],
        cwd=ROOT,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "config.settings.test",
            "PROMETHEUS_MULTIPROC_DIR": str(tmp_path / "metrics"),
        },
        check=True,
    )
    assert not list(tmp_path.rglob("*.db"))


def test_without_a_database_the_rest_is_told(monkeypatch):
    connection.close()
    settings = connection.settings_dict
    monkeypatch.setitem(settings, "HOST", "127.0.0.1")
    monkeypatch.setitem(settings, "PORT", "1")
    page = scrape().content.decode()
    assert "database_up 0.0" in page
    assert "http_requests_total" in page


def test_names_follow_prometheus():
    for line in scrape().content.decode().splitlines():
        assert re.match(r"# (HELP|TYPE) [a-z_]+ |[a-z_]+(\{.*\})? ([0-9.e+-]+|\+Inf)$", line), line
