"""The documentation portal: guides in four languages, the errors, the reference of the interface."""
