"""Templates for imports: a spreadsheet with the headings and an example."""

import csv
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from io import BytesIO, StringIO

from django.utils.translation import gettext as _

from accounts.scopes import Locale
from lib.tables import NOTE
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
    """An XLSX, with the example on a sheet that is never read.

    Columns are text, so that leading zeros stay; dates and decimals keep their types.
    """
    from openpyxl import Workbook  # noqa: PLC0415  (as in lib.tables.writing)
    from openpyxl.styles import Font  # noqa: PLC0415
    from openpyxl.utils import get_column_letter  # noqa: PLC0415

    book = Workbook()
    rows = book.active
    assert rows is not None  # a new workbook has one
    rows.title = str(_("Rows"))
    example_sheet = book.create_sheet(f"{NOTE} {_('Example')}")
    for sheet in (rows, example_sheet):
        for number, (name, example) in enumerate(columns, 1):
            sheet.cell(1, number, name).font = Font(bold=True)
            column = sheet.column_dimensions[get_column_letter(number)]
            column.width, column.number_format = max(14, len(name) + 2), _number_format(example)
        sheet.freeze_panes = "A2"
    for number, (_name, example) in enumerate(columns, 1):
        example_sheet.cell(2, number, example).number_format = _number_format(example)
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
