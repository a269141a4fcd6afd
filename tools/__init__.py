"""What developers run: `make run`, embedded servers, demo data, the backup drill. Production never imports it."""
