"""Whole stories: a school, the samples, the fuzzer, backup, installation."""
