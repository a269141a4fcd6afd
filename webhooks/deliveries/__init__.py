"""Deliveries: the log, sending again, replay, retention."""
