"""What the service says about itself: metrics and the log of requests."""
