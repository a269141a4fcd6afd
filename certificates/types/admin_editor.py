"""What stands beside the form of a type: its preview, rows that a ready-made type adds, and its versions.

The preview shows the form as far as it is right by now. Each makes one certificate of made-up values in
memory. The browser asks for the next one when it has the last; printing takes its turn like every other
(`certificates.printing.typesetting`).
"""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import orjson
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase, JsonResponse
from django.template import loader
from django.urls import URLPattern
from django.utils.safestring import SafeString
from django.utils.text import Truncator, capfirst
from django.utils.translation import get_language, gettext, gettext as _, ngettext
from django.views.decorators.http import require_GET, require_POST

from accounts.audit.sentences import actor_display, attach_actors
from accounts.back_office.forms import FINGERPRINT_FIELD
from accounts.back_office.tenancy import TenantAdmin
from accounts.models import AuditEntry
from accounts.scopes import Locale
from certificates.attachments.operations import download
from certificates.errors import PrintingBusy
from certificates.issuing.previews import TypePreview, preview_html
from certificates.models import CertificateType, TypeVersion

from .fields import MAX_FIELDS, from_stored, to_stored
from .forms import COLUMNS, CertificateTypeForm
from .limits import ROLE_WORDS
from .models import Numbering, RequirableField, SubjectKind, UniqueBy, text_in
from .presets import PRESETS
from .row_forms import only, template_rows, untranslated
from .settings import with_terms


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
            "role_words": orjson.dumps(ROLE_WORDS).decode(),
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


MAX_SHOWN = 30  # versions, the newest first
LONGEST_SHOWN = 80  # characters of a value before and after a change
_BOOKKEEPING = frozenset({"id", "type", "number", "created_at"})
_NAMED_ONLY = frozenset({"digital_link", "credential"})  # changes that no short text shows


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownVersion:
    """A version as the page shows it."""

    version: TypeVersion
    who: SafeString | str  # empty where the audit does not say
    changes: Sequence[str]  # against the version before; none of the first
    settings: Sequence[tuple[str, Sequence[str]]]


def shown_versions(
    certificate_type: CertificateType, entries: Iterable[AuditEntry]
) -> list[ShownVersion]:
    """The newest versions of the type. `entries` are the audit's, of the type's making and changes."""
    rows = list(certificate_type.versions.order_by("-number")[: MAX_SHOWN + 1])
    who = _authors(entries)
    return [
        ShownVersion(
            version=version,
            who=who.get(version.number, ""),
            changes=list(_changes(before, version)) if before else [],
            settings=list(_settings(version)),
        )
        for version, before in zip(rows, [*rows[1:], None], strict=True)
    ][:MAX_SHOWN]


def _authors(entries: Iterable[AuditEntry]) -> Mapping[int, SafeString | str]:
    """Who made which version, by its number."""
    rows = attach_actors(entries)
    numbers = [row.changes.get("number", {}).get("after") or 1 for row in rows]
    return {number: actor_display(row) for number, row in zip(numbers, rows, strict=True)}


# --- what changed ---------------------------------------------------------------------------------


def _changes(before: TypeVersion, after: TypeVersion) -> Iterator[str]:
    """The settings that differ, each as a line."""
    for column in TypeVersion._meta.concrete_fields:
        old, new = getattr(before, column.name), getattr(after, column.name)
        if column.name in _BOOKKEEPING or old == new:
            continue
        if column.name == "fields":
            yield from _field_changes(old, new)
            continue
        name = capfirst(str(column.verbose_name))
        if column.name in _NAMED_ONLY or column.name.startswith("description_"):
            yield _("%(name)s: changed") % {"name": name}
        else:
            yield f"{name}: {_shown(column, old)} → {_shown(column, new)}"


