"""The forms of an import: the file, its layout, and the meaning of its columns."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, get_args

import msgspec
from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm
from accounts.errors import FieldError, ValidationFailed, fault_text
from lib.tables.layout import MAX_HEAD_ROW, DateFormat, Encoding, Layout
from lib.text import camel_case

DETECT = ("", _("As the file shows it"))
IGNORED_COLUMN = ("", _("– left out –"))
_LAYOUT_FIELDS = (
    *("encoding", "delimiter", "head_row", "sheet", "hidden", "date_format", "decimal_mark"),
)


def _choice(label: Any, choices: Sequence[tuple[Any, Any]]) -> forms.ChoiceField:
    return forms.ChoiceField(label=label, choices=[DETECT, *choices], required=False)


def _choice_text(field: forms.Field, value: Any) -> str:
    named = dict(getattr(field, "choices", ()))
    return str(named.get("tab" if value == "\t" else value, value))


class NotationForm(BackOfficeForm):
    """What a trial may ask: the notation of dates and decimals, and whether what is hidden counts."""

    date_format = _choice(_("Date format"), [(name, name) for name in get_args(DateFormat)])
    decimal_mark = _choice(_("Decimal mark"), [(",", "12,50"), (".", "12.50")])
    hidden = _choice(
        _("Hidden rows and columns"), [("skip", _("Leave them out")), ("take", _("Take them"))]
    )


class TableForm(NotationForm):
    """The file and its layout."""

    # The parameter of a fault -> the field, where that is not its name in camelCase.
    places: ClassVar[Mapping[str, str]] = {}

    file = forms.FileField(label=_("File"))
    encoding = _choice(_("Encoding"), [(name, name) for name in get_args(Encoding)])
    delimiter = _choice(_("Delimiter"), [(";", ";"), (",", ","), ("tab", _("Tab")), ("|", "|")])
    sheet = forms.CharField(
        label=_("Sheet of the workbook"),
        required=False,
        max_length=100,
    )
    head_row = forms.IntegerField(
        label=_("Row with the names of the columns"),
        required=False,
        min_value=1,
        max_value=MAX_HEAD_ROW,
    )

    def layout(self) -> Layout:
        """The layout as far as it was stated."""
        values = {name: self.cleaned_data[name] or None for name in _LAYOUT_FIELDS}
        if values["delimiter"] == "tab":
            values["delimiter"] = "\t"
        return Layout(**values, marked=True)

    def show(self, error: ValidationFailed) -> None:
        """Adds each fault to its field, or to the form if it has no such field."""
        fields = {camel_case(name): name for name in self.fields} | {**self.places}
        for fault in error.errors:
            self.add_error(fields.get(fault.parameter or ""), fault_text(fault))

    @classmethod
    def describe(cls, layout: Layout) -> list[tuple[Any, str]]:
        """How a file was read: what the form calls it, and what was stated or found."""
        found = [(name, getattr(layout, name)) for name in _LAYOUT_FIELDS]
        return [
            (cls.base_fields[name].label, _choice_text(cls.base_fields[name], value))
            for name, value in found
            if value is not None
        ]

    def stated(self) -> bool:
        """Whether a layout field has a value or an error, so that the fields are shown unfolded."""
        return any(self[name].errors or self[name].value() for name in _LAYOUT_FIELDS)


class ColumnsForm(NotationForm):
    """The field for each column of the file, with a suggestion."""

    def __init__(
        self,
        *args: Any,
        header: Sequence[str],
        fields: Mapping[str, str],
        layout: Layout,
        columns: Sequence[str | None],
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        for name in NotationForm.base_fields:
            self.fields[name].initial = getattr(layout, name)
        choices = [IGNORED_COLUMN, *fields.items()]
        for number, (name, target) in enumerate(zip(header, columns, strict=True)):
            own = [] if target is None or target in fields else [(target, target)]
            self.fields[f"column-{number}"] = forms.ChoiceField(
                label=name or str(number + 1),
                choices=[*choices, *own],
                initial=target or "",
                required=False,
            )

    def corrected(self, layout: Layout) -> Layout:
        """The layout with the notation that was chosen."""
        values = {name: self.cleaned_data[name] or None for name in NotationForm.base_fields}
        return msgspec.structs.replace(layout, **values)

    def columns(self) -> list[str | None]:
        """The field of each column."""
        return [
            value or None for name, value in self.cleaned_data.items() if name.startswith("column-")
        ]

    def clean(self) -> dict[str, Any] | None:
        """Refuses two columns for one field."""
        column_of: dict[str, str] = {}
        for name, value in list(self.cleaned_data.items()):
            if name.startswith("column-") and value:
                label = str(self.fields[name].label)
                if value in column_of:
                    fault = FieldError(
                        "", "same_column", {"column": label, "other": column_of[value]}
                    )
                    self.add_error(name, fault_text(fault))
                column_of.setdefault(value, label)
        return super().clean()
