"""Show, export and erase the data held on a person."""
