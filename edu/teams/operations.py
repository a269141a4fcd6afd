"""Teams and their members: added or invited, changed, removed; never the last coordinator."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import F, Model

from accounts.actors import ActionContext, ActorKind, Grant, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import KeyPersonMayNotInvite
from accounts.keys.operations import scope_cap_of
from accounts.keys.people import person_behind_key
from accounts.keys.rules import refuse_exceeding_grant
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import Invitation, Membership, User
from accounts.people import invitations
from accounts.people.invitations import InvitationWithToken
from accounts.querysets import unique_or_raise
from accounts.scopes import Mode, Scope
from edu import events
from edu.errors import (
    CoordinatorRequired,
    LastCoordinator,
    TeamInvitationNotFound,
    TeamMemberNotFound,
    TeamNameTaken,
    TeamNotFound,
)
from edu.lifecycle import MANAGERS, TeamRole
from edu.models import Team, TeamInvitation, TeamMember
from lib.text import email_forms
from webhooks import outbox

from .models import TeamMemberQuerySet


def set_changed(row: Any, values: Mapping[str, object]) -> dict[str, object]:
    """Sets the columns that differ. Returns their old values by name."""
    before = {
        name: getattr(row, name) for name, value in values.items() if getattr(row, name) != value
    }
    for name in before:
        setattr(row, name, values[name])
    return before


def audit_values(values: Mapping[str, object]) -> dict[str, object]:
    """The values for the audit: rows by their ids."""
    return {
        name: getattr(value, "public_id", value.pk) if isinstance(value, Model) else value
        for name, value in values.items()
    }


def require_manager(context: RequestContext) -> None:
    """Raises CoordinatorRequired for a person who is neither owner nor administrator.

    The scopes of a key are checked by the API.
    """
    if context.actor.kind is ActorKind.USER and not _manages(context):
        raise CoordinatorRequired


def require_coordinator(context: RequestContext, team: Team) -> None:
    """Raises CoordinatorRequired for a person who neither manages the account nor coordinates this team."""
    _require_member(context, TeamMember.objects.coordinators().filter(team=team))


def require_any_coordinator(context: RequestContext) -> None:
    """Raises CoordinatorRequired for a person who neither manages the account nor coordinates any team."""
    _require_member(context, TeamMember.objects.coordinators())


def require_role_in(
    context: RequestContext, teams: Iterable[UUID | None], *roles: TeamRole
) -> None:
    """Raises CoordinatorRequired for a person who neither manages the account nor has one of these roles in one of the teams."""
    members = TeamMember.objects.filter(role__in=roles)
    _require_member(context, members.filter(team__in=[each for each in teams if each]))


def _require_member(context: RequestContext, members: TeamMemberQuerySet) -> None:
    """Raises CoordinatorRequired for a person who neither runs the account nor is one of these."""
    if context.actor.kind is not ActorKind.USER or _manages(context):
        return
    if not members.of_user(context.issuer.id, int(context.actor.id)).exists():
        raise CoordinatorRequired


def _manages(context: RequestContext) -> bool:
    """Owners and administrators; also a platform admin, whose actions are audited."""
    user_id = int(context.actor.id)
    own = Membership.objects.for_issuer(context.issuer.id).filter(user_id=user_id)
    if own.filter(role__in=MANAGERS).exists():
        return True
    return User.objects.filter(pk=user_id, is_superuser=True).exists()


def find_team(*, context: RequestContext, team_id: UUID | None) -> Team:
    """The issuer's team. Raises TeamNotFound for any other."""
    return Team.objects.for_issuer(context.issuer.id).get_or_raise(TeamNotFound, pk=team_id)


@transaction.atomic
def create_team(*, context: RequestContext, name: str) -> Team:
    """Creates a team without members. Raises TeamNameTaken, CoordinatorRequired."""
    require_manager(context)
    with unique_or_raise(TeamNameTaken):
        team = Team.objects.create(issuer_id=context.issuer.id, name=name, created_at=context.now)
    changes = audit.initial_values({"name": name})
    record(context, "team.created", team.public_id, changes, mode=Mode.LIVE)
    return team


@transaction.atomic
def rename_team(*, context: RequestContext, team: Team, name: str) -> Team:
    """Renames a team. Raises TeamNameTaken, CoordinatorRequired."""
    team = locked(team)
    require_coordinator(context, team)
    before = set_changed(team, {"name": name})
    if not before:
        return team
    with unique_or_raise(TeamNameTaken):
        team.save(update_fields=["name"])
    changes = audit.diff(before, {"name": name})
    record(context, "team.renamed", team.public_id, changes, mode=Mode.LIVE)
    return team


def locked(team: Team) -> Team:
    """Locks the team, so that two changes cannot remove its last two coordinators at once."""
    return Team.objects.select_for_update(no_key=True).get(pk=team.pk)


# --- the members ----------------------------------------------------------------------------------


