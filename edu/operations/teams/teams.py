"""Create and rename teams. Their members: `team_membership`."""

from datetime import datetime
from uuid import UUID

from django.db import IntegrityError, transaction

from accounts.domain import audit
from accounts.domain.actors import Actor
from edu.errors import TeamNameTaken, TeamNotFound
from edu.models import Team
from edu.operations.permissions import (
    record_shared_change,
    require_coordinator,
    require_manager,
    set_changed,
)


def find_team(*, issuer_id: UUID, team_id: UUID | None) -> Team:
    """The issuer's team. Raises TeamNotFound for any other."""
    rows = Team.objects.for_issuer(issuer_id)
    team = rows.filter(pk=team_id).first() if team_id else None
    if team is None:
        raise TeamNotFound
    return team


@transaction.atomic
def create_team(*, issuer_id: UUID, name: str, actor: Actor, now: datetime) -> Team:
    """Creates a team without members. Raises TeamNameTaken, CoordinatorRequired."""
    require_manager(issuer_id, actor)
    try:
        with transaction.atomic():
            team = Team.objects.create(issuer_id=issuer_id, name=name, created_at=now)
    except IntegrityError as error:
        raise TeamNameTaken from error
    record_shared_change(
        "team.created", team, audit.initial_values({"name": name}), actor=actor, now=now
    )
    return team


@transaction.atomic
def rename_team(*, team: Team, name: str, actor: Actor, now: datetime) -> Team:
    """Renames a team. Raises TeamNameTaken, CoordinatorRequired."""
    team = locked(team)
    require_coordinator(team, actor)
    before = set_changed(team, {"name": name})
    if not before:
        return team
    try:
        with transaction.atomic():
            team.save(update_fields=["name"])
    except IntegrityError as error:
        raise TeamNameTaken from error
    record_shared_change(
        "team.renamed", team, audit.diff(before, {"name": name}), actor=actor, now=now
    )
    return team


def locked(team: Team) -> Team:
    """Locks the team, so that two changes cannot remove its last two coordinators at once."""
    return Team.objects.select_for_update(no_key=True).get(pk=team.pk)
