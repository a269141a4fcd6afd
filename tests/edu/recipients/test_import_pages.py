"""Importing a class from a file: trial, correction, import, enrolment."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from django.utils import timezone, translation

from accounts.errors import field_message
from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.models import Issuer, User
from accounts.scopes import Mode, Role
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Enrolment, Recipient
from tests.factories import make_member
from tests.factories.edu import add_to_team, make_cohort, make_program, make_team
from tests.factories.jobs import make_job
from tests.support.back_office import client_of, fill_in_template, page_url, with_issuer

UPLOAD_NAME = "admin:edu_recipient_import"
UPLOAD = reverse(UPLOAD_NAME)
LIST = reverse("admin:edu_recipient_changelist")
CLASS = b"Matrikel;Vorname;Zuname;Geburtsdatum;Klasse\nS-1;Zo\xc3\xab;M\xc3\xbcller;28.02.1999;12b\nS-2;Ana;Gashi;;12b\n"
COLUMNS = {
    "column-0": "externalId",
    "column-1": "givenName",
    "column-2": "familyName",
    "column-3": "birthDate",
    "column-4": "attributes.Klasse",
}


def upload(user: User, issuer: Issuer, content: bytes = CLASS, **said: Any) -> Any:
    file = SimpleUploadedFile("class.csv", content)
    return client_of(user).post(
        UPLOAD, with_issuer(issuer, **{"mode": "live", "file": file, **said})
    )


def tried(user: User, issuer: Issuer, content: bytes = CLASS, **said: Any) -> str:
    """The address of the trial, which a worker has had."""
    answer = upload(user, issuer, content, **said)
    assert answer.status_code == 302, answer.text
    runner.run_due_jobs()
    return str(answer["Location"])


@pytest.fixture
def cohort(issuer: Issuer) -> Cohort:
    return make_cohort(make_program(issuer), name="12b")


def test_a_class_comes_as_a_file_and_is_enrolled(owner: User, issuer: Issuer, cohort: Cohort):
    client = client_of(owner)
    enrolling = reverse("admin:edu_cohort_enrol_into", args=[cohort.pk])
    offered = f"{UPLOAD}?cohort={cohort.pk}"
    assert offered in client.get(enrolling).text
    assert f'value="{cohort.pk}" selected' in client.get(offered).text

    page = tried(owner, issuer, cohort=cohort.pk)
    shown = client.get(page).text
    assert "Nobody is imported: no row is right" in shown  # "Zuname" says nothing to it
    assert '<details class="reading" open>' in shown
    corrected = client.post(page, with_issuer(issuer, do="check", **COLUMNS))
    runner.run_due_jobs()
    page = corrected["Location"]
    assert "Import and enrol 2 people" in client.get(page).text
    assert not Recipient.objects.exists()

    begun = [client.post(page, with_issuer(issuer, do="issue"))["Location"] for _ in range(2)]
    assert begun[0] == begun[1]
    assert "Import 2 people from a file" in client.get(begun[0]).text
    runner.run_due_jobs()
    done = client.get(begun[0]).text
    assert "2 people were imported." in done
    assert "They are enrolled in" in done
    people = Recipient.objects.order_by("external_id")
    assert [each.full_name for each in people] == ["Zoë Müller", "Ana Gashi"]
    assert people[0].attributes == {"Klasse": "12b"}
    assert str(people[0].birth_date) == "1999-02-28"
    assert {each.recipient_id for each in Enrolment.objects.filter(cohort=cohort)} == {
        each.pk for each in people
    }


def test_rows_that_are_wrong_are_named_in_the_readers_language(owner: User, issuer: Issuer):
    content = b"Nummer;Nachname;E-Mail\nS-1;Gashi;nowhere\nS-1;Berisha;\n"
    page = tried(owner, issuer, content)
    client = client_of(owner)
    client.cookies["django_language"] = "de"
    shown = client.get(page).text
    assert "E-Mail" in shown
    with translation.override("de"):
        assert str(field_message("invalid_email", {})) in shown
    assert 'value="issue"' not in shown
    assert Job.objects.get().errors_found == 2


def test_trials_show_wrong_values_and_imports_leave_their_rows_out(owner: User, issuer: Issuer):
    page = tried(owner, issuer, b"Family name;E-mail\nGashi;\nBerisha;nowhere\n")
    shown = client_of(owner).get(page).text
    assert "1 row is right. 1 row is not." in shown
    assert "would be left out" in shown
    error = shown.index(">nowhere</td>")
    assert error < shown.index('<details class="reading">')  # how the file was read, folded
    client_of(owner).post(page, with_issuer(issuer, do="issue"))
    runner.run_due_jobs()
    assert [each.family_name for each in Recipient.objects.all()] == ["Gashi"]


def test_cohorts_that_cannot_be_meant_are_refused(
    owner: User, issuer: Issuer, other_issuer: Issuer, cohort: Cohort
):
    tested = make_cohort(cohort.program, Mode.TEST)
    assert "of the other mode" in upload(owner, issuer, cohort=tested.pk).text
    archived = make_cohort(
        make_program(issuer, state=ProgramState.ARCHIVED, archived_at=timezone.now())
    )
    foreign = make_cohort(make_program(other_issuer))
    for each in (archived, foreign):
        assert upload(owner, issuer, cohort=each.pk).status_code == 200
    assert not Job.objects.exists()
    page = tried(owner, issuer, b"Family name\nGashi\n", cohort=tested.pk, mode="test")
    done = client_of(owner).post(page, with_issuer(issuer, do="issue"))["Location"]
    runner.run_due_jobs()
    assert Enrolment.objects.get().mode == Recipient.objects.get().mode == Mode.TEST
    assert client_of(owner).get(done).status_code == 200


def test_a_coordinator_imports_for_their_own_cohorts(issuer: Issuer, cohort: Cohort):
    """They see how their import goes, and no other job of the account."""
    team = make_team(issuer)
    own = make_cohort(make_program(issuer), name="Own", team=team)
    person = make_member(issuer, Role.TEAM)
    add_to_team(team, person, TeamRole.COORDINATOR)
    client = client_of(person)
    shown = client.get(UPLOAD).text
    assert str(own.pk) in shown
    assert str(cohort.pk) not in shown
    page = tried(person, issuer, b"Family name\nGashi\n", cohort=own.pk)
    begun = client.post(page, with_issuer(issuer, do="issue"))["Location"]
    runner.run_due_jobs()
    trial = reverse(f"{UPLOAD_NAME}_trial", args=[Job.objects.latest("id").pk])
    assert client.get(trial)["Location"] == begun
    made = client.get(begun).text
    assert "1 person was imported." in made
    assert page_url(own) in made
    other = make_job(issuer, kind="certificates.export", filters={}, ids=None)
    listed = client.get(reverse("admin:accounts_job_changelist")).text
    assert begun in listed
    assert str(other.pk) not in listed
    assert client.get(page_url(other)).status_code == 302


@pytest.mark.parametrize("role", [Role.AUDITOR, Role.OPERATOR, Role.TEAM])
def test_others_may_not(issuer: Issuer, role: Role):
    person = make_member(issuer, role)
    add_to_team(make_team(issuer), person, TeamRole.ASSESSOR)
    client = client_of(person)
    assert client.get(UPLOAD).status_code == 403
    assert client.get(reverse(f"{UPLOAD_NAME}_template", args=["csv"])).status_code == 403
    assert UPLOAD not in client.get(LIST).text


def test_a_stranger_finds_no_trial(owner: User, outsider: User, issuer: Issuer):
    page = tried(owner, issuer)
    stranger = outsider.membership_set.get().issuer
    assert client_of(outsider).get(page).status_code == 404
    assert client_of(outsider).post(page, with_issuer(stranger, do="issue")).status_code == 404


@pytest.mark.parametrize("language", ["en", "de", "fr", "sq"])
@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_a_template_can_be_sent_back(owner: User, issuer: Issuer, form: str, language: str):
    client = client_of(owner)
    client.cookies["django_language"] = language
    file = client.get(reverse(f"{UPLOAD_NAME}_template", args=[form])).content
    shown = client.get(tried(owner, issuer, fill_in_template(file, {"S-2026-0042": "S-1"}))).text
    assert 'value="issue"' in shown, shown
    example = client.get(tried(owner, issuer, fill_in_template(file, {}))).text
    assert 'value="issue"' not in example
