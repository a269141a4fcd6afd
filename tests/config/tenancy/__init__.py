"""The database keeps issuers apart where the application forgets to."""
