"""Jobs: created, cancelled, undone, ended; their files and results."""
