"""Django's engine for PostgreSQL, with an end to waiting where the web needs one (ADR 0032)."""
