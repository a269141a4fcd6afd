"""Verifiable Credentials: composed, signed, read."""
