"""Which EDU rows a member of a team sees."""

import pytest

from accounts.models import Issuer
from accounts.scopes import Role
from edu.lifecycle import TeamRole
from edu.models import Cohort, Enrolment, Program, Recipient, Team
from tests.factories import make_member
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
    membership_of,
)

MODELS = (Team, Program, Cohort, Enrolment, Recipient)


@pytest.fixture
def teams(issuer: Issuer) -> tuple[Team, Team]:
    """Two teams, each with a program, a cohort and somebody enrolled in it."""
    both = make_team(issuer, "own"), make_team(issuer, "other")
    for team in both:
        cohort = make_cohort(make_program(issuer, team=team, name_en=team.name), name=team.name)
        enrol(cohort, make_recipient(issuer, family_name=team.name))
    make_program(issuer, name_en="of no team")
    make_recipient(issuer, family_name="enrolled nowhere")
    return both


def seen_by(role: Role, issuer: Issuer, team: Team | None = None, team_role=TeamRole.ASSESSOR):
    """How many rows of each kind a person with these roles sees."""
    person = make_member(issuer, role)
    if team:
        add_to_team(team, person, team_role)
    membership = membership_of(person, issuer)
    gates = [model.objects.for_issuer(issuer.pk).visible_to(membership) for model in MODELS]
    return [len(gate) for gate in gates]


@pytest.mark.parametrize("role", [Role.OWNER, Role.ADMIN, Role.AUDITOR])
def test_who_oversees_the_account_sees_everything(issuer: Issuer, teams, role: Role):
    assert seen_by(role, issuer) == [2, 3, 2, 2, 3]
    assert seen_by(role, issuer, teams[0]) == [2, 3, 2, 2, 3]


@pytest.mark.parametrize("role", [Role.OPERATOR, Role.TEAM])
def test_others_see_what_their_team_runs(issuer: Issuer, teams, role: Role):
    assert seen_by(role, issuer) == [0, 0, 0, 0, 0]
    assert seen_by(role, issuer, teams[0]) == [1, 1, 1, 1, 1]
    assert seen_by(role, issuer, teams[0], TeamRole.INSTRUCTOR) == [1, 1, 1, 1, 1]


def test_a_coordinator_finds_whomever_there_is_to_enrol(issuer: Issuer, teams):
    assert seen_by(Role.TEAM, issuer, teams[0], TeamRole.COORDINATOR) == [1, 1, 1, 1, 3]


def test_a_cohort_may_be_held_by_another_team_than_the_programs(issuer: Issuer, teams):
    own, other = teams
    program = Program.objects.get(team=other)
    enrol(make_cohort(program, team=own), make_recipient(issuer))
    assert seen_by(Role.TEAM, issuer, own) == [1, 1, 2, 2, 2]
    assert seen_by(Role.TEAM, issuer, other) == [1, 1, 2, 2, 2]


def test_somebody_in_both_teams_sees_each_row_once(issuer: Issuer, teams):
    person = make_member(issuer, Role.TEAM)
    for team in teams:
        add_to_team(team, person, TeamRole.ASSESSOR)
    membership = membership_of(person, issuer)
    assert Recipient.objects.for_issuer(issuer.pk).visible_to(membership).count() == 2
    assert Cohort.objects.for_issuer(issuer.pk).visible_to(membership).count() == 2


def test_a_place_in_a_team_opens_nothing_of_another_issuer(
    issuer: Issuer, other_issuer: Issuer, teams
):
    person = make_member(issuer, Role.TEAM)
    add_to_team(teams[0], person, TeamRole.COORDINATOR)
    other = make_member(other_issuer, Role.TEAM)
    make_recipient(other_issuer)
    make_program(other_issuer, team=make_team(other_issuer))
    for model in MODELS:
        foreign = model.objects.for_issuer(other_issuer.pk)
        assert not foreign.visible_to(membership_of(other, other_issuer)).exists()
