"""Signing in to the back office: settings and extensions of allauth and axes (ADR 0012)."""
