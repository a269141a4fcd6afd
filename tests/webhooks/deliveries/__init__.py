"""Deliveries: sending again, replay, retention, pages, query plans."""
