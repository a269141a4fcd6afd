"""Completion over the API: `POST /edu/programs/{id}/complete`, in JSON or as a table."""

from typing import Annotated, get_args

from django.conf import settings
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.endpoints import Accepted, endpoint
from accounts.api.schema import JSON, Parameter
from accounts.errors import MAX_ERRORS, FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.jobs.upload import (
    TABLE_OPTIONS,
    UPLOAD_ERRORS,
    TableOptions,
    TableUploadView,
    table_upload,
)
from accounts.scopes import Scope
from certificates.issuing.api import BulkMode
from edu.api import EduView
from edu.lifecycle import EduPrefix
from edu.programs.operations import find_published_program
from lib import ids
from lib.structs import RequestStruct

from .jobs import COMPLETIONS, CompletionParameters, start_completions
from .matching import MAX_COMPLETIONS, Completion

COMPLETION_OPTIONS = (
    Parameter("correct", bool),
    Parameter("mode", enum=get_args(BulkMode)),
    Parameter("dryRun", bool),
    Parameter("notifyHolder", bool),
    *TABLE_OPTIONS,
)


# fmt: off
class CompletionRequest(RequestStruct, frozen=True, kw_only=True):
    """The results of recipients. Certificates are issued for all who have passed, or for none.
    With the mode `partial` an entry at fault, such as an empty grade, leaves out itself alone.
    A dry run checks every entry and changes nothing.

    Enrolments completed already with the same result are skipped. `correct` also takes another
    result: its certificate is superseded by a new one. Without `notifyHolder` the account's settings
    say whether holders get a mail.
    """

    completions: Annotated[list[Completion], Meta(min_length=1, max_length=MAX_COMPLETIONS, description="Results of the recipients")]
    correct: Annotated[bool, Meta(description="Whether another result than the one before replaces it, with its certificate")] = False
    mode: Annotated[BulkMode, Meta(description="Whether an entry at fault stops all of them, or only itself")] = "all_or_nothing"
    dry_run: Annotated[bool, Meta(description="Whether the entries are only checked, and nobody is completed")] = False
    notify_holder: Annotated[bool | None, Meta(description="Whether holders get a mail; left out: as the account’s settings say")] = None

    def refuse_empty(self) -> None:
        """Raises ValidationFailed for entries that state nothing; what is stated, the job checks."""
        faults = [
            FieldError(f"/completions/{place}", "empty")
            for place, each in enumerate(self.completions)
            if each == Completion()
        ]
        if faults:
            raise ValidationFailed(faults[:MAX_ERRORS])
# fmt: on


class CompletionOptions(TableOptions, frozen=True, kw_only=True):
    """The options of a completion that comes as a table."""

    correct: bool | None = None
    mode: BulkMode | None = None
    dry_run: bool | None = None
    notify_holder: bool | None = None


class CompletionsApi(TableUploadView[CompletionOptions], EduView):
    """`POST /edu/programs/{id}/complete`: always a job, however few the completions are."""

    tag = "enrolments"
    shape = CompletionOptions
    table_options = COMPLETION_OPTIONS

    def expects_table(self, request: Request) -> bool:
        return super().expects_table(request) and request._request.content_type != JSON

    def file_limit(self) -> int:
        return int(settings.BULK_LIMIT)

    @endpoint(
        Scope.EDU_ISSUE,
        idempotency_required=True,
        errors=(*UPLOAD_ERRORS, "consent_required", "malformed_json"),
    )
    def complete_program(
        self,
        program_id: str,
        request: Annotated[Request, table_upload(COMPLETION_OPTIONS, CompletionRequest)],
    ) -> Accepted[JobAnswer]:
        """Complete a program: a certificate for each who has passed, as a job"""
        context = self.context
        context.issuer.refuse_issuing(context.now)
        program = find_published_program(context, ids.parse(EduPrefix.PROGRAM, program_id))
        body = (
            self.upload.options
            if self.expects_table(request)
            else self.read(request, CompletionRequest)
        )
        parameters = CompletionParameters(
            program=program.pk,
            correct=bool(body.correct),
            partial=body.mode == "partial",
            notify_holder=body.notify_holder,
        )
        dry_run = bool(body.dry_run)
        if not isinstance(body, CompletionRequest):
            return accepted(self.start_import(request, COMPLETIONS, parameters, dry_run=dry_run))
        body.refuse_empty()
        job = start_completions(
            parameters, body.completions, context=context, list_name="completions", dry_run=dry_run
        )
        return accepted(job)
