"""Teams, their members and their invitations in JSON."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from accounts.api.foundation.answers import Answer
from accounts.scopes import LocaleCode
from edu.lifecycle import TeamRole
from edu.models import Team, TeamInvitation, TeamMember
from lib.instants import Instant, format_instant

RoleWord = Annotated[str, Meta(extra_json_schema={"enum": TeamRole.values})]
RoleLiteral = Literal["coordinator", "instructor", "assessor"]
Name = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=254)]


class TeamDraft(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """A team's name: unique within the account."""

    name: Name


class TeamItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A team."""

    id: str
    name: str
    created_at: Instant


class TeamAnswer(TeamItem, frozen=True, kw_only=True, rename="camel"):
    """One team, by itself."""

    ok: bool = True


class TeamsAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of teams, newest first."""

    data: list[TeamItem]
    next_cursor: str | None


class MemberDraft(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Whom to put into the team, or to invite; `locale` is the language of the invitation.

    The key needs `edu:read` and `edu:manage` to seat instructors, `edu:issue` too for assessors, and
    `certificates:manage` as well for coordinators. One that is limited to certificate types or
    networks seats nobody.
    """

    email: Email
    role: RoleLiteral
    locale: LocaleCode | None = None


class MemberChange(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Another role: the key needs the scopes of whoever adds such a member."""

    role: RoleLiteral


class MemberItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One of the account's people, in this team."""

    id: str
    name: str | None
    email: str
    role: RoleWord
    joined_at: Instant


class MemberAnswer(MemberItem, frozen=True, kw_only=True, rename="camel"):
    """One member, by itself."""

    ok: bool = True


class MembersAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of members, newest first."""

    data: list[MemberItem]
    next_cursor: str | None


class InvitationItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """An open invitation: whoever accepts it is in the team.

    `mailedAt` is null until its mail has gone out, which happens after the answer that asked for it.
    """

    id: str
    email: str
    role: RoleWord
    expires_at: Instant
    mailed_at: Instant | None


class InvitationAnswer(InvitationItem, frozen=True, kw_only=True, rename="camel"):
    """One invitation, by itself."""

    ok: bool = True


class InvitationsAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of open invitations, newest first."""

    data: list[InvitationItem]
    next_cursor: str | None


class AddedAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The member, if the address is of one of the account's people; else the invitation."""

    member: MemberItem | None
    invitation: InvitationItem | None


def team_item(team: Team) -> TeamItem:
    """A team, for a list."""
    return TeamItem(id=team.public_id, name=team.name, created_at=format_instant(team.created_at))


def team_answer(team: Team) -> TeamAnswer:
    """A team, by itself."""
    return TeamAnswer(**msgspec.structs.asdict(team_item(team)))


def member_item(member: TeamMember) -> MemberItem:
    """A member, read with the person."""
    user = member.membership.user
    return MemberItem(
        id=member.public_id,
        name=user.name or None,
        email=user.email,
        role=member.role,
        joined_at=format_instant(member.joined_at),
    )


def member_answer(member: TeamMember) -> MemberAnswer:
    """A member, by itself."""
    return MemberAnswer(**msgspec.structs.asdict(member_item(member)))


def invitation_item(found: TeamInvitation) -> InvitationItem:
    """An invitation, for a list."""
    return InvitationItem(
        id=found.public_id,
        email=found.invitation.email,
        role=found.role,
        expires_at=format_instant(found.invitation.expires_at),
        mailed_at=format_instant(found.invitation.mailed_at),
    )


def invitation_answer(found: TeamInvitation) -> InvitationAnswer:
    """An invitation, by itself."""
    return InvitationAnswer(**msgspec.structs.asdict(invitation_item(found)))
