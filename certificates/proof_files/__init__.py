"""Proof files: a certificate with all that proves it."""
