"""Programs over the API."""
