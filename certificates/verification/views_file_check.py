"""Check whether a file belongs to the certificate, by its SHA-256 or by the file itself."""

import re
from enum import StrEnum
from typing import NamedTuple
from uuid import UUID

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone

from accounts.api.foundation import throttling
from certificates.errors import CertificateNotFound
from certificates.prefixes import CertificatesPrefix
from certificates.public_pages import READ_ONLY, CertificatePage, canonical_id, verify_path
from certificates.verification.bulk import find_many
from lib import ids
from lib.net.ip_addresses import caller_address

from . import status_texts
from . import verify as verification
from .file_check import recognise
from .file_hash import MAX_FILE_SIZE, FileHashHandler, identifiers
from .verify_html import verify_page_content

_FORM_OVERHEAD = 64 * 1024  # bytes of a form besides its file
_MAX_NAMED_LENGTH = 1000  # characters
_SHA256 = re.compile("[0-9A-Fa-f]{64}", re.ASCII)


class FileFault(StrEnum):
    """Why no file was looked up."""

    MISSING = "missing"
    TOO_LARGE = "too_large"


class FileCheckPage(CertificatePage):
    """The verify page, with the result of the file check."""

    http_method_names = [*READ_ONLY, "post"]

    @staticmethod
    def body_limit() -> int:
        """The largest body in bytes: a file and the rest of its form."""
        return MAX_FILE_SIZE + _FORM_OVERHEAD

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        return HttpResponseRedirect(verify_path(locale, raw_id))

    def post(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        certificate_id = canonical_id(raw_id)
        if certificate_id is None:
            return self.no_identifier(raw_id)
        try:
            return self.answer(certificate_id, read_submitted_file(request))
        except CertificateNotFound:
            return self.not_found(raw_id)
        except throttling.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), "files")
        except (OperationalError, InterfaceError):
            return self.unavailable()

    def answer(self, raw_id: str, submitted: "SubmittedFile | FileFault") -> HttpResponse:
        """The page with the result. Raises CertificateNotFound, and TooManyFailures."""
        verified = verification.find_uncounted(
            raw_id, locale=self.kwargs["locale"], now=timezone.now()
        )
        context = {"sheet": verify_page_content(verified)}
        if isinstance(submitted, FileFault):
            status = 413 if submitted is FileFault.TOO_LARGE else 400
            return self.page(
                "certificates/verify.html",
                {**context, "file": submitted.value},
                status=status,
                as_of=verified.as_of,
            )
        certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, raw_id)
        assert certificate_id is not None  # it was found
        match = recognise(
            certificate_id=certificate_id,
            sha256=submitted.sha256,
            named=_parse_ids(submitted.named),
        )
        if match is None:
            throttling.count_attempt(throttling.UNKNOWN_FILE, caller_address(self.request))
        file = match.what.value if match else "unknown"
        other = self.other(match.certificate_id) if match and match.certificate_id else {}
        return self.page(
            "certificates/verify.html", {**context, "file": file, **other}, as_of=verified.as_of
        )

    def other(self, certificate_id: UUID) -> dict[str, object]:
        """The public status of the certificate that the file belongs to."""
        public_id = ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)
        locale = self.kwargs["locale"]
        answer = find_many([public_id], locale=locale, now=timezone.now()).get(public_id)
        return {"other": answer, "verdict": status_texts.verdict(answer)}


class SubmittedFile(NamedTuple):
    """A file to check: its SHA-256, and the certificate ids in it."""

    sha256: bytes
    named: tuple[str, ...]


def _parse_ids(named: tuple[str, ...]) -> list[UUID]:
    parsed = (ids.parse(CertificatesPrefix.CERTIFICATE, each) for each in named)
    return [each for each in parsed if each is not None]


def read_submitted_file(request: HttpRequest) -> SubmittedFile | FileFault:
    """The file's SHA-256 and ids, as the script sent them or read from the uploaded file."""
    if int(request.META.get("CONTENT_LENGTH") or 0) > FileCheckPage.body_limit():
        return FileFault.TOO_LARGE
    fingerprint = FileHashHandler(request)
    request.upload_handlers = [fingerprint]
    digits = request.POST.get("sha256", "")
    if _SHA256.fullmatch(digits):
        named = request.POST.get("named", "")[:_MAX_NAMED_LENGTH]
        return SubmittedFile(bytes.fromhex(digits), identifiers(named.encode()))
    if fingerprint.too_large:
        return FileFault.TOO_LARGE
    if fingerprint.sha256 is None:
        return FileFault.MISSING
    return SubmittedFile(fingerprint.sha256, fingerprint.named)
