"""Base of views that receive a table, as the body or as the part `file` of a form."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic

import msgspec
from django.conf import settings
from django.http import HttpResponse
from rest_framework.request import Request

from accounts.api.idempotency import IdempotencyKeyMissing, key_of
from accounts.api.schema import JSON, Parameter, Shape
from accounts.api.views import ExternalView
from accounts.jobs.imports.kinds import ImportKind, P
from accounts.jobs.imports.start import start_import
from accounts.jobs.models import Job

from .upload import MULTIPART, RAW_TYPES, OptionsT, TableUpload, form_schema, read_table_upload

UPLOAD_ERRORS = ("body_too_large", "conflict", "malformed_request", "unsupported_media_type")


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

    def act(self, request: Request) -> HttpResponse:
        """Receives the file first: no transaction waits for it, and its hash is the fingerprint."""
        if not self.expects_table(request):
            return super().act(request)
        if key_of(request) is None:
            raise IdempotencyKeyMissing
        limits = (self.file_limit(), self.body_limit())
        with read_table_upload(request, self.shape, self.table_options, *limits) as self.upload:
            return super().act(request)

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
