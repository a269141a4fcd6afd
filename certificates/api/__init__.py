"""The API's door to certificates."""
