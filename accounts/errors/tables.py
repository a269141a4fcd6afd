"""Errors of table files: of the whole file, a row or a cell."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from .base import AccountsError

# Part of FIELD_MESSAGES: codes are never reused for anything else.
TABLE_MESSAGES: Mapping[str, str | Promise] = {
    "unclear": _("The file alone does not tell. State one of these: %(expected)s"),
    "unreadable_file": _("This file cannot be read as %(format)s."),
    "other_format": _("The file is announced as %(announced)s, and is %(found)s."),
    "old_workbook": _("This is a workbook of the old format (.xls). Save it as .xlsx."),
    "encrypted_workbook": _("This workbook has a password. Save it without one."),
    "binary_workbook": _("This is a binary workbook (.xlsb). Save it as .xlsx."),
    "open_document": _("This is an OpenDocument file (.ods). Save it as .xlsx."),
    "numbers_document": _("This is a file of Apple Numbers. Export it to Excel (.xlsx)."),
    "xml_file": _("This is an XML file. Open it in a spreadsheet and save it as .xlsx."),
    "html_file": _(
        "This is a web page, whatever its name ends in. Open it in a spreadsheet and save it as .xlsx."
    ),
    "text_document": _("This is a text document. Save its table as .xlsx, or as CSV in UTF-8."),
    "pdf_file": _("This is a PDF. Send the table from which it was made, as .xlsx or CSV."),
    "packed_file": _("This is an archive. Unpack it, and send the table that is in it."),
    "not_a_table": _("This is not a table. Save one as CSV in UTF-8, or as .xlsx."),
    "not_one_object_a_line": _(
        "NDJSON has one whole object a line, without brackets around them: jq -c '.[]' makes it of an array."
    ),
    "not_in_encoding": _("Line %(line)s is not text in %(encoding)s."),
    "expands_too_much": _("Unpacked, the file is larger than %(limit)s bytes."),
    "no_rows": _("The file has no rows below its header."),
    "too_many_rows": _("At most %(limit)s rows."),
    "too_many_columns": _("At most %(limit)s columns."),
    "too_many_empty_rows": _("More than %(limit)s empty rows follow each other. Delete them."),
    "no_sheet": _("The workbook has no sheet that shows."),
    "unclear_head": _(
        "Row %(row)s has one cell, and rows below have more. State which row has the names of the columns."
    ),
    "empty_head": _("Row %(row)s is empty: the names of the columns cannot stand there."),
    "hidden_head": _(
        "Row %(row)s, with the names of the columns, is hidden. Show it, or state whether hidden rows are taken."
    ),
    "hidden_row": _(
        "This row is hidden. Show or delete it, or state whether hidden rows are taken."
    ),
    "hidden_columns": _(
        "Columns that hold something are hidden: %(columns)s. Show or delete them, or state whether hidden columns are taken."
    ),
    "merged_cells": _("Cells are merged: %(cells)s. Unmerge them, and fill in each."),
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
    "unclear_date": _("More than one day could be meant. State the date format."),
    "date_with_time": _("A day is expected, and this has a time (%(time)s). Leave the time out."),
    "invalid_decimal": _("Not a number in the expected form (%(expected)s)."),
    "unclear_decimal": _("Thousands or decimals? State the decimal mark."),
    "number_too_long": _("A spreadsheet keeps 15 digits of a number. Format the column as text."),
    "unclear_format": _("The cell's number format is not plain. Format the column as text."),
    "destroyed_number": _(
        "A spreadsheet has shortened this number (%(value)s), and its digits are lost. Format the column as text before they are filled in."
    ),
    "failed_formula": _("The formula in this cell has failed."),
    "no_result": _(
        "The file has a formula here, and not its result. Open it in a spreadsheet, and save it."
    ),
    "struck_out": _(
        "The text of this cell is struck out. Delete it, or take away the line through it."
    ),
    "example_row": _("This is the example of the template. Delete the row."),
    "invalid_boolean": _("Neither true nor false."),
    "not_in_tables": _("A table or a list cannot stand in one cell. Send NDJSON."),
    "malformed_json": _("Not acceptable as JSON: %(reason)s."),
    "quota_exceeded": _("The certificates of this month are used up."),
    "duplicate_row": _("The same (%(what)s) stands in row %(row)s already."),
    "other_row_at_fault": _("Row %(row)s, of the same person, is at fault."),
    "differs_from_row": _("Of one person this is said once, or alike: row %(row)s differs."),
}


class InputTooLarge(AccountsError):
    code = "body_too_large"
    message = _("The input is larger than %(limit)s bytes.")
