"""Find certificates: lists, filters, keys, one field for all."""
