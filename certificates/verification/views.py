"""The public pages that verify: one certificate, many, a file, a name; the QR code and the seal.

No session, no cookie. If nothing could be checked, the page says so and is never green.
"""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple
from uuid import UUID

from django.conf import settings
from django.core.files.uploadhandler import FileUploadHandler, StopUpload
from django.db import InterfaceError, OperationalError
from django.http import (
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponseNotAllowed,
    HttpResponseRedirect,
)
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.encoding import iri_to_uri
from django.utils.translation import gettext
from django.views import View

from accounts.limits import throttling
from accounts.scopes import Locale
from certificates.addresses import CertificatesPrefix, verify_url
from certificates.public_pages import (
    MAX_TYPED_LENGTH,
    READ_ONLY,
    RETRY_AFTER,
    CertificatePage,
    PublicPage,
    canonical_id,
    id_in_address,
    verify_path,
)
from lib import ids
from lib.database import replicas
from lib.net.ip_addresses import caller_address
from lib.tables.writing import csv_for_people, csv_lines

from . import operations as verification, sharing, texts
from .filled_template import filled
from .operations import BulkVerification, find_many, is_holder, recognise
from .shown import key_of
from .texts import Verdict
from .verify_html import verify_page_content


class AboutPage(PublicPage):
    """A static page: it reads no database."""

    answer_headers = {"Cache-Control": "public, max-age=3600", "Referrer-Policy": "no-referrer"}

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.page("certificates/verification/about.html", {"legend": texts.legend()})


MAX_NAME_LENGTH = 200


