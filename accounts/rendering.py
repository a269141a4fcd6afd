"""Rows written into a file that other programs open: CSV that no spreadsheet executes, JSON lines."""

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO

# A spreadsheet takes a cell for a formula if it begins so (OWASP, CSV injection); full-width forms
# count too. Plain numbers are let through as they are.
_FORMULA = re.compile(r"\s*[=+\-@\t\r\n|%＝＋－＠]")
_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?", re.ASCII)


def csv_lines(rows: Iterable[Sequence[object]]) -> bytes:
    """RFC 4180 in UTF-8; None is an empty cell."""
    text = StringIO()
    csv.writer(text).writerows([cell(value) for value in row] for row in rows)
    return text.getvalue().encode()


def cell(value: object) -> str:
    """One cell, with an apostrophe before what a spreadsheet would execute."""
    text = "" if value is None else str(value)
    if _FORMULA.match(text) and not _NUMBER.fullmatch(text):
        return f"'{text}"
    return text


def json_lines(documents: Iterable[bytes]) -> bytes:
    """One JSON document a line."""
    return b"".join(document + b"\n" for document in documents)
