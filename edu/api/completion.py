"""Completion over the API: `POST /edu/programs/{id}/complete`, in JSON or as a table."""

from typing import Annotated

import msgspec
from django.conf import settings
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from msgspec import Meta
from rest_framework.request import Request

from accounts import ids
from accounts.api.job_answers import JobAnswer
from accounts.api.jobs import accepted
from accounts.api.schema import documented, reference
from accounts.models import Job
from accounts.scopes import Scope
from certificates.api.import_request import (
    RAW_TYPES,
    TABLE_NAMES,
    Names,
    TableOptions,
    form_of,
)
from certificates.api.table_view import TableView
from edu.models import Program
from edu.operations import completion
from edu.operations.completion import MOST, Asked, Completion
from edu.operations.completion_table import understand

from .base import EduView

JSON = "application/json"
NAMES: Names = {"correct": (bool, {}), "notifyHolder": (bool, {}), **TABLE_NAMES}


class CompletionRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Who has reached what. Certificates are issued for all who have passed, or for nobody.

    What was completed already with the same result is passed over. `correct` also takes another
    result: its certificate is superseded by a new one. Without `notifyHolder` the account's settings
    say whether holders get a mail.
    """

    completions: Annotated[list[Completion], Meta(min_length=1, max_length=MOST)]
    correct: bool = False
    notify_holder: bool | None = None


class CompletionOptions(
    TableOptions, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """The same beside a table."""

    correct: bool | None = None
    notify_holder: bool | None = None


class CompletionView(TableView[CompletionOptions], EduView):
    """Rows are judged and certificates issued by a job, however few they are."""

    scopes = {"post": Scope.EDU_ISSUE}
    query_parameters = frozenset(NAMES)
    shape = CompletionOptions

    def takes_table(self, request: Request) -> bool:
        return super().takes_table(request) and request._request.content_type != JSON

    def file_limit(self) -> int:
        return int(settings.BULK_LIMIT)

    @extend_schema(
        request={
            JSON: reference(CompletionRequest),
            "multipart/form-data": form_of(NAMES),
            **RAW_TYPES,
        }
    )
    @documented(
        operation_id="completeProgram",
        summary=_("Complete a program: a certificate for each who has passed, as a job"),
        tag="edu",
        response=JobAnswer,
        status=202,
        reads=True,
        errors=(
            "body_too_large",
            "conflict",
            "consent_required",
            "feature_not_in_plan",
            "idempotency_key_missing",
            "malformed_json",
            "malformed_request",
            "not_found",
            "unsupported_media_type",
        ),
        parameters=[OpenApiParameter(name, kind, **more) for name, (kind, more) in NAMES.items()],
    )
    def post(self, request: Request, program_id: str) -> HttpResponse:
        by = self.by(request)
        by.issuer.refuse_issuing(by.now)
        program = completion.find_program(by, ids.parse(ids.Prefix.PROGRAM, program_id))
        job = self.started(request, program)
        return accepted(job)

    def started(self, request: Request, program: Program) -> Job:
        """The job, for what was said in JSON or in a table."""
        by = self.by(request)
        if not self.takes_table(request):
            said = self.read(request, CompletionRequest)
            asked = Asked(correct=said.correct, notify_holder=said.notify_holder)
            return completion.start_with(
                by=by,
                program=program,
                asked=asked,
                completions=said.completions,
                body="completions",
            )
        options, file = self.taken.options, self.taken.sent.file
        table = understand(file, self.taken.layout, options.mapping or {})
        asked = Asked(correct=bool(options.correct), notify_holder=options.notify_holder)
        return completion.start(by=by, program=program, asked=asked, source=file, table=table)
