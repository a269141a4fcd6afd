"""Limits of an issuer: its quota, and the lock of its row."""
