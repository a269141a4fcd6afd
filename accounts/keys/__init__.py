"""API keys: their token and digest, authentication, changes, rotation, warnings."""
