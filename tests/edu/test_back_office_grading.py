"""A class's grades in one table: entered, looked at once more, completed; by those who may."""

from typing import Any

import pytest
from django.test import Client

from accounts.models import Issuer, Job, User
from accounts.operations import run
from accounts.scopes import Role
from certificates.jobs.printing import KINDS_OF
from edu.lifecycle import TeamRole
from edu.models import Cohort, Enrolment
from tests.back_office import at, of, page_of
from tests.edu.completion_cases import make_class, make_published
from tests.factories import make_member
from tests.factories.edu import make_cohort, make_team, put_into_team


@pytest.fixture
def people(issuer: Issuer) -> list[Enrolment]:
    team = make_team(issuer)
    return make_class(make_published(issuer, team=team), 3)


def grades_page(cohort: Cohort) -> str:
    return page_of(cohort, "enter_grades")


def entered(issuer: Issuer, people: list[Enrolment], *grades: str, **more: Any) -> dict[str, Any]:
    """The table as the page posts it: rows without a grade are posted empty."""
    fields = {"completed_on": "2026-06-15"}
    for each, grade in zip(people, grades, strict=True):
        fields |= {f"grade-{each.pk.hex}": grade, f"day-{each.pk.hex}": ""}
    return of(issuer, **(fields | more))


def assessor_of(issuer: Issuer, cohort: Cohort, role: TeamRole = TeamRole.ASSESSOR) -> Client:
    user: User = make_member(issuer, Role.TEAM)
    put_into_team(cohort.program.team, user, role)
    return at(user)


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
    assert "This is being done" in sent.text  # whoever is only in a team sees no page of jobs
    run.run_due()
    first, second, third = (Enrolment.objects.get(pk=each.pk) for each in people)
    assert (first.status, first.grade) == ("completed", "1.7")
    assert (second.status, third.status) == ("failed", "enrolled")
    assert first.certificate is not None
    again = client.get(page).text
    assert page_of(first.certificate) in again
    assert f"grade-{first.pk.hex}" not in again
    assert "1 certificate" in client.get(page_of(cohort, "print_all")).text
    client.post(page_of(cohort, "print_all"), of(issuer, confirmed="yes"))
    printing = Job.objects.latest("pk")
    assert printing.kind == KINDS_OF["pdf"]
    assert first.certificate.public_id in str(printing.parameters)


def test_who_may_not(issuer: Issuer, other_issuer: Issuer, outsider: User, people: list[Enrolment]):
    cohort = people[0].cohort
    page, asked = grades_page(cohort), entered(issuer, people, "1,0", "1,0", "1,0", confirmed="yes")
    instructor = assessor_of(issuer, cohort, TeamRole.INSTRUCTOR)
    assert instructor.get(page).status_code == 403
    stranger = make_member(issuer, Role.TEAM)
    put_into_team(make_team(issuer), stranger, TeamRole.COORDINATOR)
    auditor = make_member(issuer, Role.AUDITOR)
    for client in (at(stranger), at(outsider), instructor, at(auditor)):
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
    client = at(owner)
    assert "Not passed" in client.get(page).text
    refused = client.post(page, entered(issuer, people, "passed", confirmed="yes")).text
    assert "This field is required" in refused
    assert not Job.objects.exists()
    empty = grades_page(make_cohort(program))
    assert "Nobody is enrolled" in client.get(empty).text
