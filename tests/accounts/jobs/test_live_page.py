"""The page that follows a job: the part that changes, the outcome, and the way on."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest
import time_machine
from django.test import Client
from django.urls import reverse

from accounts.jobs import runner
from accounts.jobs.models import Job, JobState
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer, User
from accounts.scopes import Mode
from tests.factories.jobs import START, TALLY, claim_job, make_job, run_one_step, tally_kind
from tests.support.back_office import client_of, page_url, with_issuer

pytestmark = pytest.mark.django_db
JOBS = reverse("admin:accounts_job_changelist")


def fragment(client: Client, job: Job, **query: str) -> str:
    """The part of the page that changes, as its script asks for it."""
    address = reverse("admin:accounts_job_progress", args=[job.pk])
    response = client.get(address, query, headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert response["Job-State"] == Job.objects.get(pk=job.pk).state
    assert "<html" not in response.text
    return str(response.text)


def polls_after(page: str) -> int | None:
    """In how many seconds the page asks again; None if it has stopped."""
    match = re.search(r'hx-trigger="load delay:(\d+)s', page)
    return int(match[1]) if match else None


@pytest.fixture
def half_done(issuer: Issuer) -> Job:
    """Ten of 25 rows are done; one was refused."""
    job = make_job(issuer, bad=[3, 24])
    held = claim_job()
    run_one_step(held)
    run_one_step(held)
    return job


def test_the_page_follows_a_job_until_its_closing_sentence(owner: User, issuer: Issuer):
    job = make_job(issuer)
    client = client_of(owner)
    page = client.get(page_url(job)).text
    assert "<h1" in page
    assert "Tally 25 rows" in page
    assert reverse("admin:accounts_job_progress", args=[job.pk]) in page
    assert 'role="status" aria-live="polite"' in page
    assert polls_after(page) is not None
    runner.run_due_jobs()
    shown = fragment(client, job)
    assert "25 rows are tallied." in shown
    assert page_url(job, "undo_one") in shown
    assert polls_after(shown) is None


def test_live_page_shows_progress_speed_and_time_left(owner: User, half_done: Job):
    client = client_of(owner)
    with time_machine.travel(START + timedelta(seconds=5), tick=False):
        page = fragment(client, half_done)
    assert 'max="100" value="40"' in page
    assert "10 of 25" in page
    assert "2 rows a second" in page
    assert "about 8 seconds left" in page
    assert "25 % is done." in page, "what is read aloud comes in quarters"
    assert "1 row was refused" not in page, "the outcome is told at the end"


def test_the_rate_is_that_of_the_phase(owner: User, half_done: Job):
    """The page hands on what it saw first of a phase whose beginning nobody has noted."""
    Job.objects.update(phase="issue")
    client = client_of(owner)
    with time_machine.travel(START + timedelta(seconds=100), tick=False) as clock:
        page = fragment(client, half_done)
        assert "a second" not in page
        since = re.search(r'"since": "([^"]+)"', page)
        assert since
        Job.objects.update(done=20)
        clock.shift(timedelta(seconds=5))
        page = fragment(client, half_done, since=since[1])
    assert "Step 2 of 2" in page
    assert "2 rows a second" in page
    assert "about 3 seconds left" in page


@pytest.mark.parametrize("since", ["", "x", "issue~1", "~5~nan", "~-1~0", "~1~1e99", "~999~1"])
def test_live_page_ignores_malformed_progress_markers(owner: User, half_done: Job, since: str):
    assert "10 of 25" in fragment(client_of(owner), half_done, since=since)


def test_a_page_asks_more_seldom_the_longer_a_job_takes(owner: User, half_done: Job):
    client, delays = client_of(owner), []
    for age in (0, 60, 300, 3600):
        with time_machine.travel(START + timedelta(seconds=age), tick=False):
            delays.append(polls_after(fragment(client, half_done)))
    assert delays == [1, 2, 5, 15]


def test_without_scripts_there_is_a_link(owner: User, half_done: Job):
    client = client_of(owner)
    page = client.get(page_url(half_done)).text
    assert re.search(rf'<noscript>.*href="{page_url(half_done)}"', page, re.DOTALL)
    address = reverse("admin:accounts_job_progress", args=[half_done.pk])
    assert client.get(address)["Location"] == page_url(half_done)


def test_reasons_are_counted_before_the_rows_are_listed(owner: User, issuer: Issuer):
    job = make_job(issuer, bad=list(range(1, 6)))
    runner.run_due_jobs()
    page = fragment(client_of(owner), job)
    assert "This field is required." in page
    assert "(5 times)" in page
    assert "5 rows were refused." in page


def test_a_failed_job_says_why_and_where_to_start_again(owner: User, half_done: Job):
    Job.objects.update(
        state=JobState.FAILED, failure="internal_error", finished_at=START, lease_token=None
    )
    page = fragment(client_of(owner), half_done)
    assert "The job has failed: " in page
    assert "9 rows were done before that and stay done." in page
    assert "Tally once more" in page


def test_a_stopped_job_says_what_stays(owner: User, issuer: Issuer, half_done: Job):
    client = client_of(owner)
    assert page_url(half_done, "cancel_one") in fragment(client, half_done)
    with time_machine.travel(START, tick=False):
        client.post(page_url(half_done, "cancel_one"), with_issuer(issuer, confirmed="yes"))
    assert "The job stops after the rows" in fragment(client, half_done)
    held = Job.objects.get()
    run_one_step(held)
    page = fragment(client, half_done)
    assert "The job was stopped." in page
    assert "9 rows were done before that and stay done." in page
    assert polls_after(page) is None


def test_job_taken_back_links_to_its_undo_job(owner: User, issuer: Issuer):
    job = make_job(issuer)
    runner.run_due_jobs()
    client = client_of(owner)
    answer = client.post(page_url(job, "undo_one"), with_issuer(issuer, confirmed="yes"))
    undo = Job.objects.get(undo_of=job)
    assert answer["Location"] == page_url(undo)
    page = fragment(client, job)
    assert page_url(undo) in page
    assert page_url(job, "undo_one") not in page
    assert page_url(job) in client.get(page_url(undo)).text


def test_who_may_not_stop_is_offered_nothing_to_stop(auditor: User, half_done: Job):
    page = fragment(client_of(auditor), half_done)
    assert page_url(half_done, "cancel_one") not in page


def test_a_stranger_follows_nothing(outsider: User, half_done: Job):
    address = reverse("admin:accounts_job_progress", args=[half_done.pk])
    response = client_of(outsider).get(address, headers={"HX-Request": "true"})
    assert response.status_code == 404
    signed_out = Client().get(address, headers={"HX-Request": "true"})
    assert signed_out.status_code == 302
    assert "Job-State" not in signed_out


def test_test_mode_is_marked(owner: User, issuer: Issuer):
    job = make_job(issuer, mode=Mode.TEST)
    assert ">Test" in re.sub(r">\s+", ">", fragment(client_of(owner), job))


def test_the_list_is_filtered_by_kind_and_state(
    owner: User, issuer: Issuer, monkeypatch: pytest.MonkeyPatch
):
    other = replace(tally_kind(), name="test.other", title="Another kind")
    monkeypatch.setitem(JOB_KINDS, "test.other", other)
    make_job(issuer, rows=7, kind="test.other")
    make_job(issuer)
    client = client_of(owner)
    page = client.get(JOBS, {"kind": TALLY}).text
    assert "Tally 25 rows" in page
    assert "Tally 7 rows" not in page
    assert "Another kind" in page, "as another choice of the filter"
    assert "Tally 25 rows" not in client.get(JOBS, {"state__exact": "succeeded"}).text
