"""Views that take a table in, as the body or as the part `file` of a form, and leave its rows to a job."""

from typing import Generic

from django.conf import settings
from django.http import HttpResponse
from rest_framework.request import Request

from accounts.api.foundation.idempotency import IdempotencyKeyMissing, key_of
from accounts.api.foundation.views import ExternalView, Handler

from .import_request import OptionsT, TableUpload, read_table_upload


class TableUploadView(ExternalView, Generic[OptionsT]):
    """`shape` says what may be stated beside the file; `taken` is both, while the view acts."""

    idempotency_required = True
    shape: type[OptionsT]
    taken: TableUpload[OptionsT]

    def takes_table(self, request: Request) -> bool:
        """Whether this request is to bring one."""
        return request.method == "POST"

    def file_limit(self) -> int:
        """Bytes of the file, unpacked."""
        return int(settings.IMPORT_LIMIT)

    def body_limit(self) -> int:
        return self.file_limit() + int(settings.BODY_LIMIT)  # a form has more than the file

    def act(self, request: Request, handler: Handler) -> HttpResponse:
        """Takes the file in first: no transaction waits for it, and its hash is the fingerprint."""
        if not self.takes_table(request):
            return super().act(request, handler)
        if key_of(request) is None:
            raise IdempotencyKeyMissing
        with read_table_upload(
            request, self.shape, self.file_limit(), self.body_limit()
        ) as self.taken:
            return super().act(request, handler)

    def fingerprint(self, request: Request) -> bytes:
        if not self.takes_table(request):
            return super().fingerprint(request)
        return self.taken.fingerprint(request)
