"""The rules of a metadata field as a sentence, for whoever edits a type."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from .fields import LONGEST_VALUE
from .type import FieldKind


def field_rules(values: Mapping[str, Any]) -> str:
    """What the values of a row of the form mean: "Decimal number in mm, required, public"."""
    return ", ".join(_rules(values))


def _rules(values: Mapping[str, Any]) -> Iterator[str]:
    kind = values["kind"] if values["kind"] in FieldKind.values else FieldKind.TEXT.value
    yield _kind(kind, str(values["unit"] or ""))
    if kind == FieldKind.CHOICE:
        count = _lines(values["choices"])
        yield ngettext("%(count)s choice", "%(count)s choices", count) % {"count": count}
    if kind == FieldKind.TABLE:
        count = max(_lines(values[name]) for name in values if name.startswith("columns_"))
        yield ngettext("%(count)s column", "%(count)s columns", count) % {"count": count}
    yield _("required") if values["required"] else _("optional")
    yield _("shown to everybody") if values["public"] else _("only for you")
    if values["searchable"] and kind != FieldKind.TABLE:
        yield _("searchable")
    if kind == FieldKind.TEXT and str(values["max_length"] or LONGEST_VALUE) != str(LONGEST_VALUE):
        yield _("at most %(limit)s characters") % {"limit": values["max_length"]}


def _kind(kind: str, unit: str) -> str:
    label = str(FieldKind(kind).label)
    return _("%(kind)s in %(unit)s") % {"kind": label, "unit": unit} if unit else label


def _lines(value: Any) -> int:
    lines = value if isinstance(value, list) else str(value or "").splitlines()
    return sum(bool(line.strip()) for line in lines)
