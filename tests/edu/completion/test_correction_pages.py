"""Correcting a result in the back office: a successor is issued."""

from typing import Any

import pytest
from django.test import Client

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.models import Issuer, Plan, User
from accounts.scopes import Role
from certificates.models import Certificate
from edu.lifecycle import EnrolmentStatus, TeamRole
from edu.models import Enrolment
from tests.conftest import Api
from tests.edu.enrolments.test_reopening import certificate_of, completed
from tests.factories import make_key, make_member
from tests.factories.edu import add_to_team, make_team
from tests.support.back_office import client_of, page_url, with_issuer

from .helpers import finished_completion, make_class, make_published, result_of, send_completion

MODULES = [{"code": "M1", "title": "Statics", "grade": "1,7", "credits": "5"}]


@pytest.fixture
def enrolment(api: Api, issuer: Issuer) -> Enrolment:
    """Completed with one module, and with the wrong grade."""
    (found,) = make_class(make_published(issuer, team=make_team(issuer)), 1)
    said = result_of(found, "2.0", completedOn="2026-06-15", results=MODULES, evidence="Minutes 42")
    finished_completion(send_completion(api, found.program, said))
    found.refresh_from_db()
    return found


def member_of(enrolment: Enrolment, role: TeamRole) -> Client:
    user: User = make_member(enrolment.issuer, Role.TEAM)
    add_to_team(enrolment.program.team, user, role)
    return client_of(user)


def corrected(enrolment: Enrolment, **changes: str) -> dict[str, Any]:
    """The form as the page posts it."""
    fields = {
        "grade": "1,0",
        "completed_on": "2026-06-15",
        "results-rows": "3",
        "results-0-0": "M1",
        "results-0-1": "Statics",
        "results-0-2": "1,7",
        "results-0-3": "5",
        "evidence": "Minutes 42",
    }
    return with_issuer(enrolment.issuer, **(fields | changes))


@pytest.mark.parametrize(("locale", "grades"), [("en", ("2.0", "1.7")), ("de", ("2,0", "1,7"))])
def test_results_and_evidence_are_read_on_the_enrolment_and_the_record(
    enrolment: Enrolment, locale: str, grades: tuple[str, str]
):
    client = member_of(enrolment, TeamRole.INSTRUCTOR)
    client.cookies["django_language"] = locale
    for page in (page_url(enrolment), page_url(enrolment.recipient, "record_of")):
        shown = client.get(page).text
        for each in ("M1", "Statics", *grades, "Minutes 42"):
            assert each in shown, (page, each)
    assert grades[0] in client.get(page_url(enrolment.cohort)).text


def test_a_mistyped_result_is_corrected(enrolment: Enrolment):
    client, page = member_of(enrolment, TeamRole.ASSESSOR), page_url(enrolment, "correct_one")
    before = Certificate.objects.get()
    assert page in client.get(page_url(enrolment)).text
    assert page in client.get(page_url(enrolment.cohort, "enter_grades")).text
    form = client.get(page).text
    assert 'value="2.0"' in form
    assert "Statics" in form
    assert "its page will say “superseded”" in form
    more = {"results-1-1": "Thesis", "results-1-2": "1,3", "results-1-3": "15"}
    sent = client.post(page, corrected(enrolment, **more), follow=True)
    assert f"Complete {enrolment.program}" in sent.text
    runner.run_due_jobs()
    assert "1 result was taken in." in client.get(sent.redirect_chain[-1][0]).text
    before.refresh_from_db()
    enrolment.refresh_from_db()
    assert (before.state, before.superseded_by_id) == ("superseded", enrolment.certificate_id)
    assert (enrolment.grade, enrolment.evidence) == ("1.0", "Minutes 42")
    assert [(each["title"], each["credits"]) for each in enrolment.results] == [
        ("Statics", "5"),
        ("Thesis", "15"),
    ]
    assert "superseded" in Client().get(f"/en/verify/{before.public_id}").text.lower()


def test_impossible_correction_is_refused_without_a_job(enrolment: Enrolment, owner: User):
    client, page = client_of(owner), page_url(enrolment, "correct_one")
    jobs = Job.objects.count()
    for changes, said in (
        ({"grade": "2,0"}, "This result is stored already"),
        ({"grade": "1,75"}, "Between two grades"),
        ({"grade": "5,0"}, "has to pass"),
        ({"completed_on": "2099-01-01"}, "In the future"),
        ({"results-1-0": "M2"}, "This field is required"),
        ({"results-0-3": "50000"}, "Row 1, Credits"),
    ):
        answer = client.post(page, corrected(enrolment, **changes))
        assert said in answer.text, changes
        assert answer.status_code == 200
    Plan.objects.filter(pk=enrolment.issuer.plan_id).update(monthly_certificates=1)
    assert client.post(page, corrected(enrolment)).status_code == 200
    assert Job.objects.count() == jobs
    roomier = client.post(page, corrected(enrolment, more="results")).text
    assert 'name="results-10-0"' in roomier
    assert 'value="1,0"' in roomier  # nothing that was typed is lost


def test_who_may_not_and_what_is_not_completed(
    issuer: Issuer, enrolment: Enrolment, outsider: User, owner: User
):
    page = page_url(enrolment, "correct_one")
    jobs = Job.objects.count()
    for client in (
        member_of(enrolment, TeamRole.INSTRUCTOR),
        client_of(make_member(issuer, Role.AUDITOR)),
        client_of(outsider),
    ):
        assert client.post(page, corrected(enrolment)).status_code in {302, 403, 404, 409}
        assert page not in client.get(page_url(enrolment)).text
    (other,) = make_class(enrolment.program, 1)
    assert page_url(other, "correct_one") not in client_of(owner).get(page_url(other)).text
    answer = client_of(owner).post(page_url(other, "correct_one"), corrected(other), follow=True)
    assert "Only what was completed is corrected" in answer.text
    assert Job.objects.count() == jobs


def test_a_coordinator_revokes_and_reopens_on_one_page(issuer: Issuer, outsider: User):
    team = make_team(issuer)
    program = make_published(issuer, team=team)
    graduate = completed(Api(make_key(issuer)), make_class(program, 1)[0], 1.0)
    page = page_url(graduate, "reopen_one")
    asked = with_issuer(issuer, reason="data_error", public_note="Wrong grade.", note="")
    people = {role: make_member(issuer, Role.TEAM) for role in TeamRole}
    for role, user in people.items():
        add_to_team(team, user, role)
    for stranger in (people[TeamRole.ASSESSOR], people[TeamRole.INSTRUCTOR], outsider):
        assert client_of(stranger).post(page, asked | {"revoke": "on"}).status_code in {403, 409}
    coordinator = client_of(people[TeamRole.COORDINATOR])
    assert page in coordinator.get(page_url(graduate)).text
    assert "Revoke and reopen" in coordinator.get(page).text
    assert "nothing can be taken back" in coordinator.post(page, asked).text
    assert certificate_of(graduate).state == "active"
    done = coordinator.post(page, asked | {"revoke": "on"}, follow=True)
    assert "The enrolment goes on." in done.text
    assert page not in done.text
    assert Certificate.objects.get().public_note == "Wrong grade."
    coordinator.post(page_url(graduate, "fail_one"), with_issuer(issuer, grade="5"))
    plain = coordinator.get(page).text
    assert "public_note" not in plain
    coordinator.post(page, with_issuer(issuer, reason="other"))
    graduate.refresh_from_db()
    assert graduate.status == EnrolmentStatus.ENROLLED
