"""The routes of teams, members and invitations. Both modes share them, so a test key only reads them."""

from django.db import transaction
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.answers import Answer
from accounts.api.foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.foundation.schema import documented
from accounts.errors import FieldError, ValidationFailed
from accounts.operations.issuers.settings import is_email
from accounts.operations.people import invitation_mails
from accounts.operations.people.invitations import InvitationWithToken
from accounts.scopes import Scope
from edu.api import READ_OR_MANAGE, EduView
from edu.lifecycle import TeamRole
from edu.models import Team, TeamInvitation, TeamMember
from edu.prefixes import EduPrefix, resource_url
from lib import ids
from lib.structs import to_struct

from . import operations as teams
from .schemas import (
    AddedTeamMemberAnswer,
    TeamAnswer,
    TeamInvitationAnswer,
    TeamInvitationItem,
    TeamInvitationListAnswer,
    TeamItem,
    TeamListAnswer,
    TeamMemberAnswer,
    TeamMemberChange,
    TeamMemberDraft,
    TeamMemberItem,
    TeamMemberListAnswer,
    TeamRequest,
    invitation_answer,
    member_answer,
)


class TeamBaseView(EduView):
    """Base of the views of one team."""

    def find(self, team_id: str) -> Team:
        """The account's team, or 404."""
        return teams.find_team(
            context=self.request_context(self.request), team_id=ids.parse(EduPrefix.TEAM, team_id)
        )


class TeamsView(EduView):
    """`GET` and `POST /edu/teams`"""

    scopes = {"get": Scope.EDU_READ, "post": Scope.EDU_MANAGE}
    live_only = frozenset({"post"})
    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listTeams",
        summary=_("Teams, the newest first"),
        tag="teams",
        response=TeamListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request) -> HttpResponse:
        page = paginate(Team.objects.for_issuer(self.caller.issuer.id), request, order_by=("id",))
        data = [to_struct(team, TeamItem) for team in page.rows]
        return self.answer(TeamListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="createTeam",
        summary=_("Create a team"),
        tag="teams",
        request=TeamRequest,
        response=TeamAnswer,
        status=201,
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        team = teams.create_team(
            context=self.request_context(request), name=self.read(request, TeamRequest).name
        )
        location = {"Location": resource_url("teams", team.public_id)}
        return self.answer(to_struct(team, TeamAnswer), status=201, headers=location)


class TeamView(TeamBaseView):
    """`GET` and `PATCH /edu/teams/{id}`"""

    scopes = READ_OR_MANAGE
    live_only = frozenset({"patch"})

    @documented(
        operation_id="getTeam",
        summary=_("One team"),
        tag="teams",
        response=TeamAnswer,
    )
    def get(self, request: Request, team_id: str) -> HttpResponse:
        return self.answer(to_struct(self.find(team_id), TeamAnswer))

    @documented(
        operation_id="updateTeam",
        summary=_("Give a team another name"),
        tag="teams",
        request=TeamRequest,
        response=TeamAnswer,
        errors=("conflict",),
    )
    def patch(self, request: Request, team_id: str) -> HttpResponse:
        team, name = self.find(team_id), self.read(request, TeamRequest).name
        context = self.request_context(request)
        renamed = teams.rename_team(context=context, team=team, name=name)
        return self.answer(to_struct(renamed, TeamAnswer))


# --- members and invitations ----------------------------------------------------------------------


class MembersView(TeamBaseView):
    """`GET` and `POST /edu/teams/{id}/members`"""

    scopes = {"get": Scope.EDU_READ, "post": Scope.EDU_MANAGE}
    live_only = frozenset({"post"})
    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listTeamMembers",
        summary=_("Members of a team, the newest first"),
        tag="teams",
        response=TeamMemberListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request, team_id: str) -> HttpResponse:
        rows = TeamMember.objects.filter(team=self.find(team_id))
        page = paginate(rows.select_related("membership__user"), request, order_by=("id",))
        data = [member_answer(member, TeamMemberItem) for member in page.rows]
        return self.answer(TeamMemberListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="addTeamMember",
        summary=_("Put one of the account’s people into a team, or invite somebody new to it"),
        tag="teams",
        request=TeamMemberDraft,
        response=AddedTeamMemberAnswer,
        status=201,
        errors=("conflict", "plan_limit_reached", "grant_exceeded"),
    )
    def post(self, request: Request, team_id: str) -> HttpResponse:
        team, draft = self.find(team_id), self.read(request, TeamMemberDraft)
        if not is_email(draft.email):
            raise ValidationFailed([FieldError("/email", "invalid_email")])
        added = teams.add_member(
            context=self.request_context(request),
            team=team,
            email=draft.email,
            role=TeamRole(draft.role),
            locale=draft.locale or self.caller.issuer.default_locale,
            own=self.caller.grant,
        )
        if added.fresh:
            mail(added.fresh)
        member = member_answer(added.member, TeamMemberItem) if added.member else None
        invited = (
            invitation_answer(added.invitation, TeamInvitationItem) if added.invitation else None
        )
        made = member or invited
        assert made is not None  # one of the two
        collection = "members" if member else "invitations"
        location = resource_url("teams", team.public_id, collection, made.id)
        return self.answer(
            AddedTeamMemberAnswer(member=member, invitation=invited),
            status=201,
            headers={"Location": location},
        )


