"""Usage and quota: roll up, report, announce thresholds."""
