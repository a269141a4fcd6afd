"""Teams, their members and their invitations in JSON."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from accounts.api.responses import Answer, Entries
from accounts.scopes import Locale
from edu.lifecycle import TeamRole
from edu.models import TeamInvitation, TeamMember
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct

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
