"""Find certificates: by filters, by holder, by one term; and the keys they are found by."""
