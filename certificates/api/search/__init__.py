"""Routes that list, search and check certificates."""
