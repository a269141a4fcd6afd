"""Rules and values of certificates that need no database."""
