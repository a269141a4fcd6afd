"""Programs: their rules, and how they are written, published and archived."""
