"""The routes of programs. Both modes share them, so a test key only reads them."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api import parsing
from accounts.api.endpoints import Created, JsonBody, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer, Entries, Ok
from accounts.api.schema import Json
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Locale, Scope
from edu.api import EduView, resource_url
from edu.lifecycle import Attendance, EduPrefix, ProgramState
from edu.models import Program
from lib import ids
from lib.choices import describe_words
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from . import operations as programs
from .rules import (
    LANGUAGE,
    MAX_ALIGNMENTS,
    MAX_DESCRIPTION,
    MAX_OUTCOMES,
    MAX_VALIDITY_MONTHS,
    ProgramFields,
    check_program,
)

Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,60}$")]
Name = Annotated[str, Meta(max_length=200)]
Long = Annotated[str, Meta(max_length=MAX_DESCRIPTION)]
Level = Annotated[int, Meta(ge=1, le=8)]
Amount = Annotated[float, Meta(ge=0)]
Months = Annotated[int, Meta(ge=1, le=MAX_VALIDITY_MONTHS)]
Language = Annotated[str, Meta(max_length=16, pattern=LANGUAGE)]
Outcome = Annotated[str, Meta(min_length=1, max_length=500)]
Outcomes = Annotated[list[Outcome], Meta(max_length=MAX_OUTCOMES)]
TypeId = Annotated[int, Meta(ge=1)]
TypeCode = Annotated[str, Meta(min_length=1, max_length=60)]
# Which members belong to which kind is said and checked by `edu.grades`.
SCALE: Json = {
    "kind": {
        "type": "string",
        "enum": ["numeric", "labels", "pass_fail"],
        "description": "Whether grades are numbers, words, or only passed and not passed",
    },
    "min": {"type": "string", "description": "Of `numeric`: the lowest grade, such as `1`"},
    "max": {"type": "string", "description": "Of `numeric`: the highest grade, such as `6`"},
    "step": {"type": "string", "description": "Of `numeric`: from one grade to the next: `0.1`"},
    "passMark": {"type": "string", "description": "Of `numeric`: the last grade that passes: `4`"},
    "better": {
        "type": "string",
        "enum": ["higher", "lower"],
        "description": 'Of `numeric`: which grades are better. Without it: `"higher"`',
    },
    "labels": {
        "type": "array",
        "items": {"type": "object"},
        "description": 'Of `labels`: each grade, the best first: `{"label": "gut", "passed": true}`',
    },
}
Scale = Annotated[
    dict[str, Any],
    Meta(
        title="GradeScale",
        description="numeric {min, max, step, passMark, better}, labels {labels: [{label, passed}]}, or pass_fail",
        extra_json_schema={"properties": SCALE, "required": ["kind"]},
    ),
]
LINKED = ("code", "team_id", "type_id", "type_code")


class ProgramNames(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name in each of the four languages."""

    de: Name
    en: Name
    fr: Name
    sq: Name


class ProgramDescriptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The description in each of the four languages; null in a language without one."""

    de: Long | None = None
    en: Long | None = None
    fr: Long | None = None
    sq: Long | None = None


class ProgramAlignment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a framework that the program corresponds to, such as an ESCO skill by its URI."""

    framework: Annotated[str, Meta(max_length=100, description="Name of the framework: `ESCO`")]
    uri: Annotated[str, Meta(max_length=500, description="URI of the entry in the framework")]
    label: Annotated[str, Meta(max_length=200, description="Name of the entry in the framework")]


Alignments = Annotated[list[ProgramAlignment], Meta(max_length=MAX_ALIGNMENTS)]


# fmt: off
describe_words("GradeOrder", "Which grades of a numeric scale are better", {
    "higher": "Higher numbers", "lower": "Lower numbers",
})
describe_words("GradeScaleKind", "How a program is graded", {
    "numeric": "By a number between `min` and `max`", "labels": "By one of the words in `labels`", "pass_fail": "Passed or not, without a grade",
})


