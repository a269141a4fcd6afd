"""Teams: members, roles, invitations; one coordinator always remains."""

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.core import mail
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import AuditEntry, Invitation, Issuer, Membership, Plan, User
from accounts.people import operations as people
from accounts.scopes import Role
from edu.errors import CoordinatorRequired, LastCoordinator
from edu.lifecycle import TeamRole
from edu.models import Team, TeamInvitation, TeamMember
from edu.teams import operations as teams
from tests.accounts.people.helpers import actor_of, invite, path_in_mail, sign_up
from tests.conftest import Api
from tests.factories import context_of, make_member
from tests.factories.edu import add_to_team, make_team
from tests.support.back_office import client_of
from tests.support.problems import assert_faults, assert_problem
from webhooks.models import Event

NEW = {"email": "New@Staff.example", "role": "instructor", "locale": "de"}


@pytest.fixture
def team(issuer: Issuer) -> Team:
    return make_team(issuer, "Welding")


def members(api: Api, team: Team) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = api.get(f"edu/teams/{team.public_id}/members").json()["data"]
    return found


def ask(api: Api, team: Team, **changes: str) -> Any:
    return api.post(f"edu/teams/{team.public_id}/members", NEW | changes)


def team_events() -> list[str]:
    events = Event.objects.filter(type__startswith="team").order_by("pk")
    return list(events.values_list("type", flat=True))


def test_a_team_is_made_renamed_and_listed(api: Api, issuer: Issuer):
    made = api.post("edu/teams", {"name": "Welding"})
    assert made.status_code == 201
    team_id = made.json()["id"]
    assert made["Location"].endswith(f"/api/external/edu/teams/{team_id}")
    assert_problem(api.post("edu/teams", {"name": "Welding"}), 409, "conflict")
    other = make_team(issuer, "Nursing")
    path = f"edu/teams/{team_id}"
    assert_problem(api.patch(path, {"name": "Nursing"}), 409, "conflict")
    assert api.patch(path, {"name": "Welding I"}).json()["name"] == "Welding I"
    assert api.get(path).json()["name"] == "Welding I"
    first = api.get("edu/teams?limit=1").json()
    assert [row["id"] for row in first["data"]] == [other.public_id]
    rest = api.get(f"edu/teams?cursor={first['nextCursor']}").json()
    assert [row["id"] for row in rest["data"]] == [team_id]
    assert_faults(api.post("edu/teams", {"name": ""}), ("/name", "required"))
    assert_faults(api.post("edu/teams", {"name": "x" * 201}), ("/name", "too_long"))


def test_one_of_the_issuers_people_is_in_at_once(api: Api, team: Team, operator: User):
    added = ask(api, team, email=operator.email.upper(), role="coordinator")
    assert (added.status_code, added.json()["invitation"]) == (201, None)
    (member,) = members(api, team)
    assert (member["email"], member["role"]) == (operator.email, "coordinator")
    assert member == added.json()["member"]
    assert ask(api, team, email=operator.email, role="coordinator").json()["member"] == member
    assert team_events() == ["team.member_added"]
    event = Event.objects.get(type="team.member_added")
    assert operator.email.encode() not in bytes(event.body)


