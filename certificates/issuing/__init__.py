"""Certificates issued: one, many, by hand; previews."""
