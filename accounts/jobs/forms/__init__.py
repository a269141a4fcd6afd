"""The forms of imports."""

from .import_forms import ColumnsForm, TableForm

__all__ = ["ColumnsForm", "TableForm"]
