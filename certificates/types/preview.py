"""The preview beside the form of a type, and the rows that a ready-made type adds to it.

Each preview makes one certificate of made-up values in memory. The browser asks for the next one when
it has the last; printing takes its turn like every other (`certificates.printing.typesetting`).
"""

from base64 import b64encode
from io import BytesIO
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase, JsonResponse
from django.template import loader
from django.urls import URLPattern
from django.utils.translation import get_language, gettext, ngettext
from django.views.decorators.http import require_GET, require_POST

from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.scopes import Locale
from certificates.attachments.downloads import download
from certificates.errors import PrintingBusy
from certificates.issuing.preview_page import preview_html
from certificates.issuing.previews_preview import TypePreview

from .all_presets import PRESETS
from .fields import MAX_FIELDS
from .type_credential import with_terms
from .type_languages import untranslated
from .type_preview import TypePreviewForm
from .type_rows import template_rows

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
