"""Changes of status: of one certificate, of many, by time."""
