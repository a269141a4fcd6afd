"""The transparency log: sequencing changes, publishing, proofs, and checks."""
