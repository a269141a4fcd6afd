"""Upload and download the files of a certificate's attachments: by its issuer, and from its verify page."""

from typing import Annotated

import msgspec
from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.utils import timezone
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.api.schema import BINARY
from accounts.scopes import Scope
from certificates.certificate.api import CertificateView
from certificates.certificate.operations import CertificateRecord
from certificates.errors import AttachmentNotFound
from certificates.public_pages import CertificatePage
from certificates.verification.operations import find_uncounted
from lib.dates import Instant, format_instant

from . import operations as attachments
from .operations import download

ANY_FILE = {"*/*": BINARY}


class AttachmentAnswer(Answer, frozen=True, kw_only=True):
    """An attachment whose file was uploaded."""

    number: Annotated[int, Meta(ge=1)]
    name: Annotated[str, Meta(description="File name")]
    media_type: str
    size: Annotated[int, Meta(description="Size of the file in bytes")]
    sha256: Annotated[str, Meta(description="SHA-256 of the file, 64 hexadecimal digits")]
    uploaded_at: Instant


class AttachmentsApi(CertificateView):
    """Files of attachments; the first one is 1."""

    tag = "certificates"

    def body_limit(self) -> int:
        limit: int = settings.ATTACHMENT_LIMIT
        return limit

    @endpoint(Scope.CERTIFICATES_ISSUE, errors=("attachment_mismatch", "body_too_large"))
    def upload_attachment(
        self, certificate: CertificateRecord, number: int, request: Annotated[Request, ANY_FILE]
    ) -> AttachmentAnswer:
        """Upload the file of an attachment: the one registered at issue, at most 10 MiB"""
        self.check_length(self.request)
        stored = attachments.store(
            context=self.context,
            certificate=certificate,
            number=number,
            media_type=self.request._request.content_type or "",
            source=self.request._request,
        )
        about = msgspec.structs.asdict(stored.registered)
        uploaded_at = format_instant(stored.file.uploaded_at)
        return AttachmentAnswer(number=number, uploaded_at=uploaded_at, **about)

    @endpoint(Scope.CERTIFICATES_READ)
    def download_attachment(
        self, certificate: CertificateRecord, number: int
    ) -> Annotated[HttpResponseBase, {"*/*": BINARY}]:
        """The file of an attachment"""
        stored = attachments.find(certificate, number)
        about = stored.registered
        try:
            return download(stored.file.open(), name=about.name, media_type=about.media_type)
        except FileNotFoundError as error:
            raise AttachmentNotFound from error


class AttachmentDownload(CertificatePage):
    """An attachment, if the type makes attachments public. Not counted as a check."""

    def get(
        self, request: HttpRequest, *, locale: str, raw_id: str, number: int
    ) -> HttpResponseBase:
        verified = find_uncounted(raw_id, locale=locale, now=timezone.now())
        shown = [file for file in verified.attachments if file.number == number]
        if not shown or not shown[0].downloadable:
            return self.not_found(raw_id)
        try:
            file = attachments.public_file(raw_id, number).open()
        except (AttachmentNotFound, FileNotFoundError):
            return self.not_found(raw_id)
        return download(file, name=shown[0].name, media_type=shown[0].media_type)
