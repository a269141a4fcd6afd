"""Imports of certificates in the back office: of which type, by whom, and what templates there are."""

from typing import Any, ClassVar

from django import forms
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.back_office.pages import page_locale
from accounts.jobs.forms import TableForm
from accounts.jobs.import_pages import ImportPages
from accounts.jobs.imports.kinds import Template
from accounts.jobs.models import Job
from accounts.scopes import Mode, Scope, roles_with
from certificates.models import CertificateType
from certificates.types.operations import find_type
from certificates.verification.texts import outside_count
from lib.dates import local_date
from lib.tables.layout import Format

from .columns import results_template, template
from .jobs import CERTIFICATE_IMPORTS, CertificateImportParameters
from .results import tables_of


class UploadForm(TableForm):
    """The file, what its rows are, and how it is to be read."""

    places: ClassVar = {"typeId": "type"}

    type = forms.ModelChoiceField(
        label=_("Certificate type"),
        queryset=CertificateType.objects.none(),
    )
    mode = forms.ChoiceField(label=_("Mode"), choices=Mode.choices, initial=Mode.LIVE)

    def __init__(self, *args: Any, types: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.types = types  # which the page offers templates of
        self.fields["type"].queryset = types  # type: ignore[attr-defined]
        self.fields["file"].help_text = _(
            "CSV, Excel workbook (.xlsx) or NDJSON, at most 100,000 rows."
        )


IMPORTERS = roles_with(Scope.CERTIFICATES_ISSUE)


class ImportsAdmin(ImportPages):
    """Everybody who may issue may import; the rows are of a type that is in use."""

    import_kind: ClassVar = CERTIFICATE_IMPORTS
    import_pages: ClassVar = "admin/certificates/certificate"
    import_title: ClassVar = _("Import certificates")
    template_path: ClassVar = "import/template/<int:type_id>/<slug:form>/"

    def may_import(self, request: HttpRequest) -> bool:
        return self.may(request, IMPORTERS)

    def upload_form(self, request: HttpRequest) -> TableForm:
        types = CertificateType.objects.for_issuer(self.membership(request).issuer.pk).usable()
        offered = types.select_related("current").order_by("code")
        return UploadForm(request.POST or None, request.FILES or None, types=offered)

    def asked_for(self, form: UploadForm) -> tuple[str, CertificateImportParameters]:
        parameters = CertificateImportParameters(type_id=form.cleaned_data["type"].pk)
        return form.cleaned_data["mode"], parameters

    def trial_context(self, request: HttpRequest, job: Job) -> dict[str, Any]:
        """The tables that the file brings no results for, which only workbooks and NDJSON can; and how many
        measured values are outside of their limits."""
        parameters = self.import_kind.parameters_of(job)
        facts = find_type(job.issuer_id, type_id=parameters.type_id)
        brings = parameters.results or parameters.layout.format is Format.NDJSON
        locale = page_locale()
        tables = [] if brings else tables_of(facts.declared if facts else ())
        return {
            "without_results": [field.label.text(locale) for field in tables],
            "warned": outside_count(job.warnings_found),
        }

    def template(self, request: HttpRequest, **which: Any) -> Template | None:
        """Of one type."""
        issuer, type_id = self.membership(request).issuer, which["type_id"]
        facts = find_type(issuer.pk, type_id=type_id) if type_id < 2**31 else None
        if facts is None:
            return None
        today = local_date(timezone.now(), issuer.time_zone)
        return Template(facts.code, template(facts, today=today), results_template(facts))
