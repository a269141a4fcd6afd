"""Print one certificate at once, or those selected in the list in a job."""

from http import HTTPStatus
from io import BytesIO

from django import forms
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils.translation import gettext_lazy as _

from accounts.back_office.audited import row_button
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.jobs.admin import redirect_to_job
from accounts.jobs.operations import create_job
from accounts.scopes import Locale
from certificates.attachments.operations import download
from certificates.errors import CertificateNotFound, NotPrintedYet
from certificates.models import Certificate

from . import operations as printing
from .jobs import KINDS_OF, MAX_CERTIFICATES, parameters

LOCALES = [("", _("The certificate’s own language")), *Locale.choices]


class PrintForm(BackOfficeForm):
    """The language of the document."""

    locale = forms.ChoiceField(label=_("Language"), choices=LOCALES, required=False)


FORMATS = [("pdf", _("One PDF, to be printed")), ("zip", _("A PDF each, in a ZIP file"))]
LABELS = [
    ("labels", _("Labels on A4: 3 × 8 of 70 × 37 mm, with QR code")),
    ("zpl", _("Labels for a label printer (ZPL, 50 × 25 mm, 203 dpi)")),
]


class PrintManyForm(PrintForm):
    """The language, and whether to make one file or many, or labels."""

    format = forms.ChoiceField(label=_("Files"), choices=[*FORMATS, *LABELS])


class LabelForm(PrintForm):
    """The language of the page that the code leads to, and the kind of label."""

    format = forms.ChoiceField(label=_("Files"), choices=LABELS)


@row_button(description=_("Print"), permissions=["print"], url_path="print", icon="print")
def print_one(
    model_admin: TenantAdmin, request: HttpRequest, certificate: Certificate
) -> HttpResponseBase:
    """Asks for the language, then returns the file."""
    form = PrintForm(request.GET if "locale" in request.GET else None)
    if not form.is_valid():
        return _ask(model_admin, request, form, [certificate], method="get")
    try:
        printed = printing.print_one(
            context=model_admin.request_context(request, certificate.mode),
            certificate_id=certificate.pk,
            locale=form.cleaned_data["locale"] or None,
        )
    except NotPrintedYet:
        return waiting_page(model_admin, request)
    except ServiceError as error:
        model_admin.message_user(request, error.detail(), messages.ERROR)
        return HttpResponseRedirect(model_admin.change_url(request, certificate))
    return download(BytesIO(printed.file), name=printed.name, media_type="application/pdf")


@admin.action(description=_("Print"), permissions=["print"])
def print_selected(
    model_admin: TenantAdmin, request: HttpRequest, queryset: QuerySet[Certificate]
) -> HttpResponse | None:
    """Asks for language and files, then starts the job and opens its page."""
    certificates = list(queryset.order_by("pk")[: max(MAX_CERTIFICATES.values()) + 1])
    if not certificates:
        model_admin.message_user(request, CertificateNotFound().detail(), messages.ERROR)
        return None
    if len({each.mode for each in certificates}) > 1:
        text = _("Live and test certificates cannot be printed together.")
        model_admin.message_user(request, text, messages.ERROR)
        return None
    form = PrintManyForm(request.POST if "format" in request.POST else None)
    return _start(model_admin, request, form, certificates)


@row_button(description=_("Labels"), permissions=["print"], url_path="labels", icon="print")
def label_one(
    model_admin: TenantAdmin, request: HttpRequest, certificate: Certificate
) -> HttpResponseBase:
    """Asks for the kind of label, then starts the job and opens its page."""
    form = LabelForm(request.POST if request.method == "POST" else None)
    started = _start(model_admin, request, form, [certificate])
    return started or HttpResponseRedirect(model_admin.change_url(request, certificate))


def _start(
    model_admin: TenantAdmin,
    request: HttpRequest,
    form: forms.Form,
    certificates: list[Certificate],
) -> HttpResponse | None:
    """Start the job that the form asks for; the form, until it does. None, and a message, if it is refused."""
    if not form.is_valid():
        return _ask(model_admin, request, form, certificates, method="post")
    kind = KINDS_OF[form.cleaned_data["format"]]
    if len(certificates) > MAX_CERTIFICATES[kind]:
        form.add_error(
            "format", _("At most %(limit)s certificates.") % {"limit": MAX_CERTIFICATES[kind]}
        )
        return _ask(model_admin, request, form, certificates, method="post")
    locale = form.cleaned_data["locale"] or None
    try:
        job = create_job(
            context=model_admin.request_context(request, certificates[0].mode),
            kind=kind,
            parameters=parameters([each.public_id for each in certificates], locale),
        )
    except ServiceError as error:
        model_admin.message_user(request, error.detail(), messages.ERROR)
        return None
    model_admin.message_user(request, _("The files will be found on this page."), messages.SUCCESS)
    return redirect_to_job(job, back=model_admin.list_url(request))


def waiting_page(model_admin: TenantAdmin, request: HttpRequest) -> HttpResponse:
    """The page that fetches a file as soon as a worker has made it."""
    response = model_admin.page(request, "admin/certificates/certificate/printing.html", _("Print"))
    response.status_code, response["Refresh"] = HTTPStatus.ACCEPTED, "2"
    return response


def _ask(
    model_admin: TenantAdmin,
    request: HttpRequest,
    form: forms.Form,
    certificates: list[Certificate],
    *,
    method: str,
) -> HttpResponse:
    repeated = {"action", "_selected_action", "select_across"}
    return model_admin.page(
        request,
        "admin/certificates/certificate/print.html",
        _("Labels") if isinstance(form, LabelForm) else _("Print"),
        form=form,
        is_document=not isinstance(form, LabelForm),
        method=method,
        chosen=certificates[:20],
        more=max(0, len(certificates) - 20),
        repeated=[(name, values) for name, values in request.POST.lists() if name in repeated],
    )
