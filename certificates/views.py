"""The public pages: verify a certificate, or enter the identifier of one.

They ask `verification` once and show what it says. No session, no cookie, no script. A page that
cannot check says so, and is never green.
"""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, ClassVar

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import (
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    HttpResponseNotAllowed,
    HttpResponseRedirect,
)
from django.template import loader
from django.urls import get_script_prefix, reverse
from django.utils import timezone, translation
from django.utils.cache import patch_vary_headers
from django.utils.decorators import method_decorator
from django.utils.encoding import escape_uri_path
from django.views import View
from django.views.decorators.csrf import csrf_exempt

from accounts import ids
from accounts.api import floods
from accounts.scopes import Locale
from certificates import rendering, verification
from certificates.errors import AttachmentNotFound, CertificateNotFound, PrintingBusy
from certificates.operations import attachments, printing
from certificates.operations.name_check import is_holder

READ_ONLY = ["get", "head", "options"]
RETRY_AFTER = "10"  # seconds
LONGEST_NAME = 200
PRIVATE = {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow, noarchive",
    "Referrer-Policy": "no-referrer",
}


class Page(View):
    """One page in the language of its address, from the first line to the last."""

    http_method_names = READ_ONLY
    answer_headers: ClassVar[Mapping[str, str]] = PRIVATE

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        with translation.override(kwargs["locale"]):
            response = super().dispatch(request, *args, **kwargs)
        response["Content-Language"] = kwargs["locale"]
        for name, value in self.answer_headers.items():
            response[name] = value
        return response

    def page(
        self, template: str, context: Mapping[str, object], *, status: int = 200
    ) -> HttpResponse:
        """The template, rendered now: the language holds only until `dispatch` returns."""
        locale: str = self.kwargs["locale"]
        tail = escape_uri_path(self.request.path_info.removeprefix(f"/{locale}"))
        addresses = {code: f"{get_script_prefix()}{code}{tail}" for code in Locale.values}
        places = {
            "languages": rendering.languages(addresses, current=locale),
            "here": addresses[locale],
            "page_url": f"{settings.BASE_URL}/{locale}{tail}",
            "site": settings.BASE_URL,
        }
        return HttpResponse(loader.render_to_string(template, {**places, **context}), status=status)


class CertificatePage(Page):
    """What is said where there is nothing to say of a certificate."""

    def not_found(self, raw_id: str) -> HttpResponse:
        """Says so; but to whom tries one identifier after the other, not even that."""
        try:
            floods.refuse(floods.UNKNOWN_ID, self.request.META.get("REMOTE_ADDR", ""))
        except floods.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])))
        return self.page("certificates/not_found.html", {"typed": raw_id[:200]}, status=404)

    def too_many(self, seconds: int, *, names: bool = False) -> HttpResponse:
        response = self.page("429.html", {"seconds": seconds, "names": names}, status=429)
        response["Retry-After"] = str(seconds)
        return response

    def unavailable(self) -> HttpResponse:
        response = self.page("certificates/unavailable.html", {}, status=503)
        response["Retry-After"] = RETRY_AFTER
        return response


@method_decorator(csrf_exempt, name="dispatch")  # no cookie, no session: nobody's authority is lent
class VerifyPage(CertificatePage):
    """Is this certificate good, now? And where its type lets visitors ask: is it this person's?"""

    http_method_names = [*READ_ONLY, "post"]

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        return self.answer(locale, raw_id)

    def post(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        """A name is posted, so that it stands in no address and no log."""
        try:
            remote = request.META.get("REMOTE_ADDR", "")
            floods.refuse(floods.HOLDER_NAME, remote, floods.GUESSES)
        except floods.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), names=True)
        return self.answer(locale, raw_id, asks=True)

    def answer(self, locale: str, raw_id: str, *, asks: bool = False) -> HttpResponse:
        certificate_id = canonical(raw_id)
        if certificate_id is None:
            return self.not_found(raw_id)
        if certificate_id != raw_id:
            return HttpResponseRedirect(verify_path(locale, certificate_id))
        try:
            found = verification.find(certificate_id, locale=locale, now=timezone.now())
            if asks and not found.holder_asked:
                return HttpResponseNotAllowed(map(str.upper, READ_ONLY))
            told = self.told_of_name(found) if asks else {}
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        sheet = rendering.sheet(found)
        return self.page("certificates/verify.html", {"found": found, "sheet": sheet, **told})

    def told_of_name(self, found: verification.Verification) -> dict[str, object]:
        """Whether the name that was typed is the holder's. Raises CertificateNotFound."""
        name = self.request.POST.get("name", "").strip()[:LONGEST_NAME]
        return {"asked": name, "is_holder": is_holder(public_id=found.id, name=name)}


