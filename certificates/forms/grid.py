"""A table that is filled in: rows of cells under one name, with room for more rows.

The browser's own buttons suffice: one adds rows by asking the server. A script (issue_form.js) adds
them in place, and takes what is pasted from a spreadsheet apart.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms
from django.template.loader import render_to_string
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from unfold.widgets import BASE_INPUT_CLASSES

SPARE = 2  # empty rows below those that are filled in
MORE = "more"  # the button that asks for more rows; its value is the table's name
ADDED = 10
Rows = list[list[str]]


@dataclass(frozen=True, slots=True)
class Column:
    """One column: what it is called in the data and on the page, and how a cell is read."""

    name: str
    label: str | Promise
    read: Callable[[str], str] = str.strip
    required: bool = False

    def clean(self, text: str) -> str:
        """What stands in a cell. Raises ValidationError."""
        cell = self.read(text)
        if self.required and not cell:
            raise forms.ValidationError(forms.Field.default_error_messages["required"])
        return cell


class GridInput(forms.Widget):
    """Draws and reads the rows: `<name>-<row>-<place>`, and `<name>-rows` for their number."""

    template_name = "admin/certificates/certificate/grid.html"

    def __init__(self, columns: Sequence[Column], most: int) -> None:
        super().__init__()
        self.columns, self.most, self.spare = columns, most, SPARE

    def value_from_datadict(self, data: Mapping[str, Any], files: Any, name: str) -> Rows:
        """The rows in which anything stands."""
        count = str(data.get(f"{name}-rows", ""))
        rows = range(min(int(count), self.most + ADDED)) if count.isdecimal() else ()
        places = range(len(self.columns))
        read = ([str(data.get(f"{name}-{row}-{place}", "")) for place in places] for row in rows)
        return [row for row in read if any(cell.strip() for cell in row)]

    def value_omitted_from_data(self, data: Mapping[str, Any], files: Any, name: str) -> bool:
        return f"{name}-rows" not in data

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        filled: Rows = value or []
        rows = [*filled, *[[]] * max(0, min(self.spare, self.most - len(filled)))]
        context = {
            "name": name,
            "columns": self.columns,
            "rows": [
                list(zip(self.columns, _padded(row, len(self.columns)), strict=True))
                for row in rows
            ],
            "most": self.most,
            "more": MORE,
            "cell_classes": " ".join(BASE_INPUT_CLASSES),
        }
        return render_to_string(self.template_name, context)

    def id_for_label(self, id_: str) -> str:
        return ""  # the table is named by its heading


class GridField(forms.Field):
    """A list of rows; what is wrong with a cell is said with its row and its column."""

    widget: GridInput

    def __init__(
        self, columns: Sequence[Column], *, most: int, required: bool = False, **kwargs: Any
    ) -> None:
        self.columns = columns
        widget = GridInput(columns, most)
        super().__init__(required=required, widget=widget, **kwargs)

    def clean(self, value: Rows) -> Rows:
        self.validate(value)
        faults: list[str] = []
        cleaned = [self._row(number, row, faults) for number, row in enumerate(value or [], 1)]
        if faults:
            raise forms.ValidationError(faults)
        return cleaned

    def _row(self, number: int, row: Sequence[str], faults: list[str]) -> list[str]:
        cells = []
        for column, text in zip(self.columns, row, strict=True):
            try:
                cells.append(column.clean(text))
            except forms.ValidationError as error:
                faults += [at(number, column, message) for message in error.messages]
        return cells

    def objects(self, rows: Rows) -> list[dict[str, str]]:
        """The rows as objects, without the cells that are empty."""
        names = [column.name for column in self.columns]
        return [{name: cell for name, cell in zip(names, row, strict=True) if cell} for row in rows]

    def said(self, place: Sequence[str], message: str) -> str:
        """The message with the row, and the column, that a fault's pointer goes on with."""
        row, *rest = place or ("",)
        if not row.isdecimal():
            return message
        found = [c for n, c in enumerate(self.columns) if rest and rest[0] in (c.name, str(n))]
        return at(int(row) + 1, found[0] if found else None, message)


def at(number: int, column: Column | None, message: str) -> str:
    """`Row 2, Quantity: ...`"""
    if column is None:
        return gettext("Row %(row)s: %(message)s") % {"row": number, "message": message}
    told = {"row": number, "column": column.label, "message": message}
    return gettext("Row %(row)s, %(column)s: %(message)s") % told


def _padded(row: Sequence[str], width: int) -> list[str]:
    """Rows may be shorter than their table."""
    return [*row, *[""] * (width - len(row))][:width]
