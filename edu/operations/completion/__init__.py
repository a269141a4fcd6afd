"""Completing a program: grades are matched with enrolments, and certificates are issued."""
