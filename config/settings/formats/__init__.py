"""Date formats that differ from Django's: English here is not American."""
