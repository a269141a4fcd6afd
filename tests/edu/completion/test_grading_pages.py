"""Grades of a class in one table: entered, confirmed, completed."""

import re
from dataclasses import replace
from datetime import date
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from django.test import Client
from django.utils import timezone
from pypdf import PdfReader

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer, Plan, User
from accounts.scopes import Role
from certificates.printing.jobs import PARTS
from edu.cohorts import admin as printing
from edu.lifecycle import TeamRole
from edu.models import Cohort, Enrolment, Recipient
from tests.edu.completion.helpers import make_class, make_published
from tests.factories import issue_one, make_member
from tests.factories.edu import add_to_team, make_cohort, make_team
from tests.support.back_office import client_of, page_url, with_issuer


@pytest.fixture
def people(issuer: Issuer) -> list[Enrolment]:
    team = make_team(issuer)
    return make_class(make_published(issuer, team=team), 3)


def grades_page(cohort: Cohort) -> str:
    return page_url(cohort, "enter_grades")


def entered(issuer: Issuer, people: list[Enrolment], *grades: str, **more: Any) -> dict[str, Any]:
    """The table as the page posts it: rows without a grade are posted empty."""
    fields = {"completed_on": "2026-06-15"}
    for each, grade in zip(people, grades, strict=True):
        fields |= {f"grade-{each.pk.hex}": grade, f"day-{each.pk.hex}": ""}
    return with_issuer(issuer, **(fields | more))


def assessor_of(issuer: Issuer, cohort: Cohort, role: TeamRole = TeamRole.ASSESSOR) -> Client:
    user: User = make_member(issuer, Role.TEAM)
    add_to_team(cohort.program.team, user, role)
    return client_of(user)


def test_an_assessor_completes_a_class(issuer: Issuer, people: list[Enrolment]):
    cohort = people[0].cohort
    client, page = assessor_of(issuer, cohort), grades_page(people[0].cohort)
    table = client.get(page).text
    assert all(str(each.recipient.external_id) in table for each in people)
    wrong = client.post(page, entered(issuer, people, "1,75", "7", ""))
    assert "Between two grades" in wrong.text
    assert "Outside the allowed range" in wrong.text
    assert 'value="1,75"' in wrong.text  # nothing that was typed is lost
    assert "at least one grade" in client.post(page, entered(issuer, people, "", "", "")).text
    asked = entered(issuer, people, "1,7", "5", "")
    shown = client.post(page, asked)
    assert "1 has passed and gets a certificate" in shown.text
    assert "1 has not passed" in shown.text
    assert not Job.objects.exists()
    back = client.post(page, asked | {"confirmed": "yes", "back": "1"})
    assert 'value="1,7"' in back.text
    assert not Job.objects.exists()
    sent = client.post(page, asked | {"confirmed": "yes"}, follow=True)
    followed = sent.redirect_chain[-1][0]
    assert followed == page_url(Job.objects.get())
    runner.run_due_jobs()
    done = client.get(followed).text
    assert "2 results were taken in. 1 certificate is issued." in done
    assert page_url(cohort, "print_all") in done
    first, second, third = (Enrolment.objects.get(pk=each.pk) for each in people)
    assert (first.status, first.grade) == ("completed", "1.7")
    assert (second.status, third.status) == ("failed", "enrolled")
    assert first.certificate is not None
    again = client.get(page).text
    assert page_url(first.certificate) in again
    assert f"grade-{first.pk.hex}" not in again


def test_who_may_not(issuer: Issuer, other_issuer: Issuer, outsider: User, people: list[Enrolment]):
    cohort = people[0].cohort
    page, asked = grades_page(cohort), entered(issuer, people, "1,0", "1,0", "1,0", confirmed="yes")
    instructor = assessor_of(issuer, cohort, TeamRole.INSTRUCTOR)
    assert instructor.get(page).status_code == 403
    stranger = make_member(issuer, Role.TEAM)
    add_to_team(make_team(issuer), stranger, TeamRole.COORDINATOR)
    auditor = make_member(issuer, Role.AUDITOR)
    for client in (client_of(stranger), client_of(outsider), instructor, client_of(auditor)):
        assert client.post(page, asked | {"_issuer": ""}).status_code in {302, 403, 404, 409}
    assert not Job.objects.exists()


