"""Expiry notices, and mails to holders."""
