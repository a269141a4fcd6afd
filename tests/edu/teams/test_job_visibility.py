"""Jobs of a class are visible to its team only."""

import io
from typing import Any

import pytest
from django.urls import reverse

from accounts.jobs import runner
from accounts.jobs.imports.kinds import start_import
from accounts.jobs.models import Job, JobState
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer, User
from accounts.scopes import Role, Scope
from edu.completion.jobs import CompletionParameters, start_completions
from edu.enrolments.jobs import class_list_filter, start_list_export
from edu.lifecycle import TeamRole
from edu.models import Cohort, Team
from edu.recipients.jobs import RECIPIENT_IMPORTS, RecipientImportParameters
from lib.tables.layout import Layout
from tests.edu.completion.helpers import make_published
from tests.factories import context_of, make_member
from tests.factories.edu import add_to_team, make_cohort, make_team
from tests.factories.jobs import make_job
from tests.support.back_office import client_of, page_url, with_issuer

JOBS = reverse("admin:accounts_job_changelist")
ALL, READS, NOTHING = "seen fetched stopped", "seen fetched", ""


@pytest.fixture
def cohort(issuer: Issuer) -> Cohort:
    """Of a team of its own; another one runs the program."""
    program = make_published(issuer, team=make_team(issuer, "runs the program"))
    return make_cohort(program, team=make_team(issuer, "holds the class"))


def export(cohort: Cohort, *, whole: bool = False) -> Job:
    program, only = cohort.program, None if whole else cohort
    context = context_of(cohort.issuer)
    list_filter = class_list_filter(program, only, context=context)
    return start_list_export(context=context, program=program, cohort=only, list_filter=list_filter)


def graded(cohort: Cohort) -> Job:
    parameters = CompletionParameters(program=cohort.program_id, cohort=cohort.pk)
    return start_completions(parameters, [], context=context_of(cohort.issuer))


def imported(issuer: Issuer, cohort: Cohort | None = None) -> Job:
    file = io.BytesIO(b"familyName\r\nBerisha\r\n")
    parameters = RecipientImportParameters(cohort=cohort.pk if cohort else None)
    how: dict[str, Any] = {"source": file, "layout": Layout()}
    return start_import(RECIPIENT_IMPORTS, parameters, context=context_of(issuer), **how)


def member_of(team: Team, role: TeamRole = TeamRole.INSTRUCTOR) -> User:
    person = make_member(team.issuer, Role.OPERATOR)
    add_to_team(team, person, role)
    return person


def sees(person: User, job: Job) -> bool:
    return client_of(person).get(page_url(job)).status_code == 200


def what_is_open(person: User, issuer: Issuer, make: Any) -> str:
    """What of a job this person may do: one that has ended, and one that waits."""
    ended = make()
    runner.run_due_jobs()
    waiting = make()
    client = client_of(person)
    listed = str(ended.pk) in client.get(JOBS).text
    assert listed is sees(person, ended)
    results = client.get(reverse("admin:accounts_job_results", args=[ended.pk, "csv"]))
    selected = {"action": "cancel_selected", "_selected_action": str(waiting.pk)}
    client.post(JOBS, with_issuer(issuer, confirmed="yes", **selected))
    waiting.refresh_from_db()
    by_list = waiting.state == JobState.CANCELLED
    another = make()
    client.post(page_url(another, "cancel_one"), with_issuer(issuer, confirmed="yes"))
    another.refresh_from_db()
    assert (another.state == JobState.CANCELLED) is by_list
    found = {"seen": listed, "fetched": results.status_code == 200, "stopped": by_list}
    return " ".join(name for name, is_open in found.items() if is_open)


@pytest.mark.parametrize(
    ("role", "expected"),
    [
        (Role.OWNER, ALL),
        (Role.ADMIN, ALL),
        (Role.AUDITOR, READS),
        (Role.OPERATOR, NOTHING),
        (Role.TEAM, NOTHING),
    ],
)
def test_by_role(issuer: Issuer, cohort: Cohort, role: Role, expected: str):
    assert what_is_open(make_member(issuer, role), issuer, lambda: export(cohort)) == expected


def test_by_team(issuer: Issuer, cohort: Cohort):
    assert cohort.team is not None
    assert cohort.program.team is not None
    for team, expected in (
        (cohort.team, ALL),
        (cohort.program.team, ALL),
        (make_team(issuer, "another"), NOTHING),
    ):
        assert what_is_open(member_of(team), issuer, lambda: export(cohort)) == expected


def test_a_whole_program_is_its_own_teams(cohort: Cohort):
    assert cohort.team is not None
    assert cohort.program.team is not None
    job = export(cohort, whole=True)
    assert sees(member_of(cohort.program.team), job)
    assert not sees(member_of(cohort.team), job)


def test_whoever_grades_or_enrols_a_class_follows_it(issuer: Issuer, cohort: Cohort):
    assert cohort.team is not None
    stranger = member_of(make_team(issuer, "another"))
    for job in (graded(cohort), imported(issuer, cohort)):
        assert sees(member_of(cohort.team), job)
        assert not sees(stranger, job)


def test_imports_for_no_class_are_of_those_who_see_every_recipient(issuer: Issuer):
    job, team = imported(issuer), make_team(issuer)
    assert sees(member_of(team, TeamRole.COORDINATOR), job)
    assert not sees(member_of(team, TeamRole.ASSESSOR), job)


def test_other_jobs_are_the_staffs(issuer: Issuer, operator: User):
    job = make_job(issuer, kind="certificates.export")
    assert sees(operator, job)


def test_whole_account_results_go_to_owners_and_admins():
    told = {Scope.ACCOUNT_READ, Scope.ACCOUNT_MANAGE, Scope.PRIVACY_MANAGE}
    for kind in JOB_KINDS.values():
        if kind.scope in told:
            assert kind.office.fetched_by == {Role.OWNER, Role.ADMIN}, kind.name
