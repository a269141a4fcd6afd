"""What can be done with webhooks, each in one transaction."""
