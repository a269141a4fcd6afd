"""Grades, completions, corrections and reopening."""
