"""Stored documents: canonical, immutable, checked."""
