"""Addresses on the network, and looking up names."""
