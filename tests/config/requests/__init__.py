"""Rules that every route keeps."""
