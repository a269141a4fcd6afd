"""The base of the back office."""
