"""Inspection documents of EN 10204 in the fields of EN 10168."""
