"""Routes of certificate types."""
