"""Files that a certificate registers by their hash."""
