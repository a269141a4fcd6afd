"""The library layer: ids, time, SQL, JSON, tables, crypto."""