class MemberView(TeamBaseView):
    """`PATCH` and `DELETE /edu/teams/{id}/members/{memberId}`"""

    scopes = {"patch": Scope.EDU_MANAGE, "delete": Scope.EDU_MANAGE}
    live_only = frozenset({"patch", "delete"})

    @documented(
        operation_id="updateTeamMember",
        summary=_("Give a member of a team another role; the last coordinator stays one"),
        tag="teams",
        request=TeamMemberChange,
        response=TeamMemberAnswer,
        errors=("conflict", "grant_exceeded"),
    )
    def patch(self, request: Request, team_id: str, member_id: str) -> HttpResponse:
        team = self.find(team_id)
        changed = teams.change_role(
            context=self.request_context(request),
            team=team,
            member_id=ids.parse(EduPrefix.TEAM_MEMBER, member_id),
            role=TeamRole(self.read(request, TeamMemberChange).role),
            own=self.caller.grant,
        )
        return self.answer(member_answer(changed, TeamMemberAnswer))

    @documented(
        operation_id="removeTeamMember",
        summary=_("Take somebody out of a team; the last coordinator stays"),
        tag="teams",
        response=Answer,
        errors=("conflict",),
    )
    def delete(self, request: Request, team_id: str, member_id: str) -> HttpResponse:
        teams.remove_member(
            context=self.request_context(request),
            team=self.find(team_id),
            member_id=ids.parse(EduPrefix.TEAM_MEMBER, member_id),
        )
        return self.answer(Answer())


class InvitationsView(TeamBaseView):
    """`GET /edu/teams/{id}/invitations`"""

    scopes = {"get": Scope.EDU_READ}
    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listTeamInvitations",
        summary=_("Open invitations to a team, the newest first"),
        tag="teams",
        response=TeamInvitationListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request, team_id: str) -> HttpResponse:
        rows = TeamInvitation.objects.open().filter(team=self.find(team_id))
        page = paginate(rows.select_related("invitation"), request, order_by=("id",))
        data = [invitation_answer(invitation, TeamInvitationItem) for invitation in page.rows]
        return self.answer(TeamInvitationListAnswer(data=data, next_cursor=page.next_cursor))


class InvitationView(TeamBaseView):
    """`DELETE /edu/teams/{id}/invitations/{invitationId}`"""

    scopes = {"delete": Scope.EDU_MANAGE}
    live_only = frozenset({"delete"})

    @documented(
        operation_id="revokeTeamInvitation",
        summary=_("Take an invitation to a team back"),
        tag="teams",
        response=Answer,
    )
    def delete(self, request: Request, team_id: str, invitation_id: str) -> HttpResponse:
        teams.revoke_invitation(
            context=self.request_context(request),
            team=self.find(team_id),
            invitation_id=ids.parse(EduPrefix.TEAM_INVITATION, invitation_id),
        )
        return self.answer(Answer())


class ResendView(TeamBaseView):
    """`POST /edu/teams/{id}/invitations/{invitationId}/resend`"""

    scopes = {"post": Scope.EDU_MANAGE}
    live_only = frozenset({"post"})

    @documented(
        operation_id="resendTeamInvitation",
        summary=_("Send an invitation to a team again: the one before opens nothing more"),
        tag="teams",
        response=TeamInvitationAnswer,
        errors=("plan_limit_reached", "owner_required", "grant_exceeded"),
    )
    def post(self, request: Request, team_id: str, invitation_id: str) -> HttpResponse:
        invitation, invited = teams.invite_again(
            context=self.request_context(request),
            team=self.find(team_id),
            invitation_id=ids.parse(EduPrefix.TEAM_INVITATION, invitation_id),
            own=self.caller.grant,
        )
        mail(invited)
        return self.answer(invitation_answer(invitation, TeamInvitationAnswer))


def mail(invited: InvitationWithToken) -> None:
    """After the commit, so that no transaction waits for a mail server."""
    transaction.on_commit(lambda: _send(invited))


def _send(invited: InvitationWithToken) -> None:
    invitation_mails.send(invited, now=timezone.now())
