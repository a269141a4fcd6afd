"""The audit log: entries, seals, checks, routes and pages."""
