"""What a type declares for its metadata, as the fields of a form."""

from typing import Any

from django import forms
from django.utils.translation import get_language
from unfold.widgets import (
    UnfoldAdminSelectWidget,
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
)

from accounts.scopes import Locale
from certificates.operations.types.type_fields import MOST_ROWS, MetadataField

from .fields import DayField, DecimalField
from .grid import GridColumn, GridField

MAX_ONE_LINE = 100  # characters; what may be longer gets a field that grows
TABLE_PREFIX = "table-"  # begins the names of fields that are tables


def field_name(declared: MetadataField) -> str:
    """The field's name: it has the key in it, which outlasts a change of the type."""
    return f"{TABLE_PREFIX if declared.kind == 'table' else 'metadata-'}{declared.key}"


def form_field(declared: MetadataField) -> forms.Field:
    """The field that the declaration asks for, under its label in the page's language."""
    locale = (get_language() or Locale.EN)[:2]
    label = declared.label.text(locale)
    told: dict[str, Any] = {
        "label": f"{label} [{declared.unit}]" if declared.unit else label,
        "required": declared.required,
    }
    match declared.kind:
        case "table":
            titles = (column.label.text(locale) for column in declared.columns)
            columns = [GridColumn(str(place), title) for place, title in enumerate(titles)]
            return GridField(columns, most=MOST_ROWS, **told)
        case "decimal":
            return DecimalField(**told)
        case "date":
            return DayField(**told)
        case "choice":
            choices = [("", "–"), *((text, text) for text in declared.choices)]
            return forms.ChoiceField(choices=choices, widget=UnfoldAdminSelectWidget, **told)
        case _:
            length = declared.max_length
            return forms.CharField(max_length=length, widget=_text_input(length), **told)


def _text_input(length: int) -> forms.Widget:
    widget: forms.Widget = (
        UnfoldAdminTextInputWidget(attrs={"autocomplete": "off"})
        if length <= MAX_ONE_LINE
        else UnfoldAdminTextareaWidget(attrs={"rows": 1, "class": "grows"})
    )
    return widget
