"""Erasing personal data, access reports, removal of test certificates."""
