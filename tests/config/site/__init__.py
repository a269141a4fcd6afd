"""Public pages and the documentation portal."""
