"""Rules and values of accounts that need no database."""
