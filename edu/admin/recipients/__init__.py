"""Back-office pages of recipients: search, import, merging, erasure."""
