"""Certificates issued from an uploaded table."""
