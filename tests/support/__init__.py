"""Helpers and checks that tests of every area share."""
