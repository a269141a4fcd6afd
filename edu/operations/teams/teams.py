"""Teams: made and renamed. Whoever is in them: `team_members`."""

from datetime import datetime
from uuid import UUID

from django.db import IntegrityError, transaction

from accounts import audit
from accounts.actors import Actor
from edu.errors import TeamNameTaken, TeamNotFound
from edu.models import Team
from edu.operations.permissions import note, require_coordinator, require_manager, set_changed


def find_team(*, issuer_id: UUID, team_id: UUID | None) -> Team:
    """The issuer's team. Raises TeamNotFound for any other."""
    rows = Team.objects.for_issuer(issuer_id)
    found = rows.filter(pk=team_id).first() if team_id else None
    if found is None:
        raise TeamNotFound
    return found


@transaction.atomic
def create_team(*, issuer_id: UUID, name: str, actor: Actor, now: datetime) -> Team:
    """A team with nobody in it yet. Raises TeamNameTaken, CoordinatorRequired."""
    require_manager(issuer_id, actor)
    try:
        with transaction.atomic():
            team = Team.objects.create(issuer_id=issuer_id, name=name, created_at=now)
    except IntegrityError as error:
        raise TeamNameTaken from error
    note("team.created", team, audit.initial_values({"name": name}), actor=actor, now=now)
    return team


@transaction.atomic
def rename_team(*, team: Team, name: str, actor: Actor, now: datetime) -> Team:
    """Gives a team another name. Raises TeamNameTaken, CoordinatorRequired."""
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
    note("team.renamed", team, audit.diff(before, {"name": name}), actor=actor, now=now)
    return team


def locked(team: Team) -> Team:
    """The row that every change of a team waits for, so that no two take its last coordinator."""
    return Team.objects.select_for_update(no_key=True).get(pk=team.pk)
