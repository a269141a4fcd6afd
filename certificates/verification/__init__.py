"""Whether a certificate is good now, and its public page."""
