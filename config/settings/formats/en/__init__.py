"""English for an international audience."""