_TEACHING = frozenset({Scope.EDU_READ.value, Scope.EDU_MANAGE.value})
_ASSESSING = _TEACHING | {Scope.EDU_ISSUE.value}
# What a role may do in the back office, as scopes. Coordinators may also revoke certificates.
ROLE_SCOPES: Mapping[TeamRole, frozenset[str]] = {
    TeamRole.INSTRUCTOR: _TEACHING,
    TeamRole.ASSESSOR: _ASSESSING,
    TeamRole.COORDINATOR: _ASSESSING | {Scope.CERTIFICATES_MANAGE.value},
}


def require_role_scopes(
    context: RequestContext, own: Grant | None, roles: Iterable[TeamRole]
) -> None:
    """Raises GrantExceeded if the requesting key (None: a person) gives less than one of these roles,
    and KeyPersonMayNotInvite if the person behind the key may not give it themselves any more: a
    person who has left could otherwise come back by a key of theirs.

    People act on every certificate type, and from any network: a key that is limited to some
    types or networks adds no members. An end of the key does not matter: a member can be removed later.
    """
    if own is None:
        return
    person = person_behind_key(context)
    cap = None if person is None else scope_cap_of(context.issuer.id, person)
    for role in roles:
        if cap is not None and not ROLE_SCOPES[role] <= cap:
            raise KeyPersonMayNotInvite
        needed = Grant(mode=own.mode, scopes=ROLE_SCOPES[role], expires_at=own.expires_at)
        refuse_exceeding_grant(needed, own)


@dataclass(frozen=True, slots=True)
class AddedMember:
    """A member, if the address is of one of the issuer's people; else an invitation.

    `fresh` has to be mailed after the commit; it is None if an earlier mail still leads here.
    """

    member: TeamMember | None = None
    invitation: TeamInvitation | None = None
    fresh: InvitationWithToken | None = None


@transaction.atomic
def add_member(
    *,
    context: RequestContext,
    team: Team,
    email: str,
    role: TeamRole,
    locale: str,
    own: Grant | None = None,
) -> AddedMember:
    """Adds one of the issuer's people to the team, or invites a new person.

    A new person becomes only a team member of the issuer. A person who is in the team already, or
    was invited to it, gets the stated role. `own` is the requesting key's grant; None for a person.
    Raises CoordinatorRequired, LastCoordinator, PlanLimitReached, GrantExceeded.
    """
    require_role_scopes(context, own, [role])
    locked_issuer(team.issuer_id)  # before the team, as when a person leaves the issuer
    team = locked(team)
    require_coordinator(context, team)
    people = Membership.objects.for_issuer(team.issuer_id).select_related("user")
    membership = people.filter(user__email__in=email_forms(email)).first()
    if membership is not None:
        return AddedMember(member=_add(context, team, membership, role))
    invited = invitations.invite_to_team(context=context, email=email, locale=locale)
    invitation, _ = TeamInvitation.objects.update_or_create(
        {"role": role},
        {"issuer_id": team.issuer_id, "role": role, "created_at": context.now},
        team=team,
        invitation=invited.invitation,
    )
    if invited.fresh:
        require_role_scopes(context, own, _roles_in(invited.invitation))
    stated = {"role": role, "invitation": invited.invitation.public_id}
    changes = audit.initial_values(stated)
    record(context, "team.invited", team.public_id, changes, mode=Mode.LIVE)
    return AddedMember(invitation=invitation, fresh=invited.fresh)


@transaction.atomic
def change_role(
    *,
    context: RequestContext,
    team: Team,
    member_id: UUID | None,
    role: TeamRole,
    own: Grant | None = None,
) -> TeamMember:
    """Gives a member another role. Raises TeamMemberNotFound, LastCoordinator, CoordinatorRequired;
    GrantExceeded if the requesting key (`own`) gives less than the role.
    """
    require_role_scopes(context, own, [role])
    team = locked(team)
    require_coordinator(context, team)
    member = _member(team, member_id)
    return _put_role(context, member, role)


@transaction.atomic
def remove_member(*, context: RequestContext, team: Team, member_id: UUID | None) -> None:
    """Removes a person from the team; they stay a member of the issuer.

    Raises TeamMemberNotFound, LastCoordinator, CoordinatorRequired.
    """
    team = locked(team)
    require_coordinator(context, team)
    member = _member(team, member_id)
    _require_other_coordinator(member)
    _remove(context, member)


@transaction.atomic
def invite_again(
    *, context: RequestContext, team: Team, invitation_id: UUID | None, own: Grant | None = None
) -> tuple[TeamInvitation, InvitationWithToken]:
    """Renews an invitation for 7 days, with a new token; the old one stops working.

    Raises TeamInvitationNotFound, CoordinatorRequired, PlanLimitReached; OwnerRequired where the
    invitation gives more than roles in teams; GrantExceeded if the requesting key (`own`) gives less
    than one of these roles.
    """
    require_coordinator(context, team)
    team_invitation = _invitation(team, invitation_id)
    require_role_scopes(context, own, _roles_in(team_invitation.invitation))
    invited = invitations.renew_team_invitation(
        context=context, invitation_id=team_invitation.invitation_id
    )
    team_invitation.invitation = invited.invitation
    return team_invitation, invited


