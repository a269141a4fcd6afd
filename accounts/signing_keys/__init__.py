"""Signing keys of issuers: made and used by workers, rotated and withdrawn by people."""
