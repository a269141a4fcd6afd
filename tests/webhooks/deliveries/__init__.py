"""Deliveries: attempts, retries, replay, retention, pages."""