class AttachmentDownload(CertificatePage):
    """A file that the issuer attached, where the type shows it to everybody."""

    def get(
        self, request: HttpRequest, *, locale: str, raw_id: str, number: int
    ) -> HttpResponseBase:
        try:
            found = verification.find(raw_id, locale=locale, now=timezone.now())
            about = next(file for file in found.attachments if file.number == number and file.there)
            file = attachments.public_file(raw_id, number)
            return rendering.download(file.open(), name=about.name, media_type=about.media_type)
        except (CertificateNotFound, AttachmentNotFound, StopIteration, FileNotFoundError):
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()


class PrintedDownload(CertificatePage):
    """The certificate as a PDF, where the type lets everybody have it. It is set on the spot.

    That takes a hundred times what a page takes, so one address may ask for a few a minute only.
    """

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponseBase:
        try:
            floods.refuse(floods.PRINTING, request.META.get("REMOTE_ADDR", ""))
            printed = printing.print_public(raw_id, locale=locale, now=timezone.now())
        except floods.TooManyFailures as refusal:
            return self.printing_much(int(str(refusal.members["retryAfter"])))
        except PrintingBusy:
            return self.printing_much(int(RETRY_AFTER))
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        return rendering.download(
            BytesIO(printed.file), name=printed.name, media_type="application/pdf"
        )

    def printing_much(self, seconds: int) -> HttpResponse:
        """Also where it is others who print: no page of theirs is held up by it."""
        context = {"seconds": seconds, "printing": True}
        response = self.page("429.html", context, status=429)
        response["Retry-After"] = str(seconds)
        return response


class EnterPage(Page):
    """Where a person types the identifier, or pastes the address, of a certificate."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        typed = request.GET.get("id", "").strip()
        if not typed:
            return self.page("certificates/enter.html", {})
        certificate_id = canonical(typed.rstrip("/").rpartition("/")[2])
        if certificate_id is None:
            return self.page("certificates/not_found.html", {"typed": typed[:200]}, status=404)
        return HttpResponseRedirect(verify_path(locale, certificate_id))


class ToLanguage(View):
    """Sends a visitor who named no language on to a page in theirs."""

    http_method_names = READ_ONLY
    to = ""  # the name of the route

    def get(self, request: HttpRequest, **kwargs: str) -> HttpResponse:
        locale = translation.get_language_from_request(request)
        if "raw_id" in kwargs:
            kwargs["raw_id"] = canonical(kwargs["raw_id"]) or kwargs["raw_id"]
        response = HttpResponseRedirect(reverse(self.to, kwargs={"locale": locale, **kwargs}))
        patch_vary_headers(response, ["Accept-Language"])
        for name, value in PRIVATE.items():
            response[name] = value
        return response


def canonical(text: str) -> str | None:
    """The identifier that a person meant, or None where it is none."""
    certificate_id = ids.parse_lenient(ids.Prefix.CERTIFICATE, text)
    return ids.encode(ids.Prefix.CERTIFICATE, certificate_id) if certificate_id else None


def verify_path(locale: str, certificate_id: str) -> str:
    """Where the page of this certificate is, in this language."""
    return reverse("verify", kwargs={"locale": locale, "raw_id": certificate_id})
