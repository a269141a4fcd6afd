"""Signing in: passwords, second factors, lockout, sessions, recent proof."""
