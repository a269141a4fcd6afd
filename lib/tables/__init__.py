"""Files of rows: CSV, XLSX, NDJSON, ZIP."""
