"""Form fields for the metadata that a type declares."""

from typing import Any

from django import forms
from django.utils.translation import get_language

from accounts.scopes import Locale
from certificates.types.fields import MAX_ROWS, MetadataField

from .fields import DayField, DecimalField
from .grid import GridColumn, GridField

MAX_ONE_LINE = 100  # characters; longer texts get a field that grows
TABLE_PREFIX = "table-"  # starts the names of fields that are tables


def field_name(declared: MetadataField) -> str:
    """The name of the form field. It contains the key, which stays when the type changes."""
    return f"{TABLE_PREFIX if declared.kind == 'table' else 'metadata-'}{declared.key}"


def form_field(declared: MetadataField) -> forms.Field:
    """The form field for a declared metadata field, labelled in the page's language."""
    locale = (get_language() or Locale.EN)[:2]
    label = declared.label.text(locale)
    options: dict[str, Any] = {
        "label": f"{label} [{declared.unit}]" if declared.unit else label,
        "required": declared.required,
    }
    match declared.kind:
        case "table":
            titles = (column.label.text(locale) for column in declared.columns)
            columns = [GridColumn(str(place), title) for place, title in enumerate(titles)]
            return GridField(columns, most=MAX_ROWS, **options)
        case "decimal":
            return DecimalField(**options)
        case "date":
            return DayField(**options)
        case "choice":
            choices = [("", "–"), *((text, text) for text in declared.choices)]
            return forms.ChoiceField(choices=choices, **options)
        case _:
            length = declared.max_length
            return forms.CharField(max_length=length, widget=_text_input(length), **options)


def _text_input(length: int) -> forms.Widget:
    widget: forms.Widget = (
        forms.TextInput(attrs={"autocomplete": "off"})
        if length <= MAX_ONE_LINE
        else forms.Textarea(attrs={"rows": 1, "class": "grows"})
    )
    return widget
