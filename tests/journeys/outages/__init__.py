"""Servers and processes that stop or freeze."""
