"""The operations of EDU: each is one transaction, with its audit entry and its event."""
