"""The door through which people sign in: how allauth and axes behave here (ADR 0012)."""
