"""A person's data: found, exported, erased."""