def test_words_are_chosen_and_what_cannot_be_issued_is_said(issuer: Issuer, owner: User):
    program = make_published(
        issuer,
        grade_scale={"kind": "pass_fail"},
        type_fields={"required": ["holderName", "holderEmail"]},
    )
    people = make_class(program, 1)
    people[0].recipient.email = None
    people[0].recipient.save()
    page = grades_page(people[0].cohort)
    client = client_of(owner)
    assert "Not passed" in client.get(page).text
    refused = client.post(page, entered(issuer, people, "passed", confirmed="yes")).text
    assert "This field is required" in refused
    assert not Job.objects.exists()
    empty = grades_page(make_cohort(program))
    assert "Nobody is enrolled" in client.get(empty).text


def test_more_than_the_month_holds_is_said_before_anything_is_asked_for(
    issuer: Issuer, people: list[Enrolment]
):
    Plan.objects.filter(pk=issuer.plan_id).update(monthly_certificates=1)
    client, page = assessor_of(issuer, people[0].cohort), grades_page(people[0].cohort)
    asked = entered(issuer, people, "1,0", "2,0", "", confirmed="yes")
    assert "do not suffice" in client.post(page, asked).text
    assert not Job.objects.exists()


# --- on paper -------------------------------------------------------------------------------------


@pytest.fixture
def certified(people: list[Enrolment]) -> list[Enrolment]:
    """All have passed; the class list begins with the last of them."""
    for enrolment, name in zip(people, ("Zana", "Drita", "Çlirim"), strict=True):
        Recipient.objects.filter(pk=enrolment.recipient_id).update(given_name=name)
        enrolment.certificate = issue_one(enrolment.program.certificate_type, holder_name=name)
        enrolment.status, enrolment.completed_on = "completed", date(2026, 6, 15)
        enrolment.save()
    return people


def fetched(client: Client, page: str) -> bytes:
    """The one file that the page offers."""
    (address,) = set(re.findall(rf"{page.removesuffix('/')}/[^\"/]+/[a-z]+", client.get(page).text))
    answer = client.get(address)
    assert f'"Print_3_certificates_{timezone.now():%Y-%m-%d}.' in answer["Content-Disposition"]
    return b"".join(answer.streaming_content)  # type: ignore[attr-defined]


def test_a_team_prints_its_class_and_fetches_the_file(
    issuer: Issuer, outsider: User, certified: list[Enrolment]
):
    cohort = certified[0].cohort
    client, page = assessor_of(issuer, cohort), page_url(cohort, "print_all")
    assert "3 certificates are printed" in client.get(page).text
    assert "Load the page again" in client.post(page, with_issuer(issuer), follow=True).text
    runner.run_due_jobs()
    pages = [page.extract_text() for page in PdfReader(BytesIO(fetched(client, page))).pages]
    for name, front in zip(("Çlirim", "Drita", "Zana"), pages[::2], strict=True):
        assert name in front
    assert not any(pages[1::2])  # the backs of the sheets
    job = Job.objects.get()
    address = f"{page}{job.pk}/pdf"
    other = make_member(issuer, Role.TEAM)
    add_to_team(make_team(issuer), other, TeamRole.COORDINATOR)
    elsewhere = page_url(make_cohort(cohort.program), "print_all") + f"{job.pk}/pdf"
    for stranger, path in (
        (client_of(outsider), address),
        (client_of(other), address),
        (client, elsewhere),
    ):
        assert stranger.get(path).status_code == 404
    assert client.get(f"{page}{job.pk}/xlsx").status_code == 404


def test_a_large_class_comes_in_files_of_a_size(
    issuer: Issuer, certified: list[Enrolment], monkeypatch
):
    monkeypatch.setattr(printing, "IN_ONE_FILE", 2)
    monkeypatch.setitem(JOB_KINDS, PARTS, replace(JOB_KINDS[PARTS], batch=2))
    cohort = certified[0].cohort
    client, page = assessor_of(issuer, cohort), page_url(cohort, "print_all")
    assert "2 certificates each" in client.get(page).text
    client.post(page, with_issuer(issuer))
    runner.run_due_jobs()
    with ZipFile(BytesIO(fetched(client, page))) as archive:
        files = {name: PdfReader(BytesIO(archive.read(name))) for name in archive.namelist()}
    assert {name: len(file.pages) for name, file in files.items()} == {
        "0001-0002.pdf": 3,  # the second one begins on a sheet of its own
        "0003-0003.pdf": 1,
    }


def test_nobody_certified_is_nothing_to_print(issuer: Issuer, owner: User, people: list[Enrolment]):
    page = page_url(people[0].cohort, "print_all")
    assert "no certificate to print" in client_of(owner).get(page).text
    client_of(owner).post(page, with_issuer(issuer))
    assert not Job.objects.exists()
