"""Cohorts: the classes and course dates in which a program is held, each of one mode."""

from collections.abc import Sequence
from datetime import date
from typing import TypedDict
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from accounts.querysets import unique_or_raise
from edu.errors import CohortCodeTaken, CohortNotFound, ProgramArchived
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Program, Team
from edu.programs import operations as programs
from edu.teams.operations import audit_values, require_role_in, set_changed


class CohortFields(TypedDict, total=False):
    """The columns of a cohort that a request states; the team is the issuer's own, or None."""

    code: str
    name: str
    starts_on: date | None
    ends_on: date | None
    team: Team | None


def find_cohort(*, context: RequestContext, cohort_id: UUID | None) -> Cohort:
    """The issuer's cohort of this mode and these types, with its program.

    Raises CohortNotFound for any other.
    """
    rows = Cohort.objects.for_issuer(context.issuer.id, context.mode, context.types)
    rows = rows.select_related("program__team", "team")
    return rows.get_or_raise(CohortNotFound, pk=cohort_id)


@transaction.atomic
def create_cohort(*, context: RequestContext, program: Program, course: CohortFields) -> Cohort:
    """Creates an empty cohort, also of a draft: a class is prepared before it is announced.

    Raises ValidationFailed, CohortCodeTaken, ProgramArchived; CoordinatorRequired for a person who
    does not run the program.
    """
    program = programs.locked(program)
    require_cohort_role(program, None, context)
    if program.state == ProgramState.ARCHIVED:
        raise ProgramArchived
    cohort = Cohort(
        issuer_id=context.issuer.id,
        mode=context.mode,
        program=program,
        created_at=context.now,
        changed_at=context.now,
        **course,
    )
    _check(cohort)
    with unique_or_raise(CohortCodeTaken):
        cohort.save(force_insert=True)
    stated = audit.initial_values({"program": program.public_id, **audit_values(course)})
    record(context, "cohort.created", cohort.public_id, stated)
    return cohort


@transaction.atomic
def change_cohort(
    *, context: RequestContext, cohort_id: UUID | None, course: CohortFields
) -> Cohort:
    """Changes what is stated. Raises CohortNotFound, ValidationFailed, CohortCodeTaken,
    ProgramArchived; CoordinatorRequired for a person who runs neither the cohort nor its program.
    """
    cohort = locked_cohort(context, cohort_id)
    require_cohort_role(cohort.program, cohort.team_id, context)
    before = set_changed(cohort, course)
    if not before:
        return cohort
    _check(cohort)
    cohort.changed_at = context.now
    with unique_or_raise(CohortCodeTaken):
        cohort.save(update_fields=[*before, "changed_at"])
    after = {name: getattr(cohort, name) for name in before}
    changes = audit.diff(audit_values(before), audit_values(after))
    record(context, "cohort.changed", cohort.public_id, changes)
    return cohort


def locked_cohort(context: RequestContext, cohort_id: UUID | None) -> Cohort:
    """Locks the cohort: nobody else changes it or archives its program. Raises CohortNotFound, ProgramArchived."""
    rows = Cohort.objects.for_issuer(context.issuer.id, context.mode, context.types)
    rows.select_for_update(no_key=True).get_or_raise(CohortNotFound, pk=cohort_id)
    # Read after locking: the previous holder of the lock may have archived the program.
    cohort = find_cohort(context=context, cohort_id=cohort_id)
    if cohort.program.state == ProgramState.ARCHIVED:
        raise ProgramArchived
    return cohort


def require_cohort_role(
    program: Program, team_id: UUID | None, context: RequestContext, *others: TeamRole
) -> None:
    """Requires a coordinator of the program's team or of the cohort's own, or one of the `others` there.

    Raises CoordinatorRequired.
    """
    teams = (program.team_id, team_id)
    require_role_in(context, teams, TeamRole.COORDINATOR, *others)


def date_faults(starts_on: date | None, ends_on: date | None) -> Sequence[FieldError]:
    """Faults of the days on which a cohort begins and ends."""
    if starts_on and ends_on and ends_on < starts_on:
        return [FieldError("/endsOn", "date_order", {"other": "startsOn"})]
    return []


# --- the row --------------------------------------------------------------------------------------


def _check(cohort: Cohort) -> None:
    if faults := date_faults(cohort.starts_on, cohort.ends_on):
        raise ValidationFailed(faults)
