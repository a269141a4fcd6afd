"""Endpoints: their rules, changes, secrets, health, and what happens to failing ones."""
