"""The pull feed, for receivers that cannot be reached from outside."""
