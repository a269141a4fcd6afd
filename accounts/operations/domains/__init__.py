"""Domains that issuers prove to be theirs: their list, and the checks of the proofs."""
