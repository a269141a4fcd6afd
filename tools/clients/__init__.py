"""Writes the generated modules of the clients from docs/openapi.yaml; `make clients`."""
