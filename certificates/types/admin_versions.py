"""The versions of a certificate type, on the type's page: when, by whom, what changed, all settings."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString
from django.utils.text import Truncator, capfirst
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _

from accounts.audit.sentences import actor_display, attach_actors
from accounts.models import AuditEntry
from accounts.scopes import Locale
from certificates.models import CertificateType, TypeVersion

from .models import Numbering, RequirableField, UniqueBy, text_in

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
