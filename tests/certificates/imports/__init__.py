"""Imports of certificates from files."""
