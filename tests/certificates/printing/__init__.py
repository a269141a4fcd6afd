"""Printed certificates."""
