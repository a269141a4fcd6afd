"""Read table files (CSV, XLSX, NDJSON) as streams of rows, and write them (ADR 0020).

`received` takes a file in; `examine` looks at it once and says how it is to be read, or what has to
be stated; `assign` gives each column its field; `rows` goes on from any place. Knows no certificate
and no job: whoever imports anything brings the fields.
"""

from .headers import Fields, assign, in_all_languages, suggest
from .layout import (
    LONGEST_ROW,
    Broken,
    Cell,
    DateFormat,
    DecimalMark,
    Delimiter,
    Encoding,
    Examined,
    Fault,
    Format,
    Layout,
    Line,
    Place,
    Row,
    is_empty,
    shown,
)
from .notation import as_date, as_decimal, find_notation
from .reading import MEDIA_TYPES, examine, objects, recognise, rows
from .receiving import Received, received

__all__ = [
    "LONGEST_ROW",
    "MEDIA_TYPES",
    "Broken",
    "Cell",
    "DateFormat",
    "DecimalMark",
    "Delimiter",
    "Encoding",
    "Examined",
    "Fault",
    "Fields",
    "Format",
    "Layout",
    "Line",
    "Place",
    "Received",
    "Row",
    "as_date",
    "as_decimal",
    "assign",
    "examine",
    "find_notation",
    "in_all_languages",
    "is_empty",
    "objects",
    "received",
    "recognise",
    "rows",
    "shown",
    "suggest",
]
