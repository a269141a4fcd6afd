"""The routes of teams, members and invitations. Both modes share them, so a test key only reads them."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from accounts.api.endpoints import Created, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer, Entries
from accounts.errors import FieldError, ValidationFailed
from accounts.people.invitations import send_after_commit
from accounts.scopes import Locale, Scope
from edu.api import EduView, resource_url
from edu.lifecycle import EduPrefix, TeamRole
from edu.models import Team, TeamInvitation, TeamMember
from lib import ids
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct
from lib.text import is_email

from . import operations as teams

Name = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=254)]


class TeamRequest(RequestStruct, frozen=True, kw_only=True):
    """A team's name: unique within the account."""

    name: Annotated[Name, Meta(description="Name for people, as you wrote it")]


class TeamItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A team."""

    id: Annotated[str, Meta(description="Id: `team_…`")]
    name: Annotated[str, Meta(description="Name for people, as you wrote it")]
    created_at: Instant


class TeamAnswer(TeamItem, frozen=True, kw_only=True, rename="camel"):
    """One team, by itself."""

    ok: bool = True


class TeamListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of teams, newest first."""

    data: Entries[TeamItem]
    next_cursor: str | None


# fmt: off
class TeamMemberDraft(RequestStruct, frozen=True, kw_only=True):
    """A person to add to the team, or to invite; `locale` is the language of the invitation.

    The key needs `edu:read` and `edu:manage` to add instructors, `edu:issue` too for assessors, and
    `certificates:manage` as well for coordinators. A key that is limited to certificate types
    or networks cannot add members.
    """

    email: Annotated[Email, Meta(description="E-mail address of the person")]
    role: Annotated[TeamRole, Meta(description="What the person may do in the team")]
    locale: Annotated[Locale | None, Meta(description="Language of the invitation; left out: the account’s")] = None


class TeamMemberChange(RequestStruct, frozen=True, kw_only=True):
    """The new role: the key needs the same scopes as for adding a member with this role."""

    role: TeamRole


class TeamMemberItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A member of the team, one of the account's people."""

    id: Annotated[str, Meta(description="Id: `mem_…`")]
    name: Annotated[str | None, Meta(description="Name of the person; null: none was given")]
    email: str
    role: TeamRole
    joined_at: Annotated[Instant, Meta(description="When the person joined the team")]


MemberT = TypeVar("MemberT", bound=TeamMemberItem)


class TeamMemberAnswer(TeamMemberItem, frozen=True, kw_only=True, rename="camel"):
    """One member, by itself."""

    ok: bool = True


class TeamMemberListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of members, newest first."""

    data: list[TeamMemberItem]
    next_cursor: str | None


class TeamInvitationItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """An open invitation: the person who accepts it joins the team.

    `mailedAt` is null until its mail is sent, which happens after the request is answered.
    """

    id: Annotated[str, Meta(description="Id: `tinv_…`")]
    email: str
    role: TeamRole
    expires_at: Annotated[Instant, Meta(description="Until when it can be accepted")]
    mailed_at: Annotated[Instant | None, Meta(description="When the mail was sent; null: not yet")]


InvitationT = TypeVar("InvitationT", bound=TeamInvitationItem)


class TeamInvitationAnswer(TeamInvitationItem, frozen=True, kw_only=True, rename="camel"):
    """One invitation, by itself."""

    ok: bool = True


class TeamInvitationListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of open invitations, newest first."""

    data: list[TeamInvitationItem]
    next_cursor: str | None


class AddedTeamMemberAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The member, if the address is of one of the account's people; else the invitation."""

    member: Annotated[TeamMemberItem | None, Meta(description="The member; null: the person was invited")]
    invitation: Annotated[TeamInvitationItem | None, Meta(description="The invitation; null: the person was added at once")]
# fmt: on


def member_answer(member: TeamMember, shape: type[MemberT]) -> MemberT:
    """A member (read with the person), as an answer of this shape: in a list, or by itself."""
    user = member.membership.user
    return to_struct(member, shape, name=user.name or None, email=user.email)


def invitation_answer(row: TeamInvitation, shape: type[InvitationT]) -> InvitationT:
    """An invitation, as an answer of this shape: in a list, or by itself."""
    return to_struct(
        row,
        shape,
        email=row.invitation.email,
        expires_at=format_instant(row.invitation.expires_at),
        mailed_at=format_instant(row.invitation.mailed_at),
    )


class TeamsApi(EduView):
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