def _field_changes(old: Sequence[dict[str, Any]], new: Sequence[dict[str, Any]]) -> Iterator[str]:
    before, after = ({field["key"]: field for field in fields} for fields in (old, new))
    groups = {
        _("Fields added: %(names)s"): [key for key in after if key not in before],
        _("Fields removed: %(names)s"): [key for key in before if key not in after],
        _("Fields changed: %(names)s"): [
            key for key in after if key in before and before[key] != after[key]
        ],
    }
    labels = {key: metadata_label(field, key) for key, field in {**before, **after}.items()}
    for text, keys in groups.items():
        if keys:
            yield text % {"names": ", ".join(labels[key] for key in keys)}
    kept_before, kept_after = [k for k in before if k in after], [k for k in after if k in before]
    if kept_before != kept_after:
        yield _("The fields stand in another order.")


def _shown(column: Any, value: Any) -> str:
    """The value of a setting, as people read it."""
    match column.name, value:
        case _, bool():
            return _("Yes") if value else _("No")
        case _, None | "" | []:
            return "–"
        case "required", _:
            text = ", ".join(str(RequirableField(name).label) for name in value)
        case "signatories", _:
            text = ", ".join(_person(person) for person in value)
        case _:
            text = str(dict(column.flatchoices).get(value, value))
    return Truncator(text).chars(LONGEST_SHOWN)


def _person(person: Mapping[str, str]) -> str:
    role = person.get("role")
    return f"{person['name']} ({role})" if role else person["name"]


# --- all settings of a version ----------------------------------------------------------------------


def _settings(version: TypeVersion) -> Iterator[tuple[str, Sequence[str]]]:
    """The settings of a version: labels, each with the lines below it."""
    untranslated = _("not translated")
    texts = ((code, getattr(version, f"name_{code}")) for code in Locale.values)
    yield _("names"), [f"{code}: {text or untranslated}" for code, text in texts]
    yield _("kind"), [version.get_kind_display()]
    required = [str(RequirableField(name).label) for name in version.required]
    yield _("required fields"), [", ".join(required) or "–"]
    yield _("rules"), list(_rules(version)) or ["–"]
    yield _("holder on the verify page"), [version.get_show_holder_display()]
    yield _("metadata fields"), [_described(field) for field in version.fields] or ["–"]


def _rules(version: TypeVersion) -> Iterator[str]:
    """The settings that differ from the defaults, as texts."""
    if version.number_pattern:
        yield version.number_pattern
    if version.numbering == Numbering.STRICT:
        yield _("Numbers without gaps, in order")
    if version.unique_by != UniqueBy.NONE:
        yield _("Only once: %(what)s") % {"what": UniqueBy(version.unique_by).label}
    if months := version.validity_months:
        yield ngettext("%(count)s month", "%(count)s months", months) % {"count": months}
    if years := version.retention_years:
        count = {"count": years}
        yield ngettext("Kept for %(count)s year", "Kept for %(count)s years", years) % count
    switches = {
        _("Released by a second person"): version.release_required,
        _("Only declared metadata"): version.strict,
        _("No values outside of their limits"): version.enforce_limits,
        _("Attachments are public"): version.attachments_public,
        _("The printed document is public"): version.pdf_public,
    }
    yield from (words for words, on in switches.items() if on)
    if version.print_layout:
        yield version.get_print_layout_display()
    if version.signatories:
        names = ", ".join(person["name"] for person in version.signatories)
        yield _("Signed by: %(names)s") % {"names": names}


def _described(field: dict[str, Any]) -> str:
    """A metadata field in one line: label, unit, key, and whether it is public."""
    label = metadata_label(field, field["key"])
    unit = f" [{field['unit']}]" if field.get("unit") else ""
    visibility = _("public") if field.get("public") else _("not public")
    return f"{label}{unit} ({field['key']}, {visibility})"


def metadata_label(field: dict[str, Any] | None, key: str) -> str:
    """The label of a metadata field in the page's language, else in English, else its key."""
    labels = field["label"] if field else {}
    return text_in(labels, get_language() or Locale.EN) or key
