"""Errors of table files: of the whole file, a row or a cell."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from .base import AccountsError

# Part of FIELD_MESSAGES: codes are never reused for anything else.
TABLE_MESSAGES: Mapping[str, str | Promise] = {
    "unclear": _("The file alone does not tell. State it: %(expected)s."),
    "unreadable_file": _("This file cannot be read as %(format)s."),
    "other_format": _("The file is announced as %(announced)s, and is %(found)s."),
    "old_workbook": _("This is a workbook of the old format. Save it as .xlsx."),
    "not_a_table": _("This is not a table. Save one as CSV in UTF-8, or as .xlsx."),
    "not_one_object_a_line": _("NDJSON has one object a line, without brackets around them."),
    "not_in_encoding": _("Line %(line)s is not text in %(encoding)s."),
    "expands_too_much": _("Unpacked, the file is larger than %(limit)s bytes."),
    "no_rows": _("The file has no rows below its header."),
    "too_many_rows": _("At most %(limit)s rows."),
    "too_many_columns": _("At most %(limit)s columns."),
    "too_many_empty_rows": _("More than %(limit)s empty rows follow each other. Delete them."),
    "unknown_sheet": _("The workbook has no visible sheet of this name."),
    "unknown_column": _("Nothing is known by the name of the column “%(column)s”."),
    "missing_column": _("The file has no column “%(column)s”."),
    "same_column": _("The column “%(column)s” stands for the same as “%(other)s”."),
    "wrong_cell_count": _(
        "This row has %(count)s cells, and the head line %(expected)s. Check separators and quotation marks."
    ),
    "unnamed_column": _("There is a value, but the column has no name."),
    "malformed_row": _("The row cannot be read: check its quotation marks, and those before it."),
    "row_too_long": _("The row is longer than %(limit)s bytes."),
    "invalid_cell_date": _("Not a date in the expected form (%(expected)s)."),
    "impossible_date": _("There is no such day in the calendar (read as %(expected)s)."),
    "unclear_date": _("Day or month could come first. State the date format."),
    "invalid_decimal": _("Not a number in the expected form (%(expected)s)."),
    "unclear_decimal": _("Thousands or decimals? State the decimal mark."),
    "number_too_long": _("A spreadsheet keeps 15 digits of a number. Format the column as text."),
    "unclear_format": _("The cell's number format is not plain. Format the column as text."),
    "failed_formula": _("The formula in this cell has failed."),
    "invalid_boolean": _("Neither true nor false."),
    "not_in_tables": _("A table or a list cannot stand in one cell. Send NDJSON."),
    "malformed_json": _("Not acceptable as JSON: %(reason)s."),
    "quota_exceeded": _("The certificates of this month are used up."),
    "duplicate_row": _("The same (%(what)s) stands in row %(row)s already."),
    "differs_from_row": _("Of one person this is said once, or alike: row %(row)s differs."),
}


class InputTooLarge(AccountsError):
    code = "body_too_large"
    message = _("The input is larger than %(limit)s bytes.")
