"""Public verification: pages, files, API."""
