"""Base of views that receive a table, as the body or as the part `file` of a form."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic

import msgspec
from django.conf import settings
from django.http import HttpResponse
from rest_framework.request import Request

from accounts.api.idempotency import IdempotencyKeyMissing, key_of
from accounts.api.schema import JSON, F, Parameter, Shape, documented
from accounts.api.views import ExternalView, Handler
from accounts.jobs.imports.kinds import ImportKind, P
from accounts.jobs.imports.start import start_import
from accounts.jobs.models import Job

from .schemas import JobAnswer
from .upload import MULTIPART, RAW_TYPES, OptionsT, TableUpload, form_schema, read_table_upload

UPLOAD_ERRORS = ("body_too_large", "conflict", "malformed_request", "unsupported_media_type")


def documented_upload(
    options: Sequence[Parameter],
    *,
    errors: Sequence[str] = (),
    json: type[msgspec.Struct] | None = None,
    **details: Any,
) -> Callable[[F], F]:
    """As `documented`, for a method that starts a job for a table, or for a body in `json`."""
    forms: dict[str, Shape] = {MULTIPART: form_schema(options), **RAW_TYPES}
    return documented(
        request={JSON: json, **forms} if json else forms,
        response=JobAnswer,
        status=202,
        reads=True,
        errors=sorted({*UPLOAD_ERRORS, *errors}),
        parameters=options,
        **details,
    )


def table_upload(
    options: Sequence[Parameter], json: type[msgspec.Struct] | None = None
) -> tuple[Any, ...]:
    """What a request with a table may hold, or one with a body in `json`; see `endpoints`."""
    forms: dict[str, Shape] = {MULTIPART: form_schema(options), **RAW_TYPES}
    return ({JSON: json, **forms} if json else forms, *options)


class TableUploadView(ExternalView, Generic[OptionsT]):
    """Base of the views. `shape` and `table_options` define the options beside the file.

    `upload` holds the options and the file while the view acts.
    """

    idempotency_required = True
    takes_packed_files = True
    shape: type[OptionsT]
    table_options: ClassVar[Sequence[Parameter]]
    upload: TableUpload[OptionsT]

    def expects_table(self, request: Request) -> bool:
        """Whether this request has to bring a table."""
        return request.method == "POST"

    def file_limit(self) -> int:
        """Bytes of the file, unpacked."""
        return int(settings.IMPORT_LIMIT)

    def body_limit(self) -> int:
        return self.file_limit() + int(settings.BODY_LIMIT)  # a form has more than the file

    def act(self, request: Request, handler: Handler) -> HttpResponse:
        """Receives the file first: no transaction waits for it, and its hash is the fingerprint."""
        if not self.expects_table(request):
            return super().act(request, handler)
        if key_of(request) is None:
            raise IdempotencyKeyMissing
        limits = (self.file_limit(), self.body_limit())
        with read_table_upload(request, self.shape, self.table_options, *limits) as self.upload:
            return super().act(request, handler)

    def start_import(
        self, request: Request, kind: ImportKind[P], parameters: P, *, dry_run: bool = False
    ) -> Job:
        """Starts the import of the file. Raises what `accounts.jobs.imports.start` does."""
        return start_import(
            kind,
            parameters,
            context=self.request_context(request),
            source=self.upload.received.file,
            layout=self.upload.layout,
            mapping=self.upload.options.mapping,
            dry_run=dry_run,
        )

    def fingerprint(self, request: Request) -> bytes:
        if not self.expects_table(request):
            return super().fingerprint(request)
        return self.upload.fingerprint(request)