class ProgramDraft(RequestStruct, frozen=True, kw_only=True):
    """A new program, as a draft. `credits` are ECTS; `attendance` is how it is held.

    The certificate type is named by `typeId` or `typeCode`; if by both, they have to agree.
    Without `validityMonths` the certificate type says how long certificates last; without a
    `gradeScale` a program is only passed.
    """

    code: Annotated[Code, Meta(description="Short name of your own, unique within the account")]
    name: Annotated[ProgramNames, Meta(description="Name of the program, by language")]
    language: Annotated[Language, Meta(description="Language of instruction, as a BCP 47 tag: `sq`")]
    description: Annotated[ProgramDescriptions, Meta(description="What the program is about, by language")] = ProgramDescriptions()
    team_id: Annotated[str | None, Meta(description="Id of the team that runs it: `team_…`; null: the account’s people, or the program’s team")] = None
    type_id: Annotated[TypeId | None, Meta(description="Number of the certificate type that its certificates have")] = None
    type_code: Annotated[TypeCode | None, Meta(description="Code of the certificate type that its certificates have")] = None
    eqf_level: Annotated[Level | None, Meta(description="Level of the European Qualifications Framework, 1 to 8")] = None
    credits: Annotated[Amount | None, Meta(description="Credits (ECTS)")] = None
    hours: Annotated[Amount | None, Meta(description="Length in hours")] = None
    attendance: Annotated[Attendance, Meta(description="How the program is held")] = Attendance.ON_SITE
    learning_outcomes: Annotated[Outcomes, Meta(description="What those who have passed can do, one sentence each")] = []
    alignment: Annotated[Alignments, Meta(description="Entries of frameworks that the program corresponds to")] = []
    validity_months: Months | None = None
    grade_scale: Annotated[Scale | None, Meta(description="Scale of the grades; null: a program is only passed")] = None


class ProgramChange(RequestStruct, frozen=True, kw_only=True):
    """The fields to change; a field that is left out stays as it is, null clears it. The code is fixed.

    Once the program is published its `gradeScale` is fixed.
    """

    name: ProgramNames | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    description: ProgramDescriptions | UnsetType | None = UNSET
    team_id: str | UnsetType | None = UNSET
    type_id: TypeId | UnsetType | None = UNSET
    type_code: TypeCode | UnsetType | None = UNSET
    eqf_level: Level | UnsetType | None = UNSET
    credits: Amount | UnsetType | None = UNSET
    hours: Amount | UnsetType | None = UNSET
    attendance: Attendance | UnsetType = UNSET
    learning_outcomes: Outcomes | UnsetType | None = UNSET
    alignment: Alignments | UnsetType | None = UNSET
    validity_months: Months | UnsetType | None = UNSET
    grade_scale: Scale | UnsetType | None = UNSET


class ProgramItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A program."""

    id: Annotated[str, Meta(description="Id: `prog_…`")]
    code: str
    state: Annotated[ProgramState, Meta(description="How far it is")]
    name: dict[str, str]
    description: dict[str, str | None]
    team_id: str | None
    type_id: int | None
    type_code: str | None
    eqf_level: int | None
    credits: float | None
    hours: float | None
    attendance: Attendance
    language: str
    learning_outcomes: list[str]
    alignment: list[ProgramAlignment]
    validity_months: int | None
    grade_scale: Scale | None
    published_at: Instant | None
    archived_at: Annotated[Instant | None, Meta(description="When it was archived; null: it is not")]
    created_at: Instant
    changed_at: Instant
# fmt: on


ProgramT = TypeVar("ProgramT", bound=ProgramItem)


class ProgramAnswer(ProgramItem, frozen=True, kw_only=True, rename="camel"):
    """One program, by itself."""

    ok: Ok = True


class ProgramListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of programs, newest first."""

    data: Entries[ProgramItem]
    next_cursor: str | None


def curriculum(stated: Mapping[str, Any]) -> ProgramFields:
    """The stated fields by column, without code, team and type, which the caller looks up."""
    made: dict[str, Any] = {}
    for name in stated.keys() - set(LINKED):
        made |= _columns(name, stated[name])
    return cast(ProgramFields, made)


def _columns(name: str, value: Any) -> Mapping[str, Any]:
    match name:
        case "name":
            return {f"name_{locale}": getattr(value, locale) for locale in Locale.values}
        case "description":
            descriptions = value or ProgramDescriptions()
            return {
                f"description_{code}": getattr(descriptions, code) or "" for code in Locale.values
            }
        case "credits" | "hours":
            return {name: None if value is None else Decimal(str(value))}
        case "learning_outcomes" | "alignment":
            return {name: msgspec.to_builtins(value or [])}
    return {name: value}


def program_answer(row: Program, shape: type[ProgramT]) -> ProgramT:
    """A program, as an answer of this shape: in a list, or by itself."""
    return to_struct(
        row,
        shape,
        credits=None if row.credits is None else float(row.credits),
        hours=None if row.hours is None else float(row.hours),
        name=row.names,
        description=row.descriptions,
        type_id=row.certificate_type_id,
        type_code=row.certificate_type.code if row.certificate_type else None,
    )


