"""Completing a program: grades become certificates."""
