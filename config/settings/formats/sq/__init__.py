"""Albanian: Django has only some of the formats."""
