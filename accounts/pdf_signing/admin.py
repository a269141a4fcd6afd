"""The key and the certificate that an issuer's PDFs are signed with: owners set it up, all members see it."""

from datetime import timedelta
from typing import Any, cast

from django import forms
from django.core.validators import MaxLengthValidator, RegexValidator
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse_lazy
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import IssuerPage, badge, issuer_route
from accounts.back_office.reauthentication import require_recent_proof
from accounts.errors import ServiceError
from accounts.mail.outbox import STAGES
from accounts.models import PdfSigningState
from accounts.scopes import Role

from . import operations as pdf_signing
from .rules import common_name

SOON = timedelta(days=max(STAGES))
CERTIFICATES_LIMIT = 64 * 1024  # bytes; a chain of five certificates has about ten thousand


class MaxUtf8Length(MaxLengthValidator):
    """At most so many bytes: what the names in certificates are measured by."""

    def clean(self, x: Any) -> int:
        return len(str(x).encode())


class PdfKeyForm(BackOfficeForm):
    """For whom the certificate is made."""

    organization = forms.CharField(
        label=_("Organisation"),
        max_length=64,
        validators=[MaxUtf8Length(64)],
        help_text=_("As the register has it. Readers of the PDF see it as the signer."),
    )
    country = forms.CharField(
        label=_("Country"),
        max_length=2,
        validators=[RegexValidator("^[A-Za-z]{2}$", _("Two letters, such as DE, FR or XK."))],
        widget=forms.TextInput(attrs={"placeholder": "DE"}),
        help_text=_("Two letters, such as DE, FR or XK."),
    )
    self_signed = forms.BooleanField(
        label=_("Without an authority"),
        required=False,
        help_text=_(
            "PDFs are signed at once, for three years. Readers see that nothing was altered, but their programs call the signer unknown."
        ),
    )

    def clean_country(self) -> str:
        """The code in capitals."""
        return cast(str, self.cleaned_data["country"]).upper()


class CertificatesForm(BackOfficeForm):
    """The certificates from the authority: as a file, or pasted."""

    file = forms.FileField(
        label=_("File"),
        required=False,
        widget=forms.ClearableFileInput(attrs={"accept": ".pem,.crt,.cer,.der,.p7b,.p7c"}),
    )
    text = forms.CharField(
        label=_("Or the text"),
        required=False,
        max_length=CERTIFICATES_LIMIT,
        widget=forms.Textarea(
            attrs={"rows": 6, "spellcheck": "false", "placeholder": "-----BEGIN CERTIFICATE-----"}
        ),
    )

    def clean(self) -> dict[str, Any]:
        """Wants one of the two. A file is not kept while somebody signs in again."""
        values = super().clean() or self.cleaned_data
        file = values.get("file")
        if not self.errors and not file and not values.get("text"):
            raise forms.ValidationError(
                _("Choose the file, or paste the text of the certificates.")
            )
        if file and file.size > CERTIFICATES_LIMIT:
            self.add_error("file", _("At most 64 KiB: certificates alone are smaller."))
        return values

    def raw(self) -> bytes:
        """The certificates as they were given."""
        file = self.cleaned_data["file"]
        return cast(bytes, file.read() if file else self.cleaned_data["text"].encode())


