"""Bulk issuing and bulk transitions."""
