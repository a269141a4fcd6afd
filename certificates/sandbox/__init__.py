"""Sample certificates of the test mode, and their removal."""
