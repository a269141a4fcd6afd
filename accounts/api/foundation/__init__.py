"""Shared by the APIs of all apps: views, authentication, limits, problems, schema."""
