"""Issue certificates: one and many."""
