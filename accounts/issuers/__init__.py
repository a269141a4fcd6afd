"""Issuers and their plans, as platform admins manage them."""
