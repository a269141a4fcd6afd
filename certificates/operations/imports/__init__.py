"""Import certificates from a CSV, XLSX or NDJSON file."""
