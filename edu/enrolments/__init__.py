"""Enrolments: made, withdrawn, failed, reopened, listed."""
