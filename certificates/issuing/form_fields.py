"""Form fields for tables of text cells, decimal numbers, days and files.

A table works without scripts: a button asks the server for more rows. The script issue_form.js adds rows
in place, and splits cells pasted from a spreadsheet.
"""

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.template.defaultfilters import filesizeformat
from django.template.loader import render_to_string
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, gettext_lazy as _
from unfold.widgets import BASE_INPUT_CLASSES, INPUT_CLASSES

from accounts.scopes import Locale
from certificates.types.fields import DECIMAL
from certificates.types.limits import have_limits, rows_outside
from certificates.verification.texts import outside_word
from lib import ids
from lib.tables.columns import as_decimal
from lib.tables.layout import DecimalMark, Fault, Layout

EMPTY_ROWS = 2  # empty rows below those that are filled in
MORE_ROWS = "more"  # the button that asks for more rows; its value is the table's name
ADDED_ROWS = 10
Rows = list[list[str]]


@dataclass(frozen=True, slots=True)
class GridColumn:
    """A column: its name in the data, its label, how a cell is read; in a table of measured values, what it holds."""

    name: str
    label: str | Promise
    read: Callable[[str], str] = str.strip
    required: bool = False
    role: str | None = None

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
        return [row for row in self.sent(data, name) if any(cell.strip() for cell in row)]

    def sent(self, data: Mapping[str, Any], name: str) -> Rows:
        """All rows as they stand on the page."""
        count = str(data.get(f"{name}-rows", ""))
        rows = range(min(ids.parse_number(count) or 0, self.most + ADDED_ROWS))
        places = range(len(self.columns))
        return [[str(data.get(f"{name}-{row}-{place}", "")) for place in places] for row in rows]

    def limit_notes(self, name: str, rows: Rows) -> list[tuple[str, str]]:
        """What stands beside the measured value of each row, by the id of its place: nothing where it is
        within its limits. None at all for tables without limits."""
        roles = [column.role for column in self.columns]
        if not have_limits(roles):
            return []
        outside = rows_outside(rows, roles)
        return [
            (f"{name}-{row}-outside", outside_word() if row in outside else "")
            for row in range(len(rows))
        ]

    def value_omitted_from_data(self, data: Mapping[str, Any], files: Any, name: str) -> bool:
        return f"{name}-rows" not in data

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        filled: Rows = value or []
        rows = [*filled, *[[]] * max(0, min(self.spare, self.most - len(filled)))]
        notes = self.limit_notes(name, rows)
        context = {
            "name": name,
            "columns": self.columns,
            "rows": [
                (self._cells(number, row), notes[number] if notes else None)
                for number, row in enumerate(rows)
            ],
            "has_limits": bool(notes),
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


DEFAULT_MEDIA_TYPE = "application/octet-stream"
_DECIMAL = re.compile(DECIMAL, re.ASCII)
_COMMA_LANGUAGES = {Locale.DE.value, Locale.FR.value, Locale.SQ.value}


def decimal_text(text: str) -> str:
    """The number with a decimal point: `12,50` becomes `12.50`, in all languages.

    Raises ValidationError for other text, and for `1,250` in English: it may be a thousand.
    """
    comma = "." not in text and (get_language() or Locale.EN)[:2] in _COMMA_LANGUAGES
    number = as_decimal(text, Layout())
    if number == Fault("unclear_decimal"):
        mark: DecimalMark | None = "," if comma else "." if "." in text else None
        number = as_decimal(text, Layout(decimal_mark=mark))
    if isinstance(number, Fault) or (number and not _DECIMAL.match(number)):
        raise forms.ValidationError(_("A number such as 12.50, without separators of thousands."))
    return number


class DecimalField(forms.CharField):
    """A decimal number, kept as text so that it keeps its precision."""

    def __init__(self, **kwargs: Any) -> None:
        widget = forms.TextInput(attrs={"inputmode": "decimal", "autocomplete": "off"})
        super().__init__(widget=widget, **kwargs)

    def clean(self, value: Any) -> str:
        return decimal_text(super().clean(value))


class DayInput(forms.DateInput):
    """The browser's own date picker."""

    input_type = "date"


class DayField(forms.DateField):
    """A day, chosen from a calendar."""

    def __init__(self, **kwargs: Any) -> None:
        attrs = {"class": " ".join([*INPUT_CLASSES, "day"])}
        super().__init__(widget=DayInput(attrs=attrs, format="%Y-%m-%d"), **kwargs)

    def clean(self, value: Any) -> str | None:
        day: date | None = super().clean(value)
        return day.isoformat() if day else None


class FilesInput(forms.ClearableFileInput):
    """A file input that takes several files."""

    template_name = "django/forms/widgets/file.html"
    allow_multiple_selected = True

    def value_from_datadict(self, data: Any, files: Any, name: str) -> Any:
        return files.getlist(name)


class FilesField(forms.FileField):
    """Files to be attached to a certificate."""

    def __init__(self, *, most: int, largest: int, **kwargs: Any) -> None:
        self.most, self.largest = most, largest
        super().__init__(widget=FilesInput(attrs={"class": "files"}), required=False, **kwargs)

    def clean(self, data: Any, initial: Any = None) -> list["UploadedFile[bytes]"]:
        files = [super(FilesField, self).clean(file, initial) for file in data or ()]
        if len(files) > self.most:
            raise forms.ValidationError(_("At most %(limit)s files.") % {"limit": self.most})
        for file in files:
            if file.size > self.largest:
                params = {"name": file.name, "limit": filesizeformat(self.largest)}
                raise forms.ValidationError(_("%(name)s is larger than %(limit)s.") % params)
        return files


def attachment_entries(files: Sequence["UploadedFile[bytes]"]) -> list[dict[str, Any]]:
    """The `attachments` of the issue request for these files."""
    return [
        {
            "name": file.name,
            "mediaType": file.content_type or DEFAULT_MEDIA_TYPE,
            "size": file.size,
            "sha256": _sha256(file),
        }
        for file in files
    ]


def _sha256(file: "UploadedFile[bytes]") -> str:
    digest = hashlib.sha256()
    for chunk in file.chunks():
        digest.update(chunk)
    file.seek(0)
    return digest.hexdigest()
