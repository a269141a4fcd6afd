"""Cohorts: classes or course dates of a program."""
