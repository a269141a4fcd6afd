"""Role checks of EDU's operations, and the audit entry that every change writes."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

from accounts.domain.actors import Actor, ActorKind
from accounts.domain.audit import Changes
from accounts.models import Membership, User
from accounts.operations.audit.entries import record
from edu.domain.lifecycle import MANAGERS, TeamRole
from edu.errors import CoordinatorRequired
from edu.models import Team, TeamMember


class Audited(Protocol):
    """A row of an issuer's that has a public id."""

    issuer_id: UUID

    @property
    def public_id(self) -> str: ...


def record_shared_change(
    action: str,
    row: Audited,
    changes: Changes,
    *,
    actor: Actor,
    now: datetime,
) -> None:
    """Writes an audit entry about a row that both modes share: it is one of the live mode."""
    record(
        actor=actor,
        issuer_id=row.issuer_id,
        action=action,
        target=row.public_id,
        changes=changes,
        now=now,
    )


def set_changed(row: Any, values: Mapping[str, object]) -> dict[str, object]:
    """Sets the columns that differ. Returns their old values by name."""
    before = {
        name: getattr(row, name) for name, value in values.items() if getattr(row, name) != value
    }
    for name in before:
        setattr(row, name, values[name])
    return before


def require_manager(issuer_id: UUID, actor: Actor) -> None:
    """Raises CoordinatorRequired for a person who is neither owner nor administrator.

    The scopes of a key are checked by the API.
    """
    if actor.kind is ActorKind.USER and not _manages(issuer_id, actor):
        raise CoordinatorRequired


def require_coordinator(team: Team, actor: Actor) -> None:
    """The same for one team, which its coordinators may change, too."""
    if actor.kind is not ActorKind.USER or _manages(team.issuer_id, actor):
        return
    own = TeamMember.objects.of_user(team.issuer_id, int(actor.id)).coordinators()
    if not own.filter(team=team).exists():
        raise CoordinatorRequired


def require_any_coordinator(issuer_id: UUID, actor: Actor) -> None:
    """The same for rows without a team, such as recipients, which any coordinator may change."""
    if actor.kind is not ActorKind.USER or _manages(issuer_id, actor):
        return
    if not TeamMember.objects.of_user(issuer_id, int(actor.id)).coordinators().exists():
        raise CoordinatorRequired


def require_role_in(
    teams: Iterable[UUID | None],
    issuer_id: UUID,
    actor: Actor,
    *roles: TeamRole,
) -> None:
    """The same for rows of several teams, which members with one of these roles may change."""
    if actor.kind is not ActorKind.USER or _manages(issuer_id, actor):
        return
    own = TeamMember.objects.of_user(issuer_id, int(actor.id)).filter(role__in=roles)
    if not own.filter(team__in=[each for each in teams if each]).exists():
        raise CoordinatorRequired


def _manages(issuer_id: UUID, actor: Actor) -> bool:
    """Owners and administrators; also an operator of the platform, whose actions are audited."""
    own = Membership.objects.for_issuer(issuer_id).filter(user_id=int(actor.id))
    if own.filter(role__in=MANAGERS).exists():
        return True
    return User.objects.filter(pk=int(actor.id), is_superuser=True).exists()
