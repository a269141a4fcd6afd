"""The back office's pages of jobs, and the pages of an import."""
