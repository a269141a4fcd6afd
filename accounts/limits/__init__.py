"""Limits of an issuer: its rates, its quota, and the lock of its row."""
