"""English, as an international audience reads it."""
