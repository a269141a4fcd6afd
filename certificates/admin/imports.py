"""Imports of certificates in the back office: of which type, by whom, and what templates there are."""

from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO, ClassVar

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import URLPattern, path
from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _

from accounts.jobs.admin.imports import ImportPages, template_file
from accounts.jobs.forms import TableForm
from accounts.jobs.models import Job
from accounts.scopes import Locale, Mode, Scope, roles_with
from accounts.tables import Layout
from certificates.forms.imports import UploadForm
from certificates.models import CertificateType
from certificates.operations.imports import start
from certificates.operations.imports.fields import choices_of, template
from certificates.operations.types.types import find_type
from certificates.rendering.import_templates import as_csv, as_workbook
from lib import zones

IMPORTERS = roles_with(Scope.CERTIFICATES_ISSUE)


class ImportsAdmin(ImportPages):
    """Whoever issues may import; the rows are of a type that is in use."""

    import_kind: ClassVar = start.IMPORT
    import_pages: ClassVar = "admin/certificates/certificate"
    import_title: ClassVar = _("Import certificates")

    def may_import(self, request: HttpRequest) -> bool:
        return self.may(request, IMPORTERS)

    def template_urls(self, stem: str) -> list[URLPattern]:
        page, address = (
            self._at_seat(self.template_file),
            "import/template/<int:type_id>/<slug:form>/",
        )
        return [path(address, page, name=f"{stem}_template")]

    def upload_form(self, request: HttpRequest) -> TableForm:
        types = CertificateType.objects.for_issuer(self.seat(request).issuer.pk).usable()
        offered = types.select_related("current").order_by("code")
        return UploadForm(request.POST or None, request.FILES or None, types=offered)

    def try_out(self, request: HttpRequest, form: Any, source: BinaryIO) -> Job:
        context = self.by_now(request)
        asked = start.CertificateImportOptions(
            layout=form.layout(), type_id=form.chosen().pk, dry_run=True
        )
        understood = start.map_file(source, asked, issuer=context["issuer"], suggesting=True)
        mode = Mode(form.cleaned_data["mode"])
        return start.start(understood, source, asked=asked, mode=mode, **context)

    def asked_of(self, job: Job) -> start.CertificateImportParameters:
        return start.parameters_of_job(job)

    def choices(self, job: Job) -> Mapping[str, str]:
        type_id = start.parameters_of_job(job).type_id
        return choices_of(find_type(job.issuer_id, type_id=type_id) if type_id else None)

    def check_again(
        self, request: HttpRequest, job: Job, *, layout: Layout, columns: Sequence[str | None]
    ) -> Job:
        return start.check_again(job, layout=layout, columns=columns, **self.by_now(request))

    def carry_out(self, request: HttpRequest, job: Job) -> Job:
        return start.issue_checked(job, partial=job.failed > 0, **self.by_now(request))

    def template_file(self, request: HttpRequest, type_id: int, form: str) -> HttpResponse:
        """A head line in the page's language and an example row, for a type."""
        self.only_importers(request)
        issuer = self.seat(request).issuer
        facts = find_type(issuer.pk, type_id=type_id) if type_id < 2**31 else None
        if facts is None or form not in {"csv", "xlsx"}:
            raise Http404
        columns = template(facts, today=zones.today(timezone.now(), issuer.time_zone))
        locale = (translation.get_language() or Locale.EN)[:2]
        content = as_csv(columns, locale) if form == "csv" else as_workbook(columns)
        return template_file(content, f"{facts.code}.{form}")
