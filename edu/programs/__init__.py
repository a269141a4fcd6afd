"""Programs, and the scales of their grades."""
