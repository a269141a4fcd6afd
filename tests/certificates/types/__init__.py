"""Certificate types and what they require."""
