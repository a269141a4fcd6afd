"""Limits: the monthly quota, one expensive request at a time."""
