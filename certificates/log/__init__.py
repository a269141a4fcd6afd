"""The transparency log: entries, checkpoints, proofs, witnesses."""
