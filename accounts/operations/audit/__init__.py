"""The audit: write entries, seal them, verify the seals."""
