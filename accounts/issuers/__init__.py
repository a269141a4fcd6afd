"""Issuers and their plans, as the platform's operators manage them."""
