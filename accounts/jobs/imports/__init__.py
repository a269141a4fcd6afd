"""Imports of tables: one flow, which each kind registers its columns, checks and writes with."""
