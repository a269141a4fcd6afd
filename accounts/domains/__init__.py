"""Domains that issuers prove to own."""
