"""Rules that every page of the back office keeps."""
