"""Issuing by hand in the back office."""
