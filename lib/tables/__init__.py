"""Read table files (CSV, XLSX, NDJSON) as streams of rows, and write them (ADR 0020).

`received` takes a file in; `examine` looks at it once and says how it is to be read, or what has to
be stated; `assign` gives each column its field; `rows` goes on from any place. Knows no certificate
and no job: whoever imports anything brings the fields.
"""

from .columns import (
    Fields,
    as_date,
    as_decimal,
    as_identifier,
    assign,
    find_notation,
    in_all_languages,
    suggest,
)
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
from .reading import MEDIA_TYPES, Received, examine, objects, received, recognise, rows

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
