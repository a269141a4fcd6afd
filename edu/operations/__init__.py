"""What EDU does: each operation one transaction, with its audit entry and its event."""
