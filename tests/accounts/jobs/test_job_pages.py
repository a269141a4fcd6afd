"""Jobs in the back office: members see them, and those with the permission cancel them."""

import pytest
from django.urls import reverse

from accounts.jobs import files, runner
from accounts.jobs.models import Job, JobState
from accounts.jobs.registry import JOB_KINDS, OWNERS_DOWNLOAD
from accounts.models import AuditEntry, Issuer
from accounts.scopes import Mode
from tests.factories.jobs import TALLY, claim_job, make_job, run_one_step, tally_kind
from tests.support.back_office import client_of, page_url, with_issuer

JOBS = reverse("admin:accounts_job_changelist")
pytestmark = pytest.mark.django_db


@pytest.fixture
def job(issuer) -> Job:
    return make_job(issuer, bad=[3, 24])


def test_a_list_shows_how_far_each_job_is(owner, issuer, job):
    held = claim_job()
    run_one_step(held)
    run_one_step(held)
    page = client_of(owner).get(JOBS).text
    assert "Tally 25 rows" in page
    assert "Running" in page
    assert '<progress class="job-progress" max="100" value="40"' in page
    assert "10 of 25" in page
    assert "9 succeeded, 1 failed" in page


def test_a_page_shows_what_was_wrong_by_row_and_column(auditor, job):
    runner.run_due_jobs()
    page = client_of(auditor).get(page_url(job)).text
    assert job.public_id in page
    assert "This field is required." in page
    assert "23 rows are tallied." in page
    assert "2 rows were refused." in page
    assert page.count("serialNumber") == 2


def test_a_page_states_why_a_job_failed(auditor, job):
    ended = {"state": JobState.FAILED, "finished_at": job.created_at}
    Job.objects.update(failure="validation_failed", **ended)
    page = client_of(auditor).get(page_url(job)).text
    assert "Fields cannot be accepted" in page
    assert "validation_failed" not in page


@pytest.mark.parametrize("dry_run", [True, False])
def test_a_page_states_whether_it_was_a_dry_run(auditor, job, dry_run):
    Job.objects.update(dry_run=dry_run)
    client = client_of(auditor)
    assert ("Dry run: nothing is changed." in client.get(page_url(job)).text) is dry_run
    assert ("Dry run" in client.get(JOBS).text) is dry_run


def test_a_page_shows_the_first_errors_and_how_many_more_there_are(owner, issuer):
    job = make_job(issuer, rows=250, bad=list(range(1, 251)))
    runner.run_due_jobs()
    page = client_of(owner).get(page_url(job)).text
    assert page.count("serialNumber") == 100
    assert "and 150 more" in page


def test_a_workbook_is_offered_where_it_would_be_made(owner, issuer, job, monkeypatch):
    runner.run_due_jobs()
    client, address = client_of(owner), reverse("admin:accounts_job_results", args=[job.pk, "xlsx"])
    assert address in client.get(page_url(job)).text
    monkeypatch.setattr(files, "MAX_WORKBOOK_ROWS", 24)
    page = client.get(page_url(job)).text
    assert address not in page
    assert address.replace("xlsx", "csv") in page
    assert "Fetch them as CSV." in client.get(address, follow=True).text


def test_cancelling_asks_first(operator, issuer, job):
    client = client_of(operator)
    address = page_url(job, "cancel_one")
    assert "What has been done so far stays done" in client.get(address).text
    job.refresh_from_db()
    assert job.state == JobState.QUEUED
    response = client.post(address, with_issuer(issuer, confirmed="yes"), follow=True)
    assert "1 job was cancelled." in response.text
    job.refresh_from_db()
    assert job.state == JobState.CANCELLED
    entry = AuditEntry.objects.get(action="job.cancelled")
    assert (entry.target, entry.actor_id) == (job.public_id, str(operator.pk))


def test_several_are_cancelled_from_the_list(owner, issuer, job):
    over = make_job(issuer, mode=Mode.TEST)
    runner.run_due_jobs()
    waiting = make_job(issuer)
    form = with_issuer(
        issuer,
        action="cancel_selected",
        _selected_action=[str(each.pk) for each in (job, over, waiting)],
    )
    client = client_of(owner)
    assert "What has been done so far stays done" in client.post(f"{JOBS}?q=", form).text
    assert (
        "1 job was cancelled." in client.post(JOBS, form | {"confirmed": "yes"}, follow=True).text
    )
    waiting.refresh_from_db()
    assert waiting.state == JobState.CANCELLED


def test_an_auditor_cancels_nothing(auditor, issuer, job):
    client = client_of(auditor)
    assert client.post(page_url(job, "cancel_one"), with_issuer(issuer)).status_code in {302, 403}
    form = with_issuer(
        issuer, action="cancel_selected", _selected_action=str(job.pk), confirmed="yes"
    )
    client.post(JOBS, form)
    job.refresh_from_db()
    assert job.state == JobState.QUEUED


def test_results_are_linked_for_permitted_members_only(
    owner, operator, issuer, monkeypatch: pytest.MonkeyPatch
):
    """What a job of the whole account found tells all there is: operators see that it has run."""
    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(office=OWNERS_DOWNLOAD))
    job = make_job(issuer)
    runner.run_due_jobs()
    results = reverse("admin:accounts_job_results", args=[job.pk, "csv"])
    assert results in client_of(owner).get(page_url(job)).text
    assert client_of(owner).get(results).status_code == 200
    page = client_of(operator).get(page_url(job))
    assert job.public_id in page.text
    assert results not in page.text
    assert client_of(operator).get(results).status_code == 404


def test_jobs_cannot_be_added_changed_or_deleted(owner, issuer, job):
    client = client_of(owner)
    assert client.get(reverse("admin:accounts_job_add")).status_code == 403
    assert client.post(page_url(job), with_issuer(issuer, state="succeeded")).status_code == 403
    assert client.post(page_url(job, "delete"), with_issuer(issuer, post="yes")).status_code == 403


def test_an_outsider_sees_nothing(outsider, other_issuer: Issuer, job):
    client = client_of(outsider)
    assert "Tally 25 rows" not in client.get(JOBS).text
    for page in ("change", "cancel_one"):
        response = client.get(page_url(job, page))
        assert response.status_code == 302
    client.post(page_url(job, "cancel_one"), with_issuer(other_issuer, confirmed="yes"))
    job.refresh_from_db()
    assert job.state == JobState.QUEUED
