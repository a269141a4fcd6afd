"""Issue a certificate by hand: new, as a copy, or as a correction."""
