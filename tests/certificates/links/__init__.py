"""Links between certificates."""
