"""Loads: programs that put one side of a row to work, and print what they measured."""
