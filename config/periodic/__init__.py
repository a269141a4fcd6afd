"""Periodic work: which of it has something to do, and beat as a thread of a worker."""
