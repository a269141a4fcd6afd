"""Create and rename teams. Their members: `team_membership`."""

from uuid import UUID

from django.db import IntegrityError, transaction

from accounts.domain import audit
from accounts.domain.actors import RequestContext
from accounts.operations.audit.entries import record
from accounts.scopes import Mode
from edu.errors import TeamNameTaken, TeamNotFound
from edu.models import Team

from .permissions import require_coordinator, require_manager, set_changed


def find_team(*, context: RequestContext, team_id: UUID | None) -> Team:
    """The issuer's team. Raises TeamNotFound for any other."""
    rows = Team.objects.for_issuer(context.issuer.id)
    team = rows.filter(pk=team_id).first() if team_id else None
    if team is None:
        raise TeamNotFound
    return team


@transaction.atomic
def create_team(*, context: RequestContext, name: str) -> Team:
    """Creates a team without members. Raises TeamNameTaken, CoordinatorRequired."""
    require_manager(context)
    try:
        with transaction.atomic():
            team = Team.objects.create(
                issuer_id=context.issuer.id, name=name, created_at=context.now
            )
    except IntegrityError as error:
        raise TeamNameTaken from error
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
    try:
        with transaction.atomic():
            team.save(update_fields=["name"])
    except IntegrityError as error:
        raise TeamNameTaken from error
    changes = audit.diff(before, {"name": name})
    record(context, "team.renamed", team.public_id, changes, mode=Mode.LIVE)
    return team


def locked(team: Team) -> Team:
    """Locks the team, so that two changes cannot remove its last two coordinators at once."""
    return Team.objects.select_for_update(no_key=True).get(pk=team.pk)
