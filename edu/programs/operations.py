"""Create, change, publish and archive programs. Both modes share them, as certificate types."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from accounts.querysets import unique_or_raise
from accounts.scopes import Mode
from certificates.models import CertificateType
from certificates.types.models import SubjectKind
from certificates.types.operations import as_named
from edu import events
from edu.errors import (
    GradeScaleFixed,
    ProgramArchived,
    ProgramCodeTaken,
    ProgramInUse,
    ProgramNotFound,
    ProgramNotPublished,
    ProgramNotReady,
    TeamNotFound,
)
from edu.lifecycle import EnrolmentStatus, ProgramState
from edu.models import Cohort, Enrolment, Program, Team
from edu.onboarding.operations import require_approval
from edu.teams.operations import (
    audit_values,
    find_team,
    require_coordinator,
    require_manager,
    set_changed,
)
from webhooks import outbox

from .rules import ProgramFields, check_program


def find_program(*, context: RequestContext, program_id: UUID | None) -> Program:
    """The issuer's program, of these types. Raises ProgramNotFound for any other."""
    rows = Program.objects.for_issuer(context.issuer.id, context.types)
    rows = rows.select_related("team", "certificate_type")
    return rows.get_or_raise(ProgramNotFound, pk=program_id)


def find_published_program(context: RequestContext, program_id: UUID | None) -> Program:
    """The program, if it can be completed. Raises ProgramNotFound, ProgramNotPublished."""
    program = find_program(context=context, program_id=program_id)
    if program.state != ProgramState.PUBLISHED:
        raise ProgramNotPublished
    return program


def team_named(context: RequestContext, team_id: UUID | None) -> Team:
    """The team that a request names. Raises ValidationFailed for one of another issuer."""
    try:
        return find_team(context=context, team_id=team_id)
    except TeamNotFound as error:
        raise ValidationFailed([FieldError("/teamId", "unknown_team")]) from error


def type_named(
    issuer_id: UUID, type_id: int | None, code: str | None, types: frozenset[int] = frozenset()
) -> CertificateType:
    """The certificate type that a request names, by id, by code, or by both.

    Raises ValidationFailed for one that does not exist, and where the two disagree.
    """
    rows = CertificateType.objects.for_issuer(issuer_id, types).select_related("current")
    row = rows.filter(**({"code": code} if type_id is None else {"pk": type_id})).first()
    return as_named(row, type_id, code)


@transaction.atomic
def create_program(
    *,
    context: RequestContext,
    code: str,
    curriculum: ProgramFields,
    team: Team | None = None,
    certificate_type: CertificateType | None = None,
) -> Program:
    """Creates a draft. `team` and `certificate_type` are the issuer's own.

    Raises ValidationFailed, ProgramCodeTaken; CoordinatorRequired for a person who does not run the
    team (for a program of no team: the account).
    """
    _require_role(context, team)
    values = check_program(curriculum) | {"team": team, "certificate_type": certificate_type}
    _require_usable_type(certificate_type)
    program = Program(
        issuer_id=context.issuer.id,
        code=code,
        created_at=context.now,
        changed_at=context.now,
        **values,
    )
    with unique_or_raise(ProgramCodeTaken):
        program.save(force_insert=True)
    stated = audit.initial_values({"code": code, **audit_values(values)})
    record(context, "program.created", program.public_id, stated, mode=Mode.LIVE)
    return program


@transaction.atomic
def change_program(
    *,
    context: RequestContext,
    program: Program,
    curriculum: ProgramFields,
    links: Mapping[str, Any] | None = None,
) -> Program:
    """Changes the stated fields; `links` may have `team` and `certificate_type`, the issuer's own or None.

    Raises ValidationFailed; ProgramArchived; once it is published GradeScaleFixed where another scale is
    stated, and ProgramNotReady where the type is taken away; CoordinatorRequired for a person who
    runs neither the account nor both the team that it has and the one that it gets.
    """
    program = locked(program)
    _require_role(context, program.team)
    if program.state == ProgramState.ARCHIVED:
        raise ProgramArchived
    values = check_program(curriculum) | dict(links or {})
    before = set_changed(program, values)
    if not before:
        return program
    if "team" in before:
        _require_role(context, program.team)
    if "certificate_type" in before:
        _require_usable_type(program.certificate_type)
    if program.state == ProgramState.PUBLISHED:
        _refuse_change_of_published(program, before)
    _save(program, [*before], context.now)
    after = {name: values[name] for name in before}
    changes = audit.diff(audit_values(before), audit_values(after))
    record(context, "program.changed", program.public_id, changes, mode=Mode.LIVE)
    return program


