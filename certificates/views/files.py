"""Is this file one of the certificate's? Asked with its checksum, or with the file where no script runs."""

import re
from enum import StrEnum
from typing import NamedTuple
from uuid import UUID

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import csrf_exempt

from accounts import ids
from accounts.addresses import caller_address
from accounts.api import floods
from certificates import rendering, verification
from certificates.errors import CertificateNotFound
from certificates.forms.fingerprint import LIMIT, Fingerprint, identifiers
from certificates.operations.recognising import recognise
from certificates.verification.several import find_many

from .page import READ_ONLY, CertificatePage, canonical, verify_path

_HEAD = 64 * 1024  # bytes that a form has beside its file
_LONGEST_NAMED = 1000  # characters
_SHA256 = re.compile("[0-9a-f]{64}", re.ASCII)


class Fault(StrEnum):
    """Why nothing was looked up."""

    MISSING = "missing"
    TOO_LARGE = "too_large"


@method_decorator(csrf_exempt, name="dispatch")  # no cookie, no session: nobody's authority is lent
class FileCheckPage(CertificatePage):
    """The verify page, with an answer to the file beside the one to the certificate."""

    http_method_names = [*READ_ONLY, "post"]

    @staticmethod
    def body_limit() -> int:
        """How large a body may be here, in bytes: a file, and what a form has beside it."""
        return LIMIT + _HEAD

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        return HttpResponseRedirect(verify_path(locale, raw_id))

    def post(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        certificate_id = canonical(raw_id)
        if certificate_id is None:
            return self.no_identifier(raw_id)
        try:
            return self.answer(certificate_id, asked_about(request))
        except CertificateNotFound:
            return self.not_found(raw_id)
        except floods.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), "files")
        except (OperationalError, InterfaceError):
            return self.unavailable()

    def answer(self, raw_id: str, asked: "Asked | Fault") -> HttpResponse:
        """The page again. Raises CertificateNotFound; TooManyFailures after too many unknown files."""
        found = verification.glance(raw_id, locale=self.kwargs["locale"], now=timezone.now())
        told = {"found": found, "sheet": rendering.sheet(found)}
        if isinstance(asked, Fault):
            status = 413 if asked is Fault.TOO_LARGE else 400
            return self.page(
                "certificates/verify.html", {**told, "file": asked.value}, status=status
            )
        certificate_id = ids.parse(ids.Prefix.CERTIFICATE, raw_id)
        assert certificate_id is not None  # it was found
        match = recognise(
            certificate_id=certificate_id, sha256=asked.sha256, named=_parsed(asked.named)
        )
        if match is None:
            floods.refuse(floods.UNKNOWN_FILE, caller_address(self.request))
        file = match.what.value if match else "unknown"
        other = self.other(match.certificate_id) if match and match.certificate_id else {}
        return self.page("certificates/verify.html", {**told, "file": file, **other})

    def other(self, certificate_id: UUID) -> dict[str, object]:
        """What the page of the file's own certificate says to everybody."""
        public_id = ids.encode(ids.Prefix.CERTIFICATE, certificate_id)
        locale = self.kwargs["locale"]
        answer = find_many([public_id], locale=locale, now=timezone.now()).get(public_id)
        return {"other": answer, "verdict": rendering.words.verdict(answer)}


class Asked(NamedTuple):
    """A file that is asked about: its SHA-256, and the identifiers that stand in it."""

    sha256: bytes
    named: tuple[str, ...]


def _parsed(named: tuple[str, ...]) -> list[UUID]:
    parsed = (ids.parse(ids.Prefix.CERTIFICATE, each) for each in named)
    return [each for each in parsed if each is not None]


def asked_about(request: HttpRequest) -> Asked | Fault:
    """What a script sent of a file, or what is found in the file itself, which is read only once."""
    if int(request.META.get("CONTENT_LENGTH") or 0) > FileCheckPage.body_limit():
        return Fault.TOO_LARGE
    fingerprint = Fingerprint(request)
    request.upload_handlers = [fingerprint]
    digits = request.POST.get("sha256", "")
    if _SHA256.fullmatch(digits):
        named = request.POST.get("named", "")[:_LONGEST_NAMED]
        return Asked(bytes.fromhex(digits), identifiers(named.encode()))
    if fingerprint.too_large:
        return Fault.TOO_LARGE
    if fingerprint.sha256 is None:
        return Fault.MISSING
    return Asked(fingerprint.sha256, fingerprint.named)
