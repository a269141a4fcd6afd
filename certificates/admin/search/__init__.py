"""Find, filter and export certificates."""
