"""What people fill in about jobs."""

from .import_forms import ColumnsForm, TableForm

__all__ = ["ColumnsForm", "TableForm"]
