"""Limits of an issuer: monthly quota, and one expensive request at a time."""
