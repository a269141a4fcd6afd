"""Templates for imports: a spreadsheet with the headings and an example."""

import csv
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from io import BytesIO, StringIO

from accounts.scopes import Locale
from lib.tables.writing import csv_cell

TemplateColumn = tuple[str, str | date | Decimal]  # its name, and an example
BOM = "\ufeff"  # tells Excel that it is UTF-8


def as_csv(columns: Sequence[TemplateColumn], locale: str) -> bytes:
    """A CSV as spreadsheets in this language write it: with decimal commas and semicolons outside English."""
    is_english = locale == Locale.EN
    text = StringIO(BOM)
    text.seek(0, 2)
    writer = csv.writer(text, delimiter="," if is_english else ";")
    writer.writerow([csv_cell(name) for name, _example in columns])
    writer.writerow(
        [csv_cell(_written(example, is_english=is_english)) for _name, example in columns]
    )
    return text.getvalue().encode()


def as_workbook(columns: Sequence[TemplateColumn]) -> bytes:
    """An XLSX. Columns are text, so that leading zeros stay; dates and decimals keep their types."""
    from openpyxl import Workbook  # noqa: PLC0415  (as in lib.tables.writing)
    from openpyxl.styles import Font  # noqa: PLC0415
    from openpyxl.utils import get_column_letter  # noqa: PLC0415

    book = Workbook()
    sheet = book.active
    assert sheet is not None  # a new workbook has one
    for number, (name, example) in enumerate(columns, 1):
        head = sheet.cell(1, number, name)
        head.font = Font(bold=True)
        value = sheet.cell(2, number, example)
        letter = get_column_letter(number)
        sheet.column_dimensions[letter].width = max(14, len(name) + 2)
        for styled in (head, value, sheet.column_dimensions[letter]):
            styled.number_format = _number_format(example)
    sheet.freeze_panes = "A2"
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def _written(example: str | date | Decimal, *, is_english: bool) -> str:
    text = str(example)
    return text.replace(".", ",") if isinstance(example, Decimal) and not is_english else text


def _number_format(example: str | date | Decimal) -> str:
    match example:
        case date():
            return "yyyy-mm-dd"
        case Decimal():
            return "0.00"
    return "@"
