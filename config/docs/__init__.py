"""The documentation portal: guides in four languages, error codes, API reference."""
