"""Signing in, lockouts, sessions and confirming one's identity again."""
