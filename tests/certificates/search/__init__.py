"""Reading, listing and finding certificates."""