LARGEST_ID = 2**63 - 1  # of a bigint


class ProgramsApi(EduView):
    """Programs, from draft to archive."""

    tag = "programs"

    def find_program(self, program_id: str) -> Program:
        """The account's program, or 404."""
        return programs.find_program(
            context=self.context, program_id=ids.parse(EduPrefix.PROGRAM, program_id)
        )

    def links(self, stated: Mapping[str, Any]) -> dict[str, Any]:
        """The team and the certificate type named in a body; a part that is not named is left out."""
        return self.team_of(stated) | self._certificate_type(stated)

    def refused(self, stated: Mapping[str, Any], unread: frozenset[str]) -> Iterator[FieldError]:
        """The faults beyond their shape of the fields that could be read."""
        yield from parsing.collect_faults(lambda: self.team_of(stated))
        yield from parsing.collect_faults(lambda: self._certificate_type(stated))
        yield from parsing.collect_faults(lambda: check_program(curriculum(stated)))

    def stated(
        self, body: JsonBody[ProgramDraft] | JsonBody[ProgramChange], known: Program | None = None
    ) -> dict[str, Any]:
        """The fields stated in a body. Raises ValidationFailed, which names every field at fault."""
        current = None
        if known is not None:  # a scale of grades is one value: its members are not merged
            item = msgspec.to_builtins(program_answer(known, ProgramItem))
            current = {name: item[name] for name in ("name", "description")}
        stated = body.read(rules=self.refused, current=current).stated()
        if faults := [*self.refused(stated, frozenset())]:
            raise ValidationFailed(faults)
        return stated

    def team_of(self, stated: Mapping[str, Any]) -> dict[str, Any]:
        """The team named in a body, as a column; empty if the body names none."""
        if "team_id" not in stated:
            return {}
        if not stated["team_id"]:
            return {"team": None}
        team_id = ids.parse(EduPrefix.TEAM, stated["team_id"])
        return {"team": programs.team_named(self.context, team_id)}

    def _certificate_type(self, stated: Mapping[str, Any]) -> dict[str, Any]:
        if not {"type_id", "type_code"} & stated.keys():
            return {}
        type_id, code = stated.get("type_id") or None, stated.get("type_code") or None
        if type_id is None and code is None:
            return {"certificate_type": None}
        wanted = None if type_id is None else min(type_id, LARGEST_ID)
        named = programs.type_named(self.caller.issuer.id, wanted, code, self.caller.types)
        return {"certificate_type": named}

    @endpoint(Scope.EDU_READ)
    def list_programs(
        self, page: PageQuery, state: ProgramState | None = None
    ) -> ProgramListAnswer:
        """Programs, the newest first"""
        rows = Program.objects.for_issuer(self.caller.issuer.id, self.caller.types)
        rows = rows.select_related("certificate_type")
        if state:
            rows = rows.filter(state=state)
        found = paginate(rows, page, order_by=("id",))
        data = [program_answer(row, ProgramItem) for row in found.rows]
        return ProgramListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict",))
    def create_program(self, body: JsonBody[ProgramDraft]) -> Created[ProgramAnswer]:
        """Create a program, as a draft"""
        stated = self.stated(body)
        program = programs.create_program(
            context=self.context,
            code=stated["code"],
            curriculum=curriculum(stated),
            **self.links(stated),
        )
        location = resource_url("programs", program.public_id)
        return Created(program_answer(program, ProgramAnswer), location=location)

    @endpoint(Scope.EDU_READ)
    def get_program(self, program: Program) -> ProgramAnswer:
        """One program"""
        return program_answer(program, ProgramAnswer)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict",))
    def update_program(self, program: Program, body: JsonBody[ProgramChange]) -> ProgramAnswer:
        """Change a program; its grades are fixed once it is published"""
        stated = self.stated(body, program)
        changed = programs.change_program(
            context=self.context,
            program=program,
            curriculum=curriculum(stated),
            links=self.links(stated),
        )
        return program_answer(changed, ProgramAnswer)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict", "approval_required"))
    def publish_program(self, program: Program) -> ProgramAnswer:
        """Publish a program: from then on it is completed"""
        done = programs.publish_program(context=self.context, program=program)
        return program_answer(done, ProgramAnswer)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict",))
    def archive_program(self, program: Program) -> ProgramAnswer:
        """Archive a program for good, once nobody is enrolled; certificates stay"""
        done = programs.archive_program(context=self.context, program=program)
        return program_answer(done, ProgramAnswer)
