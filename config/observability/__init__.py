"""Logs, metrics and heartbeats."""
