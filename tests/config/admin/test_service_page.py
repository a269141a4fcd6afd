"""The operators' page about the service: the numbers of /metrics, judged as the alerts judge them."""

import re
import time
from datetime import timedelta

import pytest
import yaml
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from redis import Redis

from accounts.jobs.account_export import EXPORT
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer, User
from config.back_office.service import runbook
from config.back_office.service.lines import DELIVERIES, QUEUES
from config.observability import heartbeat
from tests.factories.jobs import make_job
from tests.paths import ROOT
from tests.support.back_office import client_of

PAGE = reverse("service")
pytestmark = pytest.mark.django_db


@pytest.fixture
def ops(db: None) -> User:
    return User.objects.create_superuser("ops@platform.example", "correct horse battery staple")


@pytest.fixture(autouse=True)
def no_heartbeats(settings) -> None:
    with Redis.from_url(settings.REDIS_URL) as client:
        client.delete(heartbeat.KEY)


def faults(ops: User) -> set[str]:
    response = client_of(ops).get(PAGE)
    assert response.status_code == 200
    return {line.title for line in response.context["faults"]}


def test_it_is_for_operators_alone(owner: User, ops: User):
    for page in (PAGE, reverse("service-runbook")):
        assert Client().get(page).status_code == 302
        assert client_of(owner).get(page).status_code == 403
        assert client_of(ops).get(page).status_code == 200
        assert client_of(ops).post(page).status_code == 405


def test_a_job_that_waits_is_named_first(ops: User, issuer: Issuer):
    assert "Jobs" not in faults(ops)
    late = timezone.now() - timedelta(minutes=7)
    job = make_job(issuer, kind=EXPORT)
    type(job).objects.filter(pk=job.pk).update(due_at=late)
    assert {"Jobs", str(JOB_KINDS[EXPORT].title)} <= faults(ops)
    text = client_of(ops).get(PAGE).content.decode()
    assert f"{reverse('service-runbook')}#jobswait" in text


def test_processes_are_shown_while_they_live_and_missed_for_a_day(
    ops: User, monkeypatch: pytest.MonkeyPatch
):
    heartbeat.say("courier")
    (state,) = heartbeat.roles()
    assert (state.role, len(state.alive)) == ("courier", 1)
    assert "courier" not in faults(ops)
    now = time.time()
    monkeypatch.setattr("config.observability.heartbeat.time.time", lambda: now + 400)
    assert "courier" in faults(ops)
    monkeypatch.setattr("config.observability.heartbeat.time.time", lambda: now + 90_000)
    assert heartbeat.roles() == []


def test_without_redis_the_page_says_so(ops: User, settings):
    settings.REDIS_URL = "redis://127.0.0.1:9/0"
    assert {"Redis", "Heartbeats", "Messages to workers"} <= faults(ops)


def test_the_limits_are_those_of_the_alerts():
    (group,) = yaml.safe_load((ROOT / "deploy" / "prometheus" / "alerts.yml").read_text())["groups"]
    rules = {rule["alert"]: rule["expr"] for rule in group["rules"]}
    for queue in (*QUEUES, *DELIVERIES):
        if queue.limit is None:
            continue
        metric, _, limit = rules[queue.alert].partition(">")
        assert (metric.partition("{")[0].strip(), float(limit)) == (queue.age, queue.limit)


def test_every_section_of_the_runbook_that_the_page_names_exists(ops: User):
    text = client_of(ops).get(PAGE).content.decode()
    named = {each.alert.lower() for each in (*QUEUES, *DELIVERIES) if each.alert}
    named |= set(re.findall(r"runbook/#(\w+)", text))
    anchors = set(re.findall(r'id="([\w-]+)"', runbook.content()))
    assert named <= anchors
    assert not re.search(r'href="(?!#|https?:)', runbook.content())


def test_the_page_asks_a_fixed_number_of_questions(
    ops: User, issuer: Issuer, django_assert_max_num_queries
):
    client = client_of(ops)
    client.get(PAGE)
    with django_assert_max_num_queries(45):
        client.get(PAGE)
