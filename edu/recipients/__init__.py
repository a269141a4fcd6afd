"""Recipients: created, imported, merged, erased; their records."""
