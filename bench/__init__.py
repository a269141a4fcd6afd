"""The benchmark: the product beside its floor, in one run, on one machine. See docs/benchmark.md."""
