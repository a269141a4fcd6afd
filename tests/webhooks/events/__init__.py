"""Events and the pull feed."""
