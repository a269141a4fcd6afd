"""The transparency log: its tree, its entries and its signed checkpoints (C2SP tlog-tiles)."""
