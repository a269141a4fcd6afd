"""Checks: is a copy genuine, is a file known, are stored documents and files intact."""
