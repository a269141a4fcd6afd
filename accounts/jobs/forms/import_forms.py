"""What a person says of a table that they import: the file, how to read it, what its columns mean."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, get_args

import msgspec
from django import forms
from django.utils.translation import gettext_lazy as _
from unfold.widgets import (
    UnfoldAdminFileFieldWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextInputWidget,
)

from accounts.errors import FieldError, ValidationFailed, fault_text
from lib.tables import DateFormat, Encoding, Layout

DETECT = ("", _("As the file shows it"))
IGNORED_COLUMN = ("", _("– left out –"))
_LAYOUT_FIELDS = ("encoding", "delimiter", "date_format", "decimal_mark", "sheet")


def _choice(label: Any, choices: Sequence[tuple[Any, Any]]) -> forms.ChoiceField:
    return forms.ChoiceField(
        label=label, choices=[DETECT, *choices], required=False, widget=UnfoldAdminSelectWidget
    )


class NotationForm(forms.Form):
    """How dates and decimals are written, where the file does not tell by itself."""

    date_format = _choice(_("Date format"), [(name, name) for name in get_args(DateFormat)])
    decimal_mark = _choice(_("Decimal mark"), [(",", "12,50"), (".", "12.50")])


class TableForm(NotationForm):
    """The file, and how it is to be read."""

    # The name that a fault has in the interface -> the field here.
    places: ClassVar[Mapping[str, str]] = {
        "file": "file",
        "encoding": "encoding",
        "delimiter": "delimiter",
        "sheet": "sheet",
        "dateFormat": "date_format",
        "decimalMark": "decimal_mark",
    }

    file = forms.FileField(label=_("File"), widget=UnfoldAdminFileFieldWidget)
    encoding = _choice(_("Encoding"), [(name, name) for name in get_args(Encoding)])
    delimiter = _choice(_("Delimiter"), [(";", ";"), (",", ","), ("tab", _("Tab")), ("|", "|")])
    sheet = forms.CharField(
        label=_("Sheet of the workbook"),
        required=False,
        max_length=100,
        widget=UnfoldAdminTextInputWidget,
    )

    def layout(self) -> Layout:
        """What was stated."""
        said = {name: self.cleaned_data[name] or None for name in _LAYOUT_FIELDS}
        return Layout(
            encoding=said["encoding"],
            delimiter="\t" if said["delimiter"] == "tab" else said["delimiter"],
            date_format=said["date_format"],
            decimal_mark=said["decimal_mark"],
            sheet=said["sheet"],
        )

    def show(self, refused: ValidationFailed) -> None:
        """Says each fault at its field; what has none here stands above the form."""
        for fault in refused.errors:
            place = self.places.get(fault.parameter or "")
            self.add_error(place if place in self.fields else None, fault_text(fault))

    def stated(self) -> bool:
        """Whether something was stated, or is to be: then the fields are shown."""
        return any(self[name].errors or self[name].value() for name in _LAYOUT_FIELDS)


class ColumnsForm(NotationForm):
    """What each column stands for, suggested and to be corrected."""

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
        known = set(fields)
        for number, (name, target) in enumerate(zip(header, columns, strict=True)):
            own = [] if target is None or target in known else [(target, target)]
            self.fields[f"column-{number}"] = forms.ChoiceField(
                label=name or str(number + 1),
                choices=[*choices, *own],
                initial=target or "",
                required=False,
                widget=UnfoldAdminSelectWidget,
            )

    def corrected(self, layout: Layout) -> Layout:
        """The layout with the notation that was chosen."""
        said = {name: self.cleaned_data[name] or None for name in NotationForm.base_fields}
        return msgspec.structs.replace(layout, **said)

    def columns(self) -> list[str | None]:
        """The field of each column."""
        return [
            value or None for name, value in self.cleaned_data.items() if name.startswith("column-")
        ]

    def clean(self) -> dict[str, Any] | None:
        """A field has one column."""
        seen: dict[str, str] = {}
        for name, value in list(self.cleaned_data.items()):
            if name.startswith("column-") and value:
                label = str(self.fields[name].label)
                if value in seen:
                    fault = FieldError("", "same_column", {"column": label, "other": seen[value]})
                    self.add_error(name, fault_text(fault))
                seen.setdefault(value, label)
        return super().clean()
