"""The official clients and the command line, against the running service."""
