"""Test mode: its clock and its switch."""
