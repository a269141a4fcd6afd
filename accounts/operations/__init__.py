"""What can be done in accounts, each in one transaction."""
