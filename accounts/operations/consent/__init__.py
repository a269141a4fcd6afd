"""Consent documents: publish, accept, withdraw, warn in time."""
