"""Completion over the API: `POST /edu/programs/{id}/complete`, in JSON or as a table."""

from typing import Annotated

import msgspec
from django.conf import settings
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.foundation.schema import documented, reference
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.jobs.models import Job
from accounts.scopes import Scope
from certificates.api.import_request import (
    RAW_TYPES,
    TABLE_OPTIONS,
    OptionTypes,
    TableOptions,
    form_schema,
)
from certificates.api.table_view import TableUploadView
from edu.models import Program
from edu.operations.completion import completion_request
from edu.operations.completion.completion_request import (
    MAX_COMPLETIONS,
    Completion,
    CompletionSettings,
)
from edu.operations.completion.grade_columns import understand
from lib import ids

from .base import EduView

JSON = "application/json"
COMPLETION_OPTIONS: OptionTypes = {
    "correct": (bool, {}),
    "notifyHolder": (bool, {}),
    **TABLE_OPTIONS,
}


class CompletionRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Who has reached what. Certificates are issued for all who have passed, or for nobody.

    What was completed already with the same result is passed over. `correct` also takes another
    result: its certificate is superseded by a new one. Without `notifyHolder` the account's settings
    say whether holders get a mail.
    """

    completions: Annotated[list[Completion], Meta(min_length=1, max_length=MAX_COMPLETIONS)]
    correct: bool = False
    notify_holder: bool | None = None


class CompletionOptions(
    TableOptions, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """The same beside a table."""

    correct: bool | None = None
    notify_holder: bool | None = None


class CompletionView(TableUploadView[CompletionOptions], EduView):
    """Rows are judged and certificates issued by a job, however few they are."""

    scopes = {"post": Scope.EDU_ISSUE}
    query_parameters = frozenset(COMPLETION_OPTIONS)
    shape = CompletionOptions

    def takes_table(self, request: Request) -> bool:
        return super().takes_table(request) and request._request.content_type != JSON

    def file_limit(self) -> int:
        return int(settings.BULK_LIMIT)

    @extend_schema(
        request={
            JSON: reference(CompletionRequest),
            "multipart/form-data": form_schema(COMPLETION_OPTIONS),
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
        parameters=[
            OpenApiParameter(name, kind, **more)
            for name, (kind, more) in COMPLETION_OPTIONS.items()
        ],
    )
    def post(self, request: Request, program_id: str) -> HttpResponse:
        context = self.request_context(request)
        context.issuer.refuse_issuing(context.now)
        program = completion_request.find_published_program(
            context, ids.parse(ids.Prefix.PROGRAM, program_id)
        )
        job = self.started(request, program)
        return accepted(job)

    def started(self, request: Request, program: Program) -> Job:
        """The job, for what was said in JSON or in a table."""
        context = self.request_context(request)
        if not self.takes_table(request):
            said = self.read(request, CompletionRequest)
            asked = CompletionSettings(correct=said.correct, notify_holder=said.notify_holder)
            return completion_request.start_with(
                context=context,
                program=program,
                asked=asked,
                completions=said.completions,
                body="completions",
            )
        options, file = self.taken.options, self.taken.sent.file
        table = understand(file, self.taken.layout, options.mapping or {})
        asked = CompletionSettings(
            correct=bool(options.correct), notify_holder=options.notify_holder
        )
        return completion_request.start(
            context=context, program=program, asked=asked, source=file, table=table
        )
