"""Usage counts, the monthly quota and its notices."""
