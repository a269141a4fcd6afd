"""A form field that is a table of text cells.

It works without scripts: a button asks the server for more rows. The script issue_form.js adds rows
in place, and splits cells pasted from a spreadsheet.
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

from lib import ids

EMPTY_ROWS = 2  # empty rows below those that are filled in
MORE_ROWS = "more"  # the button that asks for more rows; its value is the table's name
ADDED_ROWS = 10
Rows = list[list[str]]


@dataclass(frozen=True, slots=True)
class GridColumn:
    """A column: its name in the data, its label, and how a cell is read."""

    name: str
    label: str | Promise
    read: Callable[[str], str] = str.strip
    required: bool = False

    def clean(self, text: str) -> str:
        """The value of a cell. Raises ValidationError."""
        cell = self.read(text)
        if self.required and not cell:
            raise forms.ValidationError(forms.Field.default_error_messages["required"])
        return cell


class GridInput(forms.Widget):
    """The widget: cells are named `<name>-<row>-<column>`, and `<name>-rows` is their number."""

    template_name = "admin/certificates/certificate/grid.html"

    def __init__(self, columns: Sequence[GridColumn], most: int) -> None:
        super().__init__()
        self.columns, self.most, self.spare = columns, most, EMPTY_ROWS
        self.wrong: set[tuple[int, int]] = set()  # cells by row and place, from 0

    def value_from_datadict(self, data: Mapping[str, Any], files: Any, name: str) -> Rows:
        """The rows that are not empty."""
        count = str(data.get(f"{name}-rows", ""))
        rows = range(min(ids.parse_number(count) or 0, self.most + ADDED_ROWS))
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
            "rows": [self._cells(number, row) for number, row in enumerate(rows)],
            "most": self.most,
            "more": MORE_ROWS,
            "cell_classes": " ".join(BASE_INPUT_CLASSES),
        }
        return render_to_string(self.template_name, context)

    def _cells(self, number: int, row: Sequence[str]) -> list[tuple[GridColumn, str, bool]]:
        """Each cell with its column, and whether it has a fault. Missing cells are empty."""
        width = len(self.columns)
        texts = [*row, *[""] * (width - len(row))][:width]
        places = ((number, place) in self.wrong for place in range(width))
        return list(zip(self.columns, texts, places, strict=True))

    def id_for_label(self, id_: str) -> str:
        return ""  # the table is named by its heading


class GridField(forms.Field):
    """A list of rows of text. Messages name the row and the column of a fault."""

    widget: GridInput

    def __init__(
        self, columns: Sequence[GridColumn], *, most: int, required: bool = False, **kwargs: Any
    ) -> None:
        self.columns = columns
        widget = GridInput(columns, most)
        super().__init__(required=required, widget=widget, **kwargs)

    def clean(self, value: Rows) -> Rows:
        self.validate(value)
        faults: list[str] = []
        cleaned = [self._row(number, row, faults) for number, row in enumerate(value or [])]
        if faults:
            raise forms.ValidationError(faults)
        return cleaned

    def _row(self, number: int, row: Sequence[str], faults: list[str]) -> list[str]:
        cells = []
        for place, text in enumerate(row):
            try:
                cells.append(self.columns[place].clean(text))
            except forms.ValidationError as error:
                faults += [self.locate((number, place), message) for message in error.messages]
        return cells

    def objects(self, rows: Rows) -> list[dict[str, str]]:
        """The rows as objects, without empty cells."""
        names = [column.name for column in self.columns]
        return [{name: cell for name, cell in zip(names, row, strict=True) if cell} for row in rows]

    def locate(self, at: Sequence[object], message: str) -> str:
        """The message with the row and the column of a fault; also marks the cell.

        `at` is the end of a pointer: the row from 0, and the column by name or number.
        """
        row, name = [*map(str, at), "", ""][:2]
        if not row.isdecimal():
            return message
        params: dict[str, object] = {"row": int(row) + 1, "message": message}
        for place, column in enumerate(self.columns):
            if name in (column.name, str(place)):
                self.widget.wrong.add((int(row), place))
                return gettext("Row %(row)s, %(column)s: %(message)s") % (
                    params | {"column": column.label}
                )
        return gettext("Row %(row)s: %(message)s") % params
