"""Change the status of certificates: one, those selected, or a recall."""
