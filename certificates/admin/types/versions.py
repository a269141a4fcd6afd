"""The versions of a certificate type, on the type's page."""

from collections.abc import Iterator
from typing import Any

from django.contrib import admin
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext_lazy, ngettext
from django.utils.translation import gettext as _

from accounts.admin.foundation.tenancy import ReadOnlyInline
from accounts.scopes import Locale
from certificates.models import TypeVersion
from certificates.models.multilingual import text_in
from certificates.models.type import RequirableField, UniqueBy


class VersionInline(ReadOnlyInline):
    """The versions of the type, the current one first."""

    model = TypeVersion
    fk_name = "type"
    verbose_name_plural = gettext_lazy("Versions")
    fields = (
        "number",
        "created_at",
        "names",
        "kind",
        "required_fields",
        "rules",
        "show_holder",
        "metadata",
    )
    readonly_fields = fields
    ordering = ("-number",)

    @admin.display(description=gettext_lazy("names"))
    def names(self, version: TypeVersion) -> SafeString:
        untranslated = _("not translated")
        texts = ((code, getattr(version, f"name_{code}")) for code in Locale.values)
        rows = ((code, text or untranslated) for code, text in texts)
        return format_html_join("", "<div><small>{}</small> {}</div>", rows)

    @admin.display(description=gettext_lazy("required fields"))
    def required_fields(self, version: TypeVersion) -> str:
        return ", ".join(str(RequirableField(name).label) for name in version.required)

    @admin.display(description=gettext_lazy("rules"))
    def rules(self, version: TypeVersion) -> SafeString:
        return format_html_join("", "<div>{}</div>", ((rule,) for rule in _rules(version)))

    @admin.display(description=gettext_lazy("metadata fields"))
    def metadata(self, version: TypeVersion) -> SafeString:
        rows = format_html_join(
            "", "<div>{} <small>{}</small></div>", map(_described, version.fields)
        )
        count = len(version.fields)
        title = ngettext("%(count)s field", "%(count)s fields", count) % {"count": count}
        return format_html("<details><summary>{}</summary>{}</details>", title, rows)


def _rules(version: TypeVersion) -> Iterator[str]:
    """The settings that differ from the defaults, as texts."""
    if version.number_pattern:
        yield version.number_pattern
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
        _("Attachments are public"): version.attachments_public,
        _("The printed document is public"): version.pdf_public,
    }
    yield from (words for words, on in switches.items() if on)
    if version.print_layout:
        yield version.get_print_layout_display()
    if version.signatories:
        names = ", ".join(person["name"] for person in version.signatories)
        yield _("Signed by: %(names)s") % {"names": names}


def _described(field: dict[str, Any]) -> tuple[str, str]:
    """A metadata field in one line: label and unit; key and whether it is public."""
    label = metadata_label(field, field["key"])
    unit = f" [{field['unit']}]" if field.get("unit") else ""
    visibility = _("public") if field.get("public") else _("not public")
    return f"{label}{unit}", f"{field['key']}, {visibility}"


def metadata_label(field: dict[str, Any] | None, key: str) -> str:
    """The label of a metadata field in the page's language, else in English, else its key."""
    labels = field["label"] if field else {}
    return text_in(labels, get_language() or Locale.EN) or key
