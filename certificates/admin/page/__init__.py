"""The page of one certificate: what was certified, its timeline, what belongs to it, what can be done."""
