"""Teams and their members over the API."""
