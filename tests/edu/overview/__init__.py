"""The figures of programs and cohorts."""
