"""Write operations of accounts, each in one transaction."""
