"""The preview beside the form of a type, and the rows that a ready-made type adds to it.

It shows the form as far as it is right by now. Each preview makes one certificate of made-up values in
memory. The browser asks for the next one when it has the last; printing takes its turn like every other
(`certificates.printing.typesetting`).
"""

from base64 import b64encode
from collections.abc import Iterator
from io import BytesIO
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase, JsonResponse
from django.template import loader
from django.urls import URLPattern
from django.utils.translation import get_language, gettext, ngettext
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from accounts.back_office.forms import FINGERPRINT_FIELD
from accounts.back_office.tenancy import TenantAdmin
from accounts.scopes import Locale
from certificates.attachments.operations import download
from certificates.errors import PrintingBusy
from certificates.issuing.previews import TypePreview, preview_html
from certificates.models import TypeVersion

from .fields import MAX_FIELDS, from_stored, to_stored
from .forms import COLUMNS, CertificateTypeForm
from .models import SubjectKind
from .presets import PRESETS
from .row_forms import template_rows
from .setting_forms import only, untranslated, with_terms


class TypePreviewForm(CertificateTypeForm):
    """Reads what was typed so far. What is wrong is left out; saving will name it."""

    class Meta(CertificateTypeForm.Meta):
        pass

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields.pop(FINGERPRINT_FIELD, None)  # nothing is overwritten
        if self.instance.pk is not None:
            del self.fields["code"]  # it never changes

    @property
    def code(self) -> str:
        """The code, or one that stands in for it."""
        return str(self.instance.code or self.cleaned_data.get("code") or "type")

    def version(self) -> dict[str, Any]:
        """The columns of a version that can be shown."""
        languages = self.languages_ticked()
        columns = {name: self._value(name) for name in COLUMNS}
        if not any(columns[f"name_{code}"] for code in languages):
            columns[f"name_{languages[0]}"] = _("Name of the type")
        fields = to_stored(from_stored([only(languages, field) for field in self._fields()]))
        people = [row.value() for row in self._good(self.people) if row.has_content()]
        link = {"digital_link": self.digital_link()}
        return {**columns, **link, "fields": fields, "signatories": people}

    def _value(self, name: str) -> Any:
        default = SubjectKind.PRODUCT.value if name == "kind" else _default(name)
        return self.cleaned_data.get(name, default)

    def _fields(self) -> Iterator[dict[str, Any]]:
        """The metadata fields that are right, each key once."""
        taken: set[str] = set()
        for row in self._good(self.rows):
            if row.has_content() and row.cleaned_data["key"] not in taken:
                taken.add(row.cleaned_data["key"])
                yield row.value()

    @staticmethod
    def _good(rows: Any) -> list[Any]:
        """The rows without a fault that are not to be removed, by position."""
        good = [row for row in rows.forms if row.is_valid() and not row.cleaned_data.get("DELETE")]
        return sorted(good, key=rows.position)


def _default(name: str) -> Any:
    return TypeVersion._meta.get_field(name).get_default()  # type: ignore[union-attr]


MAX_PAGES = 3  # shown of a printed document


class TypePreviewPages(TenantAdmin):
    """Previews of a type that is being edited, and rows of metadata fields from templates."""

    def get_urls(self) -> list[URLPattern]:
        return [
            self.page_path("preview/", require_POST(self.preview_view), "preview"),
            self.page_path("template-fields/", require_GET(self.template_fields_view), "fields"),
            *super().get_urls(),
        ]

    def editor_context(self, object_id: str | None) -> dict[str, Any]:
        """What the page of the form needs beside the form."""
        return {
            "edited": object_id or "",
            "field_templates": _templates(),
            "preview_languages": Locale.choices,
        }

    def preview_view(self, request: HttpRequest) -> HttpResponseBase:
        """The verify page and the printed pages of the form as it stands; or the PDF, as a file."""
        form = self._form(request)
        form.is_valid()
        preview = TypePreview.of(
            context=self.request_context(request),
            code=form.code,
            version=form.version(),
            locale=self._locale(request, form),
        )
        if "pdf" in request.GET:
            return _pdf(preview)
        return JsonResponse(
            {
                "page": preview_html(preview.page()),
                **_sheets(preview),
                "rows": {row.prefix: [row.title, row.about] for row in form.rows.forms},
                "notes": _notes(form),
            }
        )

    def template_fields_view(self, request: HttpRequest) -> HttpResponseBase:
        """The rows of a ready-made type's fields that the form does not have yet."""
        self._refuse_readers(request)
        template = PRESETS.get(request.GET.get("template", ""))
        first = request.GET.get("first", "0")
        if template is None or not first.isdecimal() or int(first) > 2 * MAX_FIELDS:
            raise Http404
        had = set(request.GET.getlist("key"))
        fields = [field for field in template["fields"] if field["key"] not in had]
        shown = with_terms(fields, template["kind"], template.get("credential"))
        rows = template_rows(shown, first=int(first))
        row_template = "admin/certificates/certificatetype/metadata_row.html"
        html = "".join(loader.render_to_string(row_template, {"row": row}) for row in rows)
        return JsonResponse({"html": html, "count": len(rows)})

    def _form(self, request: HttpRequest) -> TypePreviewForm:
        self._refuse_readers(request)
        edited = request.GET.get("type", "")
        certificate_type = self.get_object(request, edited) if edited else None
        if edited and certificate_type is None:
            raise Http404
        form = TypePreviewForm(request.POST, instance=certificate_type)
        form.issuer_id = self.membership(request).issuer.pk
        return form

    def _refuse_readers(self, request: HttpRequest) -> None:
        if not self.has_add_permission(request):
            raise PermissionDenied

    def _locale(self, request: HttpRequest, form: TypePreviewForm) -> str:
        """The language that was asked for, else that of the certificates of this type."""
        issuer = self.membership(request).issuer
        wanted = (request.GET.get("language"), form.cleaned_data.get("default_locale"))
        return next((code for code in wanted if code in Locale.values), issuer.default_locale)


def _templates() -> list[dict[str, Any]]:
    locale = (get_language() or Locale.EN)[:2]
    return [
        {"code": code, "name": preset[f"name_{locale}"], "fields": len(preset["fields"])}
        for code, preset in PRESETS.items()
    ]


def _sheets(preview: TypePreview) -> dict[str, Any]:
    """The printed pages as pictures, or why there are none at the moment."""
    try:
        pages = preview.pictures()
    except PrintingBusy as error:
        return {"sheets": [], "more": error.detail()}
    shown = [f"data:image/png;base64,{b64encode(page).decode()}" for page in pages[:MAX_PAGES]]
    beyond = len(pages) - len(shown)
    more = ngettext("%(count)s more page", "%(count)s more pages", beyond) % {"count": beyond}
    return {"sheets": shown, "more": more if beyond > 0 else ""}


def _pdf(preview: TypePreview) -> HttpResponseBase:
    try:
        file = preview.pdf()
    except PrintingBusy as error:
        return JsonResponse({"detail": error.detail()}, status=503)
    return download(BytesIO(file), name="preview.pdf", media_type="application/pdf")


def _notes(form: TypePreviewForm) -> list[str]:
    """What is not right yet, and what is not translated."""
    notes = []
    if form.errors:
        notes.append(gettext("What is not complete yet is left out."))
    missing = untranslated(form.version(), form.languages_ticked())
    for code, count in missing.items():
        text = ngettext(
            "%(language)s: %(count)s text is not translated; another language stands in for it.",
            "%(language)s: %(count)s texts are not translated; another language stands in for them.",
            count,
        )
        notes.append(text % {"language": Locale(code).label, "count": count})
    return notes
