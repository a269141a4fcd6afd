"""Code that knows no model and no app: it imports nothing of ours."""
