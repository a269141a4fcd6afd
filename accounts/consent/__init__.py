"""Documents to which people consent."""
