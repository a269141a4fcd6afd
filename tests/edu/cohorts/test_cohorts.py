"""Cohorts over the API: permissions, and concurrent changes."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import AuditEntry, Issuer
from accounts.scopes import Role
from edu.cohorts import operations as cohorts
from edu.enrolments import operations as enrolments
from edu.enrolments.operations import RecipientKey
from edu.errors import CoordinatorRequired, ProgramArchived, ProgramInUse
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Enrolment, Program
from edu.programs import operations as programs
from tests.accounts.people.helpers import actor_of
from tests.conftest import Api
from tests.factories import context_of, make_member
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.support.problems import assert_faults, assert_problem


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_program(issuer)


@pytest.fixture
def cohort(program: Program) -> Cohort:
    return make_cohort(program)


def archive(program: Program) -> None:
    now = timezone.now()
    Program.objects.filter(pk=program.pk).update(state=ProgramState.ARCHIVED, archived_at=now)


def ask(api: Api, cohort: Cohort, *people: dict[str, Any]) -> Any:
    return api.post("edu/enrolments", {"cohortId": cohort.public_id, "recipients": people})


def test_a_cohort_is_made_changed_and_listed(api: Api, issuer: Issuer, program: Program):
    path = f"edu/programs/{program.public_id}/cohorts"
    team = make_team(issuer)
    stated = {"code": "2026 A", "name": "Class A", "startsOn": "2026-09-01", "endsOn": "2027-06-15"}
    made = api.post(path, stated | {"teamId": team.public_id})
    assert made.status_code == 201
    body = made.json()
    assert body["programId"] == program.public_id
    assert {name: body[name] for name in stated} == stated
    cohort_path = f"edu/cohorts/{body['id']}"
    assert made["Location"].endswith(f"/api/external/{cohort_path}")
    assert api.get(cohort_path).json() == body
    assert_problem(api.post(path, stated), 409, "conflict")
    other = api.post(path, {"code": "2026 B", "name": "Class B"}).json()
    assert_problem(api.patch(cohort_path, {"code": "2026 B"}), 409, "conflict")
    changed = api.patch(cohort_path, {"endsOn": None, "teamId": None}).json()
    assert (changed["endsOn"], changed["teamId"], changed["name"]) == (None, None, "Class A")
    assert_faults(api.patch(cohort_path, {"endsOn": "2026-08-31"}), ("/endsOn", "date_order"))
    assert_faults(api.patch(cohort_path, {"teamId": "x"}), ("/teamId", "unknown_team"))
    assert_faults(api.post(path, {"code": "C"}), ("/name", "required"))
    first = api.get(f"{path}?limit=1").json()
    assert [row["id"] for row in first["data"]] == [other["id"]]
    rest = api.get(f"{path}?cursor={first['nextCursor']}").json()
    assert [row["id"] for row in rest["data"]] == [body["id"]]
    entries = AuditEntry.objects.filter(target=body["id"]).order_by("pk")
    assert [entry.action for entry in entries] == ["cohort.created", "cohort.changed"]


def test_each_mode_has_its_own_cohorts(api: Api, test_mode_api: Api, program: Program):
    path = f"edu/programs/{program.public_id}/cohorts"
    for each, test in ((api, False), (test_mode_api, True)):
        assert each.post(path, {"code": "A", "name": "Class A"}).json()["test"] == test
        assert len(each.get(path).json()["data"]) == 1


def test_an_archived_program_is_only_read(api: Api, issuer: Issuer, cohort: Cohort):
    recipient = make_recipient(issuer)
    archive(cohort.program)
    path = f"edu/programs/{cohort.program.public_id}/cohorts"
    new = {"code": "B", "name": "Class B"}
    assert_problem(api.post(path, new), 409, "conflict")
    assert_problem(api.patch(f"edu/cohorts/{cohort.public_id}", new), 409, "conflict")
    assert_problem(ask(api, cohort, {"recipientId": recipient.public_id}), 409, "conflict")
    assert len(api.get(path).json()["data"]) == 1


# --- who may, and at once -------------------------------------------------------------------------


@pytest.mark.parametrize("role", TeamRole)
def test_who_may_do_what_with_a_cohort(issuer: Issuer, program: Program, role: TeamRole):
    """A cohort's own team runs it as well as its program's."""
    own = make_team(issuer)
    cohort, foreign = make_cohort(program, team=own), make_cohort(program)
    somebody = make_member(issuer, Role.TEAM)
    add_to_team(own, somebody, role)
    mine = context_of(issuer, actor=actor_of(somebody))
    coordinates, assesses = role is TeamRole.COORDINATOR, role is not TeamRole.INSTRUCTOR

    def may(act: Any, **what: Any) -> bool:
        try:
            act(context=mine, **what)
        except CoordinatorRequired:
            return False
        return True

    for each, mine_too in ((cohort, True), (foreign, False)):
        people = [RecipientKey(make_recipient(issuer).pk)]
        ends = [enrol(each, make_recipient(issuer)).pk for _ in range(2)]
        runs = coordinates and mine_too
        assert may(enrolments.enrol, cohort_id=each.pk, people=people) == runs
        assert may(cohorts.change_cohort, cohort_id=each.pk, course={"name": "X"}) == runs
        assert may(enrolments.withdraw, enrolment_id=ends[0]) == runs
        assert may(enrolments.fail, enrolment_id=ends[1]) == (assesses and mine_too)
    assert not may(cohorts.create_cohort, program=program, course={"code": "N", "name": "N"})


def at_once(*acts: Any) -> list[Any]:
    """What each of them returns, or raises."""

    def run(act: Any) -> Any:
        try:
            return act()
        except Exception as error:
            return type(error)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(run, acts))


@pytest.mark.django_db(transaction=True)
def test_of_two_who_enrol_the_same_class_at_once_one_does(issuer: Issuer):
    cohort = make_cohort(make_program(issuer))
    people = [RecipientKey(make_recipient(issuer).pk) for _ in range(5)]

    def do(order: int) -> int:
        class_list = people[::order]
        done = enrolments.enrol(context=context_of(issuer), cohort_id=cohort.pk, people=class_list)
        return sum(each.created for each in done)

    assert sorted(at_once(lambda: do(1), lambda: do(-1))) == [0, 5]
    assert Enrolment.objects.count() == 5


@pytest.mark.django_db(transaction=True)
def test_nobody_is_enrolled_in_what_is_archived_at_the_same_moment(issuer: Issuer):
    cohort = make_cohort(make_program(issuer))
    people = [RecipientKey(make_recipient(issuer).pk)]
    context = context_of(issuer)
    enrolled, archived = at_once(
        lambda: enrolments.enrol(context=context, cohort_id=cohort.pk, people=people),
        lambda: programs.archive_program(context=context, program=cohort.program),
    )
    assert (enrolled is ProgramArchived) != (archived is ProgramInUse)
    assert Enrolment.objects.exists() == (archived is ProgramInUse)
