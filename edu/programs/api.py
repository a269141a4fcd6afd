"""The routes of programs. Both modes share them, so a test key only reads them."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.filters import choice_filter
from accounts.api.foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.foundation.schema import Parameter, documented
from accounts.domain import parsing
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope
from certificates.models import CertificateType
from edu.api import READ_OR_MANAGE, EduView
from edu.lifecycle import ProgramState
from edu.models import Program
from edu.prefixes import EduPrefix, resource_url
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
IN_STATE = Parameter("state", str, enum=ProgramState.values)
CHANGE_ERRORS = ("conflict",)


class ProgramBaseView(EduView):
    """Base of the views of one program."""

    def find(self, program_id: str) -> Program:
        """The account's program, or 404."""
        return programs.find_program(
            context=self.request_context(self.request),
            program_id=ids.parse(EduPrefix.PROGRAM, program_id),
        )

    def links(self, stated: Mapping[str, Any]) -> dict[str, Any]:
        """The team and the certificate type named in a body; a part that is not named is left out."""
        return self._team(stated) | self._certificate_type(stated)

    def refused(self, stated: Mapping[str, Any], unread: frozenset[str]) -> Iterator[FieldError]:
        """The faults beyond their shape of the fields that could be read."""
        yield from parsing.collect_faults(lambda: self._team(stated))
        yield from parsing.collect_faults(lambda: self._certificate_type(stated))
        yield from parsing.collect_faults(lambda: check_program(curriculum(stated)))

    def stated(
        self,
        request: Request,
        shape: type[ProgramDraft | ProgramChange],
        known: Program | None = None,
    ) -> dict[str, Any]:
        """The fields stated in a body. Raises ValidationFailed, which names every field at fault."""
        current = None
        if known is not None:  # a scale of grades is one value: its members are not merged
            item = msgspec.to_builtins(program_answer(known, ProgramItem))
            current = {name: item[name] for name in ("name", "description")}
        body = self.read(request, shape, rules=self.refused, current=current)
        stated = body.stated()
        if faults := [*self.refused(stated, frozenset())]:
            raise ValidationFailed(faults)
        return stated

    def _team(self, stated: Mapping[str, Any]) -> dict[str, Any]:
        if "team_id" not in stated:
            return {}
        if not stated["team_id"]:
            return {"team": None}
        team_id = ids.parse(EduPrefix.TEAM, stated["team_id"])
        return {"team": programs.team_named(self.request_context(self.request), team_id)}

    def _certificate_type(self, stated: Mapping[str, Any]) -> dict[str, Any]:
        if not {"type_id", "type_code"} & stated.keys():
            return {}
        named = self._type(stated.get("type_id") or None, stated.get("type_code") or None)
        return {"certificate_type": named}

    def _type(self, type_id: int | None, code: str | None) -> CertificateType | None:
        if type_id is None and code is None:
            return None
        wanted = None if type_id is None else min(type_id, LARGEST_ID)
        return programs.type_named(self.caller.issuer.id, wanted, code, self.caller.types)


class ProgramsView(ProgramBaseView):
    """`GET` and `POST /edu/programs`"""

    scopes = {"get": Scope.EDU_READ, "post": Scope.EDU_MANAGE}
    live_only = frozenset({"post"})
    query_parameters = PAGE_PARAMETERS | {"state"}

    @documented(
        operation_id="listPrograms",
        summary=_("Programs, the newest first"),
        tag="programs",
        response=ProgramListAnswer,
        parameters=[*PAGE_PARAMETER_DOCS, IN_STATE],
    )
    def get(self, request: Request) -> HttpResponse:
        rows = Program.objects.for_issuer(self.caller.issuer.id, self.caller.types)
        rows = rows.select_related("certificate_type")
        if state := choice_filter(request, "state", ProgramState.values):
            rows = rows.filter(state=state)
        page = paginate(rows, request, order_by=("id",))
        data = [program_answer(row, ProgramItem) for row in page.rows]
        return self.answer(ProgramListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="createProgram",
        summary=_("Create a program, as a draft"),
        tag="programs",
        request=ProgramDraft,
        response=ProgramAnswer,
        status=201,
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        stated = self.stated(request, ProgramDraft)
        program = programs.create_program(
            context=self.request_context(request),
            code=stated["code"],
            curriculum=curriculum(stated),
            **self.links(stated),
        )
        location = {"Location": resource_url("programs", program.public_id)}
        return self.answer(program_answer(program, ProgramAnswer), status=201, headers=location)


class ProgramView(ProgramBaseView):
    """`GET` and `PATCH /edu/programs/{id}`"""

    scopes = READ_OR_MANAGE
    live_only = frozenset({"patch"})

    @documented(
        operation_id="getProgram",
        summary=_("One program"),
        tag="programs",
        response=ProgramAnswer,
    )
    def get(self, request: Request, program_id: str) -> HttpResponse:
        return self.answer(program_answer(self.find(program_id), ProgramAnswer))

    @documented(
        operation_id="updateProgram",
        summary=_("Change a program; its grades are fixed once it is published"),
        tag="programs",
        request=ProgramChange,
        response=ProgramAnswer,
        errors=CHANGE_ERRORS,
    )
    def patch(self, request: Request, program_id: str) -> HttpResponse:
        program = self.find(program_id)
        stated = self.stated(request, ProgramChange, program)
        changed = programs.change_program(
            context=self.request_context(request),
            program=program,
            curriculum=curriculum(stated),
            links=self.links(stated),
        )
        return self.answer(program_answer(changed, ProgramAnswer))


class PublishProgramView(ProgramBaseView):
    """`POST /edu/programs/{id}/publish`"""

    scopes = {"post": Scope.EDU_MANAGE}
    live_only = frozenset({"post"})

    @documented(
        operation_id="publishProgram",
        summary=_("Publish a program: from then on it is completed"),
        tag="programs",
        response=ProgramAnswer,
        errors=(*CHANGE_ERRORS, "approval_required"),
    )
    def post(self, request: Request, program_id: str) -> HttpResponse:
        context = self.request_context(request)
        done = programs.publish_program(context=context, program=self.find(program_id))
        return self.answer(program_answer(done, ProgramAnswer))


class ArchiveProgramView(ProgramBaseView):
    """`POST /edu/programs/{id}/archive`"""

    scopes = {"post": Scope.EDU_MANAGE}
    live_only = frozenset({"post"})

    @documented(
        operation_id="archiveProgram",
        summary=_("Archive a program for good, once nobody is enrolled; certificates stay"),
        tag="programs",
        response=ProgramAnswer,
        errors=CHANGE_ERRORS,
    )
    def post(self, request: Request, program_id: str) -> HttpResponse:
        context = self.request_context(request)
        done = programs.archive_program(context=context, program=self.find(program_id))
        return self.answer(program_answer(done, ProgramAnswer))
