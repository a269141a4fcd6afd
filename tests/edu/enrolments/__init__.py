"""Enrolments and class lists."""
