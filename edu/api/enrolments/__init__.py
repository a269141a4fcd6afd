"""Enrolments over the API."""