def test_somebody_new_comes_in_by_the_mail_and_gets_nothing_but_the_team(
    api: Api, team: Team, issuer: Issuer, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        asked = ask(api, team).json()
    assert (asked["member"], asked["invitation"]["email"]) == (None, "new@staff.example")
    other = make_team(issuer, "Nursing")
    with django_capture_on_commit_callbacks(execute=True):
        ask(api, other, role="assessor")
    assert len(mail.outbox) == 1  # one invitation, for both teams
    open_ones = api.get(f"edu/teams/{team.public_id}/invitations").json()["data"]
    assert [row["mailedAt"] is not None for row in open_ones] == [True]
    sign_up(path_in_mail())
    assert Membership.objects.get(user__email="new@staff.example").role == Role.TEAM
    assert [row["role"] for row in members(api, team)] == ["instructor"]
    assert [row["role"] for row in members(api, other)] == ["assessor"]
    assert api.get(f"edu/teams/{team.public_id}/invitations").json()["data"] == []


def test_an_invitation_is_sent_again_and_taken_back(
    api: Api, team: Team, issuer: Issuer, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        invitation = ask(api, team).json()["invitation"]
        path = f"edu/teams/{team.public_id}/invitations/{invitation['id']}"
    old = path_in_mail()
    with django_capture_on_commit_callbacks(execute=True):
        assert api.post(f"{path}/resend", {}).status_code == 200
    assert Client().get(old).status_code == 404
    assert Client().get(path_in_mail()).status_code == 200
    ask(api, other := make_team(issuer))
    assert api.delete(path).json() == {"ok": True}
    assert Client().get(path_in_mail()).status_code == 200  # still for the other team
    last = TeamInvitation.objects.get(team=other)
    assert (
        api.delete(f"edu/teams/{other.public_id}/invitations/{last.public_id}").status_code == 200
    )
    assert Client().get(path_in_mail()).status_code == 404
    assert_problem(api.delete(path), 404, "not_found")
    assert_problem(api.post(f"{path}/resend", {}), 404, "not_found")


def test_one_that_has_run_out_is_renewed_for_every_team_it_was_for(
    api: Api, team: Team, issuer: Issuer, django_capture_on_commit_callbacks
):
    ask(api, team)
    Invitation.objects.update(expires_at=timezone.now())
    with django_capture_on_commit_callbacks(execute=True):
        ask(api, make_team(issuer, "Nursing"))
    sign_up(path_in_mail())
    assert TeamMember.objects.count() == 2


def test_an_invitation_by_an_owner_stays_the_owners(
    api: Api, team: Team, issuer: Issuer, owner: User
):
    by_owner = invite(owner, issuer, email="new@staff.example").invitation
    invitation = ask(api, team).json()["invitation"]
    path = f"edu/teams/{team.public_id}/invitations/{invitation['id']}"
    assert_problem(api.post(f"{path}/resend", {}), 403, "owner_required")
    assert api.delete(path).status_code == 200
    by_owner.refresh_from_db()
    assert by_owner.is_usable(timezone.now())


def test_a_full_plan_has_no_room_for_somebody_new(api: Api, team: Team, issuer: Issuer):
    Plan.objects.filter(pk=issuer.plan_id).update(max_members=0)
    assert_problem(ask(api, team), 403, "plan_limit_reached")
    assert not Invitation.objects.exists()
    assert not TeamInvitation.objects.exists()


@pytest.mark.parametrize(
    ("change", "pointer", "code"),
    [
        ({"email": "x"}, "/email", "invalid_email"),
        ({"email": ""}, "/email", "required"),
        ({"role": "owner"}, "/role", "invalid_choice"),
        ({"locale": "it"}, "/locale", "invalid_choice"),
    ],
)
def test_fault_in_a_team_member_is_named(api: Api, team: Team, change, pointer, code):
    assert_faults(ask(api, team, **change), (pointer, code))


def test_the_last_coordinator_stays(api: Api, team: Team, issuer: Issuer):
    first, second = (add_to_team(team, make_member(issuer, Role.OPERATOR)) for _ in range(2))
    path = f"edu/teams/{team.public_id}/members"
    assert api.patch(f"{path}/{second.public_id}", {"role": "assessor"}).status_code == 200
    assert_problem(api.patch(f"{path}/{first.public_id}", {"role": "assessor"}), 409, "conflict")
    assert_problem(api.delete(f"{path}/{first.public_id}"), 409, "conflict")
    assert api.delete(f"{path}/{second.public_id}").json() == {"ok": True}
    assert_problem(api.delete(f"{path}/{second.public_id}"), 404, "not_found")
    assert team_events() == ["team.member_added", "team.member_added", "team.member_removed"]
    assert [event.sequence for event in Event.objects.filter(subject=team.pk).order_by("pk")] == [
        1,
        2,
        3,
    ]


def test_a_coordinator_who_cannot_log_in_is_none(team: Team, issuer: Issuer):
    gone = make_member(issuer, Role.OPERATOR)
    first = add_to_team(team, make_member(issuer, Role.OPERATOR))
    add_to_team(team, gone)
    User.objects.filter(pk=gone.pk).update(is_active=False)
    with pytest.raises(LastCoordinator):
        teams.remove_member(context=context_of(team.issuer), team=team, member_id=first.pk)


def test_whoever_leaves_the_account_leaves_its_teams_at_once(
    team: Team, issuer: Issuer, owner: User, operator: User
):
    add_to_team(team, operator)
    people.remove_member(context=context_of(issuer, actor=actor_of(owner)), user_id=operator.pk)
    assert not TeamMember.objects.exists()
    assert team_events() == ["team.member_added", "team.member_removed"]


@pytest.mark.parametrize("role", TeamRole)
def test_coordinators_run_their_own_team_and_no_other(team: Team, issuer: Issuer, role: TeamRole):
    person = make_member(issuer, Role.TEAM)
    add_to_team(team, make_member(issuer, Role.OPERATOR))
    add_to_team(team, person, role)
    context = context_of(issuer, actor=actor_of(person))
    for each in (team, make_team(issuer)):
        if each == team and role == TeamRole.COORDINATOR:
            teams.rename_team(context=context, team=each, name="Renamed")
            continue
        with pytest.raises(CoordinatorRequired):
            teams.rename_team(context=context, team=each, name="Renamed")
        with pytest.raises(CoordinatorRequired):
            teams.add_member(
                context=context,
                team=each,
                email="a@b.example",
                role=TeamRole.COORDINATOR,
                locale="en",
            )
    with pytest.raises(CoordinatorRequired):
        teams.create_team(context=context, name="Own")


def test_the_audit_names_people_by_number_only(api: Api, team: Team, operator: User):
    ask(api, team, email=operator.email)
    ask(api, team)
    entries = AuditEntry.objects.filter(target=team.public_id)
    assert [entry.action for entry in entries.order_by("pk")] == [
        "team.created",
        "team.member_added",
        "team.invited",
    ]
    for entry in AuditEntry.objects.all():
        assert not re.search("@", str(entry.changes))


@pytest.mark.django_db(transaction=True)
def test_of_two_last_coordinators_who_leave_at_once_one_stays(team: Team, issuer: Issuer):
    both = [add_to_team(team, make_member(issuer, Role.OPERATOR)) for _ in range(2)]

    def leave(member: TeamMember) -> bool:
        try:
            teams.remove_member(context=context_of(team.issuer), team=team, member_id=member.pk)
        except LastCoordinator:
            return False
        finally:
            connection.close()
        return True

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(leave, both)) == [False, True]
    assert TeamMember.objects.count() == 1


def test_a_list_of_members_costs_the_same_however_many(
    api: Api, team: Team, issuer: Issuer, django_assert_num_queries
):
    for _ in range(3):
        add_to_team(team, make_member(issuer, Role.OPERATOR))
    with django_assert_num_queries(3):  # key, team, members with their people
        assert len(members(api, team)) == 3


def test_a_team_member_logs_in_and_sees_the_account_of_nobody(
    issuer: Issuer, team: Team, certificate
):
    person = make_member(issuer, Role.TEAM)
    add_to_team(team, person, TeamRole.INSTRUCTOR)
    home = client_of(person).get("/admin/")
    assert home.status_code == 200
    assert certificate.public_id not in home.text
    assert client_of(person).get("/admin/certificates/certificate/").status_code == 403


def test_the_list_counts_the_people_of_all_its_teams_at_once(
    owner: User, issuer: Issuer, team: Team
):
    def read() -> tuple[list[str], int]:
        with CaptureQueriesContext(connection) as found:
            page = client_of(owner).get("/admin/edu/team/").text
        cells = re.findall(
            r'data-label="(?:coordinators|members)"[^>]*>\s*(\d+)', page, re.IGNORECASE
        )
        counting = [each["sql"] for each in found if "COUNT" in each["sql"]]
        counting = [statement for statement in counting if "edu_teammember" in statement]
        assert not any("JOIN" in statement for statement in counting)  # of a page, not of all
        return cells, len(counting)

    add_to_team(team, make_member(issuer, Role.OPERATOR))
    add_to_team(team, make_member(issuer, Role.OPERATOR), TeamRole.INSTRUCTOR)
    assert read() == (["1", "2"], 1)
    make_team(issuer, "Nursing")
    assert read() == (["0", "0", "1", "2"], 1)
