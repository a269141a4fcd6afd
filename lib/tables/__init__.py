"""Read table files (CSV, XLSX, NDJSON) as streams of rows, and write them (ADR 0020).

`reading.received` takes a file in; `reading.examine` looks at it once and says how it is to be read, or
what has to be stated; `columns.assign` gives each column its field; `reading.rows` goes on from any place. Knows no certificate
and no job: whoever imports anything brings the fields.
"""
