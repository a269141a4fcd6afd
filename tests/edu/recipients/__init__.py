"""Recipients: changes, imports, merging, erasing."""
