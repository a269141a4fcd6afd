"""Endpoints: routes, addresses, secrets, health, pages."""
