"""Cohorts over the API."""
