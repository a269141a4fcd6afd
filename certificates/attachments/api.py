"""Upload and download the files of a certificate's attachments."""

from typing import Annotated

import msgspec
from django.conf import settings
from django.http import HttpResponse, HttpResponseBase
from django.utils.translation import gettext_lazy as _
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.answers import Answer
from accounts.api.schema import BINARY, documented
from accounts.api.views import ExternalView
from accounts.scopes import Scope
from certificates.certificate.api import find_certificate
from certificates.errors import AttachmentNotFound
from lib.dates import Instant, format_instant

from . import operations as attachments
from .operations import download

ANY_FILE = {"*/*": BINARY}


class AttachmentAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """An attachment whose file was uploaded."""

    number: Annotated[int, Meta(ge=1)]
    name: str
    media_type: str
    size: int
    sha256: str
    uploaded_at: Instant


class AttachmentView(ExternalView):
    """`PUT` and `GET /certificates/{id}/attachments/{n}`; the first one is 1."""

    scopes = {"put": Scope.CERTIFICATES_ISSUE, "get": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="uploadAttachment",
        summary=_("Upload the file of an attachment: the one registered at issue, at most 10 MiB"),
        tag="certificates",
        request=ANY_FILE,
        response=AttachmentAnswer,
        errors=("attachment_mismatch", "body_too_large"),
    )
    def put(self, request: Request, certificate_id: str, number: int) -> HttpResponse:
        record = find_certificate(self, certificate_id)
        self.check_length(request)
        stored = attachments.store(
            context=self.request_context(request),
            certificate=record,
            number=number,
            media_type=request._request.content_type or "",
            source=request._request,
        )
        about = msgspec.structs.asdict(stored.registered)
        uploaded_at = format_instant(stored.file.uploaded_at)
        return self.answer(AttachmentAnswer(number=number, uploaded_at=uploaded_at, **about))

    @documented(
        operation_id="downloadAttachment",
        summary=_("The file of an attachment"),
        tag="certificates",
        response=BINARY,
        media_types=("*/*",),
    )
    def get(self, request: Request, certificate_id: str, number: int) -> HttpResponseBase:
        stored = attachments.find(find_certificate(self, certificate_id), number)
        about = stored.registered
        try:
            return download(stored.file.open(), name=about.name, media_type=about.media_type)
        except FileNotFoundError as error:
            raise AttachmentNotFound from error

    def body_limit(self) -> int:
        limit: int = settings.ATTACHMENT_LIMIT
        return limit
