"""Overviews of programs and cohorts: counted along one index; public checks without personal data."""

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import Issuer, User
from accounts.scopes import Mode, Role, Scope
from accounts.usage import recording
from certificates.models import Certificate
from certificates.types.models import SubjectKind
from edu.enrolments.models import with_running
from edu.lifecycle import EnrolmentStatus, TeamRole
from edu.models import Cohort, CohortVerifications, Program
from edu.overview import operations as overview
from tests.conftest import Api
from tests.edu.completion.test_large_completion import make_large_class
from tests.factories import issue_one, make_key, make_member, make_type
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.support.back_office import client_of, page_url
from tests.support.problems import assert_problem
from tests.support.query_plans import only_index

ENDED = (EnrolmentStatus.WITHDRAWN, EnrolmentStatus.FAILED)


@pytest.fixture(autouse=True)
def reset_usage_counter() -> None:
    """What other tests counted in this process is theirs."""
    recording._flusher.forget()


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_program(issuer, team=make_team(issuer))


@pytest.fixture
def cohort(issuer: Issuer, program: Program) -> Cohort:
    """Two who have completed, one who runs, and one of each other end."""
    cohort = make_cohort(program)
    kind = make_type(issuer, code="diploma", kind=SubjectKind.PERSON, required=[])
    for name in ("Arta", "Besa"):
        enrol(cohort, make_recipient(issuer), certificate=issue_one(kind, holder_name=name))
    for status in (EnrolmentStatus.ENROLLED, *ENDED):
        enrol(cohort, make_recipient(issuer), status=status)
    return cohort


def diplomas(cohort: Cohort) -> list[Certificate]:
    found = Certificate.objects.filter(enrolment__cohort=cohort)
    return list(found.order_by("pk"))


def checked(certificate: Certificate, times: int = 1) -> None:
    for _ in range(times):
        assert Client().get(f"/de/verify/{certificate.public_id}").status_code == 200


def numbers(answer: Any) -> dict[str, int]:
    names = ("enrolled", "completed", "failed", "withdrawn", "issued", "verified")
    return {name: answer.json()[name] for name in names}


def test_a_cohort_and_its_program_are_counted(
    api: Api, test_mode_api: Api, issuer: Issuer, cohort: Cohort, django_assert_num_queries
):
    other = make_cohort(cohort.program)
    enrol(other, make_recipient(issuer))
    trial = make_cohort(cohort.program, Mode.TEST)
    enrol(trial, make_recipient(issuer, Mode.TEST))
    first, second = diplomas(cohort)
    checked(first, 2)
    Client().post("/de/verify/many", {"ids": second.public_id})
    assert recording.flush() == 1
    own = dict.fromkeys(("enrolled", "failed", "withdrawn"), 1)
    own |= {"completed": 2, "issued": 2, "verified": 3}
    with django_assert_num_queries(4):  # key, cohort, people, checks
        answer = api.get(f"edu/cohorts/{cohort.public_id}/overview")
    assert numbers(answer) == own
    assert (answer.json()["programId"], answer.json()["cohortId"]) == (
        cohort.program.public_id,
        cohort.public_id,
    )
    days = answer.json()["days"]
    assert (len(days), sum(each["verified"] for each in days), days[-1]["verified"]) == (30, 3, 3)
    path = f"edu/programs/{cohort.program.public_id}/overview"
    with django_assert_num_queries(4):
        assert numbers(api.get(path)) == own | {"enrolled": 2}
    assert numbers(test_mode_api.get(path)) == dict.fromkeys(own, 0) | {"enrolled": 1}
    assert_problem(test_mode_api.get(f"edu/cohorts/{cohort.public_id}/overview"), 404, "not_found")
    registrar = Api(make_key(issuer, scopes=[Scope.EDU_MANAGE]))
    assert_problem(registrar.get(path), 403, "scope_missing")


def test_a_page_costs_one_query_and_of_whom_it_was_nothing_is_kept(
    cohort: Cohort, certificate: Certificate, django_assert_num_queries
):
    first, second = diplomas(cohort)
    with django_assert_num_queries(1):
        checked(first)
    checked(second)
    checked(certificate)  # of no enrolment
    recording.flush()
    recording.flush()
    (row,) = CohortVerifications.objects.all()
    assert (row.cohort, row.amount) == (cohort, 2)
    assert {field.name for field in CohortVerifications._meta.fields} == {
        *("pk", "issuer", "cohort", "day", "amount")
    }


def test_checks_that_could_not_be_written_are_written_later(cohort: Cohort, monkeypatch):
    (first, _second) = diplomas(cohort)
    checked(first)
    take = recording.SUBJECT_COUNTERS[recording.UsageKind.VERIFICATIONS]

    def fail(_counts: Any) -> None:
        raise OSError("away")

    monkeypatch.setitem(recording.SUBJECT_COUNTERS, recording.UsageKind.VERIFICATIONS, fail)
    with pytest.raises(OSError, match="away"):
        recording.flush()
    checked(first)
    monkeypatch.setitem(recording.SUBJECT_COUNTERS, recording.UsageKind.VERIFICATIONS, take)
    recording.flush()
    assert CohortVerifications.objects.get().amount == 2


def test_the_index_of_counts_holds_all_that_counting_reads(issuer: Issuer):
    """However large a program is: what it counts stands in the index, no row has to be looked at."""
    program = make_large_class(issuer, 1000)[0].program
    rows = overview._counted(overview._enrolments(program.pk, Mode.LIVE), "cohort_id", "status")
    running = with_running(Cohort.objects.filter(program=program))
    with only_index("edu_enrolment_counted", bitmap=False):
        for counted in (rows, running):
            assert "Index Only Scan using edu_enrolment_counted" in counted.explain()
        whole = overview._enrolments(program.pk, Mode.LIVE)
        assert "Index Scan using edu_enrolment_counted" in whole.explain(), "all columns"
    assert overview.program_overview(program, Mode.LIVE, now=timezone.now()).people.enrolled == 1000


# --- in the back office ---------------------------------------------------------------------------


def test_whoever_sees_a_class_sees_how_far_it_is(issuer: Issuer, outsider: User, cohort: Cohort):
    instructor, stranger = make_member(issuer, Role.TEAM), make_member(issuer, Role.TEAM)
    assert cohort.program.team is not None
    add_to_team(cohort.program.team, instructor, TeamRole.INSTRUCTOR)
    add_to_team(make_team(issuer), stranger)
    for row in (cohort, cohort.program):
        page = page_url(row, "overview_of")
        assert page in client_of(instructor).get(page_url(row)).text
        assert "2 of 5 attempts" in client_of(instructor).get(page).text
        for nobody in (stranger, outsider):
            assert client_of(nobody).get(page).status_code in {302, 403}
    client, costs = client_of(instructor), []
    for _ in range(2):
        with CaptureQueriesContext(connection) as queries:
            assert page_url(cohort, "overview_of") in client.get(page).text
        costs.append(len(queries))
        for _ in range(3):
            enrol(make_cohort(cohort.program), make_recipient(issuer))
    assert costs[0] == costs[1]
    assert "0 of 0 attempts" in client.get(f"{page}?mode=test").text
