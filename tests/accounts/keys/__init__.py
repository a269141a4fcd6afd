"""API keys: routes, limits, rotation, pages."""
