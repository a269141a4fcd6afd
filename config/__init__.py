"""The composition root: the only place that sees every app."""
