"""Files that certificates register."""