@transaction.atomic
def publish_program(*, context: RequestContext, program: Program) -> Program:
    """Publishes a draft, so that it can be completed. Does nothing for a published program.

    Raises ApprovalRequired unless the issuer is approved, ProgramNotReady, ProgramArchived,
    CoordinatorRequired.
    """
    program = locked(program)
    _require_role(context, program.team)
    if program.state == ProgramState.PUBLISHED:
        return program
    if program.state == ProgramState.ARCHIVED:
        raise ProgramArchived
    require_approval(program.issuer_id)
    _require_ready(program)
    program.published_at = context.now
    return _move(context, program, ProgramState.PUBLISHED, events.PROGRAM_PUBLISHED)


@transaction.atomic
def archive_program(*, context: RequestContext, program: Program) -> Program:
    """Archives the program for good: no more cohorts and enrolments. Issued certificates stay.

    Does nothing for an archived program. Raises ProgramInUse while recipients of the live mode are
    enrolled, CoordinatorRequired.
    """
    program = locked(program)
    _require_role(context, program.team)
    if program.state == ProgramState.ARCHIVED:
        return program
    # Enrolling locks the cohort: nobody is enrolled while this counts.
    list(Cohort.objects.filter(program=program).order_by("pk").select_for_update(no_key=True))
    enrolled = Enrolment.objects.filter(program=program, mode=Mode.LIVE)
    if count := enrolled.in_status(EnrolmentStatus.ENROLLED).count():
        raise ProgramInUse(count=count, members={"enrolled": count})
    program.archived_at = context.now
    return _move(context, program, ProgramState.ARCHIVED, events.PROGRAM_ARCHIVED)


def locked(program: Program) -> Program:
    """Locks the program against all other changes and new cohorts."""
    Program.objects.select_for_update(no_key=True).get(pk=program.pk)
    # Read after locking: the previous holder of the lock may have changed team or type.
    return Program.objects.select_related("team", "certificate_type__current").get(pk=program.pk)


# --- the row --------------------------------------------------------------------------------------


def _require_role(context: RequestContext, team: Team | None) -> None:
    if team is None:
        require_manager(context)
    else:
        require_coordinator(context, team)


def _require_usable_type(chosen: CertificateType | None) -> None:
    """Raises ValidationFailed for an archived type, and for one that is not about persons."""
    if chosen is None:
        return
    if chosen.archived_at is not None:
        raise ValidationFailed([FieldError("/typeId", "type_archived")])
    if not _is_for_persons(chosen):
        raise ValidationFailed([FieldError("/typeId", "not_of_persons")])


def _refuse_change_of_published(program: Program, before: Mapping[str, object]) -> None:
    """Grades given since publishing, here or elsewhere, are of the published scale."""
    if "grade_scale" in before:
        raise GradeScaleFixed
    if "certificate_type" in before:
        _require_ready(program)


def _require_ready(program: Program) -> None:
    """The type may have been archived, or changed to another kind, since it was chosen."""
    chosen = program.certificate_type
    if chosen is None or chosen.archived_at is not None or not _is_for_persons(chosen):
        raise ProgramNotReady(members={"missing": ["typeId"]})


def _is_for_persons(chosen: CertificateType) -> bool:
    return chosen.current is not None and chosen.current.kind == SubjectKind.PERSON


def _move(context: RequestContext, program: Program, to: ProgramState, event: str) -> Program:
    before, program.state = program.state, to
    _save(program, ["state", "published_at", "archived_at"], context.now)
    changes = audit.diff({"state": before}, {"state": to})
    record(context, event, program.public_id, changes, mode=Mode.LIVE)
    outbox.record(events.program_event(event, program, context.now))
    return program


def _save(program: Program, columns: list[str], now: datetime) -> None:
    program.sequence += 1
    program.changed_at = now
    program.save(update_fields=[*columns, "sequence", "changed_at"])
