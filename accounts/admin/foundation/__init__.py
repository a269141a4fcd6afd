"""Base classes and helpers of every app's back office."""
