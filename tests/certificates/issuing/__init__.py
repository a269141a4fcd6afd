"""Issuing one certificate over the API."""
