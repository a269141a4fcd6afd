"""Programs and cohorts."""