class VerifyPage(CertificatePage):
    """Whether the certificate is good now; by POST also whether it is a named person's."""

    http_method_names = [*READ_ONLY, "post"]
    attempts = "names"

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        return self.answer(locale, raw_id)

    def post(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        """Compares a name with the holder's. Posted, so that no URL and no log names a person."""
        remote = caller_address(request)
        throttling.count_attempt(throttling.HOLDER_NAME, remote, throttling.NAME_GUESSES)
        return self.answer(locale, raw_id, asks=True)

    def answer(self, locale: str, raw_id: str, *, asks: bool = False) -> HttpResponse:
        certificate_id = canonical_id(raw_id)
        if certificate_id is None:
            return self.no_identifier(raw_id)
        if certificate_id != raw_id:
            return HttpResponseRedirect(verify_path(locale, certificate_id))
        verified = verification.find(certificate_id, locale=locale, now=timezone.now())
        if asks and not verified.name_check_offered:
            return HttpResponseNotAllowed(map(str.upper, READ_ONLY))
        holder_match = self.told_of_name(verified) if asks else {}
        sheet = verify_page_content(verified)
        context = {"sheet": sheet, **self.addresses(), **holder_match}
        html = filled("certificates/verification/verify.html", context)
        return HttpResponse(html, headers=replicas.age_header(verified.as_of))

    def told_of_name(self, verified: verification.Verification) -> dict[str, object]:
        """The typed name, and whether it is the holder's. Raises CertificateNotFound."""
        name = self.request.POST.get("name", "").strip()[:MAX_NAME_LENGTH]
        return {"checked_name": name, "is_holder": is_holder(public_id=verified.id, name=name)}


MAX_IDENTIFIERS = 100
MAX_TEXT_LENGTH = 64 * 1024  # characters: enough for each URL scanned five times
_BETWEEN = re.compile(r"[\s,;]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifyManyLine:
    """A line of the result; `answer` is None if there is no such certificate."""

    typed: str
    times: int  # how often it was scanned
    verdict: Verdict
    answer: BulkVerification | None = None
    is_identifier: bool = True


class VerifyManyPage(CertificatePage):
    """The form for up to a hundred identifiers, and the results, the bad ones first; also as CSV."""

    http_method_names = [*READ_ONLY, "post"]

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.show({})

    def post(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        text = request.POST.get("ids", "")
        if len(text) > MAX_TEXT_LENGTH:
            context = {"text": text[:MAX_TEXT_LENGTH], "count": text.count("\n") + 1}
            return self.show({"fault": "too_many", **context}, status=413)
        typed = Counter(_typed(text))  # keeps the order
        if not typed or len(typed) > MAX_IDENTIFIERS:
            fault = "too_many" if typed else "missing"
            return self.show({"fault": fault, "text": text, "count": len(typed)}, status=400)
        if request.POST.get("as") == "csv":
            return _file_of(self.lines(typed, counted=False))
        return self.show({"lines": self.lines(typed), "asked": text})

    def show(self, context: dict[str, object], status: int = 200) -> HttpResponse:
        lines = context.get("lines", ())
        assert isinstance(lines, Sequence)
        summary = texts.summary([line.verdict for line in lines])
        identifiers = sum(line.is_identifier for line in lines)
        as_of = next((line.answer.as_of for line in lines if line.answer), None)
        context = {
            **context,
            "summary": summary,
            "identifiers": identifiers,
            "most": MAX_IDENTIFIERS,
            "old_records": texts.old_records(as_of),
        }
        return self.page("certificates/verification/many.html", context, status=status, as_of=as_of)

    def lines(self, typed: Counter[str], *, counted: bool = True) -> list[VerifyManyLine]:
        """The result of each identifier, the worst first. After too many unknown ones, those are held up."""
        canonical = {text: id_in_address(text) for text in typed}
        certificate_ids = {known for known in canonical.values() if known}
        locale, now = self.kwargs["locale"], timezone.now()
        answers = find_many(certificate_ids, locale=locale, now=now, counted=counted)
        held_up = self.held_up(len(certificate_ids - answers.keys()))
        lines: dict[str, VerifyManyLine] = {}
        for text, times in typed.items():
            answer = answers.get(canonical[text] or "")
            before = lines[answer.id].times if answer and answer.id in lines else 0
            lines[answer.id if answer else text] = VerifyManyLine(
                typed=text[:MAX_TYPED_LENGTH],
                times=before + times,
                verdict=texts.verdict(answer, readable=bool(canonical[text]), held_up=held_up),
                answer=answer,
                is_identifier=bool(canonical[text]),
            )
        return sorted(lines.values(), key=lambda line: texts.badness(line.verdict))

    def held_up(self, unknown: int) -> bool:
        """Counts the unknown identifiers; whether this network sent too many."""
        remote = caller_address(self.request)
        try:
            for _each in range(unknown):
                throttling.count_attempt(throttling.UNKNOWN_ID, remote)
        except throttling.TooManyFailures:
            return True
        return False


def _file_of(lines: Sequence[VerifyManyLine]) -> HttpResponse:
    """The results as a CSV file for people. It was counted as a check when the page showed it."""
    rows = [
        (line.verdict.word, *texts.list_cells(line.answer, line.typed), line.times)
        for line in lines
    ]
    head = (gettext("Status"), *texts.list_head(), gettext("Scanned"))
    return HttpResponse(
        csv_for_people([csv_lines([head, *rows])]),
        content_type="text/csv; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="verify_{timezone.localdate()}.csv"'
        },
    )


def _typed(text: str) -> Iterator[str]:
    """The identifiers: one per line (maybe with spaces), or several with separators between."""
    for line in text.splitlines():
        whole = line.strip(" \t,;")
        if id_in_address(whole):
            yield whole
        else:
            yield from filter(None, _BETWEEN.split(whole))


MAX_FILE_SIZE = 25 * 1024 * 1024  # bytes
MAX_IDS_IN_FILE = 5
_IDENTIFIER = re.compile(rb"cert_[0-9a-z]{26}(?![0-9a-z])")
_LONGEST = 32  # bytes: an id and the character after it


class FileHashHandler(FileUploadHandler):
    """Hashes one file while it arrives; stops if it is too large."""

    sha256: bytes | None = None  # None: there was no file
    too_large = False
    named: tuple[UUID, ...] = ()  # certificate ids in the file

    def new_file(self, *args: Any, **kwargs: Any) -> None:
        super().new_file(*args, **kwargs)
        self._digest, self._size, self._tail = hashlib.sha256(), 0, b""

    def receive_data_chunk(self, raw_data: bytes, start: int) -> None:
        self._size += len(raw_data)
        if self._size > MAX_FILE_SIZE:
            self.too_large = True
            raise StopUpload(connection_reset=True)
        self._digest.update(raw_data)
        text = self._tail + raw_data
        self.named = identifiers(text, self.named)
        self._tail = text[-_LONGEST:]

    def file_complete(self, file_size: int) -> None:
        self.sha256 = self._digest.digest()


def identifiers(text: bytes, before: tuple[UUID, ...] = ()) -> tuple[UUID, ...]:
    """The certificate ids in the text, each once, at most MAX_IDS_IN_FILE."""
    matches = (match[0].decode() for match in _IDENTIFIER.finditer(text))
    parsed = (ids.parse(CertificatesPrefix.CERTIFICATE, each) for each in matches)
    found = dict.fromkeys([*before, *filter(None, parsed)])
    return tuple(found)[:MAX_IDS_IN_FILE]


# What a QR code on a product says (GS1): the resolver of this service knows its own alone.
_DIGITAL_LINK = re.compile(r"https?://[^/\s]+(/01/\d{8,14}(?:/[^\s?#]*)?)(?:[?#]\S*)?")
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
    attempts = "files"

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
        return self.answer(certificate_id, read_submitted_file(request))

    def answer(self, raw_id: str, submitted: "SubmittedFile | FileFault") -> HttpResponse:
        """The page with the result. Raises CertificateNotFound, and TooManyFailures."""
        verified = verification.find_uncounted(
            raw_id, locale=self.kwargs["locale"], now=timezone.now()
        )
        context: dict[str, object] = {"sheet": verify_page_content(verified)}
        status = 200
        if isinstance(submitted, FileFault):
            status = 413 if submitted is FileFault.TOO_LARGE else 400
            context["file"] = submitted.value
        else:
            match = recognise(
                certificate_id=key_of(raw_id), sha256=submitted.sha256, named=submitted.named
            )
            if match is None:
                throttling.count_attempt(throttling.UNKNOWN_FILE, caller_address(self.request))
            context["file"] = match.what.value if match else "unknown"
            if match and match.certificate_id:
                context |= self.other(match.certificate_id)
        return self.page(
            "certificates/verification/verify.html", context, status=status, as_of=verified.as_of
        )

    def other(self, certificate_id: UUID) -> dict[str, object]:
        """The public status of the certificate that the file belongs to."""
        public_id = ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)
        locale = self.kwargs["locale"]
        answer = find_many([public_id], locale=locale, now=timezone.now()).get(public_id)
        return {"other": answer, "verdict": texts.verdict(answer)}


class SubmittedFile(NamedTuple):
    """A file to check: its SHA-256, and the certificate ids in it."""

    sha256: bytes
    named: tuple[UUID, ...]


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


class EnterIdentifierPage(CertificatePage):
    """The box to type an identifier, to paste an address or a QR code's text, or to choose a file."""

    http_method_names = [*READ_ONLY, "post"]
    attempts = "files"
    body_limit = staticmethod(FileCheckPage.body_limit)

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        typed = request.GET.get("id", "").strip()
        if not typed:
            return self.show()
        if product := _DIGITAL_LINK.fullmatch(typed):
            return HttpResponseRedirect(iri_to_uri(product[1]))
        certificate_id = id_in_address(typed) or _first_id(identifiers(typed.encode()))
        if certificate_id is None:
            return self.no_identifier(typed)
        return HttpResponseRedirect(verify_path(locale, certificate_id))

    def post(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        """Leads to the certificate that the file belongs to, where the file is checked (307: sent again)."""
        submitted = read_submitted_file(request)
        if isinstance(submitted, FileFault):
            status = 413 if submitted is FileFault.TOO_LARGE else 400
            return self.show(submitted.value, status=status)
        found = verification.certificates_of_file(submitted.sha256, submitted.named)
        certificate_id = _first_id([*found, *submitted.named])
        if certificate_id is None:
            throttling.count_attempt(throttling.UNKNOWN_FILE, caller_address(request))
            return self.show("unknown", status=404)
        place = {"locale": locale, "raw_id": certificate_id}
        return HttpResponse(status=307, headers={"Location": reverse("verify-file", kwargs=place)})

    def show(self, fault: str = "", *, status: int = 200) -> HttpResponse:
        return self.page("certificates/verification/enter.html", {"file": fault}, status=status)


def _first_id(found: Sequence[UUID]) -> str | None:
    """The public identifier of the first one."""
    return ids.encode_or_none(CertificatesPrefix.CERTIFICATE, found[0] if found else None)


class ReminderDownload(CertificatePage):
    """The end of the certificate for a calendar, as long as that day is still to come. Not counted as a check."""

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        verified = verification.find_uncounted(raw_id, locale=locale, now=timezone.now())
        if not sharing.can_be_reminded(verified):
            return self.nothing_under(raw_id)
        address = f"{settings.BASE_URL}{verify_path(locale, verified.id)}"
        calendar = sharing.calendar_reminder(verified, address=address)
        response = HttpResponse(calendar, content_type="text/calendar; charset=utf-8")
        response["Content-Disposition"] = f'attachment; filename="{verified.id}.ics"'
        return response


POLICY = "default-src 'none'; sandbox"


class QrCodeImage(View):
    """The address of a verify page as a QR code. It says nothing of the certificate, and reads no database."""

    http_method_names = READ_ONLY

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, raw_id)
        if certificate_id is None:
            raise Http404
        drawing = sharing.qr_svg(verify_url(certificate_id, locale))
        response = HttpResponse(drawing, content_type="image/svg+xml")
        response["Cache-Control"] = "public, max-age=31536000, immutable"  # it can only be this one
        response["Content-Security-Policy"] = POLICY
        response["X-Robots-Tag"] = "noindex"
        return response


SECONDS = 300  # that a seal may be cached


class SealImage(View):
    """`/seal/{id}.svg?lang=de`: today's status. It is not counted as a check of a person's."""

    http_method_names = READ_ONLY

    def get(self, request: HttpRequest, *, raw_id: str) -> HttpResponse:
        locale = request.GET.get("lang", "")
        with translation.override(locale if locale in Locale.values else Locale.EN):
            return self.answer(raw_id, translation.get_language() or Locale.EN)

    def answer(self, raw_id: str, locale: str) -> HttpResponse:
        """The seal; honest where nothing could be checked: 404, 429 and 503 are pictures too."""
        certificate_id = canonical_id(raw_id)
        if certificate_id is None:
            return self.picture(None, readable=False, status=404)
        try:
            found = find_many([certificate_id], locale=locale, now=timezone.now(), counted=False)
        except (OperationalError, InterfaceError):
            response = self.picture(None, held_up=True, status=503)
            response["Retry-After"] = RETRY_AFTER
            return response
        if certificate_id in found:
            return self.picture(found[certificate_id])
        try:
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(self.request))
        except throttling.TooManyFailures as refusal:
            response = self.picture(None, held_up=True, status=429)
            response["Retry-After"] = str(refusal.members["retryAfter"])
            return response
        return self.picture(None, status=404)

    def picture(
        self,
        found: BulkVerification | None,
        *,
        readable: bool = True,
        held_up: bool = False,
        status: int = 200,
    ) -> HttpResponse:
        """The picture with its headers. Only a status that was checked may be cached."""
        verdict: Verdict = texts.verdict(found, readable=readable, held_up=held_up)
        name = found.issuer_name if found else ""
        svg = sharing.seal(
            verdict, name=name, checked_at=found.checked_at if found else timezone.now()
        )
        response = HttpResponse(svg, content_type="image/svg+xml", status=status)
        as_of = found.as_of if found else None
        is_kept = found is not None and as_of is None
        response["Cache-Control"] = f"public, max-age={SECONDS}" if is_kept else "no-store"
        for name, value in replicas.age_header(as_of).items():
            response[name] = value
        response["Content-Security-Policy"] = POLICY
        response["Content-Language"] = translation.get_language() or Locale.EN
        response["Cross-Origin-Resource-Policy"] = "cross-origin"
        response["X-Robots-Tag"] = "noindex"
        return response
