"""The API routes under /jobs."""
