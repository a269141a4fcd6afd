"""Rules and values of webhooks that need no database."""
