"""The operators' page about the service itself: what /metrics and /readyz say, at a glance."""
