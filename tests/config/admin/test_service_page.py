"""The operators' page about the service: the numbers of /metrics, judged as the alerts judge them."""

import re
import time
from datetime import timedelta

import pytest
import yaml
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from redis import Redis

from accounts.exports import EXPORT
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer, OutgoingMail, User
from certificates.models import TransparencyLog
from config.back_office.service import runbook_html
from config.observability import heartbeat
from config.observability.checks import CHECKS
from tests.factories.jobs import make_job
from tests.paths import ROOT
from tests.support.back_office import client_of

PAGE = reverse("service")
pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def no_heartbeats(settings) -> None:
    with Redis.from_url(settings.REDIS_URL) as client:
        client.delete(heartbeat.KEY)


def faults(platform_operator: User) -> set[str]:
    response = client_of(platform_operator).get(PAGE)
    assert response.status_code == 200
    return {line.title for line in response.context["faults"]}


def test_the_service_page_is_for_operators_alone(owner: User, platform_operator: User):
    for page in (PAGE, reverse("service-runbook")):
        assert Client().get(page).status_code == 302
        assert client_of(owner).get(page).status_code == 403
        assert client_of(platform_operator).get(page).status_code == 200
        assert client_of(platform_operator).post(page).status_code == 405


def test_a_job_that_waits_is_named_first(platform_operator: User, issuer: Issuer):
    assert "Jobs" not in faults(platform_operator)
    late = timezone.now() - timedelta(minutes=7)
    job = make_job(issuer, kind=EXPORT)
    type(job).objects.filter(pk=job.pk).update(due_at=late)
    assert {"Jobs", str(JOB_KINDS[EXPORT].title)} <= faults(platform_operator)
    text = client_of(platform_operator).get(PAGE).content.decode()
    assert f"{reverse('service-runbook')}#jobswait" in text


def test_processes_are_shown_while_they_live_and_missed_for_a_day(
    platform_operator: User, monkeypatch: pytest.MonkeyPatch
):
    heartbeat.say("courier")
    (state,) = heartbeat.roles()
    assert (state.role, len(state.alive)) == ("courier", 1)
    assert "courier" not in faults(platform_operator)
    now = time.time()
    monkeypatch.setattr("config.observability.heartbeat.time.time", lambda: now + 400)
    assert "courier" in faults(platform_operator)
    monkeypatch.setattr("config.observability.heartbeat.time.time", lambda: now + 90_000)
    assert heartbeat.roles() == []


# What makes a part late; and its line of /readyz, its line on the pages, and its alert.
FAULTS = {
    "log": (
        "UPDATE certificates_log SET size = 9; "
        "INSERT INTO certificates_logcheckpoint (mode, size, root, note, at) "
        "SELECT mode, 9, '', '', now() - interval '10 minutes' FROM certificates_log",
        "Changes for the transparency log",
    ),
    "mails": (
        "UPDATE accounts_outgoingmail SET answer = '421', attempts = 3, "
        "due_at = now() + interval '1 hour', created_at = now() - interval '10 hours'",
        "E-mails",
    ),
    "jobs": (
        "UPDATE accounts_job SET attempts = 2, due_at = now() + interval '1 hour'",
        "Jobs with a failed step",
    ),
    "backup": ("DELETE FROM accounts_auditentry WHERE action = 'backup.recorded'", "Last backup"),
}


@pytest.mark.parametrize("part", FAULTS)
def test_a_fault_is_told_at_its_outcome_and_everywhere(
    platform_operator: User, issuer: Issuer, part: str
):
    """What left its queue and was not published, sent or done is late: on /readyz and all pages."""
    call_command("record_backup", note="")
    TransparencyLog.objects.create(mode="live", origin="x", verifier_key="x")
    now = timezone.now()
    Job.objects.filter(pk=make_job(issuer, kind=EXPORT).pk).update(due_at=now)
    OutgoingMail.objects.create(
        issuer=issuer, kind="x", subject=issuer.pk, created_at=now, due_at=now
    )
    statement, title = FAULTS[part]
    sound = Client().get("/readyz").json()["checks"]
    assert (sound[part], title in faults(platform_operator)) == ("up", False)
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = replica; " + statement)
        cursor.execute("SET LOCAL session_replication_role = origin")
    ready = Client().get("/readyz")
    assert (ready.status_code, ready.json()["checks"][part]) == (200, "late")
    assert title in faults(platform_operator)
    overview = client_of(platform_operator).get(reverse("admin:index"))
    assert title in "".join(item.text for item in overview.context["attention"])


def test_without_redis_the_page_says_so(platform_operator: User, settings):
    settings.REDIS_URL = "redis://127.0.0.1:9/0"
    assert {"Redis", "Heartbeats", "Messages to workers"} <= faults(platform_operator)


def test_the_limits_are_those_of_the_alerts():
    (group,) = yaml.safe_load((ROOT / "deploy" / "prometheus" / "alerts.yml").read_text())["groups"]
    rules = {rule["alert"]: rule["expr"] for rule in group["rules"]}
    for check in CHECKS:
        if check.limit is None:
            continue
        asked = re.fullmatch(
            r"(?:max by \(role\) \()?(\w+)(?:{.*})?\)? > ([\d.]+)", rules[check.alert]
        )
        assert asked, check.alert
        assert (asked[1], float(asked[2])) == (check.metric, check.limit)


def test_every_section_of_the_runbook_that_the_page_names_exists(platform_operator: User):
    text = client_of(platform_operator).get(PAGE).content.decode()
    named = {each.alert.lower() for each in CHECKS if each.alert}
    named |= set(re.findall(r"runbook/#(\w+)", text))
    anchors = set(re.findall(r'id="([\w-]+)"', runbook_html()))
    assert named <= anchors
    assert not re.search(r'href="(?!#|https?:)', runbook_html())


def test_the_page_asks_a_fixed_number_of_questions(
    platform_operator: User, issuer: Issuer, django_assert_max_num_queries
):
    client = client_of(platform_operator)
    client.get(PAGE)
    with django_assert_max_num_queries(45):
        client.get(PAGE)
