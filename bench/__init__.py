"""The benchmark: the product compared with a bare floor, in one run. See docs/benchmark.md."""
