"""Limits: the monthly quota, one expensive request at a time, leases of a key's rate limit."""