@transaction.atomic
def revoke_invitation(*, context: RequestContext, team: Team, invitation_id: UUID | None) -> None:
    """Removes this team from the invitation; an invitation without any team is revoked.

    Raises TeamInvitationNotFound, CoordinatorRequired.
    """
    locked_issuer(team.issuer_id)
    team = locked(team)
    require_coordinator(context, team)
    team_invitation = _invitation(team, invitation_id)
    invitation = team_invitation.invitation
    team_invitation.delete()
    changes = audit.diff({"invitation": invitation.public_id}, {})
    record(context, "team.invitation_revoked", team.public_id, changes, mode=Mode.LIVE)
    if invitations.is_for_teams_only(invitation) and not invitation.teams.exists():
        invitations.revoke_team_invitation(context=context, invitation_id=invitation.pk)


# --- called by signals of accounts ----------------------------------------------------------------------------


def join_invited_teams(
    *, context: ActionContext, invitation: Invitation, membership: Membership, **_: object
) -> None:
    """Adds the person who accepted an invitation to all of its teams."""
    rows = TeamInvitation.objects.filter(invitation=invitation).select_related("team")
    for team_invitation in rows.order_by("team_id"):
        _add(context, locked(team_invitation.team), membership, TeamRole(team_invitation.role))


def copy_invitations(before: Invitation, after: Invitation, **_: object) -> None:
    """Gives the new invitation the teams of the old one."""
    TeamInvitation.objects.filter(invitation=before).update(invitation=after)


def leave_all(*, context: ActionContext, membership: Membership, **_: object) -> None:
    """Removes the person from every team, also as the last coordinator.

    An account must be able to lock a person out at once; owners run the team until it has a new one.
    """
    rows = TeamMember.objects.filter(membership=membership).select_related("team")
    for member in rows.order_by("team_id"):
        member.team = locked(member.team)
        _remove(context, member)


# --- the rows -------------------------------------------------------------------------------------


def _add(context: ActionContext, team: Team, membership: Membership, role: TeamRole) -> TeamMember:
    member = TeamMember.objects.filter(team=team, membership=membership).first()
    if member is not None:
        member.team, member.membership = team, membership
        return _put_role(context, member, role)
    member = TeamMember.objects.create(
        issuer_id=team.issuer_id, team=team, membership=membership, role=role, joined_at=context.now
    )
    _announce(events.MEMBER_ADDED, member, context.now)
    stated = {"member": membership.audit_target, "role": role}
    _record(context, "team.member_added", team, audit.initial_values(stated))
    return member


def _put_role(context: ActionContext, member: TeamMember, role: TeamRole) -> TeamMember:
    if member.role == role:
        return member
    _require_other_coordinator(member)
    before = {"role": member.role}
    member.role = role
    member.save(update_fields=["role"])
    changes = audit.diff(before, {"role": role})
    target = {"member": {"before": member.membership.audit_target, "after": None}}
    _record(context, "team.role_changed", member.team, {**target, **changes})
    return member


def _remove(context: ActionContext, member: TeamMember) -> None:
    _announce(events.MEMBER_REMOVED, member, context.now)
    stated = {"member": member.membership.audit_target, "role": member.role}
    _record(context, "team.member_removed", member.team, audit.diff(stated, {}))
    member.delete()


def _record(context: ActionContext, action: str, team: Team, changes: audit.Changes) -> None:
    """Record a change to a team for its issuer: a person who joins or leaves has no active one."""
    record(context, action, team.public_id, changes, issuer_id=team.issuer_id, mode=Mode.LIVE)


def _announce(name: str, member: TeamMember, now: datetime) -> None:
    """Records the event under the team's next sequence number; the team is locked."""
    team = member.team
    team.sequence += 1
    Team.objects.filter(pk=team.pk).update(sequence=F("sequence") + 1)
    outbox.record(events.member_event(name, member, now))


def _member(team: Team, member_id: UUID | None) -> TeamMember:
    rows = TeamMember.objects.select_related("membership__user")
    member = rows.get_or_raise(TeamMemberNotFound, team=team, pk=member_id)
    member.team = team
    return member


def _invitation(team: Team, invitation_id: UUID | None) -> TeamInvitation:
    rows = TeamInvitation.objects.open().select_related("invitation__issuer")
    return rows.get_or_raise(TeamInvitationNotFound, team=team, pk=invitation_id)


def _roles_in(invitation: Invitation) -> list[TeamRole]:
    """The roles that it gives, in all of its teams."""
    return [TeamRole(each.role) for each in invitation.teams.all()]


def _require_other_coordinator(member: TeamMember) -> None:
    others = TeamMember.objects.filter(team=member.team).coordinators().exclude(pk=member.pk)
    if member.role == TeamRole.COORDINATOR and not others.exists():
        raise LastCoordinator
