"""The routes of teams, members and invitations. Both modes share them, so a test key only reads them."""

from accounts.api.endpoints import Created, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer
from accounts.errors import FieldError, ValidationFailed
from accounts.people.invitations import send_after_commit
from accounts.scopes import Scope
from accounts.settings.rules import is_email
from edu.api import EduView, resource_url
from edu.lifecycle import EduPrefix, TeamRole
from edu.models import Team, TeamInvitation, TeamMember
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


class Teams(EduView):
    """Teams, their members and invitations."""

    tag = "teams"

    def find_team(self, team_id: str) -> Team:
        """The account's team, or 404."""
        return teams.find_team(context=self.context, team_id=ids.parse(EduPrefix.TEAM, team_id))

    @endpoint(Scope.EDU_READ)
    def list_teams(self, page: PageQuery) -> TeamListAnswer:
        """Teams, the newest first"""
        found = paginate(Team.objects.for_issuer(self.caller.issuer.id), page, order_by=("id",))
        data = [to_struct(team, TeamItem) for team in found.rows]
        return TeamListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict",))
    def create_team(self, body: TeamRequest) -> Created[TeamAnswer]:
        """Create a team"""
        team = teams.create_team(context=self.context, name=body.name)
        return Created(to_struct(team, TeamAnswer), location=resource_url("teams", team.public_id))

    @endpoint(Scope.EDU_READ)
    def get_team(self, team: Team) -> TeamAnswer:
        """One team"""
        return to_struct(team, TeamAnswer)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict",))
    def update_team(self, team: Team, body: TeamRequest) -> TeamAnswer:
        """Give a team another name"""
        return to_struct(
            teams.rename_team(context=self.context, team=team, name=body.name), TeamAnswer
        )

    @endpoint(Scope.EDU_READ)
    def list_team_members(self, team: Team, page: PageQuery) -> TeamMemberListAnswer:
        """Members of a team, the newest first"""
        rows = TeamMember.objects.filter(team=team)
        found = paginate(rows.select_related("membership__user"), page, order_by=("id",))
        data = [member_answer(member, TeamMemberItem) for member in found.rows]
        return TeamMemberListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(
        Scope.EDU_MANAGE,
        live_only=True,
        errors=("conflict", "plan_limit_reached", "grant_exceeded"),
    )
    def add_team_member(self, team: Team, body: TeamMemberDraft) -> Created[AddedTeamMemberAnswer]:
        """Put one of the account’s people into a team, or invite somebody new to it"""
        if not is_email(body.email):
            raise ValidationFailed([FieldError("/email", "invalid_email")])
        added = teams.add_member(
            context=self.context,
            team=team,
            email=body.email,
            role=TeamRole(body.role),
            locale=body.locale or self.caller.issuer.default_locale,
            own=self.caller.grant,
        )
        if added.fresh:
            send_after_commit(added.fresh)
        member = member_answer(added.member, TeamMemberItem) if added.member else None
        invited = (
            invitation_answer(added.invitation, TeamInvitationItem) if added.invitation else None
        )
        made = member or invited
        assert made is not None  # one of the two
        collection = "members" if member else "invitations"
        location = resource_url("teams", team.public_id, collection, made.id)
        return Created(AddedTeamMemberAnswer(member=member, invitation=invited), location=location)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict", "grant_exceeded"))
    def update_team_member(
        self, team: Team, member_id: str, body: TeamMemberChange
    ) -> TeamMemberAnswer:
        """Give a member of a team another role; the last coordinator stays one"""
        changed = teams.change_role(
            context=self.context,
            team=team,
            member_id=ids.parse(EduPrefix.TEAM_MEMBER, member_id),
            role=TeamRole(body.role),
            own=self.caller.grant,
        )
        return member_answer(changed, TeamMemberAnswer)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict",))
    def remove_team_member(self, team: Team, member_id: str) -> Answer:
        """Take somebody out of a team; the last coordinator stays"""
        teams.remove_member(
            context=self.context, team=team, member_id=ids.parse(EduPrefix.TEAM_MEMBER, member_id)
        )
        return Answer()

    @endpoint(Scope.EDU_READ)
    def list_team_invitations(self, team: Team, page: PageQuery) -> TeamInvitationListAnswer:
        """Open invitations to a team, the newest first"""
        rows = TeamInvitation.objects.open().filter(team=team)
        found = paginate(rows.select_related("invitation"), page, order_by=("id",))
        data = [invitation_answer(invitation, TeamInvitationItem) for invitation in found.rows]
        return TeamInvitationListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.EDU_MANAGE, live_only=True)
    def revoke_team_invitation(self, team: Team, invitation_id: str) -> Answer:
        """Take an invitation to a team back"""
        teams.revoke_invitation(
            context=self.context,
            team=team,
            invitation_id=ids.parse(EduPrefix.TEAM_INVITATION, invitation_id),
        )
        return Answer()

    @endpoint(
        Scope.EDU_MANAGE,
        live_only=True,
        errors=("plan_limit_reached", "owner_required", "grant_exceeded"),
    )
    def resend_team_invitation(self, team: Team, invitation_id: str) -> TeamInvitationAnswer:
        """Send an invitation to a team again: the one before opens nothing more"""
        invitation, invited = teams.invite_again(
            context=self.context,
            team=team,
            invitation_id=ids.parse(EduPrefix.TEAM_INVITATION, invitation_id),
            own=self.caller.grant,
        )
        send_after_commit(invited)
        return invitation_answer(invitation, TeamInvitationAnswer)