class PdfSigningPage(IssuerPage):
    """The state of signing, what to do next, and the form that asks for a key."""

    writers = frozenset({Role.OWNER})
    title = _("Digital signature of PDFs")
    template = "admin/accounts/pdf_signing/page.html"
    home = reverse_lazy("admin:accounts_issuer_pdf_signing")

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show()

    def post(self, request: HttpRequest) -> HttpResponse:
        form = PdfKeyForm(request.POST)

        def ask() -> None:
            require_recent_proof(request)
            pdf_signing.request_key(context=self.request_context(), **form.cleaned_data)

        if not self.saves(form, ask):
            return self.show(key_form=form)
        return self.done(_("The key pair is being made. That takes a few seconds."))

    def show(
        self, key_form: forms.Form | None = None, certificates_form: forms.Form | None = None
    ) -> HttpResponse:
        """The page, with the errors of the form that was posted."""
        setup, now = pdf_signing.setup_of(self.request_context()), timezone.now()
        chain = setup.chain
        issuer = self.membership.issuer
        return self.page(
            setup=setup,
            badge=_badge(setup, expired=setup.has_expired(now)),
            expired=setup.has_expired(now),
            ends_soon=bool(chain and chain.valid_until <= now + SOON),
            subject=chain and common_name(chain.leaf.subject),
            authority=chain and common_name(chain.leaf.issuer),
            chain=chain,
            waits=_waits(setup),
            key=setup.next or setup.used,
            installed=pdf_signing.is_installed(),
            key_form=key_form or PdfKeyForm(initial={"organization": issuer.name[:64]}),
            certificates_form=certificates_form or CertificatesForm(),
        )


class PdfCertificatesPage(PdfSigningPage):
    """Receives the certificates from the authority."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest) -> HttpResponse:
        require_recent_proof(request)
        form = CertificatesForm(request.POST, request.FILES)
        context = self.request_context()
        if not self.saves(
            form, lambda: pdf_signing.add_certificates(context=context, raw=form.raw())
        ):
            return self.show(certificates_form=form)
        return self.done(_("The certificate was saved. PDFs are signed from now on."))


class PdfSigningSwitchPage(PdfSigningPage):
    """Receives the buttons that switch signing on and off, and that remove the key."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest) -> HttpResponse:
        require_recent_proof(request)
        context = self.request_context()
        try:
            if "remove" in request.POST:
                pdf_signing.remove(context=context)
                return self.done(_("The private key was deleted. PDFs are no longer signed."))
            on = "on" in request.POST
            pdf_signing.switch(context=context, on=on)
        except ServiceError as error:
            return self.refused(error)
        return self.done(
            _("PDFs are signed from now on.") if on else _("PDFs are no longer signed.")
        )


class CertificateRequestPage(PdfSigningPage):
    """Downloads the request for the authority."""

    http_method_names = ["get", "head"]

    def get(self, request: HttpRequest) -> HttpResponse:
        setup = pdf_signing.setup_of(self.request_context())
        key = setup.next or setup.used
        if key is None or key.request is None:
            raise Http404
        response = HttpResponse(key.request, content_type="application/pkcs10")
        response["Content-Disposition"] = 'attachment; filename="pdf-signing.csr"'
        return response


class PdfSigningStatusPage(PdfSigningPage):
    """What the worker has made meanwhile, for the page that waits for it."""

    http_method_names = ["get", "head"]
    template = "admin/accounts/pdf_signing/waiting.html"

    def get(self, request: HttpRequest) -> HttpResponse:
        if _waits(pdf_signing.setup_of(self.request_context())):
            return self.page()
        return HttpResponse(headers={"HX-Refresh": "true"})  # the key is there: load the page anew


def _waits(setup: pdf_signing.PdfSigning) -> bool:
    return setup.next is not None and setup.next.state == PdfSigningState.REQUESTED


def _badge(setup: pdf_signing.PdfSigning, *, expired: bool) -> str:
    if setup.used is None:
        return badge(_("Not set up"))
    if not setup.is_on:
        return badge(_("Switched off"))
    return badge(_("Expired"), "danger") if expired else badge(_("Signs PDFs"), "success")


routes = [
    issuer_route("pdf-signing/", PdfSigningPage, "pdf_signing"),
    issuer_route("pdf-signing/certificates/", PdfCertificatesPage, "pdf_certificates"),
    issuer_route("pdf-signing/switch/", PdfSigningSwitchPage, "pdf_signing_switch"),
    issuer_route("pdf-signing/request.csr", CertificateRequestPage, "pdf_certificate_request"),
    issuer_route("pdf-signing/status/", PdfSigningStatusPage, "pdf_signing_status"),
]
