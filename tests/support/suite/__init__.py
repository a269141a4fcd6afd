"""Plugins and fixtures of the whole suite: servers, database, skipped tests."""
