"""Rules and values of EDU that need no database."""
