"""Recipients over the API."""
