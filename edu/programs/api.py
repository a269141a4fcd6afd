"""The routes of programs. Both modes share them, so a test key only reads them."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from accounts.api import parsing
from accounts.api.endpoints import Created, JsonBody, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope
from edu.api import EduView, resource_url
from edu.lifecycle import EduPrefix, ProgramState
from edu.models import Program
from lib import ids

from . import operations as programs
from .rules import check_program
from .schemas import (
    ProgramAnswer,
    ProgramChange,
    ProgramDraft,
    ProgramItem,
    ProgramListAnswer,
    curriculum,
    program_answer,
)

LARGEST_ID = 2**63 - 1  # of a bigint
CHANGE_ERRORS = ("conflict",)


class Programs(EduView):
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

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=CHANGE_ERRORS)
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

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=(*CHANGE_ERRORS, "approval_required"))
    def publish_program(self, program: Program) -> ProgramAnswer:
        """Publish a program: from then on it is completed"""
        done = programs.publish_program(context=self.context, program=program)
        return program_answer(done, ProgramAnswer)

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=CHANGE_ERRORS)
    def archive_program(self, program: Program) -> ProgramAnswer:
        """Archive a program for good, once nobody is enrolled; certificates stay"""
        done = programs.archive_program(context=self.context, program=program)
        return program_answer(done, ProgramAnswer)
