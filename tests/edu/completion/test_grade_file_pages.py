"""Grades of a class as a file, with modules: trial, then completion."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.models import Issuer, User
from accounts.scopes import Mode, Role
from edu.lifecycle import TeamRole
from edu.models import Cohort, Enrolment
from tests.edu.completion.helpers import enrol_recipient, make_published
from tests.factories import make_member
from tests.factories.edu import add_to_team, make_cohort, make_team
from tests.support.back_office import client_of, fill_in_template, page_url, with_issuer

UPLOAD = reverse("admin:edu_cohort_import")
FILE = "externalId;Mark;moduleTitle;moduleCredits\nS-1;1,7;Statics;7,5\nS-1;;Dynamics;5\nS-2;5,0;Statics;\n"
COLUMNS = {
    "column-0": "externalId",
    "column-1": "grade",
    "column-2": "moduleTitle",
    "column-3": "moduleCredits",
}


@pytest.fixture
def cohort(issuer: Issuer) -> Cohort:
    found = make_cohort(make_published(issuer, team=make_team(issuer)), name="Spring")
    for number in ("S-1", "S-2"):
        enrol_recipient(found, number)
    return found


def member_of(cohort: Cohort, role: TeamRole) -> Client:
    user: User = make_member(cohort.issuer, Role.TEAM)
    add_to_team(cohort.program.team, user, role)
    return client_of(user)


def send(client: Client, cohort: Cohort, content: str = FILE, **said: Any) -> Any:
    file = SimpleUploadedFile("grades.csv", content.encode())
    return client.post(UPLOAD, with_issuer(cohort.issuer, cohort=cohort.pk, file=file, **said))


def tried(client: Client, cohort: Cohort, content: str, **said: Any) -> str:
    """The address of the trial, which a worker has had."""
    answer = send(client, cohort, content, **said)
    assert answer.status_code == 302, answer.text
    runner.run_due_jobs()
    return str(answer["Location"])


def done(client: Client, cohort: Cohort, content: str, **said: Any) -> str:
    """The page of what came of a file that was tried out and found right."""
    page = tried(client, cohort, content, **said)
    begun = client.post(page, with_issuer(cohort.issuer, do="issue"))
    runner.run_due_jobs()
    return str(client.get(begun["Location"]).text)


def test_a_file_is_tried_out_corrected_and_completed(cohort: Cohort):
    client = member_of(cohort, TeamRole.ASSESSOR)
    assert f"{UPLOAD}?cohort={cohort.pk}" in client.get(page_url(cohort, "enter_grades")).text
    assert f'value="{cohort.pk}" selected' in client.get(f"{UPLOAD}?cohort={cohort.pk}").text
    page = tried(client, cohort, FILE)
    assert "Nobody is completed: no row is right" in client.get(page).text  # no "Mark" is known
    page = client.post(page, with_issuer(cohort.issuer, do="check", **COLUMNS))["Location"]
    runner.run_due_jobs()
    assert "1 has passed and gets a certificate" in client.get(page).text
    assert not Enrolment.objects.exclude(status="enrolled").exists()
    begun = [
        client.post(page, with_issuer(cohort.issuer, do="issue"))["Location"] for _ in range(2)
    ]
    assert begun[0] == begun[1]
    runner.run_due_jobs()
    shown = client.get(begun[0]).text
    assert "2 results were taken in." in shown
    assert page_url(cohort, "print_all") in shown
    first, second = Enrolment.objects.filter(cohort=cohort).order_by("pk")
    assert [each["title"] for each in first.results] == ["Statics", "Dynamics"]
    assert (first.status, second.status) == ("completed", "failed")


def test_who_has_no_grade_yet_does_not_stop_the_class(owner: User, cohort: Cohort):
    client = client_of(owner)
    file = "externalId;grade\nS-1;1,0\nS-2;\n"
    trial = client.get(tried(client, cohort, file)).text
    assert "The rows that are not right would be left out" in trial
    assert "1 result was taken in." in done(client, cohort, file)
    assert [each.status for each in Enrolment.objects.order_by("pk")] == ["completed", "enrolled"]


def test_a_file_corrects_only_if_that_is_said(owner: User, cohort: Cohort):
    client = client_of(owner)
    done(client, cohort, "externalId;grade\nS-1;2,0\n")
    better = "externalId;grade\nS-1;1,0\n"
    refused = client.get(tried(client, cohort, better)).text
    assert "Nobody is completed: no row is right" in refused
    page = tried(client, cohort, better, correct="on")
    assert "superseded" in client.get(page).text
    client.post(page, with_issuer(cohort.issuer, do="issue"))
    runner.run_due_jobs()
    assert Enrolment.objects.get(recipient__external_id="S-1").grade == "1.0"


def test_a_file_is_of_one_class(owner: User, cohort: Cohort):
    """Whoever grades one class of a program does not grade the others by it."""
    other = make_cohort(cohort.program)
    enrol_recipient(other, "S-3")
    page = tried(client_of(owner), cohort, "externalId;grade\nS-3;1,0\n")
    assert 'value="issue"' not in client_of(owner).get(page).text
    job = Job.objects.get()
    assert [each.code for each in job.errors.all()] == ["unknown_enrolment"]


def test_who_may_not(cohort: Cohort, owner: User, outsider: User):
    page = tried(client_of(owner), cohort, "externalId;grade\nS-1;1,0\n")
    elsewhere = make_cohort(make_published(cohort.issuer, team=make_team(cohort.issuer), type_fields={"code": "d2"}))  # fmt: skip
    neighbour = member_of(elsewhere, TeamRole.ASSESSOR)
    assert str(cohort.pk) not in neighbour.get(UPLOAD).text
    assert send(neighbour, cohort).status_code == 200  # not one of theirs to choose
    for stranger in (neighbour, client_of(outsider)):
        assert stranger.get(page).status_code == 404
        assert stranger.post(page, with_issuer(cohort.issuer, do="issue")).status_code in {404, 409}
    instructor = member_of(cohort, TeamRole.INSTRUCTOR)
    auditor = client_of(make_member(cohort.issuer, Role.AUDITOR))
    for reader in (instructor, auditor):
        assert reader.get(UPLOAD).status_code == 403
        assert reader.get(page).status_code == 403
    assert Job.objects.count() == 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "sq"])
@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_the_template_can_be_sent_back(owner: User, cohort: Cohort, form: str, language: str):
    client = client_of(owner)
    client.cookies["django_language"] = language
    address = reverse("admin:edu_cohort_import_template", args=[form])
    template = client.get(address).content
    for own, startable in (({"S-2026-0042": "S-1"}, True), ({}, False)):
        file = SimpleUploadedFile(f"grades.{form}", fill_in_template(template, own))
        sent = client.post(UPLOAD, with_issuer(cohort.issuer, cohort=cohort.pk, file=file))
        runner.run_due_jobs()
        shown = client.get(sent["Location"]).text
        assert ('value="issue"' in shown) == startable, shown


def test_of_test_mode(owner: User, issuer: Issuer, cohort: Cohort):
    tested = make_cohort(cohort.program, Mode.TEST)
    enrol_recipient(tested, "S-1")
    assert "1 result was taken in." in done(client_of(owner), tested, "externalId;grade\nS-1;1,0\n")
    assert Enrolment.objects.get(cohort=tested).status == "completed"
