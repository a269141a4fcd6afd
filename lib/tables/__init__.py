"""Read table files (CSV, XLSX, NDJSON) as streams of rows, and write them (ADR 0020).

`received` takes a file in; `examine` looks at it once and says how it is to be read, or what has to
be stated; `assign` gives each column its field; `rows` goes on from any place. Knows no certificate
and no job: whoever imports anything brings the fields.
"""

from .headers import Fields, assign, in_all_languages, suggest
from .layout import (
    LONGEST_ROW,
    MAX_HEAD_ROW,
    NOTE,
    Broken,
    Cell,
    DateFormat,
    DecimalMark,
    Delimiter,
    Encoding,
    Examined,
    Fault,
    Format,
    Hidden,
    Layout,
    Line,
    Place,
    Row,
    is_empty,
    shown,
)
from .notation import as_date, as_decimal, as_identifier, find_notation
from .reading import MEDIA_TYPES, examine, objects, recognise, rows
from .receiving import Received, received

__all__ = [
    "LONGEST_ROW",
    "MAX_HEAD_ROW",
    "MEDIA_TYPES",
    "NOTE",
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
    "Hidden",
    "Layout",
    "Line",
    "Place",
    "Received",
    "Row",
    "as_date",
    "as_decimal",
    "as_identifier",
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
