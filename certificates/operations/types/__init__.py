"""Certificate types: their fields, rules and versions."""
